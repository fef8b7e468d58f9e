// Describes the table of FRAME-WORK: dossiers, hands, the pile and cards laid aside.
#include "rules/scene/scene.hpp"

#include "rules/frame-work/game.hpp"
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::frame_work {
namespace {

Hue hue_of(CardKind kind) {
    switch (kind) {
        case CardKind::alibi: return Hue::green;
        case CardKind::evidence: return Hue::red;
        case CardKind::starred: return Hue::violet;
    }
    return Hue::none;
}

std::string_view name_of(CardKind kind) {
    switch (kind) {
        case CardKind::alibi: return "Alibi";
        case CardKind::evidence: return "Evidence";
        case CardKind::starred: return "starred card";
    }
    return {};
}

Scene::Piece card_of(const State& state, const Piece& card) {
    if (!is_named(card.card)) {
        return unknown_piece("card that nobody wrote down");
    }
    const Card& named = state.deck()[card.card];
    Scene::Piece piece;
    piece.hue = hue_of(named.kind);
    piece.letter = named.id;
    piece.label = fmt::format("{}, {}", title(state.deck(), card.card), name_of(named.kind));
    piece.since = card.named;
    return piece;
}

/// A revealed file is written with an exclamation mark, in `set` lines, too.
void show_dossier(const State& state, Seat seat, std::string_view owner, Scene::Group& group) {
    for (const File& file : state.dossier(seat).files()) {
        const auto place = static_cast<std::int32_t>(group.cells.size() + 1);
        Scene::Cell& cell = group.add(place, 0);
        cell.name = fmt::format("{}.{}", owner, place);
        Scene::Piece& piece = cell.piece.emplace(card_of(state, file.piece));
        piece.concealed = !file.revealed;
        piece.label += file.revealed ? ", revealed" : ", concealed";
        piece.since = file.laid;
        if (file.revealed) {
            piece.letter.push_back('!');
        }
    }
}

template <typename Pieces>
void show_cards(const State& state, const Pieces& cards, Scene::Group& group) {
    for (const Piece& card : cards) {
        const auto place = static_cast<std::int32_t>(group.cells.size());
        group.add(place, 0).piece = card_of(state, card);
    }
}

void show_effects(const State& state, Scene::Board& common) {
    std::vector<Piece> used;
    for (const Frame& frame : state.effects) {
        if (frame.used) {
            used.push_back(frame.piece);
        }
    }
    if (!used.empty()) {
        show_cards(state, used, common.add("card in use").add(""));
    }
}

void show_player(const State& state, Seat seat, std::string_view name, Scene::Board& board) {
    if (state.busted.has(seat)) {
        board.tell("", "busted");
    } else if (state.phase == Phase::playing && !state.playing.has(seat)) {
        board.tell("", "not in this round");
    }
    show_cards(state, state.hand(seat).pieces(), board.add("hand").add(""));
    show_dossier(state, seat, name, board.add("dossier").add("", Scene::Axes::columns));
}

bool is_about_file(Law law) {
    switch (law) {
        case Law::card_another:
        case Law::effect_face:
        case Law::effect_no_file:
        case Law::reveal_no_file:
        case Law::reveal_revealed: return true;
        default: return false;
    }
}

}  // namespace

/// The place of the file in the line.
void FrameWork::point(const Event& event, const Fault& fault, Scene& scene) {
    if (!is_about_file(fault.law)) {
        return;
    }
    const Event about = fault.second ? event.about_second() : event;
    const Seat owner = event.is_turn() ? event.actor : about.owner().seat;
    const std::uint16_t place = about.place().number;
    if (owner >= 0 && static_cast<std::size_t>(owner) + 1 < scene.boards.size() && place != 0) {
        scene.of(owner).shelves[1].groups[0].point_at(place, 0);
    }
}

void FrameWork::scene(const State& state, const Seats& seats, Scene& scene) {
    Scene::Board& common = scene.common();
    if (state.phase == Phase::playing) {
        common.tell("pile", std::to_string(state.pile));
        common.tell("passes in a row", std::to_string(state.passes));
    }
    if (state.sudden_death) {
        common.tell("", "Sudden Death");
    }
    if (!state.aside.empty()) {
        show_cards(state, state.aside, common.add("discarded").add(""));
    }
    show_effects(state, common);
    for_each(state.seats(), [&](Seat seat) { show_player(state, seat, seats.word(seat), scene.of(seat)); });
}

}  // namespace arbiter::frame_work
