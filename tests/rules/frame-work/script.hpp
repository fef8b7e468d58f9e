// Lets the tests of FRAME-WORK write decks and games in a few words instead of in structs.
#pragma once

#include "grammar/frame-work/parse.hpp"
#include "rules/frame-work/apply.hpp"
#include "rules/frame-work/event.hpp"
#include "rules/frame-work/position.hpp"
#include "rules/frame-work/state.hpp"

#include <fmt/format.h>

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::frame_work::script {

inline Step step(std::string_view deed, std::string_view of, std::string_view with = "",
                 std::string_view faces = "any") {
    Step step;
    step.deed = *deed_called(deed);
    step.of = *who_called(of);
    step.with = with.empty() ? Who::nobody : *who_called(with);
    step.faces = *faces_called(faces);
    return step;
}

inline Step optional(Step step) {
    step.optional = true;
    return step;
}

inline Step on_self_too(Step step) {
    step.self = true;
    return step;
}

/// The first letter of the id tells the kind.
inline Card card(std::string id, std::uint32_t count, std::vector<Step> effect = {}) {
    Card card;
    card.id = id;
    card.name = "the " + id;
    card.kind = id[0] == 'A' ? CardKind::alibi : id[0] == 'S' ? CardKind::starred : CardKind::evidence;
    card.count = count;
    card.effect = std::move(effect);
    return card;
}

inline std::shared_ptr<const Deck> deck(std::vector<Card> cards) {
    return std::make_shared<const Deck>(Deck{"test", std::move(cards)});
}

/// Cards without effects: five different Alibis, six Evidence, three starred.
inline std::shared_ptr<const Deck> plain_deck() {
    return deck(
        {card("A1", 1), card("A2", 1), card("A3", 1), card("A4", 1), card("A5", 1), card("E1", 6), card("S1", 3)});
}

/// Every verb, in a small deck.
inline std::shared_ptr<const Deck> lively_deck() {
    return deck({card("A1", 1, {step("conceal", "self")}), card("A2", 1, {step("reveal", "other")}),
                 card("A3", 1, {step("swap", "self", "other")}),
                 card("A4", 2, {step("move", "self", "other", "revealed")}), card("E1", 3, {step("look", "target")}),
                 card("E2", 2, {step("reveal", "target")}), card("E3", 2, {step("conceal", "any")}),
                 card("E4", 3, {step("swap", "self", "target")}),
                 card("E5", 1, {optional(step("discard", "any", "", "concealed"))}),
                 card("E6", 2, {on_self_too(step("take", "target")), step("move", "any", "self")}),
                 card("S1", 2, {step("reveal", "target"), optional(step("reveal", "target"))}),
                 card("S2", 2, {step("take", "target", "", "concealed")})});
}

inline Table table(std::shared_ptr<const Deck> deck, std::uint8_t players = 2) {
    Table table;
    table.deck = std::move(deck);
    table.players = players;
    return table;
}

/// Reads one line as a record would have it, with places like P2.3; players are called P1 to P4. `stamp` stands for
/// where it begins. Words of cards point into texts, which are kept.
inline Written read(const std::string& text, Stamp stamp = 0) {
    static std::deque<std::string> texts;
    static constexpr std::array<std::string_view, most_players> names{"P1", "P2", "P3", "P4"};
    Seats seats;
    for (const std::string_view name : names) {
        seats.add(name, {}, true);
    }
    const std::string& kept = texts.emplace_back(text + "\n");
    LineCursor cursor{kept.data(), kept.data(), kept.data() + kept.size(), &seats};
    Written written;
    if (!read_line(cursor, written)) {
        throw text;
    }
    written.line.span.begin = stamp;
    return written;
}

inline Law look(const State& state, const Written& line) {
    const Judgement fault = frame_work::look(Event(state, line));
    return fault ? fault->law : Law::none;
}

inline void apply(State& state, const Written& line) {
    frame_work::apply(state, Event(state, line));
}

inline void apply(State& state, Written line, Stamp stamp) {
    line.line.span.begin = stamp;
    apply(state, line);
}

inline void force(State& state, const Written& line) {
    frame_work::force(state, Event(state, line));
}

inline Law broken_by(const State& state, const std::string& text) {
    return look(state, read(text));
}

/// Plays lines until one is refused, and answers why.
inline Law play(State& state, const std::vector<std::string>& lines) {
    Stamp stamp = 0;
    for (const std::string& text : lines) {
        const Written line = read(text, ++stamp);
        if (const Law law = look(state, line); law != Law::none) {
            return law;
        }
        apply(state, line);
    }
    return Law::none;
}

/// The position in set lines, and the effects that go on.
inline std::string shown(const State& state) {
    Seats seats;
    for (const std::string_view name : {"P1", "P2", "P3", "P4"}) {
        seats.add(name, {}, false);
    }
    std::string text;
    write_position(state, {seats, {}}, text);
    for (const Frame& frame : state.effects) {
        text += fmt::format("effect of {} by P{}, step {}\n", state.deck()[frame.card].id, frame.actor + 1, frame.step);
    }
    return text;
}

}  // namespace arbiter::frame_work::script
