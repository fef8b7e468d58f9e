// Puts sections that a change touches together, cuts them anew where records begin, and judges those alone.
#include "cli/language/document.hpp"

#include "grammar/archive/record_scan.hpp"

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace {

constexpr std::string_view start = "Game:";
constexpr std::size_t most_traces = 16;

}  // namespace

Document::Document(std::string_view text, FileReader open) : open_(std::move(open)) {
    replace(text);
}

Document::Sections Document::split(std::string_view text) {
    Sections sections;
    std::size_t size = 0;
    while (!text.empty()) {
        RecordScan scan;
        scan_record(text, true, scan);
        sections.push_back(std::make_unique<Section>(std::string(text.substr(0, scan.scanned))));
        sections.back()->wanted = size < judged_at_once;
        size += scan.scanned;
        text.remove_prefix(scan.scanned);
    }
    return sections;
}

void Document::replace(std::string_view text) {
    traces_.clear();
    sections_ = split(text);
    if (sections_.empty()) {
        sections_.push_back(std::make_unique<Section>(std::string{}));
    }
    told_ = false;
}

/// A record ends before a line that begins with Game:, so that a change at its edge can join it to its neighbors.
void Document::change(Range range, std::string_view text) {
    const Located from = locate(range.begin);
    const Located to = locate(std::max(range.begin, range.end));
    std::size_t first = from.section;
    std::size_t last = to.section;
    std::string joined = sections_[first]->text().substr(0, from.offset);
    joined.append(text).append(sections_[last]->text(), to.offset);
    if (first > 0 && !joined.starts_with(start)) {
        joined.insert(0, sections_[--first]->text());
    }
    if (last + 1 < sections_.size() && !joined.empty() && !joined.ends_with('\n')) {
        joined += sections_[++last]->text();
    }
    Sections fresh = split(joined);
    if (fresh.empty() && sections_.size() == last - first + 1) {
        fresh.push_back(std::make_unique<Section>(std::string{}));
    }
    const auto begin = sections_.begin() + static_cast<std::ptrdiff_t>(first);
    const auto place = sections_.erase(begin, begin + static_cast<std::ptrdiff_t>(last - first + 1));
    sections_.insert(place, std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
    traces_.clear();
    told_ = false;
}

std::uint32_t Document::first_line(std::size_t number) const {
    std::size_t line = 0;
    for (std::size_t i = 0; i < number; ++i) {
        line += sections_[i]->line_breaks();
    }
    return static_cast<std::uint32_t>(line);
}

Document::Located Document::locate(Point point) const {
    std::size_t number = 0;
    std::size_t line = point.line;
    while (number + 1 < sections_.size() && line >= sections_[number]->line_breaks()) {
        line -= sections_[number++]->line_breaks();
    }
    const LineIndex& lines = sections_[number]->lines();
    if (line >= lines.count()) {
        return {number, sections_[number]->text().size(), lines.count() - 1};
    }
    return {number, lines.offset({static_cast<std::uint32_t>(line), point.column}), line};
}

Range Document::range(std::size_t section, std::uint32_t first, Span span) const {
    const LineIndex& lines = sections_[section]->lines();
    const std::size_t size = sections_[section]->text().size();
    Range range{lines.point(std::min<std::size_t>(span.begin, size)),
                lines.point(std::min<std::size_t>(std::max(span.begin, span.end), size))};
    range.begin.line += first;
    range.end.line += first;
    return range;
}

void Document::look_at(std::size_t number) {
    sections_[number]->wanted = sections_[number]->wanted || !sections_[number]->judged();
}

void Document::doubt() {
    traces_.clear();
    for (const auto& section : sections_) {
        section->wanted = section->wanted || section->judged();
    }
}

bool Document::judge() {
    bool any = !told_;
    for (const auto& section : sections_) {
        if (section->wanted) {
            section->judge(open_, sections_.size() == 1);
            any = true;
        }
    }
    told_ = true;
    return any;
}

std::shared_ptr<const TracedRecord> Document::traced(std::size_t number) {
    const Section* const section = sections_[number].get();
    const auto known =
        std::find_if(traces_.begin(), traces_.end(), [section](const auto& one) { return one.first == section; });
    if (known != traces_.end()) {
        return known->second;
    }
    if (traces_.size() == most_traces) {
        traces_.erase(traces_.begin());
    }
    traces_.emplace_back(section, std::make_shared<const TracedRecord>(section->text(), TraceParts{}, open_));
    return traces_.back().second;
}

}  // namespace arbiter::cli
