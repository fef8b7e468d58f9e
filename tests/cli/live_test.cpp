// arbiter live: what is completed, what is kept, whatever is typed, and whenever it is killed.
#include "cli/session/continuation.hpp"
#include "rules/game/random.hpp"
#include "rules/registry/registry.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::test::live_test {
namespace {

const std::string begun = "Game: azul\nPlayers: Ann, Ben\n\n";
const std::string displays = "displays BBYR KWWB RRKY YBKW WWRR\n";

std::string header_of(const GameEntry& game) {
    std::string header;
    for (const HeaderKey& hint : game.about->header_keys) {
        header += hint.needed ? std::string(hint.key) + ": " + std::string(hint.example) + "\n" : "";
    }
    return header;
}

/// A line made by completing alone, a piece chosen by chance wherever there is a choice.
std::string completed(cli::Continuations& continuations, std::size_t choice) {
    std::string typed;
    for (int steps = 0; steps < 300; ++steps) {
        cli::Continuation found = continuations.behind(typed);
        if (found.typed == typed && found.pieces.empty()) {
            return typed;
        }
        EXPECT_TRUE(found.typed.starts_with(typed)) << typed << " became " << found.typed;
        const std::size_t at = found.pieces.empty() ? 0 : (choice = choice * 31 + 7) % found.pieces.size();
        typed = found.typed + (found.pieces.empty() ? "" : found.pieces[at]);
    }
    return typed;
}

/// Games that begin so, entered with nothing but Tab.
TEST(Live, CompletesLegalLinesAlone) {
    const FileReader none = [](std::string_view) { return std::nullopt; };
    for (const GameEntry& game : arbiter::games()) {
        std::string text;
        const std::size_t players = std::max<std::size_t>(game.about->fewest_players, 2);
        ASSERT_TRUE(game.play({players, 3, header_of(game)}, none, text)) << game.about->id;
        const std::size_t body = text.find("\n\n") + 2;
        cli::Session session(text.substr(0, body), none);
        std::size_t lines = 0;
        while (lines < 14) {
            cli::Continuations continuations(session);
            const std::string line = completed(continuations, 5 + lines);
            if (line.empty()) {
                break;
            }
            EXPECT_TRUE(session.play(line)) << game.about->id << ": " << line;
            ++lines;
        }
        EXPECT_TRUE(lines > 4 || game.about->id == "dorfromantik-campaign") << game.about->id << " " << lines;
    }
}

/// What is completed behind each beginning of the lines that were played is how these lines go on.
TEST(Live, KnowsHowEveryMoveGoesOn) {
    const FileReader none = [](std::string_view) { return std::nullopt; };
    for (const GameEntry& game : arbiter::games()) {
        std::string text;
        ASSERT_TRUE(game.play({2, 4, header_of(game)}, none, text)) << game.about->id;
        const std::size_t body = text.find("\n\n") + 2;
        cli::Session session(text.substr(0, body), none);
        std::size_t at = body;
        for (int lines = 0; lines < 8 && at < text.size(); ++lines) {
            const std::string line = text.substr(at, text.find('\n', at) - at);
            cli::Continuations continuations(session);
            const bool is_move = session.now().last().to_move != no_seat;
            for (std::size_t size = 0; is_move && size < line.size(); ++size) {
                const cli::Continuation found = continuations.behind(line.substr(0, size));
                const bool goes_on = std::ranges::any_of(
                    found.pieces, [&](const std::string& piece) { return line.starts_with(found.typed + piece); });
                EXPECT_TRUE(goes_on || line == found.typed) << line << " behind " << line.substr(0, size);
            }
            ASSERT_TRUE(session.play(line)) << line;
            at += line.size() + 1;
        }
    }
}

TEST(Live, CompletesWhatCanStillBeDrawn) {
    const FileReader none = [](std::string_view) { return std::nullopt; };
    // Of blue one tile alone is in the bag.
    const cli::Session session(begun + "set round 3 Ann\nset bag B 9R 9K 9W 9Y\nset lid 19B 11R 11K 11W 11Y\n", none);
    ASSERT_EQ(session.now().errors(), 0U);
    cli::Continuations continuations(session);
    EXPECT_EQ(continuations.behind("displays ").pieces, (std::vector<std::string>{"B", "K", "R", "W", "Y"}));
    EXPECT_EQ(continuations.behind("displays B").pieces, (std::vector<std::string>{"K", "R", "W", "Y"}));
    EXPECT_EQ(continuations.behind("displays KKKK BRRR KW").pieces, (std::vector<std::string>{"K", "R", "W", "Y"}));
}

TEST(Live, WritesTheActorWhoWasLeftOut) {
    const FileReader none = [](std::string_view) { return std::nullopt; };
    const cli::Session session(begun + displays, none);
    cli::Continuations continuations(session);
    EXPECT_EQ(continuations.behind("3").typed, "Ann 3");
    EXPECT_EQ(continuations.behind("3").pieces, (std::vector<std::string>{"K:", "R:", "Y:"}));
    EXPECT_EQ(continuations.behind("Ann 9").pieces, std::vector<std::string>());
    EXPECT_EQ(continuations.behind("Ann 9").typed, "Ann 9");
}

class LiveLines : public testing::Test {
protected:
    /// What is answered to these lines.
    Ran say(const std::string& lines) { return arbiter("live " + file_ + " 2>&1 <" + folder_.write("lines", lines)); }
    std::string kept() const { return folder_.read("a.tgn"); }

    Folder folder_;
    std::string file_ = folder_.write("a.tgn", begun);
};

TEST_F(LiveLines, KeepsWhatIsAcceptedAndNothingElse) {
    const Ran ran = say(displays + "Ann 1K:2\nAnn 1B:2\nBen 9Z\nBen 2W:3 ; two of them\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(kept(), begun + displays + "Ann 1B:2\nBen 2W:3 ; two of them\n");
    EXPECT_TRUE(contains(ran.out, "a.tgn:5:")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Ann 0, Ben 0; Ben is next\n")) << ran.out;
    EXPECT_EQ(say("Ann cB:5\n").code, 0);
    EXPECT_TRUE(kept().ends_with("two of them\nAnn cB:5\n"));
}

/// In the same words, at the same place of the file.
TEST_F(LiveLines, ExplainsAsCheckDoes) {
    const std::string wrong = "Ann 1K:2\n";
    const Ran live = say(displays + wrong);
    const std::string path = folder_.write("b.tgn", begun + displays + wrong);
    const std::string check = arbiter("check -q " + path).out;
    std::string finding = check.substr(check.find("error["), check.find("\n\n") + 2 - check.find("error["));
    finding.replace(finding.find("b.tgn"), 5, "a.tgn");
    EXPECT_TRUE(contains(live.out, finding)) << live.out << finding;
    EXPECT_TRUE(contains(say("Ann 1K:2\nwhy\n").out, "rests on"));
}

TEST_F(LiveLines, TakesLinesBack) {
    say(displays + "Ann 1B:2\n");
    EXPECT_TRUE(contains(say("undo\n").out, "taken back: Ann 1B:2\n"));
    EXPECT_EQ(kept(), begun + displays);
    say("Ann 1B:2\nwrite undo\nAnn 1B:1\n");
    EXPECT_EQ(kept(), begun + displays + "Ann 1B:2\nundo\nAnn 1B:1\n");
    say("undo\nundo\nundo\nundo\nundo\n");
    EXPECT_EQ(kept(), begun);
}

TEST_F(LiveLines, AddsTheLineBreakThatIsMissing) {
    folder_.write("a.tgn", begun + displays + "Ann 1B:2");
    say("");
    EXPECT_EQ(kept(), begun + displays + "Ann 1B:2");
    say("Ben 2W:3\n");
    EXPECT_EQ(kept(), begun + displays + "Ann 1B:2\nBen 2W:3\n");
}

TEST_F(LiveLines, SaysWhereThePointsComeFrom) {
    const std::string answer = say(displays + "Ann 3R:2\nBen 2W:3\nAnn cK:3\nBen 5R:2\nAnn 1B:5\nBen 4B:1\nAnn cY:4\n" +
                                   "Ben cW:5\nAnn cB:5\nBen cR:floor\nAnn cK:1\nwhy\nwhy 5\nscore\n")
                                   .out;
    EXPECT_TRUE(contains(answer, "Ann 2, Ben 1; next: ")) << answer;
    EXPECT_TRUE(contains(answer, "of line 5")) << answer;
    EXPECT_TRUE(contains(answer, "no points came from: Ann 3R:2")) << answer;
}

TEST_F(LiveLines, StaysUnharmedByAnyBytes) {
    std::string bytes;
    Random random(7);
    for (int i = 0; i < 20'000; ++i) {
        bytes.push_back(static_cast<char>(random.below(256)));
    }
    const std::string lines = std::string("a\0b\n", 4) + std::string(100'000, 'x') +
                              "\n\xFF\xFE\n\x1B[2J\nGame: azul\n" + "Ann \xE2\x80\xAE:2\n" + bytes + "\n";
    const Ran ran = say(lines);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out.find('\x1B'), std::string::npos);
    EXPECT_TRUE(contains(ran.out, "another record; nothing is written")) << ran.out.substr(0, 3000);
    EXPECT_EQ(arbiter("check -q " + file_).code, 0);
}

TEST_F(LiveLines, RefusesWhatNoSessionGoesOnWith) {
    const auto refused = [&](const std::string& text) {
        folder_.write("a.tgn", text);
        const Ran ran = say(displays);
        EXPECT_EQ(ran.code, 1) << ran.out;
        EXPECT_EQ(kept(), text);
        return ran.out;
    };
    EXPECT_TRUE(contains(refused(broken), "has no errors"));
    EXPECT_TRUE(contains(refused(sound + "\n" + sound), "several"));
    EXPECT_TRUE(contains(refused(sound + "end abandoned\n"), "has ended"));
    EXPECT_TRUE(contains(refused(folder_.read("none") + "no record\n"), "no record here"));
    EXPECT_TRUE(contains(refused(arbiter("play azul").out), "has ended"));
    EXPECT_EQ(arbiter("live " + folder_.path("none.tgn") + " 2>&1 </dev/null").code, 2);
    EXPECT_EQ(arbiter("live " + folder_.path("") + " 2>&1 </dev/null").code, 2);
    EXPECT_EQ(arbiter("live 2>&1 </dev/null").code, 2);
}

/// Whoever writes the file beside the session keeps what he has written.
TEST_F(LiveLines, StopsWhereSomebodyElseWrites) {
    const Ran ran = shell("(echo '" + displays.substr(0, displays.size() - 1) + "'; sleep 1; echo '; mine' >>" + file_ +
                          "; echo 'Ann 1B:2') | " + ARBITER_EXE + " live " + file_ + " 2>&1");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.out, "changed meanwhile")) << ran.out;
    EXPECT_EQ(kept(), begun + displays + "; mine\n");
}

TEST_F(LiveLines, KeepsTheFileForItself) {
    const Ran ran = shell("(echo; sleep 1) | " + std::string(ARBITER_EXE) + " live " + file_ + " | (read line; " +
                          ARBITER_EXE + " live " + file_ + " </dev/null 2>&1)");
    EXPECT_TRUE(contains(ran.out, "another session has it open")) << ran.out;
}

TEST(LiveAtTerminal, LosesNothingAndGoesOn) {
    const Folder folder;
    const Ran ran =
        shell("python3 tests/cli/live_at_terminal.py " + std::string(ARBITER_EXE) + " " + folder.path("") + " 11 2>&1");
    EXPECT_EQ(ran.code, 0) << ran.out;
    EXPECT_EQ(ran.out,
              "accepted\ncompleted\nexplained\nundone\nunharmed\nended\nsurvived Terminal azul\nsurvived Terminal "
              "grawlix\nsurvived Pipes frame-work\nsurvived Pipes dorfromantik\n");
}

}  // namespace
}  // namespace arbiter::test::live_test
