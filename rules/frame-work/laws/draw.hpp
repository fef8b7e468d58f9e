// The laws of the draw: who draws uses or plants, who does not draw reveals or passes (ruling draw-excludes).
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"

namespace arbiter::frame_work {

inline bool draws(const Event& event) {
    return event.draws();
}

inline bool plays_drawing(const Event& event) {
    return event.plays() && event.draws();
}

inline bool plays_without_drawing(const Event& event) {
    return event.plays() && !event.draws();
}

inline Judgement draws_from_nothing(const Event& event) {
    return fault_if(event.draws() && event.state.pile == 0, {.token = event.written.drawn.span()});
}

inline void say_empty_pile(const Case& of) {
    of.say("the draw pile is empty: all {} cards have been dealt or drawn", of.event.deck().size());
    help_options(of);
}

inline Judgement draws_without_play(const Event& event) {
    return fault_if(event.draws() && !event.plays(), {.token = event.written.doing});
}

/// "use or plant E1, or plant A1": an Alibi is never used.
inline std::string plays_in_words(const Case& of) {
    std::vector<std::string> evidence;
    std::vector<std::string> alibis;
    const auto add = [&](CardId card, std::string_view unknown) {
        const Deck& deck = of.event.deck();
        std::vector<std::string>& words = is_named(card) && deck[card].is_alibi() ? alibis : evidence;
        const std::string_view word = is_named(card) ? std::string_view(deck[card].id) : unknown;
        if (std::ranges::find(words, word) == words.end()) {
            words.emplace_back(word);
        }
    };
    for (const Piece& piece : of.event.state.hand(of.event.actor).pieces()) {
        add(piece.card, "a card nobody wrote down");
    }
    add(of.event.drawn, "the card drawn");
    const std::string use = evidence.empty() ? std::string() : "use or plant " + in_words(evidence, " or ");
    const std::string plant = alibis.empty() ? std::string() : "plant " + in_words(alibis, " or ");
    return use + (use.empty() || plant.empty() ? "" : ", or ") + plant;
}

inline void say_draw(const Case& of) {
    switch (of.event.written.act) {
        case Act::pass: of.say("{} cannot pass after drawing a card", actor(of)); break;
        case Act::reveal: of.say("{} cannot reveal a file after drawing a card", actor(of)); break;
        default: of.say("{} draws a card and keeps both", actor(of)); break;
    }
    of.help("{} may {}", actor(of), plays_in_words(of));
}

inline Judgement leaves_pile(const Event& event) {
    return fault_if(plays_without_drawing(event) && event.state.pile > 0, {.token = event.written.doing});
}

inline void say_play_without_draw(const Case& of) {
    const std::string_view act = of.event.written.act == Act::use ? "use" : "plant";
    const std::uint32_t pile = of.event.state.pile;
    of.say("{} cannot {} a card without drawing one first: {} {} left in the pile", actor(of), act,
           counted(pile, "card"), pile == 1 ? "is" : "are");
    Written drawing = of.event.written;
    drawing.drawn = word_of(of.event.deck(), hidden_card);
    if (look(Event(of.event.state, drawing))) {
        help_options(of);
        return;
    }
    const auto& seats = of.referee.seats();
    const Seat whom = of.event.written.of.seat;
    const std::string_view on = of.event.written.act == Act::use ? " on " : " ";
    of.help("{} draw ? {} {}{}{}", seats.word(of.event.actor), act, of.event.written.card.id, whom == no_seat ? "" : on,
            whom == no_seat ? "" : seats.word(whom));
}

inline Judgement holds_nothing(const Event& event) {
    return fault_if(plays_without_drawing(event) && event.state.hand(event.actor).empty(),
                    {.token = event.written.doing});
}

inline void say_hand_empty(const Case& of) {
    of.say("{} has no card left in hand", actor(of));
    help_options(of);
}

inline constexpr std::array draw_laws{
    Rules{Law::draw_empty_pile,
          Rule{"frame-work.draw.empty-pile", Kind::play, heading::turns, "cards are drawn from the pile while it lasts",
               "The draw pile is empty: every card has been dealt or drawn.", FW_EMPTY "Ben draw E1 plant E1 Ann\n"},
          draws_from_nothing, draws, say_empty_pile},
    Rules{
        Law::draw_without_play,
        Rule{"frame-work.draw.without-play", Kind::play, "FRAME-WORK rulebook, turns; rulings hand and draw-excludes",
             "who draws must use or plant a card",
             "A player who draws ends the turn by using an Evidence or planting a file. Passing and revealing are for "
             "those who do not draw, "
             "and nobody keeps two cards.",
             FW_DEAL "Ann draw E1 pass\n"},
        draws_without_play, draws, say_draw},
    Rules{
        Law::play_without_draw,
        Rule{"frame-work.play.without-draw", Kind::play, "FRAME-WORK rulebook, turns; ruling draw-excludes",
             "while the pile lasts, a card is used or planted only after a draw",
             "The last card in hand may be played without a draw only when the pile is empty.", FW_DEAL "Ann use E1\n"},
        leaves_pile, plays_drawing, say_play_without_draw},
    Rules{Law::hand_empty,
          Rule{"frame-work.hand.empty", Kind::play, heading::turns, "who has no card plays none",
               "The player has already played the last card. What is left is to reveal or to pass.",
               FW_EMPTY "Ben plant E1 Ann\nAnn plant E1 Ben\nBen plant A1 Ann\n"},
          holds_nothing, plays_without_drawing, say_hand_empty},
};

}  // namespace arbiter::frame_work
