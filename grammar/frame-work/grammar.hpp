// The notation of FRAME-WORK: deals, turns, and the lines of effects.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "grammar/record/tokens.hpp"
#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace arbiter::frame_work::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// What cannot be told beforehand is looked up: the bytes that go on with a word.
enum : std::uint8_t { id_byte = 1, word_byte = 2 };
inline constexpr auto byte_kinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto byte = static_cast<char>(i);
        const bool id = is_letter(byte) || is_digit(byte);
        kinds[i] = static_cast<std::uint8_t>((id ? id_byte : 0) | (id || byte == '_' ? word_byte : 0));
    }
    return kinds;
}();
inline bool is_kind(char byte, std::uint8_t kind) {
    return (byte_kinds[static_cast<unsigned char>(byte)] & kind) != 0;
}

/// A keyword: these letters, and nothing behind them that would go on with the word. `Token` has `word`, and `keep`
/// where something is to be noted.
template <typename Token>
struct keyword : peg::leaf<Token> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        constexpr std::string_view word = Token::word;
        if (end - at < static_cast<std::ptrdiff_t>(word.size()) || std::memcmp(at, word.data(), word.size()) != 0) {
            return nullptr;
        }
        const char* const stop = at + word.size();
        if (stop != end && is_kind(*stop, word_byte)) {
            return nullptr;
        }
        if constexpr (requires { Token::keep(reading, Span{}); }) {
            Token::keep(reading, reading.span(at, stop));
        }
        return stop;
    }
};

/// The end of a card's id, a letter and then letters or digits; nullptr when there is none. At the end of a deal only
/// the word itself tells a card from `stands`, so that no card is called so.
inline const char* scan_id(const char* at, const char* end) {
    if (at == end || !is_letter(*at)) {
        return nullptr;
    }
    const char* stop = at + 1;
    while (stop != end && is_kind(*stop, id_byte)) {
        ++stop;
    }
    const bool may_stand = stop - at == static_cast<std::ptrdiff_t>(stands_word.size());
    return may_stand && std::memcmp(at, stands_word.data(), stands_word.size()) == 0 ? nullptr : stop;
}

inline const char* scan_card(const char* at, const char* end) {
    return at != end && *at == '?' ? at + 1 : scan_id(at, end);
}

template <typename R>
CardWord card_word(const R& reading, const char* at, const char* stop) {
    return {{at, static_cast<std::size_t>(stop - at)}, reading.offset(at)};
}

struct dealt_card : peg::leaf<dealt_card> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = scan_card(at, end);
        if (stop == nullptr) {
            return nullptr;
        }
        Written& written = reading.written;
        if (written.dealt_count < most_dealt) {
            written.dealt[written.dealt_count] = card_word(reading, at, stop);
        }
        ++written.dealt_count;
        return stop;
    }
};

struct drawn_card : peg::leaf<drawn_card> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = scan_card(at, end);
        if (stop != nullptr) {
            reading.written.drawn = card_word(reading, at, stop);
        }
        return stop;
    }
};

/// A card that is played, revealed or looked at; `?` where nobody noted which.
struct played_card : peg::leaf<played_card> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = scan_card(at, end);
        if (stop != nullptr) {
            reading.written.card = card_word(reading, at, stop);
        }
        return stop;
    }
};

/// Positions count from 1: nullptr for 0 too.
inline const char* scan_position(const char* at, const char* end, std::uint16_t& number) {
    std::uint32_t value = 0;
    const char* stop = at;
    for (; stop != end && is_digit(*stop); ++stop) {
        value = std::min<std::uint32_t>(value * 10 + static_cast<std::uint32_t>(*stop - '0'), Position::most);
    }
    number = static_cast<std::uint16_t>(value);
    return value == 0 ? nullptr : stop;
}

struct position : peg::leaf<position> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Position& place = reading.written.place;
        const char* const stop = scan_position(at, end, place.number);
        if (stop != nullptr) {
            place.span = reading.span(at, stop);
        }
        return stop;
    }
};

/// NAME.k
template <typename R>
const char* scan_file(const char* at, const char* end, const R& reading, Person& owner, Position& place) {
    const char* const dot = reading.seats.scan(at, end, owner.seat);
    if (dot == nullptr || dot == end || *dot != '.') {
        return nullptr;
    }
    const char* const stop = scan_position(dot + 1, end, place.number);
    if (stop != nullptr) {
        owner.span = reading.span(at, dot);
        place.span = reading.span(dot + 1, stop);
    }
    return stop;
}

/// The word in front of a dot: without one, no file was meant.
inline std::string_view owner_at(const char* at, const char* end) {
    const std::string_view name = word_at(at, end);
    const char* const behind = at + name.size();
    return behind != end && *behind == '.' ? name : std::string_view{};
}

struct file : peg::leaf<file> {
    static std::string_view name_at(const char* at, const char* end) { return owner_at(at, end); }
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        return scan_file(at, end, reading, reading.written.of, reading.written.place);
    }
};
struct other_file : peg::leaf<other_file> {
    static std::string_view name_at(const char* at, const char* end) { return owner_at(at, end); }
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        return scan_file(at, end, reading, reading.written.with, reading.written.other);
    }
};

/// Whom a card is used on, or in whose Dossier it is planted.
struct person : record::player_leaf<person> {
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.written.of = {seat, span};
    }
};
/// Whose Dossier a card goes to by an effect.
struct receiver : record::player_leaf<receiver> {
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.written.with = {seat, span};
    }
};

/// Nothing is written; forgets the turn of an earlier line.
struct fresh_turn : peg::empty_leaf<fresh_turn> {
    template <typename R>
    static const char* scan(const char* at, const char*, R& reading) {
        reading.written.act = Act::nothing;
        reading.written.drawn = {};
        reading.written.card = {};
        reading.written.of = {};
        return at;
    }
};

struct deal_word : keyword<deal_word> {
    static constexpr std::string_view word = "deal";
    template <typename R>
    static void keep(R& reading, Span) {
        reading.written.dealt_count = 0;
    }
};
struct draw_word : keyword<draw_word> {
    static constexpr std::string_view word = "draw";
};
struct on_word : keyword<on_word> {
    static constexpr std::string_view word = "on";
};

template <Act act>
struct act_word : keyword<act_word<act>> {
    static constexpr std::string_view word = word_for(act);
    template <typename R>
    static void keep(R& reading, Span span) {
        reading.written.act = act;
        reading.written.doing = span;
    }
};

template <Deed deed>
struct deed_word : keyword<deed_word<deed>> {
    static constexpr std::string_view word = word_for(deed);
    template <typename R>
    static void keep(R& reading, Span span) {
        reading.written.deed = deed;
        reading.written.doing = span;
    }
};

// clang-format off
struct deal         : pegtl::seq<deal_word, pegtl::plus<gap, dealt_card>> {};

struct use          : pegtl::seq<act_word<Act::use>, gap, played_card, pegtl::opt<gap, on_word, gap, person>> {};
struct plant        : pegtl::seq<act_word<Act::plant>, gap, played_card, gap, person> {};
struct reveal       : pegtl::seq<act_word<Act::reveal>, gap, position, gap, played_card> {};
struct pass         : pegtl::seq<act_word<Act::pass>> {};
struct act          : pegtl::sor<use, plant, pass, reveal> {};
struct draw         : pegtl::seq<draw_word, gap, drawn_card, pegtl::opt<gap, act>> {};
struct play         : pegtl::seq<fresh_turn, pegtl::sor<draw, act>> {};
/// Without an actor; a plant without one belongs to an effect.
struct bare_play    : pegtl::seq<fresh_turn, pegtl::sor<draw, use, pass, reveal>> {};
struct turn         : pegtl::sor<pegtl::seq<record::actor, gap, play>, bare_play> {};

struct reveal_file  : pegtl::seq<deed_word<Deed::reveal>, gap, file, gap, played_card> {};
struct conceal_file : pegtl::seq<deed_word<Deed::conceal>, gap, file> {};
struct swap_files   : pegtl::seq<deed_word<Deed::swap>, gap, file, gap, other_file> {};
struct move_file    : pegtl::seq<deed_word<Deed::move>, gap, file, gap, receiver> {};
struct look_file    : pegtl::seq<deed_word<Deed::look>, gap, file, gap, played_card> {};
struct take_file    : pegtl::seq<deed_word<Deed::take>, gap, file> {};
struct discard_file : pegtl::seq<deed_word<Deed::discard>, gap, file> {};
struct plant_taken  : pegtl::seq<deed_word<Deed::plant>, gap, played_card, gap, receiver> {};
struct change       : pegtl::sor<deed_word<Deed::nothing>, reveal_file, swap_files, conceal_file, move_file, look_file,
                                 take_file, plant_taken, discard_file> {};

struct line         : record::game_line<turn, change, deal, record::scores_line, record::round_line, record::undo_line,
                                        record::end_line> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<turn>   : record::set_verb<Verb::turn> {};
template <> struct action<change> : record::set_verb<Verb::change> {};
template <> struct action<deal>   : record::set_verb<Verb::deal> {};
// clang-format on

}  // namespace arbiter::frame_work::grammar

namespace arbiter::peg {

// clang-format off
namespace fw = frame_work::grammar;
template <> inline constexpr auto expectation<fw::dealt_card>       = "a card of the deck, or ? if nobody knows";
template <> inline constexpr auto expectation<fw::drawn_card>       = "the card drawn, or ? if nobody else saw it";
template <> inline constexpr auto expectation<fw::played_card>      = "a card of the deck, or ? if nobody knows";
template <> inline constexpr auto expectation<fw::position>         = "the position of a file in one's own Dossier, from 1";
template <> inline constexpr auto expectation<fw::file>             = "a file in a Dossier, like Ann.2 (positions count from 1)";
template <> inline constexpr auto expectation<fw::other_file>       = "the file it is swapped with, like Ben.1";
template <> inline constexpr auto expectation<fw::person>           = "a player";
template <> inline constexpr auto expectation<fw::receiver>         = "a player";
template <> inline constexpr auto expectation<fw::draw_word>        = "draw";
template <> inline constexpr auto expectation<fw::on_word>          = "on and a player";
template <> inline constexpr auto expectation<fw::act_word<frame_work::Act::use>>    = "use";
template <> inline constexpr auto expectation<fw::act_word<frame_work::Act::plant>>  = "plant";
template <> inline constexpr auto expectation<fw::act_word<frame_work::Act::reveal>> = "reveal";
template <> inline constexpr auto expectation<fw::act_word<frame_work::Act::pass>>   = "pass";
// clang-format on

}  // namespace arbiter::peg
