// Whoever sees the hexes with an edge up writes the same record with other names for the directions.
#include "grammar/dorfromantik/hexes.hpp"

#include "rules/registry/registry.hpp"
#include "tests/judging.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik::hexes_test {
namespace {

namespace fs = std::filesystem;

const std::string flat_head = "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\nHexes: flat\n\n";

/// The direction that is named there, as in `:7NE` or `@NE:`.
std::optional<Direction> direction_at(std::string_view text, std::size_t at) {
    const bool named = at > 0 && std::string_view(":@0123456789").find(text[at - 1]) != std::string_view::npos;
    const std::string_view word = text.substr(at, text.find_first_of(": \t\r\n", at) - at);
    for (const Direction one : all_directions) {
        if (named && word == name(one, Hexes::pointy)) {
            return one;
        }
    }
    return std::nullopt;
}

/// The record as players write it who have an edge of each hex in front of them.
std::string turned(std::string_view record, std::size_t body) {
    std::string text = std::string(record.substr(0, body - 1)) + "Hexes: flat\n\n";
    for (std::size_t at = body; at < record.size(); ++at) {
        const auto direction = direction_at(record, at);
        text += direction ? std::string(name(*direction, Hexes::flat)) : std::string(1, record[at]);
        at += direction ? name(*direction, Hexes::pointy).size() - 1 : 0;
    }
    return text;
}

Report judged(std::string_view text) {
    Report report;
    judge(RecordText{text}, {}, cli::reader_beside("hexes.tgn"), report);
    return report;
}

/// What is found, and in which line, counted from the end.
std::vector<std::pair<std::string_view, std::ptrdiff_t>> found_in(std::string_view text, const Report& report) {
    std::vector<std::pair<std::string_view, std::ptrdiff_t>> found;
    for (const Finding& finding : report.findings) {
        found.emplace_back(finding.rule->id, std::count(text.begin() + finding.span.begin, text.end(), '\n'));
    }
    return found;
}

std::string canonical(std::string_view text) {
    std::string all = find_game("dorfromantik")->format(read_record(RecordText{text}), cli::reader_beside("")).text;
    const std::size_t hexes = all.find("Hexes: flat\n");
    return hexes == std::string::npos ? all : all.erase(hexes, std::string_view("Hexes: flat\n").size());
}

TEST(Hexes, WithAnEdgeUpChangeNothingButTheNamesOfDirections) {
    std::size_t compared = 0;
    for (const char* const folder : {"tests/conformance/dorfromantik", "tests/conformance/positions/dorfromantik",
                                     "tests/cases/dorfromantik", "examples/dorfromantik"}) {
        for (const fs::path& path : test::files_below(folder, ".tgn")) {
            test::judge_text(test::slurp(path), path.string(), [&](const RecordText& record, const Report& pointy) {
                Header header;
                read_header(record.text, header);
                const std::string text = turned(record.text, header.body);
                const bool names_any = text.size() - record.text.size() != 12 && header.find("Hexes") == nullptr;
                if (!names_any || pointy.verdict == Verdict::unreadable) {
                    return;
                }
                SCOPED_TRACE(text);
                const Report flat = judged(text);
                EXPECT_EQ(flat.verdict, pointy.verdict);
                EXPECT_EQ(flat.scores, pointy.scores);
                EXPECT_EQ(found_in(text, flat), found_in(record.text, pointy));
                if (pointy.verdict < Verdict::violation) {
                    EXPECT_EQ(canonical(text), canonical(record.text));
                }
                ++compared;
            });
        }
    }
    EXPECT_GE(compared, 5U);
}

TEST(Hexes, AreSpokenOfAsThePlayersSeeThem) {
    const std::string move =
        test::check_text(flat_head + "Ann task T4 T.....:0,0\nBen task F4 ..F...:N\n", "flat.tgn", "flat.tgn");
    EXPECT_NE(move.find("its south edge shows meadow, and the tile there, T..... at 0,0, shows track on that side"),
              std::string::npos)
        << move;
    EXPECT_NE(move.find("its north edge shows track"), std::string::npos) << move;
    const std::string set = test::check_text(flat_head + "set task T4 .T....:0,0\nset land F.....:NE\nend finished\n",
                                             "flat.tgn", "flat.tgn");
    EXPECT_NE(set.find("its south-west edge shows meadow"), std::string::npos) << set;
}

TEST(Hexes, AreTheOtherWayWhereADirectionIsNone) {
    const std::string flat = test::check_text(flat_head + "Ann task T4 T.....:0,0\nBen task F4 ..F...:1E\n", "", "");
    EXPECT_NE(flat.find("a direction like N or 7SE"), std::string::npos) << flat;
    EXPECT_NE(flat.find("= help: with Hexes: flat in the header the directions are N NE SE S SW NW"), std::string::npos)
        << flat;
    const std::string pointy = test::check_text(
        "Game: dorfromantik\nPlayers: Ann, Ben\n\nset land GGGG.G:0,0\nset task G4 GG....:N\n", "", "");
    EXPECT_NE(pointy.find("a direction like NE or 7E"), std::string::npos) << pointy;
    EXPECT_NE(pointy.find("with Hexes: flat in the header N NE SE S SW NW"), std::string::npos) << pointy;
}

/// Looking along the border of any map, once a finding, would take the square of its tiles.
TEST(Helps, AreNotLookedForOnAMapLargerThanAnyBox) {
    const auto help = [](int tiles) {
        std::string text = "Game: dorfromantik\nPlayers: Ann\nHouse: tiles=any\nSupply: 0 9999\n\n";
        for (int i = 0; i < tiles; ++i) {
            text += fmt::format("Ann land GGGGGG:{},0\n", i);
        }
        return judged(text + "Ann land GGGGGG:5,9\n").findings.back().help;
    };
    EXPECT_EQ(help(300), "it fits at GGGGGG:5,1");
    EXPECT_EQ(help(301), "");
}

TEST(Hexes, AreNotSpokenOfWhereATileLacksAnEdge) {
    const auto help = [](const std::string& tile) {
        return judged("Game: dorfromantik\nPlayers: Ann\n\nAnn task S4 " + tile + ":0,0\n").findings.front().help;
    };
    EXPECT_EQ(help("S..S.").find("directions"), std::string::npos) << help("S..S.");
    EXPECT_EQ(help("17@S"), "the directions are NE E SE SW W NW; with Hexes: flat in the header N NE SE S SW NW");
}

TEST(Hexes, AreReadAsAPhoneWritesThem) {
    const std::string text = test::check_text(
        "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\nHexes: Flat\n\nAnn task T4 T.....:0,0\n"
        "ben task F4 ...T.F:N\n",
        "", "");
    EXPECT_NE(text.find("syntax.tolerated"), std::string::npos) << text;
    EXPECT_EQ(text.find("error"), std::string::npos) << text;
}

TEST(Hexes, AreRefusedWhereNobodyKnowsSuchALie) {
    const std::string near = test::check_text("Game: dorfromantik\nPlayers: Ann\nHexes: flatt\n\n", "", "");
    EXPECT_NE(near.find("Hexes is pointy or flat, a corner or an edge up, not \"flatt\"; pointy is taken"),
              std::string::npos)
        << near;
    EXPECT_NE(near.find("did you mean flat?"), std::string::npos) << near;
    const std::string far = test::check_text(
        "Game: dorfromantik\nPlayers: Ann\nX-Note: " + std::string(most_looked_at, 'x') + "\nHexes: flat\n\n", "", "");
    EXPECT_NE(far.find("Hexes stands too far down in the header; pointy is taken"), std::string::npos) << far;
    const std::string twice =
        test::check_text("Game: dorfromantik\nPlayers: Ann\nHexes: flat\nHexes: pointy\n\n", "", "");
    EXPECT_NE(twice.find("record.header.contradiction"), std::string::npos) << twice;
}

/// An offer is read without its record: its directions must not become cells of hexes that lie in the other way.
TEST(Hexes, KeepTheDirectionOfALineThatIsOffered) {
    const std::string text =
        test::check_text(flat_head + "Ann task T4 T.....:0,0\nBen task F4 ...F.F:NE\nAnn taks G4 ...G.G:NE\n", "", "");
    EXPECT_NE(text.find("did you mean Ann task G4 ...G.G:NE?"), std::string::npos) << text;
}

/// A ledger reads each game as its own header says.
TEST(Hexes, LieInTheGamesOfALedgerAsTheirPlayersSawThem) {
    const FileReader open = [](std::string_view) {
        return std::optional<std::string>(
            "Game: dorfromantik\nPlayers: Ann\nHouse: tiles=any\nSupply: 1 1\n"
            "Hexes: flat\n\ntask T2 T.....:0,0\nland ...T..:N\n");
    };
    Report report;
    judge(RecordText{"Game: dorfromantik-campaign\nPlayers: Ann\n\ngame 1 record flat.tgn\n"}, {}, open, report);
    EXPECT_LT(report.verdict, Verdict::violation);
    for (const Finding& finding : report.findings) {
        EXPECT_NE(finding.severity, Severity::error) << finding.message;
    }
}

}  // namespace
}  // namespace arbiter::dorfromantik::hexes_test
