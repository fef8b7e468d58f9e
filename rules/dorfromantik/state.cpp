// Plays events, and looks for another table that fits when a guess turns out wrong.
#include "rules/dorfromantik/state.hpp"

#include "rules/dorfromantik/undecided.hpp"
#include "rules/dorfromantik/unknown.hpp"

#include <utility>

namespace arbiter::dorfromantik {
namespace {

bool stacks_are_empty(const Table& table) {
    return table.supply().left(Pile::task) == 0 && table.supply().left(Pile::landscape) == 0;
}

void apply_what_can_be(Table& table, const Told& told) {
    if (table.can_apply(told.play)) {
        table.apply(told.player, told.play, told.stamp);
    }
}

}  // namespace

void State::set_up(Table table, std::vector<Undecided> undecided, std::span<const Missing> missing) {
    table_ = std::move(table);
    undecided_ = std::move(undecided);
    if (!missing.empty()) {
        begin_doubt(missing);
        doubt_->trusting = true;
        doubt_->over = is_over();
    }
}

void State::decide(std::int64_t points) {
    decided_points_ = points;
    const auto choice = only_choice(undecided_, points);
    if (!choice) {
        return;
    }
    for (std::size_t at = 0; at < undecided_.size(); ++at) {
        const auto& [marker, tile, span] = undecided_[at];
        const Area& area = table_.map().area(table_.map().area_of(tile, marker.terrain));
        table_.put_settled({marker, tile, (*choice)[at], area.tiles, table_.map()[tile].stamp});
    }
    undecided_.clear();
    decided_points_.reset();
}

std::span<const Missing> State::missing() const {
    return doubt_ ? std::span<const Missing>(doubt_->missing) : std::span<const Missing>{};
}

std::size_t State::settled_for_certain() const {
    return doubt_ ? doubt_->before.settled().size() : table_.settled().size();
}

std::shared_ptr<State> State::after(const Told& told, std::span<const Missing> missing) const {
    auto next = std::make_shared<State>(*this);
    next->begin_doubt(missing);
    if (!next->play_in_doubt(told)) {
        return nullptr;
    }
    next->doubt_->over = next->is_over();
    return next;
}

bool State::fits_at_once(const Told& told, std::span<const Missing> missing) const {
    const bool plain = missing.empty() && told.play.known() && told.claims.empty();
    return doubt_ && (trusting() || plain) && !look(Event(table_, told.player, told.play));
}

void State::play_at_once(const Told& told, std::span<const Missing> missing) {
    begin_doubt(missing);
    table_.apply(told.player, told.play, told.stamp);
    doubt_->told.push_back(told);
    doubt_->over = is_over();
}

bool State::play_in_doubt(const Told& told) {
    const std::uint64_t copies = 4;
    if (!budget_.spend(copies * (table_.map().size() + doubt_->told.size()))) {
        begin_trust();
    }
    return trusting() ? play_on_trust(told) : goes_on(told) || look_for_another(told);
}

bool State::play_on_trust(const Told& told) {
    if (look(Event(table_, told.player, told.play))) {
        return false;
    }
    table_.apply(told.player, told.play, told.stamp);
    doubt_->told.push_back(told);
    return true;
}

/// Whether the event fits the table at hand; then it is played there.
bool State::goes_on(const Told& told) {
    if (!told.play.known() || look(Event(table_, told.player, told.play))) {
        return false;
    }
    Table next = table_;
    next.apply(told.player, told.play, told.stamp);
    if (!all_hold(told.claims, next)) {
        return false;
    }
    doubt_->told.push_back(told);
    table_ = std::move(next);
    return true;
}

/// Without a table that fits there is none, or it is too hard to find; then the record is trusted.
bool State::look_for_another(const Told& told) {
    doubt_->told.push_back(told);
    SearchResult found = find_possible_table(doubt_->before, doubt_->told, Wanted::any, budget_);
    if (!found.table && !told.claims.empty()) {
        // Perhaps the play fits and only its claims do not, which is a finding of another kind.
        doubt_->told.back().claims.clear();
        found = find_possible_table(doubt_->before, doubt_->told, Wanted::any, budget_);
    }
    if (found.table) {
        table_ = std::move(*found.table);
        return true;
    }
    doubt_->told.pop_back();
    if (found.certain) {
        return false;
    }
    begin_trust();
    return play_on_trust(told);
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
    apply_what_can_be(table_, told);
    if (doubt_) {
        doubt_->over = is_over();
    }
}

void State::begin_doubt(std::span<const Missing> missing) {
    if (!doubt_) {
        doubt_ = Doubt{.before = table_};
    }
    doubt_->missing.insert(doubt_->missing.end(), missing.begin(), missing.end());
}

Table State::table_on_trust() const {
    if (trusting()) {
        return table_;
    }
    Table table = sure_table();
    for (const Told& told : told_since()) {
        apply_what_can_be(table, told);
    }
    return table;
}

void State::begin_trust() {
    if (!trusting()) {
        table_ = table_on_trust();
        doubt_->trusting = true;
    }
}

bool State::may_be_over() const {
    if (certain() || trusting() || table_.finished()) {
        return trusting() || table_.finished();
    }
    const auto over = find_possible_table(doubt_->before, doubt_->told, Wanted::finished, budget_);
    return over.table || !over.certain;
}

void State::end_as_claimed() {
    if (!trusting() && !table_.finished()) {
        if (auto over = find_possible_table(doubt_->before, doubt_->told, Wanted::finished, budget_); over.table) {
            table_ = std::move(*over.table);
        }
    }
    doubt_->over = true;
}

/// Over in every way to fill in what is missing, as far as that can be found out.
bool State::is_over() const {
    if (trusting() || !table_.finished()) {
        return stacks_are_empty(table_);
    }
    const auto other = find_possible_table(doubt_->before, doubt_->told, Wanted::unfinished, budget_);
    return !other.table && other.certain;
}

}  // namespace arbiter::dorfromantik
