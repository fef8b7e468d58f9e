// The parts of FRAME-WORK's events and of the lines that set its positions.

#include "rules/frame-work/game.hpp"
#include "rules/trace/set_parts.hpp"

#include <algorithm>
#include <optional>

namespace arbiter::frame_work {
namespace {

void add_card(std::string_view name, const CardWord& card, EventParts& parts) {
    if (!card.id.empty()) {
        parts.add(name, card.id);
    }
}

void add_file(std::string_view owner, std::string_view place, const Person& person, const Position& position,
              const Seats& seats, EventParts& parts) {
    add_player(owner, person.seat, seats, parts);
    parts.add(place, std::int64_t{position.number});
}

void add_turn(const Written& written, const Seats& seats, EventParts& parts) {
    parts.verb = "turn";
    add_card("draw", written.drawn, parts);
    parts.add("act", written.act == Act::nothing ? Value() : Value(word_for(written.act)));
    switch (written.act) {
        case Act::nothing:
        case Act::pass: break;
        case Act::reveal:
            parts.add("place", std::int64_t{written.place.number});
            add_card("card", written.card, parts);
            break;
        case Act::use:
            add_card("card", written.card, parts);
            add_player("on", written.of.seat, seats, parts);
            break;
        case Act::plant:
            add_card("card", written.card, parts);
            add_player("with", written.of.seat, seats, parts);
            break;
    }
}

void add_effect(const Written& written, const Seats& seats, EventParts& parts) {
    parts.verb = "effect";
    parts.add("do", word_for(written.deed));
    switch (written.deed) {
        case Deed::nothing: break;
        case Deed::reveal:
        case Deed::look:
            add_file("of", "place", written.of, written.place, seats, parts);
            add_card("card", written.card, parts);
            break;
        case Deed::conceal:
        case Deed::take:
        case Deed::discard: add_file("of", "place", written.of, written.place, seats, parts); break;
        case Deed::swap:
            add_file("of", "place", written.of, written.place, seats, parts);
            add_file("with", "other", written.with, written.other, seats, parts);
            break;
        case Deed::move:
            add_file("of", "place", written.of, written.place, seats, parts);
            add_player("with", written.with.seat, seats, parts);
            break;
        case Deed::plant:
            add_card("card", written.card, parts);
            add_player("with", written.with.seat, seats, parts);
            break;
    }
}

void add_deal(const Written& written, EventParts& parts) {
    List cards;
    for (std::size_t i = 0; i < std::min<std::size_t>(written.dealt_count, most_dealt); ++i) {
        cards.emplace_back(written.dealt[i].id);
    }
    parts.verb = "deal";
    parts.add("cards", std::move(cards));
}

List cards_of(const Set& set) {
    List cards;
    for (const SetCard& card : set.cards) {
        cards.emplace_back(card.card.id);
    }
    return cards;
}

List faces_of(const Set& set) {
    List faces;
    for (const SetCard& card : set.cards) {
        faces.emplace_back(card.revealed);
    }
    return faces;
}

List players_of(const Set& set, const Seats& seats) {
    List players;
    for (const Person& player : set.players) {
        players.emplace_back(seats.name(player.seat));
    }
    return players;
}

void take_apart(const State*, const Written& written, const Telling& telling, EventParts& parts) {
    switch (written.verb()) {
        case Verb::deal: add_deal(written, parts); break;
        case Verb::turn: add_turn(written, telling.seats, parts); break;
        case Verb::change: add_effect(written, telling.seats, parts); break;
        case Verb::round: break;
    }
}

void take_apart(const State*, const Set& set, const Telling& telling, EventParts& parts) {
    const auto begin = [&](std::string_view what) { parts.add("what", what); };
    switch (set.what) {
        case Sets::round: add_set_round(set.line, telling.seats, parts); break;
        case Sets::turn: add_set_turn(set.line, telling.seats, parts); break;
        case Sets::pile:
            begin("pile");
            parts.add("pile", std::int64_t{set.number});
            break;
        case Sets::points:
            begin("points");
            parts.add("points", std::int64_t{set.number});
            break;
        case Sets::aside:
            begin("aside");
            parts.add("cards", cards_of(set));
            break;
        case Sets::passed:
            begin("passed");
            parts.add("players", players_of(set, telling.seats));
            break;
        case Sets::hand:
            begin("hand");
            parts.add("cards", cards_of(set));
            break;
        case Sets::dossier:
            begin("dossier");
            parts.add("cards", cards_of(set));
            parts.add("revealed", faces_of(set));
            break;
    }
}

}  // namespace

void FrameWork::parts(const State& before, const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(&before, written, telling, parts);
}

void FrameWork::unplayed_parts(const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, written, telling, parts);
}

void FrameWork::set_parts(const State& position, const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(&position, set, telling, parts);
}

void FrameWork::unplaced_parts(const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, set, telling, parts);
}

}  // namespace arbiter::frame_work
