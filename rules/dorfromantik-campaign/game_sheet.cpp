// Fills the boxes of Dorfromantik's score sheet in, and lets that game add them up.
#include "rules/dorfromantik-campaign/game_sheet.hpp"

#include "rules/dorfromantik/game.hpp"
#include "rules/score/form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::dorfromantik_campaign {
namespace {

using dorfromantik::Dorfromantik;

const form::Form& the_form() {
    return Dorfromantik::sheet_form();
}

/// Empty, or why the box cannot be filled in so.
std::string fill_in(std::string_view word, form::Column& column) {
    const std::size_t sign = word.find('=');
    const std::string_view key = word.substr(0, sign);
    const std::size_t box = form::find_box(the_form(), key);
    if (box == column.boxes.size()) {
        return fmt::format("no box of the score sheet is called {}", key);
    }
    if (!column.boxes[box].empty()) {
        return fmt::format("{} stands there twice", the_form().boxes[box].key);
    }
    const auto numbers = form::read_numbers(the_form().boxes[box], word.substr(sign + 1));
    column.boxes[box] = numbers.value_or(form::Numbers{});
    return column.boxes[box].empty() ? fmt::format("{} takes numbers", key) : std::string();
}

}  // namespace

GameSheet read_game_sheet(std::string_view words) {
    constexpr std::string_view blanks = " \t";
    form::Filled filled(1);
    filled.front().boxes.resize(the_form().boxes.size());
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find_first_of(blanks, at), words.size());
        if (std::string problem = fill_in(words.substr(at, end - at), filled.front()); !problem.empty()) {
            return {.problem = std::move(problem)};
        }
        at = std::min(words.find_first_not_of(blanks, end), words.size());
    }
    const form::Added added = form::add_up<Dorfromantik>(filled);
    if (!added.faults.empty()) {
        const form::Fault& fault = added.faults.front();
        return {.problem = fmt::format("{}: {}", the_form().boxes[fault.box].key, fault.message)};
    }
    return {.total = static_cast<std::int32_t>(added.totals.front())};
}

}  // namespace arbiter::dorfromantik_campaign
