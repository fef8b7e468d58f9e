// Azul's canonical text.
#include "rules/azul/game.hpp"
#include "rules/azul/outline.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arbiter::azul {
namespace {

void write_round(const Table& table, std::uint32_t round, Seat starter, const Seats& seats, std::string& text) {
    text += fmt::format("round {}", round);
    text += fmt::format(" {}", seats.word(starter == no_seat ? static_cast<Seat>(table.start) : starter));
}

/// The round line that belongs before the displays, unless it is there or the round before is not over.
void write_missing_round(const State& state, const Seats& seats, std::string& text) {
    const Table& table = state.table;
    if (state.outlined != 0 && table.phase == Phase::offer && certainly_left(table)) {
        return;
    }
    const Table& coming = state.outlined != 0 ? coming_round(table) : table;
    if (!coming.round_said && coming.phase == Phase::displays && !coming.round_open) {
        write_round(coming, coming.round, no_seat, seats, text);
        text += '\n';
    }
}

void write_pick(const Written& written, std::string& text) {
    const Pick& pick = written.pick;
    text += pick.source == center ? 'c' : static_cast<char>('0' + pick.source);
    text.append(pick.count, pick.color == unknown_color ? '?' : color_letters[pick.color]);
    text += ':';
    if (pick.line == floor_line) {
        text += "floor";
    } else if (pick.line == unknown_line) {
        text += '?';
    } else {
        text += static_cast<char>('0' + pick.line);
    }
    if (pick.dropped != drop_unsaid) {
        text += " drop ";
        text += pick.says_dropped() ? std::to_string(pick.dropped) : std::string("?");
    }
}

void write_groups(const Written& written, std::string& text) {
    text += "displays";
    for (std::size_t i = 0; i < std::min<std::size_t>(written.group_count, most_groups); ++i) {
        const Group& group = written.groups[i];
        text += ' ';
        text += group.tiles == 0 && group.unknown != 0 ? std::string{} : letters_of(group.tiles);
        text.append(group.unknown, '?');
    }
}

void write_layings(const Written& written, std::string_view word, std::string& text) {
    text += fmt::format("tile {}", word);
    for (std::size_t i = 0; i < std::min<std::size_t>(written.laying_count, written.layings.size()); ++i) {
        const Laying& one = written.layings[i];
        if (one.column == floor_line) {
            text += fmt::format(" {}:floor", one.line);
        } else if (one.column == unknown_line) {
            text += fmt::format(" {}:?", one.line);
        } else {
            text += fmt::format(" {}:{}", one.line, one.column);
        }
    }
}

}  // namespace

void Azul::write(const State& state, const Written& written, const Telling& telling, std::string& text) {
    const Table& table = state.table;
    const Seat seat = written.line.seat == no_seat ? static_cast<Seat>(table.turn) : written.line.seat;
    switch (written.verb()) {
        case Verb::round: write_round(table, written.line.round, written.line.named, telling.seats, text); break;
        case Verb::displays:
            write_missing_round(state, telling.seats, text);
            write_groups(written, text);
            break;
        case Verb::pick:
            if (written.line.seat != no_seat || !state.turn_unsaid) {
                text += telling.seats.word(seat);
                text += ' ';
            }
            write_pick(written, text);
            break;
        case Verb::tile: write_layings(written, telling.seats.word(written.line.seat), text); break;
    }
}

void Azul::write_unplayed(const Written& written, const Telling& telling, std::string& text) {
    const Line& line = written.line;
    switch (written.verb()) {
        case Verb::round:
            text += fmt::format("round {}", line.round);
            if (line.named != no_seat) {
                text += ' ';
                text += telling.seats.word(line.named);
            }
            break;
        case Verb::displays: write_groups(written, text); break;
        case Verb::pick:
            if (line.seat != no_seat) {
                text += telling.seats.word(line.seat);
                text += ' ';
            }
            write_pick(written, text);
            break;
        case Verb::tile: write_layings(written, telling.seats.word(line.seat), text); break;
    }
}

}  // namespace arbiter::azul
