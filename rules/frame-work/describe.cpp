// The words for a broken rule: the facts, the smallest token, what would have been legal.
#include "grammar/text/record_text.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/look.hpp"
#include "rules/frame-work/meaning.hpp"
#include "rules/frame-work/telling.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

/// The event on a line, without indentation and comment.
Span event_on(std::string_view text, Stamp offset) {
    Span span = line_around(text, offset);
    const std::string_view line = span.in(text);
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t comment = std::min(line.find(" ;"), line.size());
    const std::size_t last = line.substr(0, comment).find_last_not_of(" \t\r");
    const std::size_t end = last == std::string_view::npos ? begin : last + 1;
    return {span.begin + static_cast<std::uint32_t>(begin),
            span.begin + static_cast<std::uint32_t>(std::max(begin, end))};
}

Refusal refusal_of(const State& state, const Written& written) {
    switch (written.line.verb) {
        case verb::round: return look(state, call_of(written));
        case verb::deal: return look(state, deal_of(state, written));
        case verb::turn: return look(state, turn_of(state, written));
        default: return look(state, change_of(state, written));
    }
}

Span person_in(const Written& written) {
    switch (written.line.verb) {
        case verb::round: return written.line.named_span;
        case verb::turn: return written.line.actor;
        default: return written.of.span;
    }
}

Span card_in(const Written& written, const Refusal& refusal) {
    return written.line.verb == verb::deal ? written.dealt[refusal.at].span() : written.card.span();
}

Span token(const Written& written, const Refusal& refusal) {
    switch (refusal.part) {
        case Part::line: return written.line.event;
        case Part::number: return written.line.number;
        case Part::player: return person_in(written);
        case Part::drawn: return written.drawn.span();
        case Part::act: return written.doing;
        case Part::card: return card_in(written, refusal);
        case Part::place: return written.place.span;
        case Part::whom: return written.of.span;
        case Part::with: return written.with.span;
        case Part::other: return written.other.span;
    }
    return written.line.event;
}

void say(const Case& of) {
    switch (of.refusal.law) {
        case Law::none:
        case Law::deck_missing:
        case Law::deck_unknown:
        case Law::deck_unreadable:
        case Law::deck_broken:
        case Law::deck_needless: break;
        case Law::round_number:
        case Law::round_starter:
        case Law::round_twice:
        case Law::round_not_over:
        case Law::round_over:
        case Law::deal_missing:
        case Law::deal_count: describe_round(of); break;
        case Law::card_unknown:
        case Law::card_copies:
        case Law::card_another:
        case Law::hand_not_held: describe_card(of); break;
        case Law::turn_wrong_player:
        case Law::turn_busted:
        case Law::turn_not_playing:
        case Law::draw_empty_pile:
        case Law::draw_without_play:
        case Law::play_without_draw:
        case Law::hand_empty:
        case Law::use_alibi:
        case Law::use_target_missing:
        case Law::use_on_oneself:
        case Law::use_target_out:
        case Law::plant_player_out:
        case Law::reveal_no_file:
        case Law::reveal_revealed: describe_turn(of); break;
        case Law::effect_none:
        case Law::effect_unfinished:
        case Law::effect_verb:
        case Law::effect_dossier:
        case Law::effect_player_out:
        case Law::effect_no_file:
        case Law::effect_face:
        case Law::effect_one_dossier:
        case Law::effect_possible: describe_effect(of); break;
    }
}

}  // namespace

void Case::point() const {
    // A draw without an act has no word to point at, an actor may be left out.
    const Span span = token(written, refusal);
    finding.span = span.empty() || span.end > written.line.event.end || span.begin < written.line.event.begin
                       ? written.line.event
                       : span;
}

void Case::note(Stamp line, std::string message) const {
    finding.notes.push_back({event_on(referee.text(), line), std::move(message)});
}

std::string out_of_play(const Case& of, Seat seat) {
    return of.state.busted.has(seat) ? fmt::format("{} is busted and out of this round", of.name(seat))
                                     : fmt::format("{} does not play this round", of.name(seat));
}

void note_bust(const Case& of, Seat seat) {
    if (of.state.busted.has(seat)) {
        of.note(of.state.busted_at[static_cast<std::size_t>(seat)], fmt::format("{} was busted here", of.name(seat)));
    }
}

void FrameWork::describe(const State& state, const Written& written, Broken, Referee& referee, Finding& finding) {
    const Refusal refusal = refusal_of(state, written);
    const Case of{state, written, refusal, referee, finding};
    of.point();
    say(of);
}

}  // namespace arbiter::frame_work
