// Plays events, and looks for another table that fits when a guess turns out wrong.
#include "rules/dorfromantik/state.hpp"

#include "rules/dorfromantik/search.hpp"

#include <utility>

namespace arbiter::dorfromantik {
namespace {

// A few hundredths of a second of searching for a whole record.
constexpr std::uint32_t most_effort = 100'000;

bool stacks_are_empty(const Table& table) {
    return table.supply().left(Pile::task) == 0 && table.supply().left(Pile::landscape) == 0;
}

}  // namespace

std::span<const Missing> State::missing() const {
    return doubt_ ? std::span<const Missing>(doubt_->missing) : std::span<const Missing>{};
}

std::size_t State::settled_for_certain() const {
    return doubt_ ? doubt_->before.settled().size() : table_.settled().size();
}

Law State::play_told(const Told& told, std::span<const Missing> missing) {
    State next = *this;
    next.begin_doubt(missing);
    const Law law = next.play_in_doubt(told);
    if (law == Law::none) {
        next.doubt_->over = next.is_over();
        *this = std::move(next);
    }
    return law;
}

Law State::play_in_doubt(const Told& told) {
    if (trusting()) {
        return play_on_trust(told);
    }
    return goes_on(told) ? Law::none : look_for_another(told);
}

Law State::play_on_trust(const Told& told) {
    const Law law = table_.play(told.player, told.play, told.stamp);
    if (law == Law::none) {
        doubt_->told.push_back(told);
    }
    return law;
}

/// Whether the event fits the table at hand; then it is played there.
bool State::goes_on(const Told& told) {
    if (!told.play.known()) {
        return false;
    }
    Table next = table_;
    if (next.play(told.player, told.play, told.stamp) != Law::none || !all_hold(told.claims, next)) {
        return false;
    }
    doubt_->told.push_back(told);
    table_ = std::move(next);
    return true;
}

Law State::look_for_another(const Told& told) {
    doubt_->told.push_back(told);
    SearchResult found = find_possible_table(doubt_->before, doubt_->told, Wanted::any, doubt_->effort);
    if (!found.table && !told.claims.empty()) {
        // Perhaps the play fits and only its claims do not, which is a finding of another kind.
        doubt_->told.back().claims.clear();
        found = find_possible_table(doubt_->before, doubt_->told, Wanted::any, doubt_->effort);
    }
    if (found.table) {
        table_ = std::move(*found.table);
        return Law::none;
    }
    doubt_->told.pop_back();
    return trust_or_refuse(told, found.certain);
}

/// No table was found that fits: either there is none, or it is too hard to find.
Law State::trust_or_refuse(const Told& told, bool refuse) {
    const Law here = table_.check(told.player, told.play);
    begin_trust();
    const Law everywhere = play_on_trust(told);
    if (everywhere != Law::none || !refuse) {
        return everywhere;
    }
    return here != Law::none ? here : Law::tile_nothing_fits;
}

void State::force(const Told& told, std::span<const Missing> missing) {
    if (!told.play.known()) {
        begin_doubt(missing);
        begin_trust();
    }
    if (doubt_) {
        doubt_->told.push_back(told);
        doubt_->told.back().stands = true;
    }
    if (table_.can_apply(told.play)) {
        table_.apply(told.player, told.play, told.stamp);
    }
    if (doubt_) {
        doubt_->over = is_over();
    }
}

void State::begin_doubt(std::span<const Missing> missing) {
    if (!doubt_) {
        doubt_ = Doubt{.before = table_, .told = {}, .missing = {}, .effort = most_effort};
    }
    doubt_->missing.insert(doubt_->missing.end(), missing.begin(), missing.end());
}

/// Takes up the table that is missing the same facts as the record.
void State::begin_trust() {
    if (doubt_->trusting) {
        return;
    }
    doubt_->trusting = true;
    table_ = doubt_->before;
    for (const Told& told : doubt_->told) {
        if (table_.can_apply(told.play)) {
            table_.apply(told.player, told.play, told.stamp);
        }
    }
}

bool State::may_be_over() const {
    if (certain() || trusting() || table_.finished()) {
        return trusting() || table_.finished();
    }
    std::uint32_t effort = doubt_->effort;
    const auto over = find_possible_table(doubt_->before, doubt_->told, Wanted::finished, effort);
    return over.table || !over.certain;
}

void State::end_as_claimed() {
    if (!trusting() && !table_.finished()) {
        std::uint32_t effort = doubt_->effort;
        auto over = find_possible_table(doubt_->before, doubt_->told, Wanted::finished, effort);
        table_ = over.table ? std::move(*over.table) : std::move(table_);
    }
    doubt_->over = true;
}

/// Over in every way to fill in what is missing, as far as that can be found out.
bool State::is_over() {
    if (trusting() || !table_.finished()) {
        return stacks_are_empty(table_);
    }
    const auto other = find_possible_table(doubt_->before, doubt_->told, Wanted::unfinished, doubt_->effort);
    return !other.table && other.certain;
}

}  // namespace arbiter::dorfromantik
