// Goes over the lines of sections; nothing is judged for it.
#include "cli/language/outline.hpp"

#include "cli/language/body_line.hpp"
#include "cli/language/protocol.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::cli::lsp {
namespace {

constexpr int kind_of_record = 2;  // Module
constexpr int kind_of_round = 24;  // Event

/// A stretch of lines of a section, both ends among them.
struct Lines {
    std::size_t first = 0;
    std::size_t last = 0;
};

bool is_blank(std::string_view line) {
    return line.find_first_not_of(" \t") == std::string_view::npos;
}

/// Without the blank lines at its end.
std::size_t last_line(const Section& section) {
    std::size_t last = section.lines().count() - 1;
    while (last > 0 && is_blank(section.lines().line(last))) {
        --last;
    }
    return last;
}

/// Of an archive those that somebody has looked at.
bool is_shown(const Document& document, const Section& section) {
    return section.judged() || !document.is_archive();
}

/// Each round goes on to the next one.
std::vector<Lines> stretches(const Section& section) {
    const std::vector<std::size_t> begins = rounds_in(section);
    std::vector<Lines> rounds;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const std::size_t next = i + 1 < begins.size() ? begins[i + 1] - 1 : last_line(section);
        rounds.push_back({begins[i], std::max(begins[i], next)});
    }
    return rounds;
}

Json range_of(const Section& section, Lines lines, std::uint32_t base) {
    const std::uint32_t end = utf16_units(section.lines().line(lines.last));
    return to_json(Range{{base + static_cast<std::uint32_t>(lines.first), 0},
                         {base + static_cast<std::uint32_t>(lines.last), end}});
}

Json symbol(std::string name, std::string detail, int kind, const Section& section, Lines lines, std::uint32_t base) {
    return {{"name", name.empty() ? "?" : std::move(name)},
            {"detail", std::move(detail)},
            {"kind", kind},
            {"range", range_of(section, lines, base)},
            {"selectionRange", range_of(section, {lines.first, lines.first}, base)},
            {"children", Json::array()}};
}

/// "round 2", and who begins.
Json round_symbol(const Section& section, Lines lines, std::uint32_t base) {
    const std::string_view line = section.lines().line(lines.first);
    const std::string_view said = line.substr(0, comment_in(line));
    const std::size_t second = std::min(said.find(' ', said.find(' ') + 1), said.size());
    const std::string_view rest = said.substr(std::min(second + 1, said.size()));
    return symbol(std::string(said.substr(0, second)), std::string(rest), kind_of_round, section, lines, base);
}

Json record_symbol(const Section& section, const SectionHead& head, std::uint32_t base) {
    const std::string date(head.header().value("Date"));
    const std::string detail = fmt::format("{}{}{}", head.game_name(), date.empty() ? "" : ", ", date);
    const std::string players(head.header().value("Players"));
    Json record = symbol(players, detail, kind_of_record, section, {0, last_line(section)}, base);
    for (const Lines lines : stretches(section)) {
        record["children"].push_back(round_symbol(section, lines, base));
    }
    return record;
}

void fold(Lines lines, std::uint32_t base, std::string_view kind, Json& list) {
    if (lines.last > lines.first) {
        list.push_back({{"startLine", base + lines.first}, {"endLine", base + lines.last}, {"kind", kind}});
    }
}

/// Lines of comments that stand together.
void fold_comments(const Section& section, std::uint32_t base, Json& list) {
    const LineIndex& lines = section.lines();
    for (std::size_t at = 0; at < lines.count(); ++at) {
        const std::size_t first = at;
        while (at < lines.count() && lines.line(at).starts_with(';')) {
            ++at;
        }
        if (at > first) {
            fold({first, at - 1}, base, "comment", list);
        }
    }
}

void fold_section(const Section& section, std::uint32_t base, Json& list) {
    if (section.text().starts_with("Game:")) {
        fold({0, last_line(section)}, base, "region", list);
    }
    for (const Lines lines : stretches(section)) {
        fold(lines, base, "region", list);
    }
    fold_comments(section, base, list);
}

}  // namespace

Json outline(const Document& document) {
    Json list = Json::array();
    std::uint32_t base = 0;
    for (std::size_t i = 0; i < document.count(); ++i) {
        const Section& section = document.section(i);
        if (is_shown(document, section)) {
            if (const SectionHead head(section); head.is_record()) {
                list.push_back(record_symbol(section, head, base));
            }
        }
        base += static_cast<std::uint32_t>(section.line_breaks());
    }
    return list;
}

Json folding(const Document& document) {
    Json list = Json::array();
    std::uint32_t base = 0;
    for (std::size_t i = 0; i < document.count(); ++i) {
        const Section& section = document.section(i);
        if (is_shown(document, section)) {
            fold_section(section, base, list);
        }
        base += static_cast<std::uint32_t>(section.line_breaks());
    }
    return list;
}

}  // namespace arbiter::cli::lsp
