// Values of header lines: a remark behind one changes nothing, what cannot be read makes no violation where it is a
// mere claim, and what was read is read again as the same.
#include "grammar/text/utf8.hpp"
#include "rules/registry/registry.hpp"
#include "tests/fuzz/judging.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <array>

namespace arbiter::fuzz {
namespace {

/// A finished game, with one line of a header in front.
std::string game_with(std::string_view line) {
    const bool game = line.starts_with("Game:");
    const bool players = line.starts_with("Players:");
    std::string text(game ? line : "Game: grawlix");
    text += players ? "" : "\nPlayers: Ann, Ben";
    text += game ? std::string() : "\n" + std::string(line);
    text += "\n\ndraft @R #V @O @Y $R @G $O @B\nAnn @R:0,0 +%R\nBen #V:1,0 +@V\nAnn @O:1,1 +%O\n";
    return text;
}

/// Verdict, scores, winners and names.
std::string outcome(std::string_view text, Report& report) {
    RecordText record{text};
    judge(record, {}, known_files(), report);
    std::string words(name_of(report.verdict));
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        words += ' ' + std::to_string(report.scores[i]);
    }
    words += ' ' + std::to_string(report.winners);
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        words += ", " + std::string(report.seats.name(seat));
    }
    return words;
}

std::string outcome(std::string_view text) {
    Report report;
    return outcome(text, report);
}

/// Nothing that ends the line or the parenthesis, and nothing that could be more than a remark.
bool is_mere(std::string_view words) {
    constexpr std::string_view not_in_remarks = "()\n\r;=.";
    constexpr std::size_t longest = 900;
    return words.size() < longest && first_bad_byte(words) == std::string_view::npos &&
           words.find_first_of(not_in_remarks) == std::string_view::npos;
}

void expect_no_change(std::string_view words) {
    if (!is_mere(words)) {
        return;
    }
    static const std::string plain = outcome(game_with("Event: x"));
    for (const std::string_view line : {"Game: grawlix", "Notation: 1", "Rules: 1", "Players: Ann, Ben", "Start: Ann",
                                        "Date: 2026-11-20", "Date: 20.11.2026"}) {
        if (line.starts_with("Game") && !games_named("Game: " + std::string(words)).empty()) {
            continue;  // one of two games is meant
        }
        const std::string text = game_with(std::string(line) + " (" + std::string(words) + ")");
        expect_same(outcome(text), plain, "a remark changes what is judged", text);
    }
}

/// A date that cannot be read is a warning, and so is a result; one that can be read may be wrong.
void expect_no_violation(std::string_view words) {
    constexpr std::string_view ends = "\n\r";
    if (words.find_first_of(ends) != std::string_view::npos || first_bad_byte(words) != std::string_view::npos) {
        return;
    }
    for (const std::string_view key : {"Date: ", "Result: "}) {
        const std::string text = game_with(std::string(key) + std::string(words));
        Report report;
        outcome(text, report);
        for (const Finding& finding : report.findings) {
            expect(finding.severity != Severity::error || finding.rule->id == "claim.result",
                   "a claim of the header breaks a rule", {text, finding.rule->id});
        }
    }
}

/// In canonical form it says the same, and is canonical.
void expect_stable(std::string_view line) {
    constexpr std::string_view end = "\n";
    if (line.find_first_of(end) != std::string_view::npos) {
        return;
    }
    const std::string text = game_with(line);
    each_record(text, [&](const RecordText& record, const GameEntry& game) {
        const Canonical once = game.format(read_record(record), known_files());
        if (!once.unread.empty() || !once.same) {
            return;
        }
        expect_same(outcome(once.text), outcome(record.text), "judged otherwise in canonical form", record.text);
        RecordText again = record;
        again.text = once.text;
        expect_same(game.format(read_record(again), known_files()).text, once.text, "not canonical", record.text);
    });
}

}  // namespace
}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    constexpr std::array<std::string_view, 14> keys{
        "Players: ", "Result: ",   "Date: ",   "House: ",  "Start: ", "Game: ",   "Rules: ",
        "Allow: ",   "Notation: ", "Expect: ", "Tokens: ", "Event: ", "Players ", "Color: "};
    const std::string_view text = fuzz::text_of(data, size);
    fuzz::expect_no_change(text);
    fuzz::expect_no_violation(text);
    if (!text.empty()) {
        const std::string_view key = keys[static_cast<unsigned char>(text[0]) % keys.size()];
        fuzz::expect_stable(std::string(key) + std::string(text.substr(1)));
    }
    return 0;
}
