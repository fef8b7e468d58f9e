// What a position of FRAME-WORK is laid out of: points, and of the last round Dossiers, hands, and who has passed.
#include "page/core/layout.hpp"
#include "rules/frame-work/deck_cache.hpp"

namespace arbiter::page::of_frame_work {
namespace {

std::vector<Part> parts(const Layout& layout) {
    std::vector<Part> all;
    for (Seat seat = 0; seat < static_cast<Seat>(layout.seats().count()); ++seat) {
        all.push_back(number_of(layout, seat, "points", "points"));
        all.push_back(row_of(layout, seat, "dossier", "Dossier"));
        all.push_back(row_of(layout, seat, "hand", "hand"));
    }
    all.push_back(row_of(layout, no_seat, "passed", "who has passed, the first one first"));
    return all;
}

std::string_view kind_of(const frame_work::Card& card) {
    return card.is_alibi() ? "Alibi" : card.kind == frame_work::CardKind::starred ? "starred Evidence" : "Evidence";
}

void add_card(std::vector<Choice>& choices, const std::string& id, const std::string& name, bool lies) {
    Choice& choice = choices.emplace_back();
    choice.text = id;
    choice.name = name;
    choice.whole = !lies;
}

std::vector<Choice> cards(const Layout& layout, bool lie) {
    std::vector<Choice> choices;
    const frame_work::FoundDeck found = frame_work::find_deck(layout.header("Deck"), layout.files());
    if (found.assembled.deck) {
        for (const frame_work::Card& card : found.assembled.deck->cards) {
            add_card(choices, card.id, card.id + ", " + card.name, lie);
            choices.back().group = kind_of(card);
        }
    }
    add_card(choices, "?", "a card that nobody knows", lie);
    for (Choice& choice : choices) {
        choice.any = lie ? std::vector<std::string>{choice.text, choice.text + '!'} : std::vector<std::string>{};
    }
    return choices;
}

void add_face(std::vector<Choice>& choices, std::string text, std::string_view shown) {
    Choice& choice = choices.emplace_back();
    choice.text = std::move(text);
    choice.shown = shown;
}

std::vector<Choice> choices(const Layout& layout, const Part& part, const Spot&, std::string_view begun) {
    std::vector<Choice> choices;
    if (part.word == "passed") {
        for (Seat seat = 0; seat < static_cast<Seat>(layout.seats().count()); ++seat) {
            add_face(choices, std::string(layout.seats().word(seat)), layout.seats().name(seat));
        }
    } else if (begun.empty()) {
        return cards(layout, part.word == "dossier");
    } else {
        add_face(choices, std::string(begun) + '!', "face up");
        add_face(choices, std::string(begun), "face down");
    }
    return choices;
}

}  // namespace
}  // namespace arbiter::page::of_frame_work

namespace arbiter::page {

const Parts& frame_work_parts() {
    static constexpr Parts all{"frame-work", of_frame_work::parts, of_frame_work::choices, put_words};
    return all;
}

}  // namespace arbiter::page
