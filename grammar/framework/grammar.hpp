// The notation of Framework: offers, turns, tokens. The tokens scan themselves.
#pragma once

#include "grammar/framework/scan.hpp"
#include "grammar/framework/written.hpp"
#include "grammar/record/tokens.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace arbiter::framework::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// Reads a color's letter; nullptr when there is none.
inline const char* scan_color(const char* at, const char* end, Color& color) {
    const std::uint8_t code = at == end ? no_color : color_codes[static_cast<unsigned char>(*at)];
    color = static_cast<Color>(code);
    return code == no_color ? nullptr : at + 1;
}

/// Reads a number from 1 to 999, without leading zeros.
inline const char* scan_count(const char* at, const char* end, std::uint16_t& number) {
    std::int32_t value = 0;
    const char* const stop = at == end || *at == '0' || *at == '-' ? nullptr : record::scan_integer(at, end, value);
    if (stop == nullptr || stop - at > 3) {
        return nullptr;
    }
    number = static_cast<std::uint16_t>(value);
    return stop;
}

/// A tile fails inside: notes what was wanted there, when somebody asks.
template <typename R>
const char* miss(R& reading, const char* at, const char* what) {
    if (reading.farthest != nullptr) [[unlikely]] {
        reading.farthest->want(at, what);
    }
    return nullptr;
}

/// The letters of a tile's frames, or -. However many: a tile with four frames is a matter for the rules.
inline const char* scan_frames(const char* at, const char* end, Tile& tile) {
    if (at != end && *at == '-') {
        return at + 1;
    }
    Color color{};
    const char* stop = nullptr;
    for (const char* next = scan_color(at, end, color); next != nullptr; next = scan_color(stop, end, color)) {
        tile.add_frame(color);
        stop = next;
    }
    return stop;
}

/// The color of a task, or its two colors with + or | between them.
inline const char* scan_task_colors(const char* at, const char* end, Task& task) {
    const char* const stop = scan_color(at, end, task.first);
    if (stop == nullptr) {
        return nullptr;
    }
    const bool alone = stop == end || (*stop != '+' && *stop != '|');
    task.second = task.first;
    task.kind = alone ? Task::Kind::one : *stop == '+' ? Task::Kind::mix : Task::Kind::either;
    return alone ? stop : scan_color(stop + 1, end, task.second);
}

template <typename R>
const char* scan_task(const char* at, const char* end, Tile& tile, R& reading) {
    Task task;
    task.after = at[-1] == '>';
    const char* const colors = scan_count(at, end, task.number);
    if (colors == nullptr) {
        return miss(reading, at, "a task like 4B, 6B+Y, 4B|Y or 4G>3S");
    }
    const char* const stop = scan_task_colors(colors, end, task);
    if (stop == nullptr) {
        return miss(reading, colors, "the color of the task, or two (B, B+Y, B|Y)");
    }
    tile.add_task(task);
    return stop;
}

/// Tasks with , or > between them; one of these with no task behind it is not part of the list.
template <typename R>
const char* scan_tasks(const char* at, const char* end, Tile& tile, R& reading) {
    const char* stop = scan_task(at, end, tile, reading);
    for (const char* next = stop; next != nullptr && next != end && (*next == ',' || *next == '>');) {
        next = scan_task(next + 1, end, tile, reading);
        stop = next == nullptr ? stop : next;
    }
    return stop;
}

/// Names begin with letters of frames, too, and are no tiles: Ben.
constexpr bool is_inside_word(const char* at, const char* end) {
    return at != end && *at >= 'a' && *at <= 'z';
}

/// Tiles are what records are full of, so a tile scans itself as a whole: its frames, a slash and its tasks, or `?`.
template <typename R>
const char* scan_tile(const char* at, const char* end, Tile& tile, R& reading) {
    tile = {};
    const char* const slash = scan_frames(at, end, tile);
    if (slash == nullptr || is_inside_word(slash, end)) {
        if (at != end && *at == '?') {
            tile = Tile::unknown();
            return at + 1;
        }
        miss(reading, at, "? for a tile nobody wrote down");
        return miss(reading, at, "a tile like GS/4B,7G (frames Y R B G S or -, a slash, tasks or -)");
    }
    if (slash == end || *slash != '/') {
        return miss(reading, slash, "a slash between frames and tasks");
    }
    if (slash + 1 != end && slash[1] == '-') {
        return slash + 2;
    }
    miss(reading, slash + 1, "- for no task");
    return scan_tasks(slash + 1, end, tile, reading);
}

/// A tile as somebody takes it.
struct taken_tile : peg::leaf<taken_tile> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Pick& pick = reading.written.turn.pick;
        const char* const stop = scan_tile(at, end, pick.tile, reading);
        if (stop != nullptr) {
            pick.by = pick.tile.known() ? Pick::By::tile : Pick::By::unknown;
            pick.span = reading.span(at, stop);
        }
        return stop;
    }
};

struct tile_number : peg::leaf<tile_number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Pick& pick = reading.written.turn.pick;
        const char* const stop = scan_count(at, end, pick.number);
        if (stop != nullptr) {
            pick.by = Pick::By::number;
            pick.span = reading.span(at, stop);
        }
        return stop;
    }
};

/// A tile of an offer. Those beyond the room are read and counted.
struct shown_tile : peg::leaf<shown_tile> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Written& written = reading.written;
        const bool fits = written.tile_count < room_for_offer;
        Tile beyond;
        const char* const stop = scan_tile(at, end, fits ? written.tiles[written.tile_count] : beyond, reading);
        if (stop != nullptr && fits) {
            written.tile_spans[written.tile_count] = reading.span(at, stop);
        }
        written.tile_count += stop != nullptr ? 1 : 0;
        return stop;
    }
};

/// A direction, with or without the number of a tile.
inline const char* scan_side(const char* at, const char* end, Place& place) {
    const char* const number = scan_count(at, end, place.number);
    place.by = number == nullptr ? Place::By::side_of_last : Place::By::side_of;
    return squares::scan_direction(number == nullptr ? at : number, end, place.direction);
}

inline const char* scan_place(const char* at, const char* end, Place& place) {
    place.by = Place::By::cell;
    const char* const cell = record::scan_cell(at, end, place.cell);
    return cell != nullptr ? cell : scan_side(at, end, place);
}

/// x,y or a direction with or without the number of a tile, or `?`.
struct place : peg::leaf<place> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Place& place = reading.written.turn.place;
        const char* stop = scan_place(at, end, place);
        if (stop == nullptr && at != end && *at == '?') {
            place.by = Place::By::unknown;
            stop = at + 1;
        }
        if (stop != nullptr) {
            place.span = reading.span(at, stop);
            reading.written.turn.act = Act::lay;
            reading.written.mark_count = 0;
        }
        return stop;
    }
};

/// What nearly every turn is, in one piece: a tile by its number, laid on a cell. Other turns, and what is wrong with
/// one, are left to the rules below.
struct plain_lay : peg::leaf<plain_lay> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Turn& turn = reading.written.turn;
        const char* const colon = scan_count(at, end, turn.pick.number);
        if (colon == nullptr || colon == end || *colon != ':') {
            return nullptr;
        }
        const char* const stop = record::scan_cell(colon + 1, end, turn.place.cell);
        if (stop != nullptr) {
            turn.act = Act::lay;
            turn.pick.by = Pick::By::number;
            turn.pick.span = reading.span(at, colon);
            turn.place.by = Place::By::cell;
            turn.place.span = reading.span(colon + 1, stop);
            reading.written.mark_count = 0;
        }
        return stop;
    }
};

/// + and a cell, / and a number, with no blank between.
inline const char* scan_mark(const char* at, const char* end, TokenMark& mark) {
    const char* const cell = at == end || *at != '+' ? nullptr : record::scan_cell(at + 1, end, mark.cell);
    return cell == nullptr || cell == end || *cell != '/' ? nullptr : scan_count(cell + 1, end, mark.number);
}

struct mark : peg::leaf<mark> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        TokenMark mark;
        const char* const stop = scan_mark(at, end, mark);
        if (stop == nullptr) {
            return nullptr;
        }
        mark.span = reading.span(at, stop);
        Written& written = reading.written;
        if (written.mark_count < room_for_marks) {
            written.marks[written.mark_count] = mark;
        }
        ++written.mark_count;
        reading.line().claims = true;
        return stop;
    }
};

/// Alone there are no rounds and no offers.
struct in_company : peg::empty_leaf<in_company> {
    template <typename R>
    static const char* scan(const char* at, const char*, R& reading) {
        return reading.seats.count() == 1 ? nullptr : at;
    }
};
struct no_marks : peg::empty_leaf<no_marks> {
    template <typename R>
    static const char* scan(const char* at, const char*, R& reading) {
        reading.written.mark_count = 0;
        return at;
    }
};

// clang-format off
struct colon       : pegtl::one<':'> {};
struct pick        : pegtl::sor<tile_number, taken_tile> {};
struct store_word  : TAO_PEGTL_KEYWORD("store") {};
struct stored_word : TAO_PEGTL_KEYWORD("stored") {};
struct storing     : pegtl::seq<store_word, no_marks> {};
struct marks       : pegtl::star<gap, mark> {};
struct unstore     : pegtl::seq<stored_word, gap, pick, colon, place, marks> {};
struct lay         : pegtl::seq<pegtl::sor<plain_lay, pegtl::seq<pick, colon, pegtl::sor<place, storing>>>, marks> {};
struct turn        : record::acted<pegtl::sor<lay, unstore>> {};

struct tokens      : pegtl::seq<record::actor, gap, no_marks, mark, marks> {};

struct offer_word  : TAO_PEGTL_KEYWORD("offer") {};
struct offer       : pegtl::seq<in_company, offer_word, pegtl::plus<gap, shown_tile>> {};
struct round       : pegtl::seq<in_company, record::round_line> {};

struct line        : record::game_line<turn, offer, round, record::scores_line, tokens, record::undo_line, record::end_line> {};
/// A tile alone, for lists of tiles.
struct only_tile   : pegtl::seq<taken_tile, pegtl::eof> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<turn>   : record::set_verb<Verb::turn> {};
template <> struct action<tokens> : record::set_verb<Verb::tokens> {};
template <> struct action<offer>  : record::set_verb<Verb::offer> {};
template <> struct action<unstore> {
    template <typename In, typename R> static void apply(const In&, R& reading) {
        reading.written.turn.act = Act::unstore;
    }
};
template <> struct action<offer_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.written.tile_count = 0; }
};
template <> struct action<store_word> {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        reading.written.turn.act = Act::store;
        reading.written.turn.place.span = reading.span(in.begin(), in.end());
    }
};
// clang-format on

}  // namespace arbiter::framework::grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<framework::grammar::tile_number> = "the number of a tile on offer";
template <> inline constexpr auto expectation<framework::grammar::colon>       = "a colon and where the tile goes";
template <> inline constexpr auto expectation<framework::grammar::place>       = "a cell x,y, a direction N, E, S, W, 7E, or ? for a cell nobody noted";
template <> inline constexpr auto expectation<framework::grammar::store_word>  = "store";
template <> inline constexpr auto expectation<framework::grammar::mark>        = "a token +x,y/k";
// clang-format on

}  // namespace arbiter::peg
