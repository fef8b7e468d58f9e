// A line of a position of FRAME-WORK as it is written, not yet judged.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::frame_work {

/// What a line of a position sets.
enum class Sets : std::uint8_t { round, turn, pile, aside, passed, points, hand, dossier };

/// What can be set of the table.
inline constexpr std::array<std::string_view, 5> set_words{"round", "turn", "pile", "aside", "passed"};

/// A card in a hand, in a Dossier or laid aside.
struct SetCard {
    CardWord card;
    bool revealed = false;
};

/// Lists hold whatever their line holds; they are cleared with every line.
struct Set {
    Line line;
    Sets what = Sets::round;
    std::vector<SetCard> cards;   ///< hand, dossier, aside; empty when `-` says so
    std::vector<Person> players;  ///< passed
    std::int32_t number = 0;      ///< pile, points
    Span number_span{};

    void clear_lists() {
        cards.clear();
        players.clear();
    }
};

}  // namespace arbiter::frame_work
