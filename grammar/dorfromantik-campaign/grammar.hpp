// The notation of a campaign's ledger: games with their scores, and the circles crossed off.
#pragma once

#include "grammar/dorfromantik-campaign/written.hpp"
#include "grammar/record/tokens.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace arbiter::dorfromantik_campaign::grammar {

namespace pegtl = tao::pegtl;
using record::gap;

/// A number that is not negative; nullptr when there is none.
inline const char* scan_number(const char* at, const char* end, Number& number, std::uint32_t offset) {
    const char* const stop = at != end && *at == '-' ? nullptr : record::scan_integer(at, end, number.value);
    if (stop != nullptr) {
        number.span = {offset, offset + static_cast<std::uint32_t>(stop - at)};
    }
    return stop;
}

/// As far as letters, digits and `-` reach.
inline const char* skip_name(const char* at, const char* end) {
    while (at != end &&
           ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || (*at >= '0' && *at <= '9') || *at == '-')) {
        ++at;
    }
    return at;
}

/// The name of a hex.
inline const char* scan_hex(const char* at, const char* end, Hex& hex) {
    const char* const stop = skip_name(at, end);
    const auto found = hex_of({at, static_cast<std::size_t>(stop - at)});
    hex = found.value_or(Hex::start);
    return found ? stop : nullptr;
}

/// What stands behind `word`, or nullptr when the text does not begin so.
inline const char* skip_word(const char* at, const char* end, std::string_view word) {
    const bool here =
        static_cast<std::size_t>(end - at) >= word.size() && std::memcmp(at, word.data(), word.size()) == 0;
    return here ? at + word.size() : nullptr;
}

struct number : peg::leaf<number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Written& written = reading.written;
        written.path = {};
        written.sheet = {};
        written.open_score = false;
        written.found = false;
        written.date = {};
        written.player_count = 0;
        written.nth = {1, {}};
        written.row.reset();
        written.circles.reset();
        written.achieved_count = 0;
        reading.line().claims = true;  // that it was scored
        return scan_number(at, end, written.number, reading.offset(at));
    }
};

struct score : peg::leaf<score> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Number& score = reading.written.score;
        reading.written.open_score = at != end && *at == '?';
        if (reading.written.open_score) {
            score = {0, reading.span(at, at + 1)};
            return at + 1;
        }
        return scan_number(at, end, score, reading.offset(at));
    }
};

/// A box of the game's score sheet: B1=4,5,6.
struct sheet_box : peg::leaf<sheet_box> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const sign = skip_name(at, end);
        const char* stop = sign == at ? nullptr : skip_word(sign, end, "=");
        const char* const value = stop;
        while (stop != nullptr && stop != end && ((*stop >= '0' && *stop <= '9') || *stop == ',' || *stop == '+')) {
            ++stop;
        }
        if (stop == nullptr || stop == value) {
            return nullptr;
        }
        Written& written = reading.written;
        const char* const first = written.sheet.empty() ? at : written.sheet_text.data();
        written.sheet = reading.span(first, stop);
        written.sheet_text = {first, static_cast<std::size_t>(stop - first)};
        return stop;
    }
};

/// 2026-11-20, with ? for a digit that nobody wrote down.
struct date : peg::leaf<date> {
    static constexpr std::string_view form = "dddd-dd-dd";
    static bool is_date(std::string_view text) {
        return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), [](char one, char like) {
                   return like == 'd' ? (one >= '0' && one <= '9') || one == '?' : one == like;
               });
    }
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const std::string_view text(at, std::min<std::size_t>(form.size(), static_cast<std::size_t>(end - at)));
        if (!is_date(text) || !reading.written.date.empty()) {
            return nullptr;
        }
        reading.written.date = text;
        return at + text.size();
    }
};

/// Ann, Ben: each once, of those that the header lists.
struct players : peg::leaf<players> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Written& written = reading.written;
        if (written.player_count != 0) {
            return nullptr;
        }
        while (at != nullptr) {
            Seat seat = no_seat;
            const char* const stop = reading.seats.scan(at, end, seat);
            const auto named = written.players.begin() + written.player_count;
            if (stop == nullptr || std::find(written.players.begin(), named, seat) != named) {
                return nullptr;
            }
            written.players[written.player_count++] = seat;
            const char* const comma = skip_word(record::skip_blanks(stop, end), end, ",");
            if (comma == nullptr) {
                return stop;
            }
            at = record::skip_blanks(comma, end);
        }
        return nullptr;
    }
};

/// A file, and behind # which of its records.
struct path : peg::leaf<path> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* stop = at;
        while (stop != end && !record::is_blank(*stop) && *stop != '#' && *stop != '\n' && *stop != '\r') {
            ++stop;
        }
        reading.written.path = reading.span(at, stop);
        reading.written.path_text = {at, static_cast<std::size_t>(stop - at)};
        if (stop == at) {
            return nullptr;
        }
        if (stop == end || *stop != '#') {
            return stop;
        }
        return scan_number(stop + 1, end, reading.written.nth, reading.offset(stop + 1));
    }
};

/// +row:120, +circles:3 or +achieved:Harbor.
struct game_claim : peg::leaf<game_claim> {
    template <typename R>
    static const char* scan_achieved(const char* at, const char* name, const char* end, R& reading) {
        const char* const stop = skip_name(name, end);
        const auto achievement = achievement_of({name, static_cast<std::size_t>(stop - name)});
        Written& written = reading.written;
        if (!achievement || written.achieved_count == written.achieved.size()) {
            return nullptr;
        }
        written.achieved[written.achieved_count++] = {*achievement, reading.span(at, stop)};
        return stop;
    }

    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        if (const char* const name = skip_word(at, end, "+achieved:")) {
            return scan_achieved(at, name, end, reading);
        }
        const char* const row = skip_word(at, end, "+row:");
        const char* const begin = row != nullptr ? row : skip_word(at, end, "+circles:");
        Number claimed;
        const char* const stop = begin == nullptr ? nullptr : scan_number(begin, end, claimed, reading.offset(begin));
        if (stop != nullptr) {
            claimed.span = reading.span(at, stop);
            (row != nullptr ? reading.written.row : reading.written.circles) = claimed;
            reading.line().claims = true;
        }
        return stop;
    }
};

/// FROM>TO or FROM>TO:COUNT.
struct step : peg::leaf<step> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        WrittenStep one;
        const char* stop = scan_hex(at, end, one.step.from);
        stop = stop == nullptr ? nullptr : skip_word(stop, end, ">");
        stop = stop == nullptr ? nullptr : scan_hex(stop, end, one.step.to);
        if (stop != nullptr && stop != end && *stop == ':') {
            Number circles;
            stop = scan_number(stop + 1, end, circles, 0);
            if (stop == nullptr || circles.value < 1 || circles.value > 99) {
                return nullptr;
            }
            one.step.circles = static_cast<std::uint8_t>(circles.value);
        }
        Written& written = reading.written;
        if (stop == nullptr || written.step_count == written.steps.size()) {
            return nullptr;
        }
        one.span = reading.span(at, stop);
        written.steps[written.step_count++] = one;
        return stop;
    }
};

/// +unlocked:Box-1 or +hearts:1.
struct cross_claim : peg::leaf<cross_claim> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        Written& written = reading.written;
        const char* stop = nullptr;
        if (const char* const hex = skip_word(at, end, "+unlocked:")) {
            Unlocked one;
            stop = written.unlocked_count == written.unlocked.size() ? nullptr : scan_hex(hex, end, one.hex);
            if (stop != nullptr) {
                one.span = reading.span(at, stop);
                written.unlocked[written.unlocked_count++] = one;
            }
        } else if (const char* const hearts = skip_word(at, end, "+hearts:")) {
            Number claimed;
            stop = scan_number(hearts, end, claimed, reading.offset(hearts));
            claimed.span = stop == nullptr ? Span{} : reading.span(at, stop);
            written.hearts = claimed;
        }
        reading.line().claims = reading.line().claims || stop != nullptr;
        return stop;
    }
};

// clang-format off
struct game_word   : TAO_PEGTL_KEYWORD("game") {};
struct score_word  : TAO_PEGTL_KEYWORD("score") {};
struct record_word : TAO_PEGTL_KEYWORD("record") {};
struct sheet_word  : TAO_PEGTL_KEYWORD("sheet") {};
struct date_word   : TAO_PEGTL_KEYWORD("date") {};
struct players_word : TAO_PEGTL_KEYWORD("players") {};
struct cross_word  : TAO_PEGTL_KEYWORD("cross") {};

struct by_score    : pegtl::seq<score_word, gap, score> {};
struct by_record   : pegtl::seq<record_word, gap, path> {};
struct by_sheet    : pegtl::seq<sheet_word, pegtl::plus<gap, sheet_box>> {};
struct source      : pegtl::sor<by_score, by_record, by_sheet> {};
struct when        : pegtl::seq<date_word, gap, date> {};
struct who         : pegtl::seq<players_word, gap, players> {};
struct game        : pegtl::seq<game_word, gap, number, gap, source, pegtl::star<gap, pegtl::sor<game_claim, when, who>>> {};
struct cross       : pegtl::seq<cross_word, pegtl::plus<gap, step>, pegtl::star<gap, cross_claim>> {};

struct line        : record::line<game, cross, record::scores_line, record::undo_line, record::end_line> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<game>  : record::set_verb<Verb::game> {};
template <> struct action<cross> : record::set_verb<Verb::cross> {};
template <> struct action<cross_word> {
    template <typename In, typename R> static void apply(const In&, R& reading) {
        reading.written.step_count = 0;
        reading.written.unlocked_count = 0;
        reading.written.hearts.reset();
    }
};
// clang-format on

}  // namespace arbiter::dorfromantik_campaign::grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::game_word>   = "game";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::cross_word>  = "cross";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::number>      = "the number of the game";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::score_word>  = "score";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::record_word> = "record";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::score>       = "the game's total, or ?";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::sheet_word>  = "sheet";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::sheet_box>   = "a box of the score sheet like B1=4,5,6";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::date_word>   = "date";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::date>        = "a date like 2026-11-20, once";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::players_word> = "players";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::players>     = "players of the header, each once, with commas between them";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::path>        = "the file of the game's record";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::game_claim>  = "a claim +row:120 or +circles:3, or +achieved:Harbor";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::step>        = "circles like Box-1>Box-2:3, between two neighboring hexes";
template <> inline constexpr auto expectation<dorfromantik_campaign::grammar::cross_claim> = "a claim +unlocked:Box-1 or +hearts:1";
// clang-format on

}  // namespace arbiter::peg
