// Counts each card in pile, hands and Dossiers, and compares with the deck.
#include "rules/frame-work/conserved.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

std::vector<Strand> strands_on_the_table(const State& state) {
    std::vector<Strand> strands = state.aside;
    for (const Hand& hand : state.hands) {
        strands.insert(strands.end(), hand.strands().begin(), hand.strands().end());
    }
    for (const Dossier& dossier : state.dossiers) {
        for (const File& file : dossier.files()) {
            strands.push_back(file.strand);
        }
    }
    for (const Frame& frame : state.effects) {
        if (frame.used) {
            strands.push_back(frame.strand);
        }
    }
    return strands;
}

/// The strands that do not end in a knot.
std::vector<Strand> loose_strands(const Ledger& ledger) {
    std::vector<bool> tied(ledger.faces().size());
    for (const Knot& knot : ledger.knots()) {
        tied[knot.held[0]] = tied[knot.held[1]] = true;
    }
    std::vector<Strand> strands;
    for (Strand strand = 0; strand < tied.size(); ++strand) {
        if (!tied[strand]) {
            strands.push_back(strand);
        }
    }
    return strands;
}

bool shows_its_face(const State& state, const File& file) {
    if (!file.revealed) {
        return !file.alibi && !file.evidence;
    }
    const bool known = state.ledger.is_known(file.strand);
    return known && file.alibi == state.deck()[state.ledger.card(file.strand)].is_alibi() &&
           file.evidence != file.alibi;
}

bool faces_agree(const State& state) {
    return std::ranges::all_of(state.dossiers, [&](const Dossier& dossier) {
        return std::ranges::all_of(dossier.files(), [&](const File& file) { return shows_its_face(state, file); });
    });
}

}  // namespace

bool conserved(const State& state) {
    if (state.round == 0 || state.ledger.counts().empty()) {
        return true;
    }
    std::vector<Strand> strands = strands_on_the_table(state);
    std::ranges::sort(strands);
    return strands == loose_strands(state.ledger) && strands.size() + state.pile == state.deck().size() &&
           faces_agree(state) && state.ledger.possible();
}

}  // namespace arbiter::frame_work
