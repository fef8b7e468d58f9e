// Lets the tests of FRAME-WORK write decks and games in a few words instead of in structs.
#pragma once

#include "rules/frame-work/apply.hpp"
#include "rules/frame-work/look.hpp"
#include "rules/frame-work/state.hpp"

#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arbiter::frame_work::script {

using Line = std::variant<Call, Deal, Turn, Change>;

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

/// Players are called P1 to P4.
inline Seat seat_of(const std::string& word) {
    return static_cast<Seat>(word.at(1) - '1');
}

/// Reads one line as a record would have it, with places like P2.3.
class Reader {
public:
    Reader(const Deck& deck, const std::string& line) : deck_(deck), words_(line) {}

    Line read() {
        const std::string first = word();
        if (first == "round") {
            return call();
        }
        if (first == "deal") {
            return deal();
        }
        return first[0] == 'P' ? Line(turn(seat_of(first))) : Line(change(first));
    }

private:
    std::string word() {
        std::string text;
        words_ >> text;
        return text;
    }
    CardId card() {
        const std::string id = word();
        return id == "?" ? hidden_card : deck_.find(id);
    }
    void place(Seat& seat, std::uint16_t& place) {
        const std::string text = word();
        seat = seat_of(text);
        place = static_cast<std::uint16_t>(std::stoi(text.substr(3)));
    }
    Call call() {
        Call call;
        words_ >> call.number;
        const std::string starter = word();
        call.starter = starter.empty() ? no_seat : seat_of(starter);
        return call;
    }
    Deal deal() {
        Deal deal;
        for (std::string id = word(); !id.empty(); id = word()) {
            deal.cards[deal.count++] = id == "?" ? hidden_card : deck_.find(id);
        }
        return deal;
    }
    Turn turn(Seat actor) {
        Turn turn;
        turn.actor = actor;
        std::string act = word();
        if (act == "draw") {
            turn.drawn = card();
            act = word();
        }
        if (act == "pass") {
            turn.act = Act::pass;
        } else if (act == "reveal") {
            turn.act = Act::reveal;
            words_ >> turn.place;
            turn.card = card();
        } else if (act == "use") {
            turn.act = Act::use;
            turn.card = card();
            turn.whom = word() == "on" ? seat_of(word()) : no_seat;
        } else if (act == "plant") {
            turn.act = Act::plant;
            turn.card = card();
            turn.whom = seat_of(word());
        }
        return turn;
    }
    Change change(const std::string& verb) {
        Change change;
        if (verb == "nothing") {
            return change;
        }
        if (verb == "plant") {
            change.deed = Deed::plant;
            change.card = card();
            change.with = seat_of(word());
            return change;
        }
        change.deed = *deed_called(verb);
        place(change.of, change.place);
        if (change.deed == Deed::reveal || change.deed == Deed::look) {
            change.card = card();
        } else if (change.deed == Deed::swap) {
            place(change.with, change.other);
        } else if (change.deed == Deed::move) {
            change.with = seat_of(word());
        }
        return change;
    }

    const Deck& deck_;
    std::istringstream words_;
};

inline Refusal look(const State& state, const Line& line) {
    return std::visit([&](const auto& what) { return frame_work::look(state, what); }, line);
}

inline void apply(State& state, const Line& line, Stamp stamp = 0) {
    std::visit([&](const auto& what) { frame_work::apply(state, what, stamp); }, line);
}

inline void force(State& state, const Line& line, Stamp stamp = 0) {
    std::visit([&](const auto& what) { frame_work::force(state, what, stamp); }, line);
}

inline Line read(const State& state, const std::string& text) {
    return Reader(state.deck(), text).read();
}

inline Law broken_by(const State& state, const std::string& text) {
    return look(state, read(state, text)).law;
}

/// Plays lines until one is refused, and answers why.
inline Law play(State& state, const std::vector<std::string>& lines) {
    Stamp stamp = 0;
    for (const std::string& text : lines) {
        const Line line = read(state, text);
        if (const Refusal refusal = look(state, line)) {
            return refusal.law;
        }
        apply(state, line, ++stamp);
    }
    return Law::none;
}

}  // namespace arbiter::frame_work::script
