// Writes what a line consists of.
#include "rules/game/fields.hpp"

#include "rules/record/canonical.hpp"

#include <cstdint>
#include <variant>

namespace arbiter {

void Fields::write_as_it_is(std::string_view event) {
    if (text_ != nullptr) {
        record::write_as_it_is(event, *text_);
    }
}

void Fields::what(std::string_view what, Seat owner, const Seats& seats) {
    write(text_ == nullptr ? std::string_view() : record::word_behind_set(seats, owner));
    write(" ");
    this->what(what);
}

void Fields::player(std::string_view key, std::string_view sign, Seat seat, const Seats& seats) {
    if (seat != no_seat) {
        write(sign);
        write(seats.word(seat));
        part(key, [&] { return Value(seats.name(seat)); });
    }
}

void Fields::append_value(const Value& value) {
    const auto* const number = std::get_if<std::int64_t>(&value.data);
    const auto* const text = std::get_if<std::string>(&value.data);
    text_->append(number != nullptr ? std::to_string(*number) : text != nullptr ? *text : std::string());
}

void add_set_round(const Line& line, const Seats& seats, Fields& fields) {
    fields.what("round");
    fields.add("number", " ", [&] { return Value(std::int64_t{line.round}); });
    fields.player("starter", " ", line.named, seats);
}

void add_set_turn(const Line& line, const Seats& seats, Fields& fields) {
    fields.what("turn");
    fields.player("turn", " ", line.named, seats);
}

}  // namespace arbiter
