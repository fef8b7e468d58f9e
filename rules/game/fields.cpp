// Writes what a line consists of, and says what the lines that all games have consist of.
#include "rules/game/fields.hpp"

#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <span>
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

std::string_view name_of(EndKind how) {
    switch (how) {
        case EndKind::finished: return "finished";
        case EndKind::abandoned: return "abandoned";
        case EndKind::resigned: return "resigned";
        case EndKind::adjudicated: return "adjudicated";
    }
    return {};
}

bool add_common(const Line& line, const Seats& seats, Fields& fields) {
    switch (line.kind()) {
        case LineKind::round:
            if (fields.are_written()) {
                return false;
            }
            fields.verb("round");
            fields.number("number", " ", line.round);
            fields.player("starter", " ", line.named, seats);
            return true;
        case LineKind::undo:
            fields.verb("undo");
            fields.write("undo");
            return true;
        case LineKind::scores:
            fields.verb("scores");
            fields.write("scores");
            fields.each("scores", " ",
                        std::span(line.scores).first(std::min<std::size_t>(line.score_count, most_seats)),
                        [](std::int32_t score) { return score == Line::unknown_score ? Value("?") : Value(score); });
            return true;
        case LineKind::end:
            fields.verb("end");
            fields.add("how", "end ", [&] { return name_of(line.end_kind); });
            if (line.end_kind == EndKind::resigned || line.end_kind == EndKind::adjudicated) {
                fields.player("player", " ", line.named, seats);
            }
            return true;
        case LineKind::gap:
            fields.verb("gap");
            fields.write("gap");
            return true;
        case LineKind::turn:
            fields.verb("turn");
            fields.actor(line.seat, seats);
            fields.write(" ?");
            fields.open(true, {line.event.end - 1, line.event.end},
                        [&] { return fmt::format("what {} did in this turn", seats.name(line.seat)); });
            return true;
        case LineKind::nothing:
        case LineKind::set:
        case LineKind::event: break;
    }
    return false;
}

void add_set_round(const Line& line, const Seats& seats, Fields& fields) {
    fields.what("round");
    fields.number("number", " ", line.round);
    fields.player("starter", " ", line.named, seats);
}

void add_set_turn(const Line& line, const Seats& seats, Fields& fields) {
    fields.what("turn");
    fields.player("turn", " ", line.named, seats);
}

}  // namespace arbiter
