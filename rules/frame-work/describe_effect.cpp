// Words for lines of effects that the card does not allow.
#include "rules/frame-work/effect.hpp"
#include "rules/frame-work/legal.hpp"
#include "rules/frame-work/meaning.hpp"
#include "rules/frame-work/telling.hpp"
#include "rules/frame-work/write.hpp"

#include <vector>

namespace arbiter::frame_work {
namespace {

constexpr std::size_t most_examples = 3;

bool same_place(const Change& a, const Change& b) {
    return a.deed == b.deed && a.of == b.of && a.place == b.place && a.with == b.with && a.other == b.other;
}

/// A card that nobody knows is any: its name would be a guess.
std::string line_for(const Case& of, const Change& change) {
    std::string text;
    Written written = written_for(of.state, change);
    const bool looked_at = change.deed == Deed::reveal || change.deed == Deed::look;
    if (looked_at && !of.state.ledger.is_known(of.state.dossier(change.of).at(change.place).strand)) {
        written.card.id = "CARD";
    }
    write_change(written, of.referee.seats(), text);
    return text;
}

/// A few of the lines the effect can go on with.
void help_effect(const Case& of) {
    std::vector<Change> changes;
    legal_changes(of.state, changes);
    std::vector<std::string> lines;
    const Change* last = nullptr;
    for (const Change& change : changes) {
        const bool repeated = last != nullptr && change.deed != Deed::plant && same_place(*last, change);
        last = &change;
        if (!repeated && lines.size() <= most_examples) {
            lines.push_back(line_for(of, change));
        }
    }
    if (lines.size() > most_examples) {
        lines.back() = "…";
    }
    if (!lines.empty()) {
        of.help("{} can go on with: {}", of.state.deck()[of.state.effect().card].id, in_words(lines, ", "));
    }
}

void note_begin(const Case& of) {
    const Frame& frame = of.state.effect();
    of.note(frame.since,
            fmt::format("{} was {} here", of.state.deck()[frame.card].id, frame.used ? "used" : "revealed"));
}

void say_unfinished(const Case& of) {
    const Frame& frame = of.state.effect();
    const std::string next = frame.must_plant ? "the card taken has to be planted"
                                              : fmt::format("{} comes next", word_for(of.state.step().deed));
    of.say("the effect of {} is not recorded to its end: {}", of.card(frame.card), next);
    note_begin(of);
    help_effect(of);
}

void say_verb(const Case& of) {
    if (of.state.effect().must_plant) {
        of.say("the card taken by {} has to be planted first, {} cannot come now", of.card(),
               word_for(of.written.deed));
    } else {
        of.say("the next step of {} is {}, not {}", of.card(), word_for(of.state.step().deed),
               word_for(of.written.deed));
    }
    note_begin(of);
    help_effect(of);
}

/// "reveal", "look at": what can be done to a file.
std::string_view doing(Deed deed) {
    return deed == Deed::look ? "look at" : word_for(deed);
}

/// "reveals", "looks at"
std::string does(Deed deed) {
    return deed == Deed::look ? "looks at" : fmt::format("{}s", word_for(deed));
}

std::string reached(const Case& of, Who who) {
    const SeatSet seats = reach(of.state, of.state.effect(), who);
    return seats.empty() ? "nobody who is left in the round" : of.names(seats, " or ");
}

void say_dossier(const Case& of) {
    const Step& step = of.state.step();
    const std::string_view wrong = of.name(of.refusal.seat);
    if (of.refusal.part == Part::player) {
        of.say("{} {} files of {} here, not of {}", of.card(), does(step.deed), reached(of, step.of), wrong);
    } else if (step.deed == Deed::move) {
        of.say("{} moves files to {} here, not to {}", of.card(), reached(of, step.with), wrong);
    } else {
        of.say("{} swaps with files of {} here, not of {}", of.card(), reached(of, step.with), wrong);
    }
    note_begin(of);
    help_effect(of);
}

void say_player_out(const Case& of) {
    of.say("{}: no effect touches {}'s hand or Dossier", out_of_play(of, of.refusal.seat), of.name(of.refusal.seat));
    note_bust(of, of.refusal.seat);
    help_effect(of);
}

void say_no_file(const Case& of) {
    const std::size_t size = of.state.dossier(of.refusal.seat).size();
    const std::uint16_t place = of.refusal.part == Part::other ? of.written.other.number : of.written.place.number;
    of.say("{} has {} file{}, so there is no file {}", of.name(of.refusal.seat),
           size == 0 ? "no" : std::to_string(size), plural(static_cast<std::int64_t>(size)), place);
    help_effect(of);
}

void say_face(const Case& of) {
    const std::uint16_t place = of.refusal.part == Part::other ? of.written.other.number : of.written.place.number;
    const File& file = of.state.dossier(of.refusal.seat).at(place);
    of.say("file {} of {} is {}, and {} {} only {} ones here", place, of.name(of.refusal.seat), face_of(file),
           of.card(), does(of.state.step().deed), word_for(faces_of(of.state.step())));
    if (file.shown != 0) {
        of.note(file.shown, fmt::format("it was {} here", face_of(file)));
    }
    help_effect(of);
}

void say_one_dossier(const Case& of) {
    if (of.written.deed == Deed::swap) {
        of.say("{} swaps files of two different Dossiers, and both of these lie before {}", of.card(),
               of.name(of.refusal.seat));
    } else {
        of.say("{} moves files to another Dossier, and this one lies before {} already", of.card(),
               of.name(of.refusal.seat));
    }
    help_effect(of);
}

void say_possible(const Case& of) {
    of.say("there is something that {} can {}, so nothing is not enough", of.card(), doing(of.state.step().deed));
    note_begin(of);
    help_effect(of);
}

}  // namespace

void describe_effect(const Case& of) {
    switch (of.refusal.law) {
        case Law::effect_none:
            of.say("no effect is in progress: nobody has just used a card or revealed an Alibi");
            if (of.state.phase == Phase::playing) {
                of.help("it is the turn of {}; a turn begins with the player's name", of.name(of.state.turn));
            }
            break;
        case Law::effect_unfinished: say_unfinished(of); break;
        case Law::effect_verb: say_verb(of); break;
        case Law::effect_dossier: say_dossier(of); break;
        case Law::effect_player_out: say_player_out(of); break;
        case Law::effect_no_file: say_no_file(of); break;
        case Law::effect_face: say_face(of); break;
        case Law::effect_one_dossier: say_one_dossier(of); break;
        case Law::effect_possible: say_possible(of); break;
        default: break;
    }
}

}  // namespace arbiter::frame_work
