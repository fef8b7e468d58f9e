// Finds who is next at the table.
#include "rules/frame-work/state.hpp"

#include <utility>

namespace arbiter::frame_work {

State::State(Table fixed)
    : table(std::move(fixed)), turn(table.start), starter(table.start), playing(SeatSet::first(table.players)) {}

Seat State::next_after(Seat seat, SeatSet among) const {
    for (std::uint8_t step = 1; step <= table.players; ++step) {
        const auto next = static_cast<Seat>((seat + step) % table.players);
        if (among.has(next)) {
            return next;
        }
    }
    return seat;
}

}  // namespace arbiter::frame_work
