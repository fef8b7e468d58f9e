// Words for turns that cannot be taken like this.
#include "rules/frame-work/telling.hpp"

#include <algorithm>
#include <vector>

namespace arbiter::frame_work {
namespace {

void help_turn(const Case& of) {
    of.help("it is the turn of {}", of.name(of.state.turn));
}

/// What is open to a player whose line cannot be.
void help_options(const Case& of) {
    std::vector<std::string> options;
    const bool pile = of.state.pile > 0;
    const bool card = !of.state.hand(of.actor()).empty();
    if (pile || card) {
        options.push_back(fmt::format("{}use an Evidence", pile ? "draw and " : ""));
        options.push_back(fmt::format("{}plant a file", pile ? "draw and " : ""));
    }
    if (std::ranges::any_of(of.state.dossier(of.actor()).files(), [](const File& file) { return !file.revealed; })) {
        options.emplace_back("reveal a file");
    }
    options.emplace_back("pass");
    of.help("{} may {}", of.name(of.actor()), in_words(options));
}

void say_draw(const Case& of) {
    switch (of.written.act) {
        case Act::pass: of.say("{} draws and cannot pass: who draws uses or plants a card", of.name(of.actor())); break;
        case Act::reveal:
            of.say("{} draws and cannot reveal: who draws uses or plants a card", of.name(of.actor()));
            break;
        default: of.say("{} draws and keeps both cards: who draws uses or plants one", of.name(of.actor())); break;
    }
    const std::string drawn = of.written.drawn.id == "?" ? "the card drawn" : std::string(of.written.drawn.id);
    const std::string kept = hand_in_words(of.state, of.actor());
    of.help("{} may use or plant {}{}", of.name(of.actor()), kept, kept == drawn ? "" : " or " + drawn);
}

void say_play_without_draw(const Case& of) {
    const std::string_view act = of.written.act == Act::use ? "use" : "plant";
    of.say("{} cannot {} a card without drawing one first: {} card{} {} left in the pile", of.name(of.actor()), act,
           of.state.pile, plural(of.state.pile), of.state.pile == 1 ? "is" : "are");
    of.help("{} draw ? {} {}", of.referee.seats().word(of.actor()), act, of.written.card.id);
}

/// Those a card may be used on, or a file planted with.
SeatSet possible_targets(const Case& of) {
    const bool user_too = of.written.act == Act::plant || of.state.deck()[of.refusal.card].may_target_user();
    return user_too ? of.state.active() : of.state.active().without(SeatSet::only(of.actor()));
}

void say_target_missing(const Case& of) {
    const Card& card = of.state.deck()[of.refusal.card];
    of.say("{} has to be used on somebody: {}", of.card(),
           card.kind == CardKind::starred ? "it is starred and goes to that player's Dossier"
                                          : "its effect acts on a target");
    of.help("use {} on {}", card.id, of.names(possible_targets(of), " or "));
}

void say_on_oneself(const Case& of) {
    of.say("{} cannot be used on oneself", of.card());
    of.help("use {} on {}", of.state.deck()[of.refusal.card].id, of.names(possible_targets(of), " or "));
}

void say_target_out(const Case& of) {
    of.say("{}: nothing can be used on {}", out_of_play(of, of.refusal.seat), of.name(of.refusal.seat));
    note_bust(of, of.refusal.seat);
    of.help("use {} on {}", of.state.deck()[of.refusal.card].id, of.names(possible_targets(of), " or "));
}

void say_plant(const Case& of) {
    of.say("{}: no file can be planted with {}", out_of_play(of, of.refusal.seat), of.name(of.refusal.seat));
    note_bust(of, of.refusal.seat);
    of.help("plant {} {}", of.written.card.id, of.names(of.state.active(), " or "));
}

void say_no_file(const Case& of) {
    const std::size_t size = of.state.dossier(of.refusal.seat).size();
    if (size == 0) {
        of.say("{} has no file to reveal", of.name(of.refusal.seat));
    } else {
        of.say("{} has {} file{}, so there is no file {}", of.name(of.refusal.seat), size,
               plural(static_cast<std::int64_t>(size)), of.written.place.number);
    }
}

void say_revealed(const Case& of) {
    const File& file = of.state.dossier(of.refusal.seat).at(of.written.place.number);
    of.say("file {} of {} lies face up already: {}", of.written.place.number, of.name(of.refusal.seat), of.card());
    of.note(file.shown, "it was revealed here");
}

}  // namespace

void describe_turn(const Case& of) {
    switch (of.refusal.law) {
        case Law::turn_wrong_player:
            of.say("it is the turn of {}, not of {}", of.name(of.state.turn), of.name(of.refusal.seat));
            break;
        case Law::turn_busted:
            of.say("{}", out_of_play(of, of.refusal.seat));
            note_bust(of, of.refusal.seat);
            help_turn(of);
            break;
        case Law::turn_not_playing:
            of.say("{} does not play this Sudden Death round: {} share the lead", of.name(of.refusal.seat),
                   of.names(of.state.playing));
            help_turn(of);
            break;
        case Law::draw_empty_pile:
            of.say("the draw pile is empty: all {} cards have been dealt or drawn", of.state.deck().size());
            help_options(of);
            break;
        case Law::draw_without_play: say_draw(of); break;
        case Law::play_without_draw: say_play_without_draw(of); break;
        case Law::hand_empty:
            of.say("{} has no card left in hand", of.name(of.refusal.seat));
            help_options(of);
            break;
        case Law::use_alibi:
            of.say("{} is an Alibi: it acts when it is revealed in a Dossier, not from the hand", of.card());
            of.help("plant {} {}", of.state.deck()[of.refusal.card].id, of.names(of.state.active(), " or "));
            break;
        case Law::use_target_missing: say_target_missing(of); break;
        case Law::use_on_oneself: say_on_oneself(of); break;
        case Law::use_target_out: say_target_out(of); break;
        case Law::plant_player_out: say_plant(of); break;
        case Law::reveal_no_file: say_no_file(of); break;
        case Law::reveal_revealed: say_revealed(of); break;
        default: break;
    }
}

}  // namespace arbiter::frame_work
