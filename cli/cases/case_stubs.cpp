// Cuts stubs from the examples in the rulebook, and tries each before it is written.
#include "cli/cases/case_stubs.hpp"

#include "cli/input/inputs.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace arbiter::cli {
namespace {

/// The codes to expect, by line of the record (from 1).
using CodesByLine = std::map<std::uint64_t, std::string>;

CodesByLine codes_of(const RecordText& record, const Report& report) {
    CodesByLine codes;
    for (const Finding& finding : report.findings) {
        const std::string_view code = finding.rule->id;
        std::string& here = codes[place_of(record, finding.span.begin).line];
        if (!record::follows_from_record(code) && here.find(code) == std::string::npos) {
            here += fmt::format(" {}", code);
        }
    }
    std::erase_if(codes, [](const auto& line) { return line.second.empty(); });
    return codes;
}

bool in_header(std::string_view text, std::size_t at) {
    const std::size_t blank = text.find("\n\n");
    return blank == std::string_view::npos || at < blank;
}

/// Calls each(line's text, its number, is it in the header).
template <typename Each>
void each_line_of_record(std::string_view text, Each each) {
    std::uint64_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        each(text.substr(at, end - at), ++number, in_header(text, at));
        at = end + 1;
    }
}

/// The record with its expectations, the event and the verdict in the header.
std::string annotated(const RecordText& record, const CodesByLine& codes, std::string_view event, Verdict verdict) {
    std::string text;
    const bool told = record.text.find("\nEvent:") != std::string_view::npos;
    each_line_of_record(record.text, [&](std::string_view line, std::uint64_t number, bool header) {
        const auto code = codes.find(number);
        const bool field = header && line.find(':') != std::string_view::npos;
        if (code != codes.end() && field) {
            text += fmt::format(";!{}\n", code->second);
        }
        text += line;
        text += code != codes.end() && !field ? fmt::format(" ;!{}\n", code->second) : "\n";
        if (number == 1) {
            text += told ? "" : fmt::format("Event: {}\n", event);
            text += fmt::format("Expect: {}\n", name_of(verdict));
        }
    });
    return text + '\n';
}

void judge_example(const RecordText& record, Report& report) {
    judge(record, {}, reader_beside("-"), report);
}

std::string broken_stub(const Rule& rule) {
    const RecordText record{rule.example};
    Report report;
    judge_example(record, report);
    return annotated(record, codes_of(record, report), rule.law, report.verdict);
}

/// The example up to the first line with a finding; a line that nearly breaks the rule has to be written behind it.
std::string held_stub(const Rule& rule) {
    const RecordText whole{rule.example};
    Report report;
    judge_example(whole, report);
    const CodesByLine codes = codes_of(whole, report);
    const std::uint64_t stop = codes.empty() ? 0 : codes.begin()->first;
    std::string text;
    each_line_of_record(rule.example, [&](std::string_view line, std::uint64_t number, bool header) {
        // A record is nothing without its first line, even when the finding stands there.
        if (number == 1 || ((number < stop || header) && number != stop)) {
            text += fmt::format("{}\n", line);
        }
    });
    text += text.find("\n\n") == std::string::npos ? "\n" : "";
    text += fmt::format("; to be written: a line that comes near to breaking {} and does not\n", rule.id);
    const RecordText record{text};
    judge_example(record, report);
    return annotated(record, codes_of(record, report), fmt::format("nearly: {}", rule.law), report.verdict);
}

std::string option_stub(const GameEntry& game, const OptionUse& use) {
    constexpr std::string_view names[] = {"Ann", "Ben", "Cat", "Dan", "Eva", "Fay"};
    std::string text = fmt::format("Game: {}\nPlayers: ", game.about->id);
    for (std::size_t i = 0; i < std::min(game.about->fewest_players, std::size(names)); ++i) {
        text += fmt::format("{}{}", i == 0 ? "" : ", ", names[i]);
    }
    text += fmt::format("\nHouse: {}={}\n\n; to be played\n", use.ruling->id, use.option);
    const RecordText record{text};
    Report report;
    judge_example(record, report);
    return annotated(record, codes_of(record, report), use.ruling->text, report.verdict);
}

bool has_example(const Rule& rule) {
    return rule.example.starts_with("Game:");
}

}  // namespace

std::string case_stubs_for(const GameCoverage& coverage) {
    std::string text;
    for (const RuleUse& use : coverage.rules()) {
        text += use.broken == 0 && has_example(*use.rule) ? broken_stub(*use.rule) : "";
        const bool own = coverage.game() != nullptr;  // the rules of all records are held by any record
        text += own && use.held == 0 && has_example(*use.rule) ? held_stub(*use.rule) : "";
    }
    for (const OptionUse& use : coverage.options()) {
        text += use.records == 0 ? option_stub(*coverage.game(), use) : "";
    }
    return text;
}

}  // namespace arbiter::cli
