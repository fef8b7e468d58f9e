// Writes the entries of the rulebooks as objects, a line of JSON each time.
#include "cli/report/books_json.hpp"

#include "cli/report/json_values.hpp"
#include "cli/report/judged_record.hpp"
#include "cli/report/record_json.hpp"
#include "cli/text/json_text.hpp"
#include "rules/registry/judge.hpp"

#include <optional>

namespace arbiter::cli {
namespace {

std::string_view name_of_kind(Kind kind) {
    switch (kind) {
        case Kind::syntax: return "syntax";
        case Kind::play: return "play";
        case Kind::claim: return "claim";
        case Kind::warning: return "warning";
        case Kind::note: return "note";
    }
    return {};
}

void put_members(const Rule& rule, JsonText& to) {
    to.member("code", rule.id);
    to.member("kind", name_of_kind(rule.kind));
    to.member("severity", name_of(severity_of(rule.kind)));
    to.member("law", rule.law);
    to.member("citation", rule.citation);
    to.member("explanation", rule.explanation);
    to.member("example", rule.example);
}

/// What is said of the example because of this rule.
void put_example_findings(const Rule& rule, JsonText& to) {
    const RecordText record{rule.example};
    Report report;
    judge(
        record, {}, [](std::string_view) { return std::nullopt; }, report);
    to.key("findings").begin_array();
    for (const Finding& finding : report.findings) {
        if (finding.rule == &rule) {
            put_finding({"example.tgn", record, Header{}, report}, finding, to);
        }
    }
    to.end_array();
}

/// An object with its version, and what put(to) adds to it.
template <typename Put>
std::string object(Put put) {
    std::string text;
    {
        JsonText to(text);
        to.begin_object();
        to.member("schema", 1);
        put(to);
        to.end_object();
    }
    return text + '\n';
}

}  // namespace

void put_ruling(const Ruling& ruling, JsonText& to) {
    to.begin_object();
    to.member("id", ruling.id);
    to.member("text", ruling.text);
    put_list("options", ruling.options, to);
    put_text_or_null("default", ruling.options.empty() ? std::string_view() : ruling.options.front(), to);
    to.member("printed", ruling.printed);
    to.member("variant", ruling.variant);
    to.end_object();
}

std::string rules_json(std::string_view game, std::span<const Rule> rules) {
    return object([&](JsonText& to) {
        to.member("game", game);
        to.key("rules").begin_array();
        for (const Rule& rule : rules) {
            to.begin_object();
            put_members(rule, to);
            to.end_object();
        }
        to.end_array();
    });
}

std::string rulings_json(std::string_view game, std::span<const Ruling> rulings) {
    return object([&](JsonText& to) {
        to.member("game", game);
        to.key("rulings").begin_array();
        for (const Ruling& ruling : rulings) {
            put_ruling(ruling, to);
        }
        to.end_array();
    });
}

std::string rule_json(const Rule& rule) {
    return object([&](JsonText& to) {
        put_members(rule, to);
        if (!rule.example.empty()) {
            put_example_findings(rule, to);
        }
    });
}

}  // namespace arbiter::cli
