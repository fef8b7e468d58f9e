// The laws of the cards named in a line: the deck has them, and they can be where the line says.
#pragma once

#include "grammar/text/spelling.hpp"
#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"

namespace arbiter::frame_work {

inline bool takes_from_pile(const Event& event) {
    return event.is_deal() || event.draws();
}

inline Judgement names_stranger(const Event& event) {
    if (event.drawn == stranger_card) [[unlikely]] {
        return Fault{.token = event.written.drawn.span()};
    }
    return event.card == stranger_card ? Judgement({.token = event.card_span()}) : std::nullopt;
}

inline void say_unknown(const Case& of) {
    const std::string_view word = of.fault.token.in(of.referee.text());
    std::vector<std::string_view> ids;
    std::string list;
    for (const Card& card : of.event.deck().cards) {
        ids.push_back(card.id);
        list += fmt::format("{}{}", list.empty() ? "" : ", ", card.id);
    }
    of.say("the deck has no card {}", word);
    const std::string_view meant = nearest_word(word, ids);
    if (meant.empty()) {
        of.help("the cards are {}", list);
    } else {
        of.help("did you mean {}?", meant);
    }
}

inline Judgement too_many_copies(const Event& event) {
    if (event.fit == Fit::drawn_is_gone) [[unlikely]] {
        return Fault{.card = event.drawn, .token = event.written.drawn.span()};
    }
    return event.fit == Fit::none_left ? Judgement({.card = event.card, .token = event.card_span()}) : std::nullopt;
}

/// The lines that name the copies of a card in this round.
inline std::vector<Stamp> lines_naming(const State& state, CardId card) {
    std::vector<Stamp> lines;
    each_piece(state, [&](const Piece& piece) {
        if (piece.card == card) {
            lines.push_back(piece.named);
        }
    });
    std::ranges::sort(lines);
    return lines;
}

/// Of more lines the last that is shown says how many copies they have.
inline void note_copies(const Case& of) {
    constexpr int most_lines = 4;
    const std::vector<Stamp> copies = lines_naming(of.event.state, of.fault.card);
    auto next = copies.begin();
    for (int shown = 1; shown <= most_lines && next != copies.end(); ++shown) {
        const auto here = next;
        next = std::upper_bound(here, copies.end(), *here);
        std::string words = next - here == 1 ? "one is here" : fmt::format("{} are here", next - here);
        if (const auto left = copies.end() - next; shown == most_lines && left != 0) {
            words += left == 1 ? ", one on a later line" : fmt::format(", {} on later lines", left);
        }
        note_line(of, *here, words);
    }
}

inline void say_copies(const Case& of) {
    const std::uint32_t count = of.event.deck()[of.fault.card].count;
    if (of.event.is_deal()) {
        of.say("the deck has {} {} of {}, and more are dealt", count, count == 1 ? "copy" : "copies", card(of));
        return;
    }
    if (count == 1) {
        of.say("there is only one {}, and it lies elsewhere", card(of));
    } else if (count == 2) {
        of.say("there are only two {}, and both lie elsewhere", card(of));
    } else {
        of.say("there are only {} {}, and all of them lie elsewhere", count, card(of));
    }
    note_copies(of);
}

inline bool shows(const Event& event) {
    return event.shows();
}

inline bool leaves_hand(const Event& event) {
    return !event.is_deal() && !event.shows();
}

inline Judgement another_card(const Event& event) {
    if (event.fit != Fit::elsewhere || !event.shows()) [[likely]] {
        return std::nullopt;
    }
    return Fault{.seat = event.shown_owner(), .card = event.card, .token = event.written.card.span()};
}

inline void say_another(const Case& of) {
    const std::uint16_t place = of.event.written.place.number;
    const File& file = of.event.state.dossier(of.fault.seat).at(place);
    const CardId known = file.piece.card;
    of.say("file {} of {} is {}, not {}", place, culprit(of), card(of, known), card(of));
    note_line(of, file.piece.named, fmt::format("it was {} here", of.event.deck()[known].id));
}

inline Judgement not_held(const Event& event) {
    if (event.fit != Fit::elsewhere || event.shows()) [[likely]] {
        return std::nullopt;
    }
    return Fault{.seat = event.actor, .card = event.card, .token = event.written.card.span()};
}

/// " and the E1 drawn"; empty when nothing is.
inline std::string drawn_in_words(const Event& event) {
    return event.draws() ? fmt::format(" and the {} drawn", event.written.drawn.id) : std::string();
}

inline void say_not_held(const Case& of) {
    const State& state = of.event.state;
    const Hand& hand = state.hand(of.fault.seat);
    const std::string held = hand_in_words(state, of.fault.seat);
    const std::string drawn = drawn_in_words(of.event);
    if (drawn.empty() && hand.size() < 2) {
        of.say("{} holds {}, not {}", culprit(of), held, card(of));
    } else {
        of.say("{} holds {}{}, {} is not among them", culprit(of), held, drawn, card(of));
    }
    for (std::size_t at = 0; at < hand.size(); ++at) {
        if (hand[at].is_known()) {
            note_line(of, hand[at].named,
                      fmt::format("this {} is {} in hand", state.deck()[hand[at].card].id,
                                  hand.is_taken(at) ? "now" : "still"));
        }
    }
}

inline constexpr std::array card_laws{
    Rules{Law::card_unknown,
          Rule{"frame-work.card.unknown", Kind::play, heading::decks, "only cards of the deck are played",
               "The deck has no card with this id. Ids are compared letter by letter; e1 is E1 only where no other "
               "card is called so.",
               FW_DEAL "Ann draw E9 use E1\n"},
          names_stranger, takes_from_pile, say_unknown},
};

/// By what is known of the cards that lie face down.
inline constexpr std::array fit_laws{
    Rules{Law::card_copies,
          Rule{"frame-work.card.copies", Kind::play, heading::decks,
               "there are no more copies of a card than the deck has",
               "Every copy of this card is known to be somewhere else, or is needed for an unknown card that can be "
               "nothing "
               "else.",
               FW_HEAD "round 1 Ann\ndeal A2 A2\nAnn draw A2 plant A2 Ann\n"},
          too_many_copies, takes_from_pile, say_copies},
    Rules{
        Law::card_another,
        Rule{
            "frame-work.card.another", Kind::play, heading::planting, "a card keeps its face while it is moved about",
            "By what is recorded the file here must be another card: it was named when it was planted or looked at, or "
            "the other cards that "
            "were held then leave no other choice.",
            FW_DEAL "Ann draw A1 plant A1 Ben\nBen reveal 1 A2\n"},
        another_card, shows, say_another},
    Rules{
        Law::hand_not_held,
        Rule{"frame-work.hand.not-held", Kind::play, heading::turns, "a card is played out of one's own hand",
             "By what is recorded the player does not hold this card: neither the card kept nor the one just drawn or "
             "taken can be it.",
             FW_DEAL "Ann draw A1 plant A2 Ben\n"},
        not_held, leaves_hand, say_not_held},
};

}  // namespace arbiter::frame_work
