// Games of Azul for tests: told line by line as in a record, and random ones of every size on both walls.
#pragma once

#include "rules/azul/game.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"
#include "rules/verbs/entry.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::azul {

inline const FileReader no_files = [](std::string_view) { return std::nullopt; };

inline std::string header_of(std::size_t players, bool gray) {
    return record::header_for("azul", players, gray ? "House: wall=gray\n" : "");
}

/// Calls each(state before, event, seats) through random games of every size on both walls.
template <typename Each>
void each_event(std::uint64_t games_each, Each each) {
    for (std::size_t players = 2; players <= 4; ++players) {
        for (const bool gray : {false, true}) {
            const std::string header = header_of(players, gray);
            for (std::uint64_t seed = 1; seed <= games_each; ++seed) {
                Random random(seed * 977);
                verbs::play_from_header<Azul>(header, random, no_files, each);
            }
        }
    }
}

inline std::optional<Fault> play(State& state, const Written& written) {
    ScoreLog log;
    return defaults::play<Azul>(state, written, log);
}

/// The text of a random game.
inline std::string random_game(const PlayOrder& order) {
    std::string text;
    verbs::play<Azul>(order, no_files, text);
    return text;
}

inline Report judged(std::string_view text, const ReportOptions& options = {}) {
    Report report;
    arbiter::judge(RecordText{text}, options, no_files, report);
    return report;
}

/// A game told as lines of a record, with the players Ann, Ben, Cat, Dan; Ann starts.
class Told {
public:
    explicit Told(std::uint8_t players = 2, bool gray = false) {
        state.table = new_table(players, gray, 0, true);
        for (std::uint8_t player = 0; player < players; ++player) {
            seats_.add(names[player], {}, true);
        }
    }

    /// The law that this line breaks; none when it is legal, and then it has been played.
    Law hear(const std::string& line) {
        const Written written = read(line);
        const auto fault = defaults::play<Azul>(state, written, log);
        return fault ? fault->law : Law::none;
    }
    /// Legal lines.
    Told& play(std::initializer_list<const char*> lines) {
        for (const char* const line : lines) {
            EXPECT_EQ(hear(line), Law::none) << line;
        }
        return *this;
    }
    /// A line that the table let stand.
    void let_stand(const std::string& line) {
        const Written written = read(line);
        Azul::force(state, {state, written}, log);
    }
    /// How many times each law is met in this line.
    std::vector<std::uint16_t> met(const std::string& line) {
        std::vector<std::uint16_t> laws;
        const Written written = read(line);
        Azul::held({state, written}, laws);
        return laws;
    }
    const Board& board(Seat seat) const { return state.table.board(seat); }

    State state;
    ScoreLog log;

private:
    static constexpr std::array<std::string_view, 4> names{"Ann", "Ben", "Cat", "Dan"};

    Written read(const std::string& line) {
        const std::size_t begin = text_.size();
        text_ += line + '\n';
        LineCursor cursor{text_.data(), text_.data() + begin, text_.data() + text_.size(), &seats_};
        Written written{};
        EXPECT_TRUE(read_line(cursor, written)) << line;
        return written;
    }

    Seats seats_;
    std::string text_ = "; so that no line begins at 0\n";
};

}  // namespace arbiter::azul
