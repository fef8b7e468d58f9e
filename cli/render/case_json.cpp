// Takes a case apart: position, events, what is expected of it, and the rules it is about.
#include "cli/render/case_json.hpp"

#include "cli/case_ids.hpp"
#include "cli/commands/expectation.hpp"
#include "cli/coverage.hpp"
#include "cli/render/file_name.hpp"
#include "cli/render/json_text.hpp"
#include "grammar/record/list.hpp"
#include "rules/game_named.hpp"
#include "rules/identity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace arbiter::cli {
namespace {

/// A line of the body that is no comment.
struct BodyLine {
    std::uint64_t line = 1;  ///< of the file
    std::string text;
};

struct Body {
    std::vector<BodyLine> position;  ///< the set lines in front
    std::vector<BodyLine> events;
};

Body body_of(const Record& record) {
    const std::string_view text = record.text.text;
    Body body;
    std::uint64_t line = place_of(record.text, record.header.body).line;
    for (std::size_t at = record.header.body; at < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string words = essential_line(text.substr(at, end - at));
        if (!words.empty()) {
            const bool sets = body.events.empty() && words.starts_with("set ");
            (sets ? body.position : body.events).push_back({line, std::move(words)});
        }
        at = end + 1;
    }
    return body;
}

/// What every case says elsewhere, and what is said of it.
bool stands_elsewhere(std::string_view key) {
    constexpr std::array<std::string_view, 7> keys{"Game", "Players", "House", "Event", "Expect", "Allow", "Date"};
    return key.starts_with("X-") || std::find(keys.begin(), keys.end(), key) != keys.end();
}

void put_header(const Header& header, JsonText& to) {
    to.key("header").begin_object();
    for (const HeaderField& field : header.fields) {
        const std::string_view key = field.key.in(header.text);
        if (!stands_elsewhere(key) && header.find(key) == &field) {
            to.foreign_key(key).value(header.value(field));
        }
    }
    to.end_object();
}

/// "wall=gray, ties=shared"
void put_house(const Header& header, JsonText& to) {
    to.key("house").begin_object();
    if (const HeaderField* const field = header.find("House"); field != nullptr) {
        std::map<std::string, std::string_view> chosen;
        split_list(header.text, field->value, [&](std::string_view item, Span) {
            const std::size_t equal = item.find('=');
            chosen[std::string(item.substr(0, equal))] =
                equal == std::string_view::npos ? std::string_view{} : item.substr(equal + 1);
        });
        for (const auto& [ruling, option] : chosen) {
            to.foreign_key(ruling).value(option);
        }
    }
    to.end_object();
}

void put_text_or_null(std::string_view key, std::string_view text, JsonText& to) {
    to.key(key);
    text.empty() ? to.null() : to.value(text);
}

template <typename Texts>
void put_list(std::string_view key, const Texts& texts, JsonText& to) {
    to.key(key).begin_array();
    for (const auto& text : texts) {
        to.value(text);
    }
    to.end_array();
}

void put_body(const Body& body, JsonText& to) {
    to.key("position").begin_array();
    for (const BodyLine& line : body.position) {
        to.value(line.text);
    }
    to.end_array();
    to.key("events").begin_array();
    for (std::size_t i = 0; i < body.events.size(); ++i) {
        to.begin_object();
        to.member("at", i + 1);
        to.member("text", body.events[i].text);
        to.end_object();
    }
    to.end_array();
}

bool has_word(std::string_view text, std::string_view word) {
    return fmt::format(" {} ", text).find(fmt::format(" {} ", word)) != std::string::npos;
}

/// What an engine need not know to be a good one.
std::vector<std::string_view> needs_of(const Body& body) {
    std::vector<std::string_view> needs;
    const auto any = [&body](auto is_so) {
        return std::any_of(body.events.begin(), body.events.end(), is_so) ||
               std::any_of(body.position.begin(), body.position.end(), is_so);
    };
    if (any([](const BodyLine& line) { return line.text.find('?') != std::string::npos; })) {
        needs.push_back("?");
    }
    for (const std::string_view word : {"stands", "undo"}) {
        if (any([word](const BodyLine& line) { return has_word(line.text, word); })) {
            needs.push_back(word);
        }
    }
    return needs;
}

void put_codes(const Expectation& expectation, const Body& body, JsonText& to) {
    std::map<std::uint64_t, std::vector<std::string_view>> lines;
    for (const ExpectedCode& expected : expectation.codes) {
        lines[expected.line].push_back(expected.code);
    }
    to.key("findings").begin_array();
    for (const auto& [line, codes] : lines) {
        const auto event = std::find_if(body.events.begin(), body.events.end(),
                                        [line = line](const BodyLine& one) { return one.line == line; });
        to.begin_object();
        to.key("at");
        event == body.events.end() ? to.null() : to.value(std::uint64_t(event - body.events.begin()) + 1);
        put_list("codes", codes, to);
        to.end_object();
    }
    to.end_array();
}

void put_scores(const std::vector<ScoreRange>& scores, JsonText& to) {
    to.begin_array();
    for (const ScoreRange& range : scores) {
        if (range.least == range.most) {
            to.value(range.most);
            continue;
        }
        to.begin_array();
        to.value(range.least);
        to.value(range.most);
        to.end_array();
    }
    to.end_array();
}

void put_expectation(const Expectation& expectation, const Body& body, JsonText& to) {
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
    put_codes(expectation, body, to);
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
    std::map<std::string, std::string> files;
    const FileReader noting = [&](std::string_view name) {
        std::optional<std::string> found = open(name);
        if (found) {
            files.emplace(name, *found);
        }
        return found;
    };
    Report report;
    const GameEntry* const game = find_game_of(record.header);
    if (game == nullptr) {
        return;  // it tries the referee, and no game
    }
    GameCoverage coverage(game);
    coverage.add(record, noting, report);
    const Body body = body_of(record);
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
    to.key("players").begin_array();
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        to.value(report.seats.name(seat));
    }
    to.end_array();
    put_house(record.header, to);
    put_header(record.header, to);
    put_files(files, to);
    put_list("needs", needs_of(body), to);
    put_body(body, to);
    put_expectation(read_expectation(before, record, false, report), body, to);
    put_rules(coverage, to);
    to.end_object();
}

}  // namespace arbiter::cli
