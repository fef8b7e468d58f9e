// What lines of FRAME-WORK consist of. In canonical text the actor is written, and the lines of an effect are indented.
#include "rules/frame-work/fields.hpp"

#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>

namespace arbiter::frame_work {
namespace {

void add_card(std::string_view key, std::string_view sign, const CardWord& card, Fields& line) {
    if (!card.id.empty()) {
        line.add(key, sign, [&] { return card.id; });
    }
}

/// `Ben.3`
void add_file(std::string_view owner, std::string_view place, const Person& person, const Position& position,
              const Seats& seats, Fields& line) {
    line.player(owner, " ", person.seat, seats);
    line.number(place, ".", position.number);
}

void add_deal(const State* before, const Written& written, const Seats& seats, Fields& line) {
    const bool known = before != nullptr && !before->round_open && !before->starter_open;
    if (line.are_written() && known && before->phase == Phase::between_rounds) {
        line.write(fmt::format("round {} {}\n", before->round + 1, seats.word(before->starter)));
    }
    const std::span dealt(written.dealt.data(), std::min<std::size_t>(written.dealt_count, most_dealt));
    line.verb("deal");
    line.write("deal");
    line.each("cards", " ", dealt, [](const CardWord& card) { return card.id; });
    Seat seat = no_seat;
    for (const CardWord& card : line.are_asked() ? dealt : std::span<const CardWord>()) {
        const State& state = *before;
        seat = state.next_after(seat == no_seat ? static_cast<Seat>(state.table.players - 1) : seat, state.playing);
        line.open(is_unknown(card), card.span(), [&] { return fmt::format("the card dealt to {}", seats.name(seat)); });
    }
}

std::string planted_in_words(std::string_view who, const Person& with, const Seats& seats) {
    return fmt::format("the card {} planted with {}", who, seats.name(with.seat));
}

std::string act_in_words(const Written& written, std::string_view who, const Seats& seats) {
    if (written.act == Act::use) {
        return fmt::format("the card {} used", who);
    }
    return written.act == Act::reveal ? fmt::format("the card {} revealed", who)
                                      : planted_in_words(who, written.of, seats);
}

void add_act(const Written& written, const Seats& seats, Fields& line) {
    line.part("act", [&] { return written.act == Act::nothing ? Value() : Value(word_for(written.act)); });
    if (written.act != Act::nothing) {
        line.write(" ");
        line.write(word_for(written.act));
    }
    switch (written.act) {
        case Act::nothing:
        case Act::pass: break;
        case Act::reveal:
            line.number("place", " ", written.place.number);
            add_card("card", " ", written.card, line);
            break;
        case Act::use:
            add_card("card", " ", written.card, line);
            line.player("on", " on ", written.of.seat, seats);
            break;
        case Act::plant:
            add_card("card", " ", written.card, line);
            line.player("with", " ", written.of.seat, seats);
            break;
    }
}

void add_turn(Seat actor, const Written& written, const Seats& seats, Fields& line) {
    const auto who = [&] { return seats.name(actor); };
    line.verb("turn");
    line.actor(actor, seats);
    add_card("draw", " draw ", written.drawn, line);
    line.drawn(is_unknown(written.drawn), written.drawn.span(), [&] { return fmt::format("the card {} drew", who()); });
    add_act(written, seats, line);
    line.open(is_unknown(written.card), written.card.span(), [&] { return act_in_words(written, who(), seats); });
}

std::string change_in_words(const Written& written, std::string_view who, const Seats& seats) {
    if (written.deed == Deed::plant) {
        return planted_in_words(who, written.with, seats);
    }
    const std::string_view owner = seats.name(written.of.seat);
    return written.deed == Deed::look ? fmt::format("the card {} looked at before {}", who, owner)
                                      : fmt::format("the card revealed before {}", owner);
}

}  // namespace

void add_change(const Written& written, const Seats& seats, Fields& line) {
    line.verb("effect");
    line.add("do", "", [&] { return word_for(written.deed); });
    switch (written.deed) {
        case Deed::nothing: break;
        case Deed::reveal:
        case Deed::look:
            add_file("of", "place", written.of, written.place, seats, line);
            add_card("card", " ", written.card, line);
            break;
        case Deed::conceal:
        case Deed::take:
        case Deed::discard: add_file("of", "place", written.of, written.place, seats, line); break;
        case Deed::swap:
            add_file("of", "place", written.of, written.place, seats, line);
            add_file("with", "other", written.with, written.other, seats, line);
            break;
        case Deed::move:
            add_file("of", "place", written.of, written.place, seats, line);
            line.player("with", " ", written.with.seat, seats);
            break;
        case Deed::plant:
            add_card("card", " ", written.card, line);
            line.player("with", " ", written.with.seat, seats);
            break;
    }
}

void FrameWork::fields(const State* before, const Written& written, const FormatContext& context, Fields& line) {
    const Seats& seats = context.seats;
    std::optional<State> passed;
    if (line.are_written() && before != nullptr && before->in_effect() && written.verb() != Verb::change) {
        passed = *before;
        infer_steps(*passed, written);
        before = &*passed;
    }
    const auto or_else = [](Seat seat, Seat known) { return seat == no_seat ? known : seat; };
    switch (written.verb()) {
        case Verb::round:
            line.write([&] { return fmt::format("round {}", written.line.round); });
            line.player("starter", " ", or_else(written.line.named, before == nullptr ? no_seat : before->starter),
                        seats);
            break;
        case Verb::deal: add_deal(before, written, seats, line); break;
        case Verb::turn:
            add_turn(or_else(written.line.seat, before == nullptr ? no_seat : before->turn), written, seats, line);
            break;
        case Verb::change:
            line.write("  ");
            add_change(written, seats, line);
            line.open(line.are_asked() && is_unknown(written.card) && !is_cut_off(*before, written),
                      written.card.span(), [&] {
                          const Seat actor = before->in_effect() ? before->effect().actor : before->turn;
                          return change_in_words(written, seats.name(actor), seats);
                      });
            break;
    }
}

void FrameWork::set_fields(const State*, const Set& set, const FormatContext& context, Fields& line) {
    const Seats& seats = context.seats;
    const auto of_player = [&](std::string_view what) { line.what(what, set.line.seat, seats); };
    const auto id_of = [](const SetCard& card) { return card.card.id; };
    switch (set.what) {
        case Sets::round: add_set_round(set.line, seats, line); break;
        case Sets::turn: add_set_turn(set.line, seats, line); break;
        case Sets::pile:
            line.what("pile");
            line.number("pile", " ", set.number);
            break;
        case Sets::points:
            of_player("points");
            line.number("points", " ", set.number);
            break;
        case Sets::aside:
            line.what("aside");
            line.each_or_none("cards", " ", set.cards, id_of);
            break;
        case Sets::passed:
            line.what("passed");
            for (const Person& player : set.players) {
                line.write(" ");
                line.actor(player.seat, seats);
            }
            line.write(set.players.empty() ? " -" : "");
            line.list("players", set.players, [&](const Person& player) { return seats.name(player.seat); });
            break;
        case Sets::hand:
            of_player("hand");
            line.each_or_none("cards", " ", set.cards, id_of);
            break;
        case Sets::dossier:
            of_player("dossier");
            for (const SetCard& card : set.cards) {
                line.write([&] { return fmt::format(" {}{}", card.card.id, card.revealed ? "!" : ""); });
            }
            line.write(set.cards.empty() ? " -" : "");
            line.list("cards", set.cards, id_of);
            line.list("revealed", set.cards, [](const SetCard& card) { return card.revealed; });
            break;
    }
}

}  // namespace arbiter::frame_work
