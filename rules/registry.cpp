// Builds the list of games from games.def, and judges what belongs to no game.
#include "rules/registry.hpp"

#include "grammar/archive/foreign.hpp"
#include "grammar/lenient/second_record.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/game_named.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace arbiter {

#define ARBITER_GAME(space, folder) \
    namespace space {               \
    GameEntry entry();              \
    }
#include "rules/games.def"
#undef ARBITER_GAME

std::span<const GameEntry> games() {
#define ARBITER_GAME(space, folder) space::entry(),
    static const std::array entries{
#include "rules/games.def"
    };
#undef ARBITER_GAME
    return entries;
}

const GameEntry* find_game(std::string_view id) {
    const auto found =
        std::find_if(games().begin(), games().end(), [id](const GameEntry& entry) { return entry.about->id == id; });
    return found == games().end() ? nullptr : &*found;
}

std::span<const Rule* const> all_rules() {
    static const std::vector<const Rule*> rules = [] {
        std::vector<const Rule*> all;
        const auto add = [&all](std::span<const Rule> book) {
            std::transform(book.begin(), book.end(), std::back_inserter(all), [](const Rule& rule) { return &rule; });
        };
        add(record::rulebook());
        for (const GameEntry& entry : games()) {
            add(entry.rulebook);
        }
        return all;
    }();
    return rules;
}

const Rule* find_rule(std::string_view code) {
    const auto found = std::ranges::find(all_rules(), code, &Rule::id);
    return found == all_rules().end() ? nullptr : *found;
}

std::span<const std::string_view> all_keywords() {
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        for (const GameEntry& entry : games()) {
            all.insert(all.end(), entry.about->keywords.begin(), entry.about->keywords.end());
        }
        return all;
    }();
    return words;
}

std::string_view game_of(const Header& header) {
    const bool named = !header.fields.empty() && header.fields.front().key == Span{0, 4};
    return named ? header.value(header.fields.front()) : std::string_view{};
}

namespace {

void judge_outside(const RecordText& text, std::string_view code, std::string message, Report& report) {
    report.reset();
    Referee referee(text, report);
    const std::size_t first = std::min(text.text.find_first_not_of(" \t\r\n"), text.text.size());
    const Span line = line_around(text.text, static_cast<std::uint32_t>(first));
    referee.find(record::rule(code),
                 {static_cast<std::uint32_t>(first), std::max(line.end, static_cast<std::uint32_t>(first))},
                 std::move(message));
    report.verdict = Verdict::unreadable;
}

/// Where the first line that is neither blank nor a comment begins; the text's size when there is none.
std::size_t first_content(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::size_t first = text.find_first_not_of(" \t", at);
        if (first < end && text[first] != ';') {
            return first;
        }
        at = end + 1;
    }
    return text.size();
}

/// Comments alone, which are not UTF-8.
void judge_damaged_comments(const RecordText& text, Report& report) {
    report.reset();
    Referee referee(text, report);
    for (std::size_t bad = first_bad_byte(text.text); bad != std::string_view::npos;) {
        bad = record::tell_bad_byte(bad, referee);
    }
    report.verdict = Verdict::unreadable;
}

}  // namespace

void judge_preamble(const RecordText& text, Report& report) {
    const std::size_t at = first_content(text.text);
    if (at == text.text.size()) {
        judge_damaged_comments(text, report);
        return;
    }
    const Span line = line_around(text.text, static_cast<std::uint32_t>(at));
    const bool begins = lenient::names_a_game(line.in(text.text), game_ids());
    judge_outside(text, "syntax.before-first-record",
                  begins ? "a record seems to begin here, but not with Game: in the first column of a line"
                         : "this stands before the first record, and is neither a comment nor blank",
                  report);
    if (!begins) {
        report.findings.front().help =
            "a record begins with a line that names the game, such as Game: azul; arbiter new azul writes one to fill "
            "in";
    }
    if (begins && line.begin != 0 && text.text[line.begin - 1] == '\r') {
        report.findings.front().help =
            "end each line with LF or CR LF; with CR alone: tr '\\r' '\\n' < FILE | arbiter check -";
    }
    report.findings.front().span = {static_cast<std::uint32_t>(at), std::max(line.end, static_cast<std::uint32_t>(at))};
}

void judge_too_long(const RecordText& text, Report& report) {
    judge_outside(text, "syntax.too-long", "this record is longer than 16 MiB; it is passed over", report);
}

void judge_no_record(const RecordText& text, Report& report) {
    judge_outside(text, "syntax.no-record", "there is no record here: no line begins with Game:", report);
}

void judge_foreign(const RecordText& text, Report& report) {
    const Foreign& kind = *foreign(text.text);
    judge_outside(text, kind.compressed ? "syntax.compressed" : "syntax.encoding",
                  kind.compressed ? fmt::format("this file is {}, and no text", kind.what)
                                  : fmt::format("this file is in {}, not in UTF-8", kind.what),
                  report);
    report.findings.front().span = {0, 0};
    report.findings.front().help = kind.remedy;
}

}  // namespace arbiter
