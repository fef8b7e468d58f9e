// Finds who is next at the table.
#include "rules/frame-work/state.hpp"

#include <utility>

namespace arbiter::frame_work {

State::State(Table fixed)
    : table(std::move(fixed)), turn(table.start), starter(table.start), playing(SeatSet::first(table.players)) {}

Seat State::next_after(Seat seat, SeatSet among) const {
    Seat next = seat;
    for (std::uint8_t step = 0; step < table.players; ++step) {
        next = next + 1 == table.players ? Seat{0} : static_cast<Seat>(next + 1);
        if (among.has(next)) {
            return next;
        }
    }
    return seat;
}

Seat State::previous_to(Seat seat, SeatSet among) const {
    Seat previous = seat;
    for (std::uint8_t step = 0; step < table.players; ++step) {
        previous = previous == 0 ? static_cast<Seat>(table.players - 1) : static_cast<Seat>(previous - 1);
        if (among.has(previous)) {
            return previous;
        }
    }
    return seat;
}

}  // namespace arbiter::frame_work
