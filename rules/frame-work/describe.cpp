// What the referee says when a rule of FRAME-WORK is broken: the words that several laws share.
#include "grammar/text/record_text.hpp"
#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/fields.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::frame_work {
namespace {

constexpr std::size_t most_examples = 3;

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

bool same_place(const Written& a, const Written& b) {
    return a.deed == b.deed && a.of.seat == b.of.seat && a.place.number == b.place.number &&
           a.with.seat == b.with.seat && a.other.number == b.other.number;
}

/// Of a card that nobody knows, it is not said that it is an Alibi.
bool may_be_used(const Deck& deck, const Piece& piece) {
    return !piece.is_known() || !deck[piece.card].is_alibi();
}

/// The same two files, the other one first.
bool is_mirrored(const Written& a, const Written& b) {
    return a.deed == Deed::swap && b.deed == Deed::swap && a.of.seat == b.with.seat &&
           a.place.number == b.other.number && a.with.seat == b.of.seat && a.other.number == b.place.number;
}

/// A card that nobody knows is any: its name would be a guess.
std::string text_for(const Case& of, Written change) {
    const State& state = of.event.state;
    const bool looked_at = change.deed == Deed::reveal || change.deed == Deed::look;
    if (looked_at && !state.dossier(change.of.seat).at(change.place.number).piece.is_known()) {
        change.card.id = "CARD";
    }
    std::string text;
    Fields line(text);
    add_change(change, of.referee.seats(), line);
    return text;
}

}  // namespace

void note_line(const Case& of, Stamp line, std::string message) {
    of.note(event_on(of.referee.text(), line), std::move(message));
}

void note_bust(const Case& of, Seat seat) {
    const State& state = of.event.state;
    if (state.busted.has(seat)) {
        note_line(of, state.busted_at[index(seat)], fmt::format("{} was busted here", of.name(seat)));
    }
}

void note_effect(const Case& of) {
    const Frame& frame = of.event.state.effect();
    note_line(of, frame.since,
              fmt::format("{} was {} here", of.event.deck()[frame.card].id, frame.used ? "used" : "revealed"));
}

std::string out_of_play(const Case& of, Seat seat) {
    return of.event.state.busted.has(seat) ? fmt::format("{} is busted and out of this round", of.name(seat))
                                           : fmt::format("{} does not play this round", of.name(seat));
}

std::string_view doing(Deed deed) {
    return deed == Deed::look ? "look at" : word_for(deed);
}

std::string does(Deed deed) {
    return deed == Deed::look ? "looks at" : fmt::format("{}s", word_for(deed));
}

SeatSet possible_targets(const Case& of) {
    const SeatSet active = of.event.state.active();
    const bool user_too = of.event.deck()[of.fault.card].may_target_user();
    return user_too ? active : active.without(SeatSet::only(of.event.actor));
}

void help_options(const Case& of) {
    const State& state = of.event.state;
    std::vector<std::string> options;
    const bool pile = state.pile > 0;
    const std::span<const Piece> hand = state.hand(of.event.actor).pieces();
    if (pile || std::ranges::any_of(hand, [&](const Piece& piece) { return may_be_used(state.deck(), piece); })) {
        options.push_back(fmt::format("{}use an Evidence", pile ? "draw and " : ""));
    }
    if (pile || !hand.empty()) {
        options.push_back(fmt::format("{}plant a file", pile ? "draw and " : ""));
    }
    const auto& files = state.dossier(of.event.actor).files();
    if (std::ranges::any_of(files, [](const File& file) { return !file.revealed; })) {
        options.emplace_back("reveal a file");
    }
    options.emplace_back("pass");
    of.help("{} may {}", actor(of), in_words(options));
}

void help_deal(const Case& of) {
    of.help("deal and a card each for {}; ? for a card nobody saw", names(of, of.event.state.playing));
}

void help_effect(const Case& of) {
    std::vector<Written> changes;
    legal_changes(of.event.state, changes);
    std::vector<std::string> lines;
    for (auto change = changes.begin(); change != changes.end() && lines.size() <= most_examples; ++change) {
        const bool repeated = std::any_of(changes.begin(), change, [&](const Written& before) {
            return (change->deed != Deed::plant && same_place(before, *change)) || is_mirrored(before, *change);
        });
        if (!repeated) {
            lines.push_back(text_for(of, *change));
        }
    }
    if (lines.size() > most_examples) {
        lines.back() = "…";
    }
    const std::string& card = of.event.deck()[of.event.state.effect().card].id;
    if (changes.size() == 1 && changes.front().deed == Deed::nothing) {
        of.help("nothing: there is no file that {} can {}", card, doing(of.event.state.step().deed));
    } else if (!lines.empty()) {
        of.help("{} can go on with: {}", card, in_words(lines, ", "));
    }
}

void FrameWork::describe(const Event& event, const Fault& fault, Referee& referee, Finding& finding) {
    const Case of{event, fault, referee, finding};
    const Span line = event.written.line.event;
    // A draw without an act has no word to point at, an actor may be left out.
    if (!fault.token.empty() && fault.token.begin >= line.begin && fault.token.end <= line.end) {
        of.point(fault.token);
    }
    say(of);
}

}  // namespace arbiter::frame_work
