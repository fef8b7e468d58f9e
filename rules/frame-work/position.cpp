// Puts a position together from what is written, and finds what no table can show.
#include "rules/frame-work/position.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/frame-work/pieces.hpp"
#include "rules/frame-work/round.hpp"
#include "rules/frame-work/rulebook.hpp"
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::frame_work {
PositionBuilder::PositionBuilder(const State& start, const Seats& seats) : state_(start), seats_(seats) {
    state_.unseen.reset(state_.deck());
}

void PositionBuilder::place(const Set& set, Checks& checks) {
    switch (set.what) {
        case Sets::round: round_ = set.line; break;
        case Sets::turn: turn_ = set.line; break;
        case Sets::pile: pile_ = set; break;
        case Sets::passed: place_passed(set, checks); break;
        case Sets::points: place_points(set, checks); break;
        case Sets::hand: place_hand(set, checks); break;
        case Sets::dossier: place_dossier(set, checks); break;
        case Sets::aside:
            aside_set_ = true;
            for (const SetCard& card : set.cards) {
                state_.aside.push_back(piece_of(card, checks));
            }
            break;
    }
}

void PositionBuilder::place_points(const Set& set, Checks& checks) {
    points_[index(set.line.seat)] = set;
    const bool possible = set.number >= 0 && set.number <= most_points;
    const bool kept = checks.keep(rule(Law::set_points), possible, set.number_span, [&] {
        return fmt::format("{} cannot have {} Trust Points", name(set.line.seat), set.number);
    });
    state_.side_points[state_.side(set.line.seat)] = kept ? set.number : 0;
}

void PositionBuilder::place_hand(const Set& set, Checks& checks) {
    hands_[index(set.line.seat)] = set;
    for (const SetCard& card : set.cards) {
        const Piece piece = piece_of(card, checks);
        const bool first = &card == set.cards.data();
        checks.keep(rule(Law::set_hand), first, card.card.span(),
                    [&] { return fmt::format("{} cannot hold two cards between turns", name(set.line.seat)); });
        first ? state_.hand(set.line.seat).add(piece) : state_.aside.push_back(piece);
    }
}

void PositionBuilder::place_dossier(const Set& set, Checks& checks) {
    dossiers_[index(set.line.seat)] = set;
    const Stamp stamp = set.line.span.begin;
    for (const SetCard& card : set.cards) {
        File file{.piece = piece_of(card, checks), .laid = stamp};
        if (card.revealed && file.piece.is_known()) {
            file.turn_up(state_.deck()[file.piece.card].is_alibi(), stamp);
        }
        state_.dossier(set.line.seat).add(file);
    }
}

void PositionBuilder::place_passed(const Set& set, Checks& checks) {
    passed_ = set;
    SeatSet named;
    for (const Person& player : set.players) {
        checks.keep(rule(Law::set_passed), !named.has(player.seat), player.span,
                    [&] { return fmt::format("{} is named twice", name(player.seat)); });
        named.add(player.seat);
    }
}

/// A card that the deck does not have, or not so often, is laid as one that nobody knows.
Piece PositionBuilder::piece_of(const SetCard& card, Checks& checks) {
    const Stamp stamp = card.card.at;
    ++shown_;
    checks.keep(rule(Law::set_copies), shown_ <= state_.deck().size(), card.card.span(), [&] {
        return fmt::format("the position shows more than the {} of the deck", counted(state_.deck().size(), "card"));
    });
    if (card.card.id == "?") {
        return draw_piece(state_, hidden_card, stamp, card.card.at);
    }
    const CardId id = state_.deck().find(card.card.id);
    const bool known = checks.keep(rule(Law::set_card), is_named(id), card.card.span(),
                                   [&] { return fmt::format("the deck has no card {}", card.card.id); });
    const bool left = known && is_left(card, id, checks);
    return left ? draw_piece(state_, id, stamp, card.card.at) : Piece{hidden_card, ++state_.tokens, 0};
}

bool PositionBuilder::is_left(const SetCard& card, CardId id, Checks& checks) {
    const std::uint32_t count = state_.deck()[id].count;
    return checks.keep(rule(Law::set_copies), state_.unseen.left(id) != 0, card.card.span(), [&] {
        return fmt::format("the deck has {} {}, and the position shows more",
                           count == 1 ? "one" : std::to_string(count), title(state_.deck(), id));
    });
}

bool PositionBuilder::in_play() const {
    const auto has = [](const auto& set) { return set.has_value(); };
    return std::ranges::any_of(hands_, has) || std::ranges::any_of(dossiers_, has) || passed_ || pile_ || aside_set_;
}

bool PositionBuilder::look_ahead(const Written& written) {
    const Line& line = written.line;
    const bool starts = round_ && round_->named != no_seat;
    if (turn_ || (starts && !in_play())) {
        return false;
    }
    if (written.verb() == Verb::turn && line.seat != no_seat) {
        first_actor_ = line.seat;
    } else if (written.verb() == Verb::round && line.named != no_seat) {
        first_actor_ = line.named;
    } else {
        turns_ahead_ += written.verb() == Verb::turn ? 1U : 0U;
    }
    return !first_actor_;
}

void PositionBuilder::validate(Checks& checks) {
    validate_points(checks);
    validate_round(checks);
    if (!in_play()) {
        decide(state_);
        return;
    }
    state_.phase = Phase::playing;
    validate_players(checks);
    validate_hands(checks);
    validate_pile(checks);
    validate_passed(checks);
    validate_turn(checks);
}

/// Team-mates have the same points.
void PositionBuilder::validate_points(Checks& checks) {
    for (std::size_t seat = 0; seat < most_players; ++seat) {
        for (std::size_t mate = 0; mate < most_players; ++mate) {
            const auto& one = points_[seat];
            const auto& other = points_[mate];
            if (one && other && state_.table.sides[seat] == state_.table.sides[mate] &&
                other->line.span.begin < one->line.span.begin) {
                checks.keep(rule(Law::set_points), one->number == other->number, one->number_span, [&] {
                    return fmt::format("{} and {} are a team, and {} has {}", name(static_cast<Seat>(seat)),
                                       name(static_cast<Seat>(mate)), name(static_cast<Seat>(mate)), other->number);
                });
            }
        }
    }
}

/// `round` becomes the number of the round begun last.
void PositionBuilder::validate_round(Checks& checks) {
    const bool points = std::ranges::any_of(points_, [](const auto& set) { return set.has_value(); });
    const bool started = round_ && round_->named != no_seat;
    if (round_) {
        checks.keep(rule(Law::set_round), round_->round >= 1, round_->number,
                    [] { return std::string("there is no round 0"); });
    }
    const std::uint32_t number = round_ ? std::max<std::uint32_t>(round_->round, 1) : 1;
    state_.round = in_play() ? number : number - 1;
    state_.round_open = !round_ && (in_play() || points || behind_gap_);
    state_.starter_open =
        !started && (in_play() || points || number > 1) && !(number == 1 && round_ && state_.table.start_given);
    if (started) {
        state_.starter = round_->named;
        state_.table.start_given = state_.table.start_given || number == 1;
    } else if (state_.starter_open && first_actor_ && !in_play()) {
        state_.starter = *first_actor_;
    }
    state_.turn = state_.starter;
}

/// With five points somewhere it is a Sudden Death. Where teams play it is one for everybody.
void PositionBuilder::validate_players(Checks& checks) {
    validate_busts();
    validate_lead(checks);
    state_.sudden_death =
        std::ranges::any_of(state_.side_points, [](std::int32_t points) { return points >= points_to_win; });
    if (state_.sudden_death && !state_.table.teams) {
        state_.playing = who_play_on();
    }
}

/// Five points that nobody else has end the game, so no round follows; and where several have as many, nobody else
/// plays. Whoever had as many before a bust of this round shared the lead.
void PositionBuilder::validate_lead(Checks& checks) const {
    const SeatSet led = who_led(state_);
    const std::int32_t lead = std::ranges::max(state_.side_points);
    if (lead < points_to_win) {
        return;
    }
    checks.keep(rule(Law::set_points), !is_one_side(state_, led), where_points_are(led), [&] {
        return fmt::format("{} alone {} {} points, so the game is over, and no cards are dealt", names_of(seats_, led),
                           led.count() == 1 ? "has" : "have", lead);
    });
    for_each(state_.table.teams ? SeatSet() : state_.seats().without(led), [&](Seat seat) {
        const auto& cards = hands_[index(seat)] ? hands_[index(seat)] : dossiers_[index(seat)];
        checks.keep(rule(Law::set_points), !cards, cards ? cards->line.event : Span(), [&] {
            return fmt::format("{} share the lead and play on in Sudden Death, which {} with {} does not",
                               names_of(seats_, led), name(seat), state_.points(seat));
        });
    });
}

/// The last line that says them.
Span PositionBuilder::where_points_are(SeatSet seats) const {
    Span last;
    for_each(seats, [&](Seat seat) {
        const auto& set = points_[index(seat)];
        last = set && set->line.event.begin >= last.begin ? set->line.event : last;
    });
    return last;
}

/// Those who have cards, and all that led when the round began, with cards or without; where no cards are written,
/// those who share the lead.
SeatSet PositionBuilder::who_play_on() const {
    SeatSet dealt;
    for_each(state_.seats(), [&](Seat seat) {
        if (hands_[index(seat)] || dossiers_[index(seat)]) {
            dealt.add(seat);
        }
    });
    return dealt.empty() ? who_share_the_lead(state_) : dealt | who_led(state_);
}

void PositionBuilder::validate_busts() {
    for_each(state_.seats(), [&](Seat seat) {
        if (state_.dossier(seat).is_busted()) {
            state_.busted.add(seat);
            // Its point is off already; of nobody who has none left can be told whether there was one.
            if (state_.points(seat) > 0) {
                state_.paid.add(seat);
            }
            state_.busted_at[index(seat)] = dossiers_[index(seat)]->line.span.begin;
        }
    });
}

/// Who plays holds a card as long as there are any; one that is not written is one of those left. With an empty pile
/// there may be none in the hand: such a card lies aside then, and the record goes on in no way that this hand forbids.
void PositionBuilder::validate_hands(Checks& checks) {
    std::uint32_t left = state_.deck().size() - std::min(shown_, state_.deck().size());
    const bool used_up = pile_ && pile_->number == 0;
    for_each(state_.playing, [&](Seat seat) {
        if (!hands_[index(seat)] && left > 0) {
            if (used_up) {
                state_.may_hold_none.add(seat);
            }
            state_.hand(seat).add({hidden_card, ++state_.tokens, 0});
            ++shown_;
            --left;
        }
    });
    for_each(state_.playing, [&](Seat seat) {
        const auto& set = hands_[index(seat)];
        checks.keep(
            rule(Law::set_hand), !set || !set->cards.empty() || used_up || left == 0, set ? set->line.event : Span(),
            [&] { return fmt::format("{} holds no card, though the pile has {}", name(seat), counted(left, "card")); });
    });
}

/// What is neither in the pile nor shown lies aside, where somebody's card is not written.
void PositionBuilder::validate_pile(Checks& checks) {
    const std::uint32_t size = state_.deck().size();
    const std::uint32_t rest = size - std::min(shown_, size);
    bool whole = true;
    SeatSet unwritten;
    for_each(state_.playing, [&](Seat seat) {
        const bool written = hands_[index(seat)].has_value();
        whole = whole && written;
        if (!written && !state_.hand(seat).empty()) {
            unwritten.add(seat);
        }
    });
    state_.pile = rest;
    if (!pile_) {
        return;
    }
    const bool right = pile_->number >= 0 && (static_cast<std::uint32_t>(pile_->number) == rest ||
                                              (!whole && static_cast<std::uint32_t>(pile_->number) < rest));
    checks.keep(rule(Law::set_pile), right, pile_->number_span, [&] {
        const auto hidden = static_cast<std::uint32_t>(unwritten.count());
        const std::string held = hidden == 0 ? std::string()
                                             : fmt::format(" and {} {}", names_of(seats_, unwritten),
                                                           hidden == 1 ? "holds one" : "hold one each");
        return fmt::format("the deck has {}, the position shows {}{}, so the pile has {}{}, not {}",
                           counted(size, "card"), shown_ - hidden, held, whole ? "" : "at most ", rest, pile_->number);
    });
    while (right && state_.pile > static_cast<std::uint32_t>(pile_->number)) {
        state_.aside.push_back({hidden_card, ++state_.tokens, 0});
        --state_.pile;
    }
}

void PositionBuilder::validate_passed(Checks& checks) {
    if (!passed_) {
        return;
    }
    Seat before = no_seat;
    for (const Person& player : passed_->players) {
        const Seat seat = player.seat;
        const Seat due = before == no_seat ? seat : state_.next_after(before, state_.active());
        const Span bust = dossiers_[index(seat)] ? dossiers_[index(seat)]->line.event : Span();
        const bool busted = state_.busted.has(seat);
        const Span later = busted && bust.begin > player.span.begin ? bust : player.span;
        checks.keep(rule(Law::set_passed), state_.active().has(seat), later, [&] {
            return busted ? fmt::format("{} is busted, so nobody waits for a pass", name(seat))
                          : fmt::format("{} does not play this round", name(seat));
        });
        checks.keep(rule(Law::set_passed), seat == due, player.span, [&] {
            return fmt::format("after {} it is the turn of {}, so {} cannot have passed next", name(before), name(due),
                               name(seat));
        });
        before = seat;
    }
    state_.passes = static_cast<std::uint8_t>(std::min<std::size_t>(passed_->players.size(), most_players));
}

/// Not where so many passed that the round is over.
void PositionBuilder::check_turn_behind_passes(Seat turn, Checks& checks) {
    if (!passed_ || passed_->players.empty() || state_.passes >= state_.active().count()) {
        return;
    }
    const Person& last = passed_->players.back();
    const Seat due = state_.next_after(last.seat, state_.active());
    const Span later = last.span.begin > turn_->named_span.begin ? last.span : turn_->named_span;
    checks.keep(rule(Law::set_turn), turn == due, later, [&] {
        return fmt::format("{} passed last, so it is the turn of {}, not of {}", name(last.seat), name(due),
                           name(turn));
    });
}

/// `set turn`, or who comes behind the last pass, or the starter of a round in which nobody has moved.
void PositionBuilder::validate_turn(Checks& checks) {
    if (turn_) {
        const Seat seat = turn_->named;
        const bool busted = state_.busted.has(seat);
        const Span bust = busted ? dossiers_[index(seat)]->line.event : Span();
        checks.keep(rule(Law::set_turn), state_.active().has(seat),
                    bust.begin > turn_->named_span.begin ? bust : turn_->named_span, [&] {
                        return fmt::format("{} {}, so it cannot be the turn of {}", name(seat),
                                           busted ? "is busted" : "does not play this round", name(seat));
                    });
        check_turn_behind_passes(seat, checks);
        state_.turn = seat;
    } else if (passed_ && !passed_->players.empty()) {
        state_.turn = state_.next_after(passed_->players.back().seat, state_.active());
    } else if (is_untouched(state_) && !state_.starter_open) {
        state_.turn = state_.starter;
    } else {
        state_.turn_unsaid = !first_actor_ || !state_.active().has(*first_actor_);
        state_.turn = state_.turn_unsaid ? state_.starter : *first_actor_;
        for (std::size_t i = 0; !state_.turn_unsaid && i < turns_ahead_ % 12; ++i) {
            state_.turn = state_.previous_to(state_.turn, state_.active());
        }
    }
    if (state_.starter_open && is_untouched(state_)) {
        state_.starter = state_.turn;
        state_.starter_open = state_.turn_unsaid;
    }
}

/// A round that is over is scored at once.
State PositionBuilder::take() && {
    if (state_.phase == Phase::playing) {
        if (const auto end = end_of_round(state_)) {
            close_round(state_, *end);
        }
    }
    return std::move(state_);
}

}  // namespace arbiter::frame_work
