// Puts FRAME-WORK's cards, files and hands into words.
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

namespace arbiter::frame_work {

std::string title(const Deck& deck, CardId card) {
    const Card& one = deck[card];
    return one.name.empty() || one.name == one.id ? one.id : fmt::format("{} ({})", one.id, one.name);
}

std::string names_of(const Seats& seats, SeatSet set, std::string_view last) {
    std::vector<std::string> names;
    for_each(set, [&](Seat seat) { names.emplace_back(seats.name(seat)); });
    return in_words(names, last);
}

std::string hand_in_words(const State& state, Seat seat) {
    std::vector<std::string> cards;
    for (const Piece& piece : state.hand(seat).pieces()) {
        cards.push_back(piece.is_known() ? state.deck()[piece.card].id : "a card nobody wrote down");
    }
    return cards.empty() ? "nothing" : in_words(cards, " and ");
}

std::string_view face_of(const File& file) {
    return file.revealed ? "revealed" : "concealed";
}

}  // namespace arbiter::frame_work
