// Records judged both ways: by a game's fast path through plain lines, and line by line by its grammar and laws.
#pragma once

#include "cli/report/record_json.hpp"
#include "rules/replay/replay.hpp"
#include "rules/score/sheet_text.hpp"
#include "rules/verbs/play.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::test {

inline const FileReader nothing_beside = [](std::string_view) { return std::nullopt; };

template <Game G>
std::string judged_with(ObserverRef<G> observer, const RecordText& text) {
    Replay<G> replay;
    Record record;
    Report report;
    read_record(text, record);
    replay.run(record, {true, true, true}, nothing_beside, report, known_games(), observer);
    std::string out;
    cli::write_json({"record.tgn", record.text, record.header, report}, out);
    return out + score::text_of(report.sheet);
}

/// Where somebody looks on, even if at nothing, every line is read by the grammar.
template <Game G>
void expect_same_both_ways(const RecordText& text, const std::string& name = {}) {
    RestorableObserver<NullObserver> nobody;
    EXPECT_EQ(judged_with<G>({}, text), judged_with<G>(observer<G>(nobody), text)) << name << '\n' << text.text;
}

template <Game G>
void expect_same_both_ways(std::string_view text) {
    expect_same_both_ways<G>(RecordText{text});
}

/// The records below this folder that are of the game; says how many there are.
template <Game G>
std::size_t expect_same_below(const std::string& folder) {
    std::size_t count = 0;
    for (const auto& path : files_below(folder, ".tgn")) {
        judge_text(slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
            if (report.game == G::about().id) {
                ++count;
                if (has_its_turn(record.number)) {
                    expect_same_both_ways<G>(record, path.string());
                }
            }
        });
    }
    return count;
}

/// How many events of this record the fast path plays, called before every line as the loop does.
template <Game G>
std::uint32_t played_quickly(std::string_view text) {
    Record record;
    read_record(RecordText{text}, record);
    Report report;
    Referee referee(record.text, report);
    EXPECT_TRUE(read_players(record.header, G::about(), referee));
    Setup setup = read_setup(record.header, G::about(), defaults::rulings<G>(), referee);
    setup.open = &nothing_beside;
    auto state = G::start(setup, referee);
    typename G::ScoreLog trail;
    LineCursor cursor{text.data(), text.data() + record.header.body, text.data() + text.size(), &report.seats};
    return G::run(cursor, *state, trail);
}

inline std::string renamed(std::string text, std::string_view name, std::string_view other) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + other.size())) {
        text.replace(at, name.size(), other);
    }
    return text;
}

/// The place of a line behind the header.
inline std::size_t some_line(const std::string& text, Random& random) {
    const std::size_t body = text.find("\n\n") + 2;
    return text.rfind('\n', body + random.below(text.size() - body)) + 1;
}

/// One line is changed by a byte, doubled, dropped, or put elsewhere.
inline std::string mutated(std::string text, std::string_view bytes, Random& random) {
    const std::size_t begin = some_line(text, random);
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    const std::string line = text.substr(begin, end - begin);
    const std::size_t at = begin + random.below(line.size());
    switch (random.below(6)) {
        case 0: text[at] = bytes[random.below(bytes.size())]; break;
        case 1: text.insert(at, 1, bytes[random.below(bytes.size())]); break;
        case 2: text.erase(at, 1); break;
        case 3: text.insert(begin, line); break;
        case 4: text.erase(begin, line.size()); break;
        default: text.insert(some_line(text, random), line); break;
    }
    return text;
}

/// `game()` writes a random game; up to three of its lines are mutated.
template <Game G, typename WriteGame>
void expect_same_of_mutated(unsigned games, std::string_view bytes, Random& random, WriteGame game) {
    for (unsigned i = 0; i < games; ++i) {
        std::string text = game();
        for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes) {
            text = mutated(std::move(text), bytes, random);
        }
        expect_same_both_ways<G>(text);
    }
}

/// The record breaks off anywhere: the memory behind it, which is exactly as long, is nobody's.
template <Game G>
void expect_same_of_beginnings(const std::string& text) {
    const std::size_t most = divisor == 1 ? 7 : 43;  // the places of a line take turns
    for (std::size_t size = text.find("\n\n"); size < text.size(); size += size % most + 1) {
        const std::vector<char> begun(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size));
        expect_same_both_ways<G>(std::string_view(begun.data(), begun.size()));
    }
}

/// The fast path compares names a few bytes at a time: their length must not matter, nor that one begins another.
template <Game G>
void expect_same_of_names(const std::string& text) {
    for (std::size_t length = 1; length <= 20; ++length) {
        const std::string name(length, 'x');
        expect_same_both_ways<G>(renamed(renamed(text, "Ann", name), "Ben", name + "y"));
    }
    for (const std::string_view name : {"Ann", "c", "P1", "P2", "P7", "scores", "land", "round"}) {
        expect_same_both_ways<G>(renamed(text, "Ben", name));
    }
    expect_same_both_ways<G>(renamed(text, "Ann ", "Ann Ann "));
    expect_same_both_ways<G>(renamed(text, "Players: Ann, Ben", "Players: Ann , Ben"));
    expect_same_both_ways<G>(renamed(text, "Players: Ann, Ben", "Players: Ann, Ann, Ben"));
    expect_same_both_ways<G>(renamed(text, "\n", "\r\n"));
}

template <Game G>
std::string random_game(const PlayOrder& order) {
    std::string text;
    verbs::play<G>(order, nothing_beside, text);
    return text;
}

}  // namespace arbiter::test
