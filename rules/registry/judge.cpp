// Finds the judge of the game that a record names, and lets it judge.
#include "rules/registry/judge.hpp"

#include "grammar/lenient/normalized_record.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/spelling.hpp"
#include "rules/record/allow.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/record/outside.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry/fixes.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace arbiter {
namespace {

void tell_unknown_game(const Record& record, Report& report) {
    report.reset();
    Referee referee(record.text, report);
    const std::string_view game = game_of(record.header);
    const auto begin =
        game.empty() ? std::uint32_t{0} : static_cast<std::uint32_t>(game.data() - record.text.text.data());
    std::vector<std::string_view> ids;
    std::string list;
    for (const GameEntry& entry : games()) {
        ids.push_back(entry.about->id);
        list += fmt::format("{}{}", list.empty() ? "" : ", ", entry.about->id);
    }
    Finding& finding =
        referee.find(record::rule("syntax.unknown-game"), {begin, begin + static_cast<std::uint32_t>(game.size())},
                     game.empty() ? std::string("the Game line names no game")
                                  : fmt::format("\"{}\" is no game the referee knows", game.substr(0, 40)));
    report.verdict = Verdict::unreadable;
    if (const auto named = games_named(record.text.text); named.size() > 1) {
        finding.help = fmt::format("did you mean Game: {}?", joined_by(named, " or Game: "));
        return;
    }
    const std::string_view meant = nearest_word(game, ids);
    finding.help = meant.empty() ? fmt::format("the games are {}", list) : fmt::format("did you mean {}?", meant);
}

void allow(const Header& header, Report& report) {
    record::allow(
        header, [](std::string_view code) { return find_rule(code) != nullptr; }, report);
}

/// The header was read otherwise than it is written, or a line behind it was read as one of the header.
bool is_read_leniently(const Record& record, const Report& report) {
    return !record.header.errors.empty() || std::ranges::any_of(report.findings, [](const Finding& finding) {
        return finding.rule->id == "syntax.tolerated";
    });
}

/// What the header of a record allows; of one that cannot be read as it is written, the header as it was meant.
void allow_leniently(const Record& record, const GameEntry& game, const FileReader& open, Report& report) {
    if (!is_read_leniently(record, report) || record.text.text.find("llow") == std::string_view::npos) [[likely]] {
        allow(record.header, report);
        return;
    }
    const lenient::NormalizedRecord meant = game.normalized(record, open);
    Header header;
    read_header(meant.text(), header);
    allow(header, report);
    for (Finding& finding : report.findings) {
        finding.span = finding.rule->id == "record.allow.unused" ? meant.original(finding.span) : finding.span;
    }
}

}  // namespace

Judge::Judge() : judges_(games().size()) {}

void Judge::run(const RecordText& text, const ReportOptions& options, const FileReader& open, Report& report) {
    read_record(text, record_);
    const GameEntry* const entry = find_game_of(record_.header);
    if (entry == nullptr) {
        tell_unknown_game(record_, report);
        return;
    }
    JudgeOfGame& judge = judges_[static_cast<std::size_t>(entry - games().data())];
    if (!judge) {
        judge = entry->make_judge();
    }
    judge(record_, options, open, report);
    allow_leniently(record_, *entry, open, report);
    record::gather_consequences(report);
    if (options.fixes) {
        fix::find_fixes(text, open, report);
    }
}

void Judge::pass_over(const RecordText& text) {
    record_ = {};
    record_.text = text;
}

void judge_piece(Judge& judge, Piece piece, const RecordText& record, const ReportOptions& options,
                 const FileReader& open, Report& report) {
    if (piece == Piece::record) {
        judge.run(record, options, open, report);
        return;
    }
    judge.pass_over(record);
    switch (piece) {
        case Piece::record: break;
        case Piece::preamble: record::judge_preamble(record, known_games(), report); break;
        case Piece::too_long: record::judge_too_long(record, report); break;
        case Piece::foreign: record::judge_foreign(record, report); break;
        case Piece::end: record::judge_no_record(record, report); break;
    }
}

}  // namespace arbiter
