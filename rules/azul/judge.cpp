// Which laws of Azul an event is asked for, in which order.
#include "rules/azul/deal.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/laws/claim.hpp"
#include "rules/azul/laws/display.hpp"
#include "rules/azul/laws/displays.hpp"
#include "rules/azul/laws/dropping.hpp"
#include "rules/azul/laws/line.hpp"
#include "rules/azul/laws/round.hpp"
#include "rules/azul/laws/tile.hpp"
#include "rules/azul/laws/turn.hpp"
#include "rules/azul/laws/wall.hpp"

namespace arbiter::azul {
namespace {

/// Answers with the first law broken; those who want to know something else of every law bring their own.
constexpr auto first_broken = [](const Event& event, auto... chains) { return first_fault(event, chains...); };

std::span<const Group> displays_of(const Event& event) {
    return {event.written.groups.data(), event.table.displays};
}

/// All that is shown is there, but not yet: some of it lies in the lid, which waits until the bag is empty. In no order
/// is one display more to blame than another, then.
bool drawn_too_early(const Event& event) {
    const Table& table = event.table;
    const bool runs_out = total(table.bag) >= 4 && total(table.bag) < total(sum_of(displays_of(event)));
    return runs_out && !event.relaxed && !table.in_order && is_filled(displays_of(event), table.bag + table.lid, false);
}

Fault bag_first(const Event& event) {
    return {.law = Law::displays_bag_first, .stock = {event.table.bag, event.table.lid}};
}

/// The displays are filled one after the other, each with what those before it left; in the order written, or else in
/// another that explains them.
template <typename Ask>
std::optional<Fault> ask_displays(const Event& event, Ask ask) {
    if (auto fault =
            ask(event, chain<displays_twice_laws>, chain<not_over_laws>, chain<untiled_laws>, chain<displays_laws>)) {
        return fault;
    }
    Stock stock{event.table.bag, event.table.lid};
    for (std::size_t i = 0; i < event.table.displays; ++i) {
        if (auto fault = ask(event.at_display(i, stock), chain<completion_laws>)) {
            const bool otherwise = !event.relaxed && can_be_dealt(event.table, displays_of(event));
            return otherwise ? std::nullopt : drawn_too_early(event) ? bag_first(event) : fault;
        }
        stock.draw(event.written.groups[i]);
    }
    const bool hides = !event.relaxed && leaves_tiles_open(event.written);
    if (hides && !can_be_dealt(event.table, displays_of(event))) {
        return bag_first(event);
    }
    return std::nullopt;
}

/// Entries are laid one after the other, each on the wall with those before it.
template <typename Ask>
std::optional<Fault> ask_layings(const Event& event, Ask ask) {
    Board so_far = event.table.board(event.written.line.seat);
    Tally lid = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(event.written.laying_count, event.written.layings.size()); ++i) {
        const Laying& one = event.written.layings[i];
        if (auto fault = ask(event.at_laying(i, so_far), chain<complete_laws>, chain<order_laws>, chain<space_laws>)) {
            return fault;
        }
        if (one.column != floor_line) {
            lay(so_far, row_of(one), static_cast<std::uint8_t>(one.column - 1), lid);
        }
    }
    return ask(event, chain<listed_laws>);
}

/// What a relaxation knows of a wall is too little to judge what is laid on it.
template <typename Ask>
std::optional<Fault> ask_tile(const Event& event, Ask ask) {
    auto fault = ask(event, chain<tiling_laws>, chain<tile_due_laws>);
    return fault || event.relaxed ? fault : ask_layings(event, ask);
}

template <typename Ask>
std::optional<Fault> ask_pick(const Event& event, Ask ask) {
    return ask(event, chain<displays_due_laws>, chain<untiled_laws>, chain<turn_laws>, chain<source_laws>,
               chain<line_laws>, chain<wall_laws>, chain<dropping_laws>, chain<claim_laws>);
}

/// Asks the chains of laws that concern the event, in this order.
template <typename Ask>
std::optional<Fault> ask_laws(const Event& event, Ask ask) {
    switch (event.written.verb()) {
        case Verb::pick: return ask_pick(event, ask);
        case Verb::displays: return ask_displays(event, ask);
        case Verb::round:
            return ask(event, chain<not_over_laws>, chain<untiled_laws>, chain<round_twice_laws>, chain<round_laws>);
        case Verb::tile: return ask_tile(event, ask);
    }
    return std::nullopt;
}

[[gnu::flatten]] std::optional<Fault> look_at_displays(const Table& table, const Written& written) {
    return ask_displays(Event(table, written), first_broken);
}

std::optional<Fault> look_on_table(const Table& table, const Written& written) {
    switch (written.verb()) {
        case Verb::pick: return look_at_pick(table, written);
        case Verb::displays: return look_at_displays(table, written);
        case Verb::round:
        case Verb::tile: break;
    }
    return ask_laws(Event(table, written), first_broken);
}

}  // namespace

// The conditions of a pick's laws have much in common: asked in one piece, a legal pick takes four of them.
[[gnu::flatten]] std::optional<Fault> look_at_pick(const Table& table, const Written& written) {
    return ask_pick(Event(table, written), first_broken);
}

std::optional<Fault> look_on(const Event& event) {
    return event.relaxed ? ask_laws(event, first_broken) : look_on_table(event.table, event.written);
}

std::optional<Fault> Azul::look(const Event& event) {
    if (event.written.verb() == Verb::pick && !event.relaxed) [[likely]] {
        return look_at_pick(event.table, event.written);
    }
    if (event.too_open) {
        return std::nullopt;
    }
    return event.divisions == nullptr ? look_on(event) : look_divided(event.table, *event.divisions, event.written);
}

std::optional<Fault> look_at_space(const Event& event) {
    return first_fault(event, chain<space_laws>);
}

std::optional<Fault> look_at_line(const Event& event) {
    return first_fault(event, chain<line_laws>, chain<wall_laws>);
}

void Azul::held(const Event& event, std::vector<std::uint16_t>& met) {
    const auto add = [&met](const Event& part, auto... chains) {
        (add_met(chains, part, met), ...);
        return std::optional<Fault>{};
    };
    ask_laws(Event(event.table, event.written), add);
}

}  // namespace arbiter::azul
