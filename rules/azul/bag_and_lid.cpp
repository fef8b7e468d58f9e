// Narrows the divisions between bag and lid by the displays that have been filled.
#include "rules/azul/bag_and_lid.hpp"

#include "rules/azul/deal.hpp"
#include "rules/azul/event.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::azul {
namespace {

/// Whether the bag, with these tiles gone, may have held too few for this display: they all went there, then the lid
/// into the bag.
bool may_run_out(const Division& bag, Tally gone, Tally display) {
    const Tally surely_left = without(bag.least, gone);
    return includes(bag.most, gone) && total(surely_left) < 4 &&
           includes(least_of(bag.most - gone, display), surely_left);
}

}  // namespace

bool Piles::allow(Tally rest) const {
    return includes(rest, bag.least + lid.least) && includes(bag.most + lid.most, rest);
}

Division Piles::divide(Tally rest) const {
    const auto larger = [](unsigned a, unsigned b) { return std::max(a, b); };
    return {each_color(bag.least, without(rest, lid.most), larger), least_of(bag.most, rest - lid.least)};
}

Divisions Divisions::after(std::span<const Group> displays, Tally rest, bool in_order) const {
    Divisions left;
    if (!is_filled(displays, rest, in_order)) {
        return left;
    }
    const bool refilled = any_turn(displays, in_order, [&](Tally gone, Tally display) {
        return std::ranges::any_of(all_,
                                   [&](const Division& division) { return may_run_out(division, gone, display); });
    });
    const Tally drawn = sum_of(displays);
    // Where a display is not full, nothing is left, however the tiles were divided.
    for (const Division& division : all_) {
        if (includes(division.most, drawn)) {
            left.add({without(division.least, drawn), division.most - drawn});
        }
    }
    if (refilled) {
        left.add({rest - drawn, rest - drawn});
    }
    return left;
}

void Divisions::add(Division division) {
    const auto within = [&](const Division& other) {
        return includes(division.least, other.least) && includes(other.most, division.most);
    };
    if (std::ranges::none_of(all_, within)) {
        all_.push_back(division);
    }
}

void Divisions::infer(Table& table, Tally rest) {
    table.bag = all_.front().most;
    table.lid = rest - table.bag;
    if (all_.size() == 1 && all_.front().least == all_.front().most) {
        all_.clear();
    }
}

namespace {

bool rests_on_bag(const Fault& fault) {
    return fault.law == Law::displays_not_full || fault.law == Law::displays_not_in_bag ||
           fault.law == Law::displays_bag_first;
}

}  // namespace

std::optional<Fault> look_divided(const Table& table, const Divisions& divisions, const Written& written) {
    auto fault = look_on(Event(table, written));
    const bool other_bag_allows = fault && rests_on_bag(*fault) &&
                                  !divisions.after(groups_of(written), table.bag + table.lid, table.in_order).empty();
    return other_bag_allows ? std::nullopt : fault;
}

void apply_divided(Table& table, Divisions& divisions, const Written& written) {
    Tally rest = table.bag + table.lid;
    divisions = divisions.after(groups_of(written), rest, table.in_order);
    std::array<Tally, most_groups> groups{};
    Tally drawn = 0;
    for (std::size_t i = 0; i < table.displays; ++i) {
        groups[i] = written.groups[i].tiles;
        drawn += groups[i];
    }
    divisions.infer(table, rest - drawn);
    begin_offer(table, groups, total(drawn), written.line.span.begin);
}

void force_divided(Table& table, Divisions& divisions, const Written& written, ScoreLog& log) {
    force_on(table, written, log);
    divisions = Divisions(table.bag + table.lid);
    divisions.infer(table, table.bag + table.lid);
}

}  // namespace arbiter::azul
