// Takes a record apart that is a position, and puts it together again.
#include "page/core/layout.hpp"

#include "cli/library/request.hpp"
#include "rules/record/canonical.hpp"

#include <algorithm>

namespace arbiter::page {
namespace {

using Words = Layout::Words;

Words lines_in(std::string_view text) {
    Words lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Without its comment.
Words words_in(std::string_view line) {
    Words words;
    while (!line.empty() && line.front() != ';') {
        const std::size_t end = std::min(line.find(' '), line.size());
        if (end != 0) {
            words.emplace_back(line.substr(0, end));
        }
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

/// The record as the referee writes it, if that says the same.
std::string canonical(std::string_view text, const FileReader& files) {
    const cli::FirstRecord first(text, {}, files);
    if (first.game() == nullptr) {
        cli::misunderstand("this record names no game that is known");
    }
    const Canonical written = first.game()->format(first.record(), files);
    return written.same && written.unread.empty() ? written.text : std::string(text);
}

bool begins_with(const Words& words, const Words& head) {
    return words.size() >= head.size() && std::equal(head.begin(), head.end(), words.begin());
}

bool is_set(const std::string& line) {
    return line.starts_with("set ");
}

bool is_claim(const std::string& line) {
    return line.starts_with("scores ") || line == "end" || line.starts_with("end ");
}

bool is_said(const std::string& line) {
    return !line.empty() && line.front() != ';';
}

}  // namespace

Layout::Layout(std::string_view text, const FileReader& files)
    : files_(files), first_(std::make_shared<const cli::FirstRecord>(canonical(text, files), ReportOptions{}, files)) {
    game_ = first_->game();
    const std::string_view whole = first_->record().text.text;
    const std::size_t body = std::min<std::size_t>(first_->record().header.body, whole.size());
    header_ = whole.substr(0, body);
    header_ += header_.ends_with("\n") ? "" : "\n";
    header_ += header_.ends_with("\n\n") ? "" : "\n";
    body_ = lines_in(whole.substr(body));
}

bool Layout::is_open() const {
    return std::all_of(body_.begin(), body_.end(),
                       [](const std::string& line) { return !is_said(line) || is_set(line) || is_claim(line); });
}

bool Layout::is_ended() const {
    return std::any_of(body_.begin(), body_.end(), [](const std::string& line) { return line.starts_with("end "); });
}

std::string Layout::head(Seat seat) const {
    return seat == no_seat ? "set" : "set " + std::string(record::word_behind_set(seats(), seat));
}

std::vector<Words> Layout::lines_of(Seat seat, std::string_view word) const {
    const Words head_words = words_in(head(seat) + ' ' + std::string(word));
    std::vector<Words> found;
    for (const std::string& line : body_) {
        const Words words = words_in(line);
        if (begins_with(words, head_words)) {
            found.emplace_back(words.begin() + static_cast<std::ptrdiff_t>(head_words.size()), words.end());
        }
    }
    return found;
}

Words Layout::words_of(Seat seat, std::string_view word) const {
    Words all;
    for (const Words& words : lines_of(seat, word)) {
        all.insert(all.end(), words.begin(), words.end());
    }
    return all;
}

void Layout::put(Seat seat, const std::vector<std::string_view>& words, const Words& lines) {
    const auto is_of_part = [&](const std::string& line) {
        return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
            return begins_with(words_in(line), words_in(head(seat) + ' ' + std::string(word)));
        });
    };
    auto at = std::find_if(body_.begin(), body_.end(), is_of_part);
    if (at == body_.end()) {
        at = std::find_if(body_.rbegin(), body_.rend(), is_set).base();
    }
    const auto place = at - body_.begin();
    body_.erase(std::remove_if(at, body_.end(), is_of_part), body_.end());
    Words written;
    for (const std::string& line : lines) {
        written.push_back(head(seat) + ' ' + line);
    }
    body_.insert(body_.begin() + place, written.begin(), written.end());
}

Words Layout::announced() const {
    const auto line =
        std::find_if(body_.begin(), body_.end(), [](const std::string& one) { return one.starts_with("scores "); });
    Words scores = line == body_.end() ? Words{} : words_in(line->substr(std::string_view("scores ").size()));
    scores.resize(game_->about->together ? 1 : seats().count(), "?");
    return scores;
}

void Layout::announce(const Words& scores) {
    std::erase_if(body_, [](const std::string& line) { return line.starts_with("scores "); });
    std::string line = "scores";
    for (const std::string& score : scores) {
        line += " " + (score.empty() ? "?" : score);
    }
    const bool known = std::any_of(scores.begin(), scores.end(),
                                   [](const std::string& score) { return !score.empty() && score != "?"; });
    const auto end =
        std::find_if(body_.begin(), body_.end(), [](const std::string& one) { return one.starts_with("end "); });
    if (known) {
        body_.insert(end, line);
    }
}

const Rule* Layout::broken() const {
    const cli::FirstRecord alone(text(true), {}, files_);
    const Finding* const wrong = first_error(alone.report().findings);
    return wrong == nullptr ? nullptr : wrong->rule;
}

std::string Layout::text(bool position_alone) const {
    std::string text = header_;
    for (const std::string& line : body_) {
        text += position_alone && is_claim(line) ? "" : line + '\n';
    }
    return text;
}

Part number_of(const Layout& layout, Seat seat, std::string_view word, std::string_view name) {
    Part part{seat, word, name, Form::number};
    const Words words = layout.words_of(seat, word);
    part.spots.emplace_back().holds = words.empty() ? "" : words.front();
    return part;
}

Part row_of(const Layout& layout, Seat seat, std::string_view word, std::string_view name) {
    Part part{seat, word, name, Form::row};
    std::int32_t place = 0;
    for (const std::string& one : layout.words_of(seat, word)) {
        if (one != "-") {
            part.spots.push_back({place++, 0, one});
        }
    }
    part.spots.push_back({place, 0});
    return part;
}

void put_words(Layout& layout, const Part& part) {
    std::string line(part.word);
    for (const Spot& spot : part.spots) {
        line += spot.holds.empty() ? "" : ' ' + spot.holds;
    }
    layout.put(part.seat, {part.word}, part.empty() ? Words{} : Words{line});
}

}  // namespace arbiter::page
