// What the rules know of a line that nobody can read: which moves were legal there, and how an offered one is written.
#pragma once

#include "grammar/lenient/similarity.hpp"
#include "grammar/lenient/vocabulary.hpp"
#include "rules/game/game.hpp"
#include "rules/game/game_defaults.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// More moves than this are not compared with one line.
inline constexpr std::size_t most_compared_moves = 5'000;

/// The beginnings of this round and the next, by each player.
template <Game G>
void compare_rounds(const typename G::State& state, const Seats& seats, lenient::Sentence& sentence) {
    const auto& keywords = G::about().keywords;
    if (std::find(keywords.begin(), keywords.end(), "round") == keywords.end()) {
        return;
    }
    for (std::uint32_t round = defaults::round<G>(state); round <= defaults::round<G>(state) + 1; ++round) {
        for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
            sentence.compare(fmt::format("round {} {}", round, seats.word(seat)));
        }
    }
}

/// The legal moves, and beginnings of rounds, that say what the line says.
template <Game G>
std::vector<std::string> near_moves(const typename G::State& state, std::string_view line,
                                    const lenient::Vocabulary& vocabulary) {
    lenient::Sentence sentence(line, vocabulary);
    if (!sentence.says_enough()) {
        return {};
    }
    compare_rounds<G>(state, *vocabulary.seats, sentence);
    std::size_t compared = 0;
    std::string move;
    defaults::each_move_left<G>(state, [&](const typename G::Written& written) {
        move.clear();
        defaults::write<G>(state, written, {*vocabulary.seats, {}}, move);
        const std::size_t begin = move.find_first_not_of(' ', move.rfind('\n') + 1);
        sentence.compare(std::string_view(move).substr(begin));
        return ++compared < most_compared_moves;
    });
    return sentence.nearest();
}

/// Puts a line that is offered into canonical form, where it can be played, with the cells of its record.
template <Game G>
void write_canonical(const typename G::State& state, const Seats& seats, std::string& offer) {
    typename G::Written written{};
    LineCursor cursor{offer.data(), offer.data(), offer.data() + offer.size(), &seats};
    const bool of_game = G::read(cursor, written) && cursor.at == cursor.end &&
                         written.line.kind() == LineKind::event && defaults::whole<G>(written);
    if (!of_game || G::over(state) || defaults::look<G>({state, written})) {
        return;
    }
    std::string text;
    defaults::write<G>(state, written, {.seats = seats, .record = offer, .cells_stay = true}, text);
    if (text.find('\n') == std::string::npos) {
        offer = std::move(text);
    }
}

}  // namespace arbiter
