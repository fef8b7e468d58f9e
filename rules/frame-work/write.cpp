// FRAME-WORK's canonical text.
#include "rules/frame-work/write.hpp"

#include "rules/frame-work/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::frame_work {
namespace {

void write_round(std::uint32_t number, Seat starter, const Seats& seats, std::string& text) {
    text += fmt::format("round {} {}", number, seats.word(starter));
}

void write_deal(const Written& written, std::string& text) {
    text += "deal";
    for (std::size_t i = 0; i < std::min<std::size_t>(written.dealt_count, most_dealt); ++i) {
        text += fmt::format(" {}", written.dealt[i].id);
    }
}

void write_act(const Written& written, const Seats& seats, std::string& text) {
    switch (written.act) {
        case Act::nothing: break;
        case Act::pass: text += " pass"; break;
        case Act::reveal: text += fmt::format(" reveal {} {}", written.place.number, written.card.id); break;
        case Act::use:
            text += fmt::format(" use {}", written.card.id);
            if (written.of.seat != no_seat) {
                text += fmt::format(" on {}", seats.word(written.of.seat));
            }
            break;
        case Act::plant: text += fmt::format(" plant {} {}", written.card.id, seats.word(written.of.seat)); break;
    }
}

void write_turn(const Written& written, Seat actor, const Seats& seats, std::string& text) {
    text += seats.word(actor);
    if (!written.drawn.id.empty()) {
        text += fmt::format(" draw {}", written.drawn.id);
    }
    write_act(written, seats, text);
}

}  // namespace

void write_change(const Written& written, const Seats& seats, std::string& text) {
    const auto file = [&](const Person& owner, const Position& place) {
        return fmt::format("{}.{}", seats.word(owner.seat), place.number);
    };
    text += word_for(written.deed);
    switch (written.deed) {
        case Deed::nothing: break;
        case Deed::reveal:
        case Deed::look: text += fmt::format(" {} {}", file(written.of, written.place), written.card.id); break;
        case Deed::conceal:
        case Deed::take:
        case Deed::discard: text += fmt::format(" {}", file(written.of, written.place)); break;
        case Deed::swap:
            text += fmt::format(" {} {}", file(written.of, written.place), file(written.with, written.other));
            break;
        case Deed::move:
            text += fmt::format(" {} {}", file(written.of, written.place), seats.word(written.with.seat));
            break;
        case Deed::plant: text += fmt::format(" {} {}", written.card.id, seats.word(written.with.seat)); break;
    }
}

void FrameWork::write(const State& before, const Written& written, const Telling& telling, std::string& text) {
    const Line& line = written.line;
    std::optional<State> passed;
    if (before.in_effect() && written.verb() != Verb::change) {
        passed = before;
        infer_steps(*passed, written);
    }
    const State& state = passed ? *passed : before;
    switch (written.verb()) {
        case Verb::round:
            write_round(line.round, line.named == no_seat ? state.starter : line.named, telling.seats, text);
            break;
        case Verb::deal:
            if (state.phase == Phase::between_rounds) {
                write_round(state.round + 1, state.starter, telling.seats, text);
                text += '\n';
            }
            write_deal(written, text);
            break;
        case Verb::turn: write_turn(written, line.seat == no_seat ? state.turn : line.seat, telling.seats, text); break;
        case Verb::change:
            text += "  ";
            write_change(written, telling.seats, text);
            break;
    }
}

}  // namespace arbiter::frame_work
