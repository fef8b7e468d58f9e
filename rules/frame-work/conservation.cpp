// Counts each card in pile, hands and Dossiers, and compares with the deck.
#include "rules/frame-work/conservation.hpp"

#include "rules/frame-work/pieces.hpp"

#include <algorithm>
#include <vector>

namespace arbiter::frame_work {
namespace {

bool shows_its_face(const State& state, const File& file) {
    if (!file.revealed) {
        return !file.alibi && !file.evidence;
    }
    return file.piece.is_known() && file.alibi == state.deck()[file.piece.card].is_alibi() &&
           file.evidence != file.alibi;
}

bool faces_agree(const State& state) {
    return std::ranges::all_of(state.dossiers, [&](const Dossier& dossier) {
        return std::ranges::all_of(dossier.files(), [&](const File& file) { return shows_its_face(state, file); });
    });
}

/// Seen and unseen copies of each card are those of the deck, and there are as many pieces as the pile has lost.
bool copies_agree(const State& state) {
    std::vector<std::uint64_t> copies(state.deck().cards.size());
    std::uint64_t pieces = 0;
    each_piece(state, [&](const Piece& piece) {
        ++pieces;
        copies[piece.is_known() ? piece.card : CardId{0}] += piece.is_known() ? 1U : 0U;
    });
    for (CardId card = 0; card < copies.size(); ++card) {
        if (copies[card] + state.unseen.left(card) != state.deck()[card].count) {
            return false;
        }
    }
    return pieces + state.pile == state.deck().size();
}

}  // namespace

bool conserved(const State& state) {
    return state.round == 0 || state.unseen.empty() || (copies_agree(state) && faces_agree(state));
}

}  // namespace arbiter::frame_work
