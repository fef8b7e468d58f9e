// Words for cards that cannot be where a line says.
#include "grammar/text/spelling.hpp"
#include "rules/frame-work/meaning.hpp"
#include "rules/frame-work/telling.hpp"

#include <algorithm>
#include <vector>

namespace arbiter::frame_work {
namespace {

constexpr std::size_t most_notes = 4;

std::string_view word_in(const Case& of) {
    if (of.written.line.verb == verb::deal) {
        return of.written.dealt[of.refusal.at].id;
    }
    return of.refusal.part == Part::drawn ? of.written.drawn.id : of.written.card.id;
}

void say_unknown(const Case& of) {
    std::vector<std::string_view> ids;
    std::string list;
    for (const Card& card : of.state.deck().cards) {
        ids.push_back(card.id);
        list += fmt::format("{}{}", list.empty() ? "" : ", ", card.id);
    }
    of.say("the deck has no card {}", word_in(of));
    const std::string_view meant = nearest_word(word_in(of), ids);
    if (meant.empty()) {
        of.help("the cards are {}", list);
    } else {
        of.help("did you mean {}?", meant);
    }
}

/// The lines that name the copies of a card in this round.
std::vector<Stamp> lines_naming(const Ledger& ledger, CardId card) {
    std::vector<Stamp> lines;
    for (const Ledger::Face& face : ledger.faces()) {
        if (face.card == card) {
            lines.push_back(face.named);
        }
    }
    std::ranges::sort(lines);
    return lines;
}

void note_copies(const Case& of) {
    std::vector<Stamp> lines = lines_naming(of.state.ledger, of.refusal.card);
    for (std::size_t i = 0; i < std::min(lines.size(), most_notes); ++i) {
        if (i == 0 || lines[i] != lines[i - 1]) {
            const auto copies = std::ranges::count(lines, lines[i]);
            of.note(lines[i], copies == 1 ? "one is here" : fmt::format("{} are here", copies));
        }
    }
}

void say_copies(const Case& of) {
    const Card& card = of.state.deck()[of.refusal.card];
    if (of.written.line.verb == verb::deal) {
        of.say("the deck has {} {} of {}, and more are dealt", card.count, card.count == 1 ? "copy" : "copies",
               of.card());
        return;
    }
    const bool all_seen = of.state.ledger.seen(of.refusal.card) >= card.count;
    if (!all_seen) {
        of.say("no copy of {} can be here: an unknown card that was held with others must be one", of.card());
    } else if (card.count == 1) {
        of.say("the only copy of {} is elsewhere", of.card());
    } else if (card.count == 2) {
        of.say("both copies of {} are elsewhere", of.card());
    } else {
        of.say("all {} copies of {} are elsewhere", card.count, of.card());
    }
    note_copies(of);
}

const File& file_of(const Case& of) {
    const bool change = of.written.line.verb == verb::change;
    return of.state.dossier(change ? of.written.of.seat : of.actor()).at(of.written.place.number);
}

void say_another(const Case& of) {
    const Seat owner = of.written.line.verb == verb::change ? of.written.of.seat : of.actor();
    const Ledger& ledger = of.state.ledger;
    const File& file = file_of(of);
    if (ledger.is_known(file.strand)) {
        of.say("file {} of {} is {}, not {}", of.written.place.number, of.name(owner),
               of.card(ledger.card(file.strand)), of.card());
        of.note(ledger.named_at(file.strand),
                fmt::format("it was {} here", of.state.deck()[ledger.card(file.strand)].id));
        return;
    }
    of.say("file {} of {} can only be {}, not {}", of.written.place.number, of.name(owner),
           ids_of(of.state.deck(), ledger.candidates(file.strand)), of.card());
    of.note(file.laid, "it was laid here");
}

void say_not_held(const Case& of) {
    const bool change = of.written.line.verb == verb::change;
    const Seat holder = change ? of.state.effect().actor : of.actor();
    const std::string drawn = change || of.written.drawn.id.empty() ? ""
                              : of.written.drawn.id == "?"          ? " and the card drawn"
                                                           : fmt::format(" and the {} drawn", of.written.drawn.id);
    of.say("{} holds {}{}, {} is not among them", of.name(holder), hand_in_words(of.state, holder), drawn, of.card());
    if (drawn.empty() && of.state.hand(holder).size() < 2) {
        of.say("{} holds {}, not {}", of.name(holder), hand_in_words(of.state, holder), of.card());
    }
    for (const Strand strand : of.state.hand(holder).strands()) {
        if (of.state.ledger.is_known(strand)) {
            of.note(of.state.ledger.named_at(strand),
                    fmt::format("this {} is still in hand", of.state.deck()[of.state.ledger.card(strand)].id));
        }
    }
}

}  // namespace

void describe_card(const Case& of) {
    switch (of.refusal.law) {
        case Law::card_unknown: say_unknown(of); break;
        case Law::card_copies: say_copies(of); break;
        case Law::card_another: say_another(of); break;
        case Law::hand_not_held: say_not_held(of); break;
        default: break;
    }
}

}  // namespace arbiter::frame_work
