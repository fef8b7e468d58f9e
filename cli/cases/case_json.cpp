// Takes a case apart: position, events, what is expected of it, and the rules it is about.
#include "cli/cases/case_json.hpp"

#include "cli/cases/case_ids.hpp"
#include "cli/cases/case_terms.hpp"
#include "cli/cases/coverage.hpp"
#include "cli/cases/expectation.hpp"
#include "cli/report/event_json.hpp"
#include "cli/report/json_values.hpp"
#include "cli/text/file_name.hpp"
#include "grammar/record/header_key.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <string>
#include <system_error>
#include <vector>

namespace arbiter::cli {
namespace {

/// But for what every case says elsewhere, and what is said of it.
void put_case_header(const Header& header, JsonText& to) {
    const auto belongs_here = [](std::string_view key) {
        const HeaderKey* const common = find_header_key(common_header_keys(), key);
        return !is_private_key(key) &&
               (common == nullptr || (common->changes_identity() && common->purpose != HeaderKey::Purpose::game));
    };
    put_header(
        header, belongs_here, [](std::string_view, std::string_view value) { return value; }, to);
}

/// Every ruling that has options, whether the header chooses or not.
void put_house(const GameCoverage& coverage, JsonText& to) {
    to.key("house").begin_object();
    for (const OptionUse& use : house_of(coverage)) {
        to.member(use.ruling->id, use.option);
    }
    to.end_object();
}

void put_events(const std::vector<DissectedLine>& events, JsonText& to) {
    to.key("events").begin_array();
    for (std::size_t i = 0; i < events.size(); ++i) {
        put_event(i + 1, events[i], false, to);
    }
    to.end_array();
}

/// "78 5616": how many ways there are to go on for one move, for two …
void put_perft(std::string_view counts, JsonText& to) {
    if (counts.empty()) {
        return;
    }
    to.key("perft").begin_array();
    for (std::size_t at = 0; at < counts.size();) {
        const std::size_t end = std::min(counts.find(' ', at), counts.size());
        std::uint64_t count = 0;
        if (std::from_chars(counts.data() + at, counts.data() + end, count).ec == std::errc{}) {
            to.value(count);
        }
        at = end + 1;
    }
    to.end_array();
}

void put_codes(const Expectation& expectation, const Dissection& lines, std::uint64_t first, JsonText& to) {
    std::map<std::uint64_t, std::vector<std::string_view>> found;
    for (const ExpectedCode& expected : expectation.codes) {
        found[expected.line].push_back(expected.code);
    }
    to.key("findings").begin_array();
    for (const auto& [line, codes] : found) {
        const auto event = std::find_if(lines.events.begin(), lines.events.end(),
                                        [at = line, first](const auto& one) { return first + one.line - 1 == at; });
        to.begin_object();
        to.key("at");
        event == lines.events.end() ? to.null() : to.value(std::uint64_t(event - lines.events.begin()) + 1);
        put_list("codes", codes, to);
        to.end_object();
    }
    to.end_array();
}

void put_expectation(const Expectation& expectation, const Dissection& lines, std::uint64_t first, JsonText& to) {
    to.key("expect").begin_object();
    if (expectation.verdict) {
        to.member("verdict", name_of(*expectation.verdict));
    }
    if (expectation.scores) {
        to.key("scores");
        put_scores(*expectation.scores, to);
    }
    if (expectation.winners) {
        put_list("winners", *expectation.winners, to);
    }
    if (expectation.may_win) {
        put_list("may_win", *expectation.may_win, to);
    }
    put_codes(expectation, lines, first, to);
    to.end_object();
}

/// The rules that the case keeps and breaks, as the referee sees it.
void put_rules(const GameCoverage& coverage, JsonText& to) {
    std::vector<std::string_view> held;
    std::vector<std::string_view> broken;
    for (const RuleUse& use : coverage.rules()) {
        if (use.held != 0) {
            held.push_back(use.rule->id);
        }
        if (use.broken != 0) {
            broken.push_back(use.rule->id);
        }
    }
    put_list("held", held, to);
    put_list("broken", broken, to);
}

void put_files(const std::map<std::string, std::string>& files, JsonText& to) {
    to.key("files").begin_object();
    for (const auto& [name, text] : files) {
        to.foreign_key(name).value(text);
    }
    to.end_object();
}

}  // namespace

std::string CaseCollection::begin() const {
    return fmt::format("{{\"schema\":1,\"version\":\"{}\",\"cases\":[", ARBITER_VERSION);
}

std::string CaseCollection::end() const {
    return "\n]}\n";
}

void CaseCollection::add(const std::string& path, std::string_view before, const Record& record, const FileReader& open,
                         std::string& text) {
    Report report;
    const GameEntry* const game = find_game_of(record.header);
    if (game == nullptr) {
        return;  // it tries the referee, and no game
    }
    GameCoverage coverage(game);
    NamedFiles named(open);
    coverage.add(record, named.reader(), report);
    Report aside;
    const Dissection lines = game->dissect(record, named.reader(), aside);
    text += any_ ? ",\n" : "\n";
    any_ = true;
    JsonText to(text);
    to.begin_object();
    to.member("id", case_id(record.header));
    to.member("game", game->about->id);
    put_text_or_null("ruling", record.header.value("X-Ruling"), to);
    put_text_or_null("title", record.header.value("Event"), to);
    to.member("file", shown_name(path));
    to.member("line", record.text.line);
    put_players(report.seats, to);
    put_house(coverage, to);
    put_case_header(record.header, to);
    put_files(named.files(), to);
    put_list("needs", needs_of(lines, false), to);
    put_position(lines.position, false, to);
    put_events(lines.events, to);
    put_perft(record.header.value("X-Perft"), to);
    put_expectation(read_expectation(before, record, false, report), lines, record.text.line, to);
    put_rules(coverage, to);
    to.end_object();
}

}  // namespace arbiter::cli
