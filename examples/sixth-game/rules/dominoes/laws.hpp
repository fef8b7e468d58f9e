// The laws of dominoes, each whole: the rule in the book, what breaks it with the facts, and the words.
#pragma once

#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/dominoes/state.hpp"
#include "rules/game/law.hpp"

namespace arbiter::dominoes {

// clang-format off
enum class Law : std::uint8_t {
    none,
    hand_again, hand_size, hand_taken, hand_missing,
    lead_due, lead_higher, lead_start, lead_end,
    turn_unsaid, turn_wrong_player,
    tile_laid, tile_not_held,
    end_other, end_no_match, end_unsaid,
    draw_can_play, draw_empty, draw_taken,
    pass_can_play, pass_boneyard,
    set_box, set_tile_twice, set_apart, set_hand_missing, set_hand_size, set_two_out, set_passed, set_turn, set_unknown,
};
// clang-format on

/// A line in a position, resolved.
struct Event {
    const State& state;  ///< the position before it
    const Written& written;

    /// Who acts: named, or to move; no_seat where nobody knows.
    Seat player() const { return written.line.seat == no_seat ? state.turn : written.line.seat; }
    /// The one tile that is played or drawn.
    Tile tile() const { return written.tiles.front().tile; }
    /// Where a play lays its tile: the end that is written, or the only one that it fits.
    int end() const {
        const bool both = !state.line.empty() && state.left() != state.right() && tile().shows(state.left()) &&
                          tile().shows(state.right());
        if (written.end != Written::unsaid || state.line.empty() || both) {
            return written.end;
        }
        return tile().shows(state.left()) ? state.left() : tile().shows(state.right()) ? state.right() : written.end;
    }
    /// What the player is known to hold that can be played.
    Tiles playable() const { return state.playable() & state.hands[index(player())]; }
};

struct Fault {
    Law law = Law::none;
    WrittenTile tile{};
};

using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;
using Found = std::optional<Fault>;

inline Found broken_if(bool broken, WrittenTile tile = {}) {
    return broken ? Found(Fault{.tile = tile}) : std::nullopt;
}

// What several laws ask and say.

inline Found taken(const Event& event) {
    Tiles left = event.state.stock();
    for (const WrittenTile& tile : event.written.tiles) {
        if (tile.tile.known() && !holds(left, tile.tile)) {
            return Fault{.tile = tile};
        }
        left &= tile.tile.known() ? ~bit(tile.tile) : all_tiles;
    }
    return std::nullopt;
}
inline Found can_play(const Event& event) {
    return broken_if(event.playable() != 0);
}

inline std::string_view actor(const Case& of) {
    return of.name(of.event.player());
}
inline std::string tile_of(const Case& of) {
    return of.event.tile().text();
}
inline void point_tile(const Case& of) {
    of.point(of.event.written.tiles.front().span());
}

/// Where a tile is, by what is known, with the place in the record.
inline std::string where(const Case& of, Tile tile) {
    const State& state = of.event.state;
    const Seat holder = state.holder(tile);
    const std::uint32_t at = state.at[tile.index()];
    if (at != nowhere && at < of.referee.text().size()) {
        const bool set =
            line_around(of.referee.text(), at).in(of.referee.text()).find("set ") != std::string_view::npos;
        of.note({at, at + (of.referee.text()[at] == '?' ? 1U : 2U)}, set ? "it is set here" : "it is written here");
    }
    return holds(state.laid, tile)    ? "it lies in the line"
           : holder != no_seat        ? fmt::format("{} holds it", of.name(holder))
           : state.hidden_count() > 0 ? "by the lines before it is in the boneyard"
                                      : "it is in the boneyard";
}

inline std::string ends_of(const State& state) {
    return state.left() == state.right() ? fmt::format("both ends show {}", state.left())
                                         : fmt::format("the ends show {} and {}", state.left(), state.right());
}

inline std::string list_of(Tiles tiles, std::string_view last = " or ") {
    std::vector<std::string> words;
    each_of(tiles, [&](Tile tile) { return words.push_back(tile.text()), true; });
    return in_words(words, last);
}

/// What the player can do, as far as all of the hand is known.
inline void help_player(const Case& of) {
    const State& state = of.event.state;
    const Seat player = of.event.player();
    if (player != state.turn || state.line.empty()) {
        return;
    }
    if (const Tiles tiles = of.event.playable(); tiles != 0) {
        of.help("{} may lay {}", of.name(player), list_of(tiles));
    } else if (state.hidden_count(player) == 0) {
        of.help("{} holds nothing that fits and {}", of.name(player), state.boneyard() > 0 ? "has to draw" : "passes");
    }
}

/// "66 is the highest double", "nobody has a double, and 65 is the heaviest tile"
inline std::string why_leads(Tile tile) {
    return tile.high() == tile.low() ? fmt::format("{} is the highest double", tile.text())
                                     : fmt::format("nobody has a double, and {} is the heaviest tile", tile.text());
}

inline void say_taken(const Case& of) {
    const Tile tile = of.fault.tile.tile;
    const auto first = std::ranges::find(of.event.written.tiles, tile, &WrittenTile::tile);
    of.point(of.fault.tile.span());
    if (first->at != of.fault.tile.at) {
        of.say("{} is there once, and {} has drawn it with this hand already", tile.text(), actor(of));
        of.note(first->span(), "here");
    } else {
        of.say("{} cannot draw {}: {}", actor(of), tile.text(), where(of, tile));
    }
}
inline void say_can_play(const Case& of) {
    of.say("{} {} though a tile of the hand fits: {}", actor(of),
           of.event.written.verb() == Verb::draw ? "draws" : "passes", ends_of(of.event.state));
    help_player(of);
}

#define DOMINOES_HEAD "Game: dominoes\nPlayers: Ann, Ben\n\n"
#define DOMINOES_HANDS DOMINOES_HEAD "Ann hand 66 65 43 42 20 10 00\nBen hand 64 63 54 53 21 30 11\n"
/// All tiles are in sight, and Ann cannot play.
#define DOMINOES_ALL(more)                                               \
    DOMINOES_HEAD                                                        \
    "set line 66\nset Ann hand 00 10 11 20 21 22 30 31 32 33 40 41 42\n" \
    "set Ben hand 43 44 50 51 52 53 54 55 60 61 62 63 64 65" more "\n"

namespace heading {
inline constexpr std::string_view hands = "Dominoes, Hands";
inline constexpr std::string_view lead = "Dominoes, The lead";
inline constexpr std::string_view playing = "Dominoes, Playing";
inline constexpr std::string_view drawing = "Dominoes, Drawing and passing";
inline constexpr std::string_view positions = "Dominoes, Positions";
}  // namespace heading

constexpr Rules law(Law name, std::string_view id, std::string_view heading, std::string_view words,
                    std::string_view explanation, std::string_view example, Found (*broken)(const Event&),
                    void (*say)(const Case&), bool (*meets)(const Event&) = nullptr) {
    return {name, {id, Kind::play, heading, words, explanation, example}, broken, meets, say};
}

inline constexpr std::array hand_laws{
    law(
        Law::hand_again, "dominoes.hand.again", heading::hands, "each player draws one hand",
        "The player has a hand already. Tiles that are drawn later come one at a time.",
        DOMINOES_HANDS "Ann hand 22 32 33 40 41 44 50\n",
        [](const Event& event) { return broken_if(event.state.has_hand(event.player())); },
        [](const Case& of) {
            const Tiles hand = of.event.state.hands[index(of.event.player())];
            of.say("{} has drawn a hand already", actor(of));
            each_of(hand, [&](Tile tile) {
                const std::uint32_t at = of.event.state.at[tile.index()];
                if (at != nowhere) {
                    of.note(line_around(of.referee.text(), at), "here");
                }
                return at == nowhere;
            });
        }),
    law(
        Law::hand_size, "dominoes.hand.size", heading::hands,
        "two players draw seven tiles each, three or four draw five",
        "The hand has more or fewer tiles. Those that nobody noted are written ?.", DOMINOES_HEAD "Ann hand 66 65 43\n",
        [](const Event& event) {
            return broken_if(std::ssize(event.written.tiles) != event.state.hand_size_at_start());
        },
        [](const Case& of) {
            of.say("{} draws {}, but of {} players each draws {}", actor(of),
                   counted(of.event.written.tiles.size(), "tile"), of.event.state.players,
                   of.event.state.hand_size_at_start());
        }),
    law(Law::hand_taken, "dominoes.hand.taken", heading::hands, "every tile is there once",
        "A tile of this hand has been drawn already, by another player or with the same hand.",
        DOMINOES_HEAD "Ann hand 66 65 43 42 20 10 00\nBen hand 66 63 54 53 21 30 11\n", taken, say_taken),
};

inline constexpr std::array due_laws{
    law(
        Law::hand_missing, "dominoes.hand.missing", heading::hands,
        "all players draw their hands before the first tile is laid",
        "Somebody plays, draws or passes though a player has no hand. A hand that nobody noted is written with ?.",
        DOMINOES_HEAD "Ann hand 66 65 43 42 20 10 00\nAnn 66\n",
        [](const Event& event) { return broken_if(!event.state.is_dealt()); },
        [](const Case& of) {
            Seat seat = 0;
            while (of.event.state.has_hand(seat)) {
                ++seat;
            }
            of.say("{} has no hand yet: all draw before the first tile is laid", of.name(seat));
        }),
};

inline constexpr std::array lead_due_laws{
    law(
        Law::lead_due, "dominoes.lead.due", heading::lead, "the round begins with a tile",
        "Somebody draws or passes before the first tile lies. Whoever leads always has a tile to lay.",
        DOMINOES_HANDS "Ann draw 62\n", [](const Event& event) { return broken_if(event.state.line.empty()); },
        [](const Case& of) { of.say("no tile lies on the table yet: whoever leads has one to lay"); }),
};

inline constexpr std::array turn_laws{
    law(
        Law::turn_unsaid, "dominoes.turn.unsaid", heading::playing,
        "a line names its player where nothing else tells who it is",
        "The hands that would tell who leads, or the position, leave open whose turn it is.",
        DOMINOES_HEAD "set line 66\nset Ann hand 65\nset Ben hand 64\n65\n",
        [](const Event& event) { return broken_if(event.player() == no_seat); },
        [](const Case& of) {
            of.say("nobody knows whose turn it is: {}", of.event.state.line.empty()
                                                            ? "who leads hangs on tiles that nobody noted"
                                                            : "the position does not say it");
            of.help("write the player's name in front");
        }),
    law(
        Law::turn_wrong_player, "dominoes.turn.wrong-player", heading::playing, "the players take turns clockwise",
        "The line names a player whose turn it is not; before the lead, one who does not hold the tile that leads.",
        DOMINOES_HANDS "Ann 66\nAnn 65:6\n",
        [](const Event& event) { return broken_if(event.state.turn != no_seat && event.player() != event.state.turn); },
        [](const Case& of) {
            const State& state = of.event.state;
            const Tile best = state.best();
            of.point(of.event.written.line.actor);
            if (of.event.state.line.empty() && state.holder(best) == state.turn) {
                of.say("{} leads, not {}: {}, and {}", of.name(state.turn), actor(of), why_leads(best),
                       where(of, best));
            } else {
                of.say("it is the turn of {}, not of {}", of.name(state.turn), actor(of));
            }
        }),
};

inline constexpr std::array tile_laws{
    law(
        Law::tile_laid, "dominoes.tile.laid", heading::playing, "a tile is laid once",
        "The tile lies in the line already.", DOMINOES_HANDS "Ann 66\nBen 66\n",
        [](const Event& event) { return broken_if(holds(event.state.laid, event.tile())); },
        [](const Case& of) {
            point_tile(of);
            of.say("{} cannot lay {}: {}", actor(of), tile_of(of), where(of, of.event.tile()));
            help_player(of);
        }),
    law(
        Law::tile_not_held, "dominoes.tile.not-held", heading::playing, "a player lays a tile of the own hand",
        "The tile is in another hand or in the boneyard.", DOMINOES_HANDS "Ann 66\nBen 62:6\n",
        [](const Event& event) { return broken_if(event.state.holder(event.tile()) != event.player()); },
        [](const Case& of) {
            point_tile(of);
            of.say("{} does not hold {}: {}", actor(of), tile_of(of), where(of, of.event.tile()));
            help_player(of);
        }),
};

inline constexpr std::array lead_laws{
    law(
        Law::lead_higher, "dominoes.lead.higher", heading::lead,
        "the highest double in a hand leads, else the heaviest tile", "A hand holds a tile that comes before this one.",
        DOMINOES_HANDS "Ann 65\n",
        [](const Event& event) {
            const Tile best = event.state.best();
            return broken_if(lead_rank(best) > lead_rank(event.tile()), {.tile = best});
        },
        [](const Case& of) {
            const Tile best = of.fault.tile.tile;
            point_tile(of);
            of.say("{} does not lead: {}, and {}", tile_of(of), why_leads(best), where(of, best));
        }),
    law(
        Law::lead_start, "dominoes.lead.start", heading::lead, "the player named by Start holds the tile that leads",
        "The header says that another player starts.",
        "Game: dominoes\nPlayers: Ann, Ben\nStart: Ben\n\nAnn hand 66 65 43 42 20 10 00\n"
        "Ben hand 64 63 54 53 21 30 11\nAnn 66\n",
        [](const Event& event) {
            const Seat starter = event.state.starter;
            return broken_if(starter != no_seat && event.player() != starter);
        },
        [](const Case& of) {
            of.say("{} leads with {}, but the header says that {} starts", actor(of), tile_of(of),
                   of.name(of.event.state.starter));
            of.note(of.event.state.starter_span, "here");
        },
        [](const Event& event) { return event.state.starter != no_seat; }),
    law(
        Law::lead_end, "dominoes.lead.end", heading::lead, "the first tile is laid on nothing",
        "The lead is written with an end, but there is no line yet.", DOMINOES_HANDS "Ann 66:6\n",
        [](const Event& event) { return broken_if(event.written.end != Written::unsaid); },
        [](const Case& of) {
            of.point(of.event.written.end_span);
            of.say("{} is the first tile of the line: there is no end yet to lay it on", tile_of(of));
            of.help("{}", tile_of(of));
        }),
};

inline constexpr std::array end_laws{
    law(
        Law::end_other, "dominoes.end.other", heading::playing, "a tile is laid on one of the two ends of the line",
        "Neither end of the line shows the number behind the colon.", DOMINOES_HANDS "Ann 66\nBen 54:5\n",
        [](const Event& event) { return broken_if(event.end() >= 0 && !event.state.is_end(event.end())); },
        [](const Case& of) {
            of.point(of.event.written.end_span);
            of.say("no end of the line shows {}: {}", of.event.end(), ends_of(of.event.state));
            help_player(of);
        }),
    law(
        Law::end_no_match, "dominoes.end.no-match", heading::playing,
        "a tile is laid with the number that the end shows",
        "The tile does not have the number of that end, or of any end.", DOMINOES_HANDS "Ann 66\nBen 54\n",
        [](const Event& event) {
            const bool fits =
                event.end() >= 0 ? event.tile().shows(event.end()) : holds(event.state.playable(), event.tile());
            return broken_if(!fits);
        },
        [](const Case& of) {
            point_tile(of);
            if (of.event.end() >= 0) {
                of.say("{} has no {}, so it cannot be laid on that end", tile_of(of), of.event.end());
            } else {
                of.say("{} fits neither end: {}", tile_of(of), ends_of(of.event.state));
            }
            help_player(of);
        }),
    law(
        Law::end_unsaid, "dominoes.end.unsaid", heading::playing, "the end is written where a tile fits both",
        "The tile fits both ends, and what comes next hangs on where it lies.",
        DOMINOES_HANDS "Ann 66\nBen 64:6\nAnn 65:6\nBen 54\n",
        [](const Event& event) { return broken_if(event.end() < 0); },
        [](const Case& of) {
            const auto [left, right] = std::pair(of.event.state.left(), of.event.state.right());
            point_tile(of);
            of.say("{} fits both ends, {} and {}: nobody says where {} lays it", tile_of(of), left, right, actor(of));
            of.help("{0}:{1} or {0}:{2}, or {0}:? if nobody knows", tile_of(of), left, right);
        }),
};

inline constexpr std::array draw_laws{
    law(Law::draw_can_play, "dominoes.draw.can-play", heading::drawing, "only who cannot play draws",
        "The hand holds a tile that fits an end of the line.", DOMINOES_HANDS "Ann 66\nBen draw 62\n", can_play,
        say_can_play),
    law(
        Law::draw_empty, "dominoes.draw.empty", heading::drawing, "tiles are drawn as long as the boneyard has any",
        "All tiles are in hands or in the line.", DOMINOES_ALL("") "set turn Ann\nAnn draw ?\n",
        [](const Event& event) { return broken_if(event.state.boneyard() <= 0); },
        [](const Case& of) {
            of.say("{} cannot draw: the boneyard is empty", actor(of));
            help_player(of);
        }),
    law(Law::draw_taken, "dominoes.draw.taken", heading::drawing, "a tile is drawn from the boneyard",
        "The tile that is said to be drawn lies in the line or is in a hand.",
        DOMINOES_HEAD "set line 66\nset Ann hand 55 44\nset Ben hand 65\nset turn Ann\nAnn draw 65\n", taken,
        say_taken),
};

inline constexpr std::array pass_laws{
    law(Law::pass_can_play, "dominoes.pass.can-play", heading::drawing, "only who cannot play passes",
        "The hand holds a tile that fits an end of the line.", DOMINOES_HANDS "Ann 66\nBen pass\n", can_play,
        say_can_play),
    law(
        Law::pass_boneyard, "dominoes.pass.boneyard", heading::drawing, "nobody passes before the boneyard is empty",
        "Who cannot play draws until a tile fits or none is left.",
        DOMINOES_HEAD "set line 66\nset Ann hand 55 44\nset Ben hand 65\nset turn Ann\nAnn pass\n",
        [](const Event& event) { return broken_if(event.state.boneyard() > 0); },
        [](const Case& of) {
            of.say("{} may not pass yet: the boneyard has {} left", actor(of),
                   counted(of.event.state.boneyard(), "tile"));
            help_player(of);
        }),
};

inline constexpr std::array position_laws{
    position_law<Rules>(Law::set_box, "dominoes.set.box", heading::positions, "there are twenty-eight tiles",
                        "The line and the hands show more tiles than there are, those written ? included.",
                        DOMINOES_ALL(" ?")),
    position_law<Rules>(Law::set_tile_twice, "dominoes.set.tile-twice", heading::positions, "every tile is there once",
                        "The position shows this tile in two places.",
                        DOMINOES_HEAD "set line 66\nset Ann hand 66\nset Ben hand 55\n"),
    position_law<Rules>(Law::set_apart, "dominoes.set.apart", heading::positions, "tiles touch with the same number",
                        "Tiles of the line are written as they lie, from left to right: 66 63 35.",
                        DOMINOES_HEAD "set line 66 54\nset Ann hand 55\nset Ben hand 44\n"),
    position_law<Rules>(Law::set_hand_missing, "dominoes.set.hand-missing", heading::positions,
                        "once a tile lies, the hand of every player is set",
                        "How many tiles a player holds cannot be seen from the others. Those that nobody noted are "
                        "written ?, and - is a hand that is empty.",
                        DOMINOES_HEAD "set line 66\nset Ann hand 55\n"),
    position_law<Rules>(Law::set_hand_size, "dominoes.set.hand-size", heading::hands,
                        "before the lead, two players hold seven tiles each, three or four hold five",
                        "No tile lies yet, so nobody can have more or fewer tiles than were drawn at first.",
                        DOMINOES_HEAD "set Ann hand 66 55\n"),
    position_law<Rules>(Law::set_two_out, "dominoes.set.two-out", heading::positions, "one player goes out",
                        "The round ends with the first hand that is empty. The position shows two.",
                        DOMINOES_HEAD "set line 66\nset Ann hand -\nset Ben hand -\n"),
    position_law<Rules>(Law::set_passed, "dominoes.set.passed", heading::positions,
                        "who passed last, in turn, could not play, and the boneyard was empty",
                        "Those named do not follow each other clockwise, or tiles are left to be drawn, or one of "
                        "them holds a tile that fits.",
                        DOMINOES_HEAD "set line 66\nset Ann hand 55\nset Ben hand 44\nset passed Ann\n"),
    position_law<Rules>(Law::set_turn, "dominoes.set.turn", heading::positions,
                        "whose turn it is follows from who leads, and from who passed last",
                        "The player named here does not hold the tile that leads, or is not the next one behind the "
                        "player who passed last.",
                        DOMINOES_ALL("") "set passed Ann\nset turn Ann\n"),
    position_law<Rules>(Law::set_unknown, "dominoes.set.unknown", heading::positions,
                        "what is written ? can be something",
                        "No tiles can be what is written ? in the line and in the hands.",
                        DOMINOES_HEAD "set line 66 ? 55\nset Ann hand 65\nset Ben hand 44\n"),
};

inline constexpr auto laws = joined(hand_laws, due_laws, lead_due_laws, turn_laws, tile_laws, lead_laws, end_laws,
                                    draw_laws, pass_laws, position_laws);
static_assert(is_complete(laws, Law::set_unknown));
inline constexpr auto book = rules_of(laws);

inline const Rule& rule(Law law) {
    return book[static_cast<std::size_t>(law) - 1];
}

}  // namespace arbiter::dominoes
