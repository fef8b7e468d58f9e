// Works out what became of every `?`: the cards it can have been, and the line that settled it.
#include "rules/frame-work/doubt.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

/// Every line after which more was known than before, in order.
std::vector<Stamp> turning_points(const Ledger& ledger) {
    std::vector<Stamp> stamps;
    for (const Ledger::Face& face : ledger.faces()) {
        stamps.push_back(face.named);
    }
    std::ranges::sort(stamps);
    stamps.erase(std::unique(stamps.begin(), stamps.end()), stamps.end());
    return stamps;
}

/// Knowledge only grows, so the line that settled it is found by halving.
Stamp settled_by(const Ledger& ledger, Strand strand) {
    const std::vector<Stamp> stamps = turning_points(ledger);
    const auto open = [&](Stamp stamp) { return ledger.as_of(stamp).candidates(strand).size() > 1; };
    const auto found = std::ranges::partition_point(stamps, open);
    return found == stamps.end() ? 0 : *found;
}

}  // namespace

std::vector<Answer> answers(const Ledger& ledger, const std::vector<Doubt>& doubts) {
    std::vector<Answer> found;
    for (const Doubt& doubt : doubts) {
        Answer answer{doubt, ledger.candidates(doubt.strand), 0};
        if (answer.cards.size() == 1) {
            answer.settled = settled_by(ledger, doubt.strand);
        }
        found.push_back(std::move(answer));
    }
    return found;
}

}  // namespace arbiter::frame_work
