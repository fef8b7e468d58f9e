// Reads the report of an earlier run back, and compares records with what they were then.
#include "cli/baseline/baseline.hpp"

#include "cli/baseline/baseline_line.hpp"
#include "cli/text/file_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t read_bytes = std::size_t{64} << 10U;

}  // namespace

Baseline::Baseline(const std::string& path) : path_(path), file_(path) {
    if (!file_.error().empty()) {
        return;
    }
    if (!file_.is_regular()) {
        copy_.reset(std::tmpfile());
    }
    read();
    sort();
}

void Baseline::read() {
    std::string buffer(read_bytes, '\0');
    std::string line;
    std::uint64_t offset = 0;
    std::uint64_t number = 0;
    while (const std::size_t got = file_.read(buffer.data(), buffer.size())) {
        const std::string_view bytes = std::string_view(buffer).substr(0, got);
        keep_copy(bytes);
        for (std::size_t at = 0; at < got;) {
            const std::size_t end = std::min(bytes.find('\n', at), got);
            line += bytes.substr(at, end - at);
            at = end + 1;
            if (end != got) {
                add(line, offset, ++number);
                offset += line.size() + 1;
                line.clear();
            }
        }
    }
    if (!line.empty()) {
        add(line, offset, ++number);
    }
}

void Baseline::keep_copy(std::string_view bytes) {
    if (!file_.is_regular() &&
        (copy_ == nullptr || std::fwrite(bytes.data(), 1, bytes.size(), copy_.get()) != bytes.size() ||
         std::fflush(copy_.get()) != 0)) {
        throw std::runtime_error(fmt::format("the temporary copy of {} cannot be written", shown_name(path_)));
    }
}

void Baseline::add(std::string_view text, std::uint64_t offset, std::uint64_t number) {
    const std::optional<BaselineLine> line = read_baseline_line(text);
    if (!line) {
        throw std::runtime_error(
            fmt::format("{}:{}: not a line that arbiter check --report jsonl=… writes", shown_name(path_), number));
    }
    if (line->is_unread) {
        return;
    }
    records_.push_back({line->id.value_or(0), line->record, offset, file_of(line->file)});
}

std::uint32_t Baseline::number_of(const std::string& file) const {
    const auto at = numbers_.find(file);
    return at == numbers_.end() ? no_file : at->second;
}

std::uint32_t Baseline::file_of(const std::string& name) {
    const auto [at, is_new] = numbers_.emplace(name, static_cast<std::uint32_t>(files_.size()));
    if (is_new) {
        files_.push_back(name);
    }
    return at->second;
}

/// Of several lines for one record the last counts, and with it those that a file has which was read twice.
void Baseline::sort() {
    const auto place = [](const Known& one) { return std::pair(one.file, one.number); };
    std::stable_sort(records_.begin(), records_.end(),
                     [&](const Known& a, const Known& b) { return place(a) < place(b); });
    std::size_t kept = 0;
    for (std::size_t begin = 0, end = 0; begin < records_.size(); begin = end) {
        while (end < records_.size() && place(records_[end]) == place(records_[begin])) {
            ++end;
        }
        const Known last = records_[end - 1];
        for (std::size_t i = begin; i < end; ++i) {
            if (i + 1 == end || (last.id != 0 && records_[i].id == last.id)) {
                records_[kept++] = records_[i];
            }
        }
    }
    records_.resize(kept);
}

std::string Baseline::line_at(std::uint64_t offset) const {
    std::array<char, 4096> buffer;
    std::string line;
    for (std::size_t end = std::string::npos; end == std::string::npos;) {
        const ssize_t got =
            copy_
                ? ::pread(::fileno(copy_.get()), buffer.data(), buffer.size(), static_cast<off_t>(offset + line.size()))
                : static_cast<ssize_t>(file_.read_at(offset + line.size(), buffer.data(), buffer.size()));
        if (got <= 0) {
            break;
        }
        const std::string_view part(buffer.data(), static_cast<std::size_t>(got));
        end = part.find('\n');
        line += part.substr(0, end);
    }
    return line;
}

DigestFinding digest_of(const JudgedRecord& judged, const Finding& finding) {
    const Place place = place_of(judged.record, finding.span.begin);
    return {name_of(finding.severity), finding.rule->id, place.line - judged.record.line + 1, place.column};
}

std::string digest(const JudgedRecord& judged) {
    DigestWords words(name_of(judged.report.verdict));
    for (std::uint32_t i = 0; i < judged.report.score_count; ++i) {
        words.score(judged.report.scores[i]);
    }
    for (const Finding& finding : judged.report.findings) {
        words.finding(digest_of(judged, finding));
    }
    return words.text();
}

}  // namespace arbiter::cli
