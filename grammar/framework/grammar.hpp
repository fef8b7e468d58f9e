// The notation of Framework: offers, turns, tokens. The tokens scan themselves.
#pragma once

#include "grammar/framework/written.hpp"
#include "grammar/record/tokens.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace arbiter::framework::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

inline constexpr std::uint8_t no_color = 0xFF;

/// The colour of each letter; no_color for anything else.
inline constexpr auto color_codes = [] {
    std::array<std::uint8_t, 256> codes{};
    codes.fill(no_color);
    for (std::uint8_t code = 0; code < color_letters.size(); ++code) {
        codes[static_cast<unsigned char>(color_letters[code])] = code;
    }
    return codes;
}();

/// Reads a colour's letter; nullptr when there is none.
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

/// A tile that nobody wrote down.
struct question : peg::leaf<question> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (at == end || *at != '?') {
            return nullptr;
        }
        reading.written.tile = Tile::unknown();
        return at + 1;
    }
};

/// The letters of a tile's frames, or -. However many: a tile with four frames is a matter for the rules.
struct frames : peg::leaf<frames> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Tile& tile = reading.written.tile;
        tile = {};
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
};

struct task_number : peg::leaf<task_number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        reading.written.task = {};
        reading.written.task.after = at[-1] == '>';
        return scan_count(at, end, reading.written.task.number);
    }
};
/// The colour of a task, or its two colours with + or | between them.
struct task_colors : peg::leaf<task_colors> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Task& task = reading.written.task;
        const char* const stop = scan_color(at, end, task.first);
        if (stop == nullptr) {
            return nullptr;
        }
        const bool alone = stop == end || (*stop != '+' && *stop != '|');
        task.second = task.first;
        task.kind = alone ? Task::Kind::one : *stop == '+' ? Task::Kind::mix : Task::Kind::either;
        return alone ? stop : scan_color(stop + 1, end, task.second);
    }
};
struct tile_number : peg::leaf<tile_number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        return scan_count(at, end, reading.written.turn.pick.number);
    }
};

/// Reads x,y; nullptr when there is no cell.
inline const char* scan_cell(const char* at, const char* end, Cell& cell) {
    const char* const x = record::scan_integer(at, end, cell.x);
    return x == nullptr || x == end || *x != ',' ? nullptr : record::scan_integer(x + 1, end, cell.y);
}

inline const char* scan_direction(const char* at, const char* end, Direction& direction) {
    const auto found = at == end ? std::string_view::npos : direction_letters.find(*at);
    direction = static_cast<Direction>(found);
    return found == std::string_view::npos ? nullptr : at + 1;
}

/// x,y or a direction with or without the number of a tile.
struct place : peg::leaf<place> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Place& place = reading.written.turn.place;
        place.by = Place::By::cell;
        const char* stop = scan_cell(at, end, place.cell);
        if (stop == nullptr) {
            stop = scan_side(at, end, place);
        }
        if (stop != nullptr) {
            place.span = reading.span(at, stop);
            reading.written.mark_count = 0;
        }
        return stop;
    }

private:
    static const char* scan_side(const char* at, const char* end, Place& place) {
        const char* const number = scan_count(at, end, place.number);
        place.by = number == nullptr ? Place::By::side_of_last : Place::By::side_of;
        return scan_direction(number == nullptr ? at : number, end, place.direction);
    }
};

/// + and a cell, / and a number, with no blank between.
struct mark : peg::leaf<mark> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        TokenMark mark;
        const char* const cell = at == end || *at != '+' ? nullptr : scan_cell(at + 1, end, mark.cell);
        const char* const stop =
            cell == nullptr || cell == end || *cell != '/' ? nullptr : scan_count(cell + 1, end, mark.number);
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
struct slash       : pegtl::one<'/'> {};
struct comma       : pegtl::one<','> {};
struct arrow       : pegtl::one<'>'> {};
struct no_tasks    : pegtl::one<'-'> {};
struct colon       : pegtl::one<':'> {};
struct task        : pegtl::seq<task_number, task_colors> {};
struct tasks       : pegtl::list<task, pegtl::sor<comma, arrow>> {};
struct tile        : pegtl::sor<question, pegtl::seq<frames, slash, pegtl::sor<no_tasks, tasks>>> {};

struct taken_tile  : pegtl::seq<tile> {};
struct pick        : pegtl::sor<tile_number, taken_tile> {};
struct store_word  : TAO_PEGTL_KEYWORD("store") {};
struct stored_word : TAO_PEGTL_KEYWORD("stored") {};
struct storing     : pegtl::seq<store_word, no_marks> {};
struct marks       : pegtl::star<gap, mark> {};
struct unstore     : pegtl::seq<stored_word, gap, pick, colon, place, marks> {};
struct lay         : pegtl::seq<pick, colon, pegtl::sor<place, storing>, marks> {};
struct turn        : record::acted<pegtl::sor<lay, unstore>> {};

struct tokens      : pegtl::seq<record::actor, gap, no_marks, mark, marks> {};

struct offer_word  : TAO_PEGTL_KEYWORD("offer") {};
struct shown_tile  : pegtl::seq<tile> {};
struct offer       : pegtl::seq<in_company, offer_word, pegtl::plus<gap, shown_tile>> {};
struct round       : pegtl::seq<in_company, record::round_line> {};

struct line        : record::line<turn, offer, round, record::scores_line, tokens, record::undo_line, record::end_line> {};
/// A tile alone, for lists of tiles.
struct only_tile   : pegtl::seq<tile, pegtl::eof> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<turn>   : record::set_verb<verb::turn> {};
template <> struct action<tokens> : record::set_verb<verb::tokens> {};
template <> struct action<offer>  : record::set_verb<verb::offer> {};
template <> struct action<task> {
    template <typename In, typename R> static void apply(const In&, R& reading) {
        reading.written.tile.add_task(reading.written.task);
    }
};
template <Pick::By by> struct set_pick {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        Pick& pick = reading.written.turn.pick;
        pick.by = by;
        pick.span = reading.span(in.begin(), in.end());
        if constexpr (by == Pick::By::tile) {
            pick.tile = reading.written.tile;
            pick.by = pick.tile.known() ? by : Pick::By::unknown;
        }
    }
};
template <> struct action<tile_number> : set_pick<Pick::By::number> {};
template <> struct action<taken_tile>  : set_pick<Pick::By::tile> {};
template <Act act> struct set_act {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.written.turn.act = act; }
};
template <> struct action<place>      : set_act<Act::lay> {};
template <> struct action<unstore>    : set_act<Act::unstore> {};
template <> struct action<offer_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) { reading.written.tile_count = 0; }
};
template <> struct action<store_word> {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        reading.written.turn.act = Act::store;
        reading.written.turn.place.span = reading.span(in.begin(), in.end());
    }
};
template <> struct action<shown_tile> {
    template <typename In, typename R> static void apply(const In& in, R& reading) {
        Written& written = reading.written;
        if (written.tile_count < room_for_offer) {
            written.tiles[written.tile_count] = written.tile;
            written.tile_spans[written.tile_count] = reading.span(in.begin(), in.end());
        }
        ++written.tile_count;
    }
};
// clang-format on

}  // namespace arbiter::framework::grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<framework::grammar::tile_number> = "the number of a tile on offer";
template <> inline constexpr auto expectation<framework::grammar::frames>      = "a tile like GS/4B,7G (frames Y R B G S or -, a slash, tasks or -)";
template <> inline constexpr auto expectation<framework::grammar::question>    = "? for a tile nobody wrote down";
template <> inline constexpr auto expectation<framework::grammar::slash>       = "a slash between frames and tasks";
template <> inline constexpr auto expectation<framework::grammar::task_number> = "a task like 4B, 6B+Y, 4B|Y or 4G>3S";
template <> inline constexpr auto expectation<framework::grammar::task_colors> = "the color of the task, or two (B, B+Y, B|Y)";
template <> inline constexpr auto expectation<framework::grammar::no_tasks>    = "- for no task";
template <> inline constexpr auto expectation<framework::grammar::colon>       = "a colon and where the tile goes";
template <> inline constexpr auto expectation<framework::grammar::place>       = "a cell x,y or a direction N, E, S, W, 7E";
template <> inline constexpr auto expectation<framework::grammar::store_word>  = "store";
template <> inline constexpr auto expectation<framework::grammar::mark>        = "a token +x,y/k";
// clang-format on

}  // namespace arbiter::peg
