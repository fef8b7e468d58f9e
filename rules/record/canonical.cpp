// Writes header, tails and common lines in canonical form.
#include "rules/record/canonical.hpp"

#include "grammar/archive/record_scan.hpp"
#include "grammar/record/words.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/trimmed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

namespace arbiter::record {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

std::size_t skip(std::string_view text, std::size_t at) {
    while (at < text.size() && is_blank(text[at])) {
        ++at;
    }
    return at;
}

void write_line(std::string_view line, std::string& text) {
    const std::string_view content = trimmed(line, blanks);
    const std::size_t colon = content.find(':');
    if (content.empty()) {
        return;
    }
    if (content.front() == ';' || colon == std::string_view::npos) {
        text.append(content).push_back('\n');
        return;
    }
    const std::string_view value = trimmed(content.substr(colon + 1), blanks);
    text.append(content.substr(0, colon + 1)).append(value.empty() ? "" : " ").append(value).push_back('\n');
}

std::string without_blanks(std::string_view text) {
    std::string bare(text);
    std::erase_if(bare, [](char byte) { return blanks.find(byte) != std::string_view::npos; });
    return bare;
}

/// Where the comment of a line begins; npos when it has none.
std::size_t comment_in(std::string_view line, bool in_header) {
    const std::size_t first = line.find_first_not_of(" \t");
    if (first != std::string_view::npos && line[first] == ';') {
        return first;
    }
    for (std::size_t at = line.find(';'); !in_header && at != std::string_view::npos; at = line.find(';', at + 1)) {
        if (is_blank(line[at - 1])) {
            return at;
        }
    }
    return std::string_view::npos;
}

/// The first comment that the new text does not have behind all before it.
std::optional<std::uint32_t> first_lost_comment(std::string_view text, std::uint32_t body, std::string_view canonical) {
    const std::string written = without_blanks(canonical);
    std::size_t found = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::size_t begin = comment_in(text.substr(at, end - at), at < body);
        if (begin != std::string_view::npos) {
            const std::string comment = without_blanks(text.substr(at + begin, end - at - begin));
            found = written.find(comment, found);
            if (found == std::string::npos) {
                return static_cast<std::uint32_t>(at + begin);
            }
            found += comment.size();
        }
        at = end + 1;
    }
    return std::nullopt;
}

/// The first byte behind the header that lies in none of the lines.
std::optional<std::uint32_t> first_unseen(std::string_view text, std::uint32_t body, std::span<const Span> lines) {
    std::size_t at = body;
    for (std::size_t i = 0; i <= lines.size(); ++i) {
        const std::size_t begin = i < lines.size() ? lines[i].begin : text.size();
        const std::size_t content = text.find_first_not_of(blanks, at);
        if (content < begin) {
            return static_cast<std::uint32_t>(content);
        }
        at = std::max<std::size_t>(at, i < lines.size() ? lines[i].end : begin);
    }
    return std::nullopt;
}

/// Their order hangs on places, which formatting moves.
std::string codes_of(const Report& report) {
    std::vector<std::string_view> codes;
    for (const Finding& finding : report.findings) {
        if (finding.rule->id != "syntax.tolerated") {
            codes.push_back(finding.rule->id);
        }
    }
    std::sort(codes.begin(), codes.end());
    return codes.empty() ? std::string("none") : joined_by(codes, ", ");
}

}  // namespace

void write_header(const Header& header, std::string& text) {
    const std::string_view lines = header.text.substr(0, header.body);
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        write_line(lines.substr(at, end - at), text);
        at = end + 1;
    }
    if (header.has_blank_line) {
        text += '\n';
    }
}

void write_comment(std::string_view line, std::string& text) {
    text.append(trimmed(line, blanks)).push_back('\n');
}

void write_tail(Span span, std::string_view record, std::string& text) {
    std::string_view tail = span.in(record);
    std::size_t at = skip(tail, 0);
    while (at < tail.size() && tail[at] == '{') {
        const std::size_t close = tail.find('}', at);
        text.append(" ").append(tail.substr(at, close + 1 - at));
        at = skip(tail, close + 1);
    }
    if (tail.substr(at).starts_with("stands")) {
        text += " stands";
        at = skip(tail, at + 6);
    }
    const std::string_view comment = trimmed(tail.substr(at), blanks);
    if (!comment.empty()) {
        text.append(" ").append(comment);
    }
    text += '\n';
}

std::string_view word_behind_set(const Seats& seats, Seat seat) {
    return is_position_word(seats.word(seat)) ? Seats::number(seat) : seats.word(seat);
}

void write_as_it_is(std::string_view event, std::string& text) {
    for (std::size_t at = skip(event, 0); at < event.size();) {
        const char byte = event[at];
        if (is_blank(byte)) {
            text += ' ';
            at = skip(event, at);
        } else {
            text += byte;
            ++at;
        }
    }
}

void trim_end(std::string& text) {
    text.resize(text.find_last_not_of(" \t\r\n") + 1);
    text += '\n';
}

std::string difference(const Report& before, const Report& after) {
    if (before.verdict != after.verdict) {
        return fmt::format("the verdict would be {}, it was {}", name_of(after.verdict), name_of(before.verdict));
    }
    if (before.finished != after.finished || before.winners != after.winners || before.open_end != after.open_end ||
        before.possible_winners != after.possible_winners) {
        return "the end of the game would be another";
    }
    const bool same_scores =
        before.score_count == after.score_count &&
        std::equal(before.scores.begin(), before.scores.begin() + before.score_count, after.scores.begin());
    if (!same_scores || before.score_ranges != after.score_ranges) {
        return "the scores would be others";
    }
    return codes_of(before) == codes_of(after)
               ? std::string{}
               : fmt::format("the findings would be {}; they were {}", codes_of(after), codes_of(before));
}

std::string unread(const RecordText& record, const Header& header, const Report& report) {
    const auto first = std::find_if(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
        return finding.severity == Severity::error && finding.rule->kind == Kind::syntax;
    });
    if (first == report.findings.end()) {
        return {};
    }
    RecordText replayed = record;
    replayed.text = header.text;
    return fmt::format("line {} cannot be read: {}", place_of(replayed, first->span.begin).line, first->message);
}

std::string obstacle(const RecordText& record, const ToKeep& keep, std::string_view canonical) {
    if (keep.meant != nullptr && keep.meant->second()) {
        return fmt::format("a second record seems to begin in line {}",
                           place_of(record, keep.meant->second()->begin).line);
    }
    RecordText read = record;
    read.text = keep.header.text;
    if (const auto unseen = first_unseen(read.text, keep.header.body, keep.lines)) {
        return fmt::format("line {} would be lost", place_of(read, *unseen).line);
    }
    if (const auto comment = first_lost_comment(read.text, keep.header.body, canonical)) {
        return fmt::format("the comment in line {} would be lost", place_of(read, *comment).line);
    }
    RecordScan scan;
    if (scan_record(canonical, true, scan)) {
        read.text = canonical;
        return fmt::format("line {} would begin another record",
                           place_of(read, static_cast<std::uint32_t>(scan.scanned)).line);
    }
    return {};
}

std::string cell_text(Cell cell, Cell origin) {
    constexpr std::int32_t most = 9'999'999;
    const Cell counted = cell - origin;
    return text_of(Cell{std::clamp(counted.x, -most, most), std::clamp(counted.y, -most, most)});
}

bool has_scores(const About& about) {
    return std::find(about.keywords.begin(), about.keywords.end(), "scores") != about.keywords.end();
}

std::string header_for(std::string_view game, std::size_t players, std::string_view more) {
    constexpr std::array<std::string_view, most_seats> names{"Ann", "Ben", "Cat", "Dan", "Eva", "Fay", "Gus", "Ida"};
    std::string text = fmt::format("Game: {}\nPlayers: ", game);
    for (std::size_t i = 0; i < std::min(players, names.size()); ++i) {
        text += fmt::format("{}{}", i == 0 ? "" : ", ", names[i]);
    }
    return fmt::format("{}\n{}\n", text, more);
}

}  // namespace arbiter::record
