// The laws of the solo game: what is drawn, and the storage card.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

namespace arbiter::framework {

inline Judgement draws_by_number(const Event& event) {
    return event.pick().by == Pick::By::number ? std::optional(Fault{.found = event.pick().number}) : std::nullopt;
}

inline void say_by_number(const Case& of) {
    of.point(of.event.pick().span);
    of.say("there is no offer in a solo game, so tile {} means nothing", of.fault.found);
    of.help("write the tile that was drawn, such as GS/4B,7G:0,0");
}

inline Judgement bag_empty(const Event& event) {
    return event.has_tile ? std::nullopt : std::optional(Fault{});
}

inline void say_bag_empty(const Case& of) {
    of.point(of.event.pick().span);
    of.say("the bag is empty: all {} tiles have been drawn", tiles_in_bag);
    help_stored(of);
}

inline Judgement no_room(const Event& event) {
    const std::uint8_t room = event.state.agreed.house.storage;
    return event.state.storage.size() >= room ? std::optional(Fault{.expected = room}) : std::nullopt;
}

inline void say_full(const Case& of) {
    of.point(of.event.place().span);
    of.say("{}", of.fault.expected == 0
                     ? std::string("this game is played without the storage card")
                     : fmt::format("the storage card is full: it has room for {}", counted(of.fault.expected, "tile")));
    help_stored(of);
}

inline Judgement not_stored(const Event& event) {
    return event.has_tile ? std::nullopt : std::optional(Fault{.found = static_cast<int>(event.state.storage.size())});
}

inline void say_not_stored(const Case& of) {
    of.point(of.event.pick().span);
    of.say("{}",
           of.fault.found == 0 ? std::string("nothing is stored") : fmt::format("{} is not stored", tile_text(of)));
    help_stored(of);
}

inline bool uses_storage(const Event& event) {
    return event.move.act != Act::lay;
}

inline Judgement stores_in_company(const Event& event) {
    return uses_storage(event) && !event.solo() ? std::optional(Fault{}) : std::nullopt;
}

inline void say_solo_only(const Case& of) {
    const bool stores = of.event.move.act == Act::store;
    of.point(stores ? of.event.place().span : of.finding.span);
    of.say("{} {} in a game of {}", actor(of), stores ? "cannot store a tile" : "has no storage card",
           counted(of.event.state.agreed.players, "player"));
    of.help("a tile taken from the offer is laid at once");
}

inline constexpr std::array draw_number_laws{
    Rules{Law::draw_by_number,
          Rule{"framework.draw.by-number", Kind::play, heading::solo, "in a solo game tiles are drawn one at a time",
               "In a solo game there is no offer whose tiles could be counted: the record writes the tile that was "
               "drawn.",
               FRAMEWORK_SOLO "Ann 1:0,0\n"},
          draws_by_number, nullptr, say_by_number},
};

inline constexpr std::array bag_laws{
    Rules{Law::draw_bag_empty,
          Rule{"framework.draw.bag-empty", Kind::play, "Framework rulebook, Solo Game; ruling solo-bag",
               "the bag holds 120 tiles", "All 120 tiles have been drawn. Only stored tiles can still be laid.",
               FRAMEWORK_LAST_BUT_ONE "Ann B/-:store\nAnn G/-:E\n"},
          bag_empty, nullptr, say_bag_empty},
};

inline constexpr std::array storage_room_laws{
    Rules{Law::storage_full,
          Rule{"framework.storage.full", Kind::play, heading::solo, "the storage card holds two tiles",
               "The storage card has room for two tiles at a time, for one with storage=1, and is not used with "
               "storage=0.",
               FRAMEWORK_SOLO "Ann B/-:store\nAnn G/-:store\nAnn Y/-:store\n"},
          no_room, nullptr, say_full},
};

inline constexpr std::array stored_laws{
    Rules{
        Law::storage_not_there,
        Rule{"framework.storage.not-there", Kind::play, heading::solo, "what is laid from the storage card was stored",
             "This tile does not lie on the storage card.", FRAMEWORK_SOLO "Ann B/-:store\nAnn stored G/-:0,0\n"},
        not_stored, nullptr, say_not_stored},
};

inline constexpr std::array storage_use_laws{
    Rules{
        Law::storage_solo_only,
        Rule{"framework.storage.solo-only", Kind::play, heading::solo, "only the solo game has a storage card",
             "In a game of several every tile taken is laid at once.", FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:store\n"},
        stores_in_company, uses_storage, say_solo_only},
};

}  // namespace arbiter::framework
