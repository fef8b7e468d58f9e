// The laws of the offer: how many tiles it has, and that a tile is taken from it once.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

#include <algorithm>

namespace arbiter::framework {

inline bool in_company(const Event& event) {
    return !event.solo();
}

inline Judgement nothing_on_offer(const Event& event) {
    const State& state = event.state;
    if (event.solo() || state.phase == Phase::picking) {
        return std::nullopt;
    }
    return Fault{.found = state.round_open ? 0 : state.phase == Phase::announced ? state.round : state.round + 1};
}

inline void say_nothing_on_offer(const Case& of) {
    of.say("nothing is on offer: the tiles of {} come first",
           of.fault.found == 0 ? std::string("the round") : fmt::format("round {}", of.fault.found));
    const std::size_t size = of.event.state.next_offer_size();
    std::string offer = "offer";
    for (std::size_t tile = 0; tile < size; ++tile) {
        offer += " ?";
    }
    of.help("{}, with the {} that {} drawn; ? is one nobody noted", offer, counted(size, "tile"),
            size == 1 ? "was" : "were");
}

inline Judgement other_size(const Event& event) {
    const std::size_t size = event.state.next_offer_size();
    const std::size_t written = event.written.tile_count;
    return written == size
               ? std::nullopt
               : std::optional(Fault{.expected = static_cast<int>(size), .found = static_cast<int>(written)});
}

inline void say_size(const Case& of) {
    of.say("the offer has {}, {} draw {}", counted(of.fault.found, "tile"),
           counted(of.event.state.agreed.players, "player"), of.fault.expected);
}

inline bool picks_by_number(const Event& event) {
    return event.pick().by == Pick::By::number;
}
inline bool picks_by_tile(const Event& event) {
    return event.pick().by != Pick::By::number;
}

inline Judgement beyond_offer(const Event& event) {
    const std::size_t tiles = event.state.offer.tiles().size();
    return !event.has_tile && picks_by_number(event) && event.pick().number > tiles
               ? std::optional(Fault{.expected = static_cast<int>(tiles), .found = event.pick().number})
               : std::nullopt;
}

inline void say_no_such_number(const Case& of) {
    of.point(of.event.pick().span);
    of.say("there is no tile {}: the offer has {}", of.fault.found, of.fault.expected);
    help_offer(of);
}

/// The tile of the offer that is meant, taken or not; the end of the offer when it was never there.
inline std::size_t number_meant(const Event& event) {
    const auto tiles = event.state.offer.tiles();
    return picks_by_number(event)
               ? event.pick().number - 1u
               : static_cast<std::size_t>(std::ranges::find(tiles, event.pick().tile) - tiles.begin());
}

inline Judgement taken_before(const Event& event) {
    const Offer& offer = event.state.offer;
    const std::size_t tile = event.has_tile ? offer.tiles().size() : number_meant(event);
    return tile < offer.tiles().size() && !offer.is_free(tile)
               ? std::optional(Fault{
                     .found = static_cast<int>(tile + 1), .tile = offer.tiles()[tile], .line = offer.taken_line(tile)})
               : std::nullopt;
}

inline void say_taken(const Case& of) {
    of.point(of.event.pick().span);
    if (of.fault.line == 0) {
        of.say("tile {} has been taken", of.fault.found);  // a position shows an empty place
    } else {
        of.say("tile {} ({}) has been taken", of.fault.found, text(of.fault.tile));
    }
    note_line(of, "it was taken here");
    help_offer(of);
}

inline Judgement never_on_offer(const Event& event) {
    if (event.has_tile) {
        return std::nullopt;
    }
    const Tile& meant = event.pick().tile;
    const auto alike = [&](const Tile& tile) { return piece(tile) == piece(meant); };
    return Fault{.other_order = std::ranges::any_of(event.state.offer.tiles(), alike), .tile = meant};
}

inline void say_not_there(const Case& of) {
    of.point(of.event.pick().span);
    of.say("{} is not on offer{}", tile_text(of),
           of.fault.other_order ? ": a tile's tasks keep the order in which the offer writes them" : "");
    help_offer(of);
}

inline constexpr std::array offer_due_laws{
    Rules{Law::offer_missing,
          Rule{"framework.offer.missing", Kind::play, heading::gameplay, "tiles are taken from the offer",
               "Somebody takes a tile, but nothing lies on the table: the offer of the round comes first.",
               FRAMEWORK_HEAD "round 1 Ann\nAnn 1:0,0\n"},
          nothing_on_offer, in_company, say_nothing_on_offer},
};

inline constexpr std::array offer_size_laws{
    Rules{
        Law::offer_size,
        Rule{"framework.offer.size", Kind::play, heading::gameplay, "an offer has one tile more than there are players",
             "2, 3 and 4 players draw 3, 4 and 5 tiles. The bag holds 120, which is as many offers as there are "
             "rounds (ruling bag).",
             FRAMEWORK_HEAD "round 1 Ann\noffer B/3B G/-\n"},
        other_size, nullptr, say_size},
};

inline constexpr std::array pick_laws{
    Rules{Law::offer_no_such_number,
          Rule{"framework.offer.no-such-number", Kind::play, heading::notation,
               "the tiles of an offer are counted from the left",
               "The number is higher than the number of tiles laid out. Numbers stay with their tiles when others are "
               "taken.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 4:0,0\n"},
          beyond_offer, picks_by_number, say_no_such_number},
    Rules{Law::offer_taken,
          Rule{"framework.offer.taken", Kind::play, heading::gameplay, "a tile is taken once",
               "The tile was on offer, but somebody has taken it in this round. When two equal tiles are on offer and "
               "one is taken by writing it out, it is the leftmost.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 1:0,0\n"},
          taken_before, nullptr, say_taken},
    Rules{Law::offer_not_there,
          Rule{"framework.offer.not-there", Kind::play, heading::gameplay, "tiles are taken from the offer",
               "The tile written out does not lie in the offer of this round. The order of its frames does not "
               "matter; its tasks are numbered as the offer writes them, so their order does.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann Y/-:0,0\n"},
          never_on_offer, picks_by_tile, say_not_there},
};

}  // namespace arbiter::framework
