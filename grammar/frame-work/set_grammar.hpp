// The notation of a position of FRAME-WORK: cards are written as in events.
#pragma once

#include "grammar/frame-work/grammar.hpp"
#include "grammar/frame-work/set.hpp"
#include "grammar/record/set.hpp"

namespace arbiter::frame_work::set_grammar {

namespace pegtl = tao::pegtl;
using record::gap;

struct set_card : peg::leaf<set_card> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = grammar::scan_card(at, end);
        if (stop != nullptr) {
            reading.written.cards.push_back({grammar::card_word(reading, at, stop), false});
        }
        return stop;
    }
};

/// The file before it lies face up; nobody writes that of a card that nobody knows.
struct face_up : peg::leaf<face_up> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        SetCard& card = reading.written.cards.back();
        card.revealed = at != end && *at == '!' && card.card.id != "?";
        return card.revealed ? at + 1 : nullptr;
    }
};

struct number : peg::leaf<number> {
    template <typename R>
    static const char* scan(const char* at, const char* end, R& reading) {
        const char* const stop = record::scan_integer(at, end, reading.written.number);
        if (stop != nullptr) {
            reading.written.number_span = reading.span(at, stop);
        }
        return stop;
    }
};

/// Who passed.
struct passer : record::player_leaf<passer> {
    template <typename R>
    static void keep(R& reading, Seat seat, Span span) {
        reading.written.players.push_back({seat, span});
    }
};

// clang-format off
struct pile_word    : TAO_PEGTL_KEYWORD("pile") {};
struct aside_word   : TAO_PEGTL_KEYWORD("aside") {};
struct passed_word  : TAO_PEGTL_KEYWORD("passed") {};
struct points_word  : TAO_PEGTL_KEYWORD("points") {};
struct hand_word    : TAO_PEGTL_KEYWORD("hand") {};
struct dossier_word : TAO_PEGTL_KEYWORD("dossier") {};

struct cards        : pegtl::seq<set_card, pegtl::star<gap, set_card>> {};
struct file         : pegtl::seq<set_card, pegtl::opt<face_up>> {};
struct files        : pegtl::seq<file, pegtl::star<gap, file>> {};
struct passers      : pegtl::seq<passer, pegtl::star<gap, passer>> {};

struct round        : pegtl::seq<record::set_round> {};
struct turn         : pegtl::seq<record::set_turn> {};
struct pile         : pegtl::seq<pile_word, gap, number> {};
struct aside        : pegtl::seq<aside_word, gap, pegtl::sor<record::nothing_here, cards>> {};
struct passed       : pegtl::seq<passed_word, gap, pegtl::sor<record::nothing_here, passers>> {};
struct points       : pegtl::seq<points_word, gap, number> {};
struct hand         : pegtl::seq<hand_word, gap, pegtl::sor<record::nothing_here, cards>> {};
struct dossier      : pegtl::seq<dossier_word, gap, pegtl::sor<record::nothing_here, files>> {};
struct of_player    : pegtl::seq<record::set_owner, gap, pegtl::sor<points, hand, dossier>> {};

struct event        : record::set_event<pegtl::seq<record::anew, pegtl::sor<round, turn, pile, aside, passed, of_player>>> {};
struct line         : record::set_line<event> {};

template <typename Rule> struct action : record::action<Rule> {};
template <> struct action<event>   : record::set_verb<LineKind::set> {};
template <> struct action<round>   : record::set_what<Sets::round> {};
template <> struct action<turn>    : record::set_what<Sets::turn> {};
template <> struct action<pile>    : record::set_what<Sets::pile> {};
template <> struct action<aside>   : record::set_what<Sets::aside> {};
template <> struct action<passed>  : record::set_what<Sets::passed> {};
template <> struct action<points>  : record::set_what<Sets::points> {};
template <> struct action<hand>    : record::set_what<Sets::hand> {};
template <> struct action<dossier> : record::set_what<Sets::dossier> {};
// clang-format on

}  // namespace arbiter::frame_work::set_grammar

namespace arbiter::peg {

// clang-format off
template <> inline constexpr auto expectation<frame_work::set_grammar::set_card>     = "a card of the deck, or ? if nobody knows";
template <> inline constexpr auto expectation<frame_work::set_grammar::face_up>      = "! if it lies face up";
template <> inline constexpr auto expectation<frame_work::set_grammar::number>       = "a number";
template <> inline constexpr auto expectation<frame_work::set_grammar::passer>       = "a player";
template <> inline constexpr auto expectation<frame_work::set_grammar::pile_word>    = "pile";
template <> inline constexpr auto expectation<frame_work::set_grammar::aside_word>   = "aside";
template <> inline constexpr auto expectation<frame_work::set_grammar::passed_word>  = "passed";
template <> inline constexpr auto expectation<frame_work::set_grammar::points_word>  = "points";
template <> inline constexpr auto expectation<frame_work::set_grammar::hand_word>    = "hand";
template <> inline constexpr auto expectation<frame_work::set_grammar::dossier_word> = "dossier";
// clang-format on

}  // namespace arbiter::peg
