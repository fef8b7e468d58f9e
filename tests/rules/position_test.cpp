// A record may be cut anywhere: the position there, printed, and the rest are judged as the whole record is.
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::test::position_test {
namespace {

/// What somebody would compare: the findings by code and place, counted from the end behind the cut and from the
/// beginning in the header.
struct Outcome {
    Verdict verdict = Verdict::valid;
    bool finished = false;
    std::vector<std::int32_t> scores;
    std::vector<std::string> winners;
    std::vector<std::pair<std::string, std::size_t>> findings;

    bool operator==(const Outcome&) const = default;
};

void PrintTo(const Outcome& outcome, std::ostream* out);
void PrintTo(const Outcome& outcome, std::ostream* out) {
    *out << name_of(outcome.verdict) << (outcome.finished ? " finished" : "");
    for (const std::int32_t score : outcome.scores) {
        *out << ' ' << score;
    }
    for (const std::string& name : outcome.winners) {
        *out << ' ' << name;
    }
    for (const auto& [code, place] : outcome.findings) {
        *out << ' ' << code << '@' << place;
    }
}

/// A position shows that a place of the offer is empty, and no longer which tile lay there.
std::string code_of(const Finding& finding) {
    const std::string_view code = finding.rule->id;
    return std::string(code == "framework.offer.taken" ? "framework.offer.not-there" : code);
}

Outcome outcome_of(const std::string& text, std::size_t body, std::size_t cut, const FileReader& open) {
    Report report;
    judge(RecordText{text}, {}, open, report);
    Outcome outcome{report.verdict, report.finished, {}, {}, {}};
    outcome.scores.assign(report.scores.begin(), report.scores.begin() + report.score_count);
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (report.won(seat)) {
            outcome.winners.emplace_back(report.seats.name(seat));
        }
    }
    for (const Finding& finding : report.findings) {
        const std::size_t at = finding.span.begin;
        // Where the record stops is its last line, or the header where no event is left.
        const bool in_header = at < body && finding.rule->id != std::string_view("record.unfinished");
        if (at >= cut || in_header) {
            outcome.findings.emplace_back(code_of(finding), at < body ? at : text.size() - at);
        }
    }
    return outcome;
}

/// No position lies within an effect of FRAME-WORK.
bool goes_on_with_effect(std::string_view text, std::size_t at) {
    const std::string_view line = text.substr(std::min(text.find_first_not_of(" \t", at), text.size()));
    constexpr std::array deeds{"nothing", "reveal", "conceal", "swap", "move", "look", "take", "discard", "plant"};
    return std::ranges::any_of(deeds, [&](const char* deed) { return line.starts_with(deed); });
}

/// A round begins behind a position that lies before its deal, whether its line stood there or not.
bool begins_round_twice(std::string_view text, std::size_t at) {
    const std::size_t before = text.rfind('\n', at - 2) + 1;
    return text.substr(before).starts_with("round") && text.substr(at).starts_with("round");
}

/// Behind each line of the body, but not where a line behind takes something back or belongs to a position, nor behind
/// the first error.
std::vector<std::size_t> cuts_of(std::string_view text, std::size_t body, const Report& whole) {
    std::size_t last = text.size();
    for (const Finding& finding : whole.findings) {
        if (finding.severity == Severity::error && finding.span.begin >= body) {
            last = std::min<std::size_t>(last, line_around(text, finding.span.begin).begin);
        }
    }
    last = std::min(last, text.find("\nend ", body));  // nothing follows that
    const std::size_t undo = text.rfind("undo");
    std::size_t first = undo == std::string_view::npos ? body : std::max(body, undo);
    for (std::size_t at = body; at < text.size(); at = std::min(text.find('\n', at), text.size()) + 1) {
        const std::size_t word = std::min(text.find_first_not_of(" \t", at), text.size());
        first = text.substr(word).starts_with("set") ? std::max(first, word) : first;
    }
    std::vector<std::size_t> cuts;
    for (std::size_t at = text.find('\n', first); at < last; at = text.find('\n', at + 1)) {
        if (!goes_on_with_effect(text, at + 1) && !begins_round_twice(text, at + 1)) {
            cuts.push_back(at + 1);
        }
    }
    return cuts;
}

/// A few cuts spread over the record; which, changes with its number.
std::vector<std::size_t> some_of(const std::vector<std::size_t>& cuts, std::size_t number) {
    constexpr std::size_t most = 5;
    std::vector<std::size_t> some;
    const std::size_t step = std::max<std::size_t>(1, cuts.size() / most);
    for (std::size_t at = number % step; at < cuts.size(); at += step) {
        some.push_back(cuts[at]);
    }
    return some;
}

struct Tried {
    std::size_t same = 0;
    std::size_t behind_gaps = 0;
    std::size_t refused = 0;  ///< no set lines say what the record has come to there
};

/// Facts that nobody wrote down, and what breaks the rules and stands, can be more than set lines say.
bool says_all(std::string_view text) {
    constexpr std::array<std::string_view, 3> more{"?", " stands", "\ngap"};
    return std::ranges::all_of(more,
                               [text](std::string_view word) { return text.find(word) == std::string_view::npos; });
}

/// Set lines are for what lies on a table between turns, and a bag that nobody has counted is not told in part.
bool is_beyond_set_lines(std::string_view fault) {
    return fault.starts_with("a position lies between turns") || fault.starts_with("displays have told something");
}

/// Not every game's records have gaps.
bool has_gaps(const std::string& game) {
    return std::ranges::count(find_game(game)->about->keywords, "gap") != 0;
}

/// Some of the lines before the cut are missing, and the position stands in their place, behind a gap: the rest of the
/// record, from the cut on, is judged as if they were there.
void try_gap(const std::string& text, std::size_t body, std::size_t from, std::size_t cut,
             const std::string& behind_gap, const FileReader& open, Tried& tried) {
    const std::string torn = text.substr(0, from) + behind_gap + text.substr(cut);
    Outcome expected = outcome_of(text, body, cut, open);
    const bool is_wrong = expected.verdict == Verdict::violation || expected.verdict == Verdict::unreadable;
    expected.verdict = is_wrong ? expected.verdict : Verdict::unverified;
    Report report;
    judge(RecordText{torn}, {}, open, report);
    // A pick that comes without a deal, which nobody may have noted; a marker that lies nobody knows where; a turn
    // that was missed; a score that no wall was written beside.
    const Finding* const first = first_error(report.findings);
    const bool is_unknown = !report.unjudged.empty() && (is_wrong || behind_gap.find('M') == std::string::npos);
    const bool misses_turn = std::ranges::any_of(
        expected.findings, [](const auto& finding) { return finding.first == "dorfromantik.turn.other-player"; });
    if (is_unknown || misses_turn || (first != nullptr && first->rule->id == "azul.set.score")) {
        return;
    }
    ASSERT_EQ(outcome_of(torn, body, from + behind_gap.size(), open), expected) << torn;
    EXPECT_TRUE(report.unjudged.empty()) << torn;
    EXPECT_EQ(report.gaps.size(), 1U) << torn;
    ++tried.behind_gaps;
}

/// Lines can be missing there, something is written behind them, and it is not another player's turn than by that.
bool may_be_torn(const std::string& before, const std::string& behind_gap, std::string_view behind,
                 const FileReader& open) {
    Report report;
    judge(RecordText{before}, {}, open, report);
    const std::string_view next = behind.substr(0, behind.find('\n'));
    return !report.finished && behind_gap.find("\nset") != std::string::npos && !next.starts_with("draft") &&
           next.find(" stands") == std::string_view::npos;
}

/// Nothing says what lay behind the gap: no line there is wrong, and the truth is among what may be.
void try_blind_gap(const std::string& text, std::size_t from, std::size_t cut, const Report& whole,
                   const FileReader& open) {
    const std::string torn = text.substr(0, from) + "gap\n" + text.substr(cut);
    Report report;
    judge(RecordText{torn}, {}, open, report);
    ASSERT_EQ(report.verdict, Verdict::unverified) << torn;
    ASSERT_FALSE(report.unjudged.empty()) << torn;
    for (std::size_t total = 0; total < whole.score_count; ++total) {
        const bool one = report.score_ranges.empty();
        const std::int32_t least = one ? report.scores[total] : report.score_ranges[total].least;
        const std::int32_t most = one ? report.scores[total] : report.score_ranges[total].most;
        ASSERT_LE(least, whole.scores[total]) << torn;
        ASSERT_GE(most, whole.scores[total]) << torn;
    }
    EXPECT_EQ(whole.winners & ~report.possible_winners, 0) << torn;
    EXPECT_TRUE(report.open_end || report.finished == whole.finished) << torn;
}

enum class Cuts : std::uint8_t { some, all };

void try_cuts(const GameEntry& game, const RecordText& record, const Report& whole, const FileReader& open, Cuts which,
              Tried& tried) {
    const std::string text(record.text);
    Header header;
    read_header(text, header);
    const std::vector<std::size_t> cuts = cuts_of(text, header.body, whole);
    for (const std::size_t cut : which == Cuts::all ? cuts : some_of(cuts, record.number)) {
        Report report;
        const SetLines lines =
            game.set_lines(read_record(RecordText{std::string_view(text).substr(0, cut)}), open, report);
        if (!lines.reached) {
            return;  // something in the header does not let it be played
        }
        if (!lines.fault.empty()) {
            tried.refused += is_beyond_set_lines(lines.fault) || !says_all(text) ? 0U : 1U;
            continue;
        }
        const std::string position = text.substr(0, header.body) + lines.text;
        ASSERT_EQ(game.set_lines(read_record(RecordText{position}), open, report).text, lines.text) << position;
        if (text.substr(header.body, cut - header.body).find('?') != std::string::npos) {
            continue;  // what is settled by now was taken on trust before
        }
        const std::string joined = position + text.substr(cut);
        ASSERT_EQ(outcome_of(joined, header.body, header.body + lines.text.size(), open),
                  outcome_of(text, header.body, cut, open))
            << joined;
        ++tried.same;
        // Anywhere before it, but where no effect is torn from its turn.
        const std::size_t from =
            cuts[tried.same * 7 % (static_cast<std::size_t>(std::ranges::find(cuts, cut) - cuts.begin()) + 1)];
        if (!whole.gaps.empty() ||
            !may_be_torn(text.substr(0, from), lines.behind_gap, std::string_view(text).substr(cut), open)) {
            continue;
        }
        try_gap(text, header.body, from, cut, lines.behind_gap, open, tried);
        if (whole.verdict == Verdict::valid || whole.verdict == Verdict::incomplete) {
            try_blind_gap(text, from, cut, whole, open);
        }
    }
}

/// Behind a gap a round may not be known, but for what cannot be.
bool hangs_on_lost_round(const Report& report) {
    return !report.gaps.empty() && std::ranges::any_of(report.findings, [](const Finding& finding) {
        return finding.rule->id.ends_with(".round.number");
    });
}

bool can_be_cut(const RecordText& record, const Report& report) {
    return report.verdict != Verdict::unreadable && !hangs_on_lost_round(report) &&
           record.text.find("\xE2\x80") == std::string::npos;
}

/// The games of the program that have positions.
std::vector<std::string> with_positions() {
    std::vector<std::string> names;
    for (const GameEntry& game : arbiter::games()) {
        if (game.about->id != "dorfromantik-campaign") {
            names.emplace_back(game.about->id);
        }
    }
    return names;
}

/// The game that ships as a model has its cases beside its tests, and no records of others.
fs::path cases_of(const std::string& game) {
    return game == "dominoes" ? fs::path("tests/sixth-game") : fs::path("tests/cases") / game;
}

class Positions : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, Positions, testing::ValuesIn(with_positions()), [](const auto& one) {
    std::string name = one.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST_P(Positions, AndTheRestAreTheWholeRecord) {
    if (!fs::exists(fs::path("tests/conformance") / GetParam())) {
        GTEST_SKIP() << "there are no records of other engines";
    }
    Tried tried;
    for (const char* const folder :
         {"tests/conformance", "tests/conformance/positions", "tests/conformance/unknown", "examples"}) {
        for (const fs::path& path : files_below(fs::path(folder) / GetParam(), ".tgn")) {
            SCOPED_TRACE(path);
            const FileReader open = cli::reader_beside(path.string());
            judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
                if (test::has_its_turn(record.number) && can_be_cut(record, report) && !HasFatalFailure()) {
                    try_cuts(*find_game(GetParam()), record, report, open, Cuts::some, tried);
                }
            });
        }
    }
    EXPECT_GT(tried.same, 2 * test::games(100));
    EXPECT_LT(tried.refused, tried.same / 20);
    EXPECT_TRUE(!has_gaps(GetParam()) || tried.behind_gaps > tried.same / 2) << tried.behind_gaps;
}

/// Cases are where something happens: they are cut behind every line.
TEST_P(Positions, OfCasesAndTheRestAreTheWholeCase) {
    const bool are_few = GetParam() == "dominoes";
    Tried tried;
    for (const fs::path& path : files_below(cases_of(GetParam()), ".tgn")) {
        SCOPED_TRACE(path);
        const FileReader open = cli::reader_beside(path.string());
        judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
            if ((are_few || test::has_its_turn(record.number)) && can_be_cut(record, report) && !HasFatalFailure()) {
                try_cuts(*find_game(GetParam()), record, report, open, Cuts::all, tried);
            }
        });
    }
    EXPECT_GT(tried.same, are_few ? 10U : 2 * test::games(100));
    EXPECT_LT(tried.refused, tried.same / 20);
    EXPECT_TRUE(!has_gaps(GetParam()) || tried.behind_gaps > tried.same / 2) << tried.behind_gaps;
}

TEST(OpenPositions, ShowWhatIsCertainOfHandsThatNobodyKnows) {
    const std::string head = "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: gala\n\n";
    const std::string position =
        "set round 2 Ann\nset Ann points 3\nset Ann hand E1\nset Ben hand ?\nset Cat hand ?\nset pile 15\n"
        "set turn Ann\n";
    const std::string text = head + position;
    Report report;
    const FileReader open = cli::reader_beside("hands.tgn");
    const SetLines lines = find_game("frame-work")->set_lines(read_record(RecordText{text}), open, report);
    EXPECT_EQ(lines.text, position);
    EXPECT_EQ(lines.fault, "facts that nobody wrote down leave more than one position possible");
}

TEST(OpenPositions, LeaveOutHandsThatMayBeEmpty) {
    const std::string head = "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: teaser\n\n";
    const std::string position = "set round 2 Ann\nset Ann dossier A1\nset Ben hand -\nset pile 0\n";
    const std::string text = head + position + "set turn Ann\n";
    Report report;
    const FileReader open = cli::reader_beside("hands.tgn");
    const SetLines lines = find_game("frame-work")->set_lines(read_record(RecordText{text}), open, report);
    EXPECT_TRUE(lines.text.starts_with(position)) << lines.text;
}

std::vector<std::string> headers_of(const std::string& game) {
    if (game == "azul") {
        return {"", "House: wall=gray\n", "Start: Ben\n"};
    }
    if (game == "frame-work") {
        return {"Deck: gala\n", "Deck: docks\n", "Deck: teaser\n"};
    }
    if (game == "grawlix") {
        return {"", "Start: Ben\n", "Result: Ann 3, Ben 3\n", "Event: another\n"};
    }
    return game == "framework" ? std::vector<std::string>{"", "House: tokens=claimed\n", "Tokens: 3\n"}
                               : std::vector<std::string>{""};
}

TEST_P(Positions, OfRandomGamesAndTheRestAreTheWholeGame) {
    const GameEntry& game = *find_game(GetParam());
    const FileReader open = cli::reader_beside("random.tgn");
    Tried tried;
    for (const std::string& header : headers_of(GetParam())) {
        for (std::size_t players = game.about->fewest_players; players <= game.about->most_players; ++players) {
            std::string text;
            if (!game.play({players, players + header.size(), header}, open, text)) {
                continue;
            }
            Report report;
            judge(RecordText{text}, {}, open, report);
            if (report.verdict <= Verdict::incomplete) {
                try_cuts(game, RecordText{text}, report, open, Cuts::some, tried);
            }
        }
    }
    EXPECT_GT(tried.same, 10U);
    EXPECT_EQ(tried.refused, 0U);
}

/// What is printed of a record that consists of a position is this position.
TEST_P(Positions, ArePrintedAsTheyAreRead) {
    const fs::path folder = fs::path("tests/conformance/positions") / GetParam();
    for (const fs::path& path : files_below(folder, ".tgn")) {
        const FileReader open = cli::reader_beside(path.string());
        judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
            if (report.verdict > Verdict::unverified) {
                return;
            }
            Header header;
            read_header(record.text, header);
            Report aside;
            const GameEntry& game = *find_game(GetParam());
            const SetLines once = game.set_lines(read_record(record), open, aside);
            const std::string text = std::string(record.text.substr(0, header.body)) + once.text;
            EXPECT_EQ(game.set_lines(read_record(RecordText{text}), open, aside).text, once.text) << record.text;
        });
    }
}

}  // namespace
}  // namespace arbiter::test::position_test
