// A score sheet that is filled in by hand, as it is printed: its boxes, what may stand in them, what they come to.
#pragma once

#include "rules/score/sheet.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::form {

/// What may stand in a box in place of a number: "x", busted.
struct Word {
    std::string_view text;
    std::int64_t number;  ///< that means it here; below zero
    std::string_view meaning;
};

enum class Takes : std::uint8_t {
    number,   ///< one number
    numbers,  ///< one or more: of rounds, games or markers
    sum,      ///< what the writer has added up: it is checked
};

/// Nothing of the components says how much there can be.
inline constexpr std::int64_t no_limit = 9'999'999;

struct Box {
    std::string_view key;                 ///< how it is called where it is filled in
    std::string_view name;                ///< what it says
    std::int64_t most = no_limit;         ///< the least is 0
    std::string_view limit{};             ///< what of the components makes that so
    std::optional<std::int64_t> empty{};  ///< what it counts as when nothing stands in it; otherwise something has to
    Takes takes = Takes::number;
    std::span<const Word> words{};
};

struct Form {
    std::span<const Box> boxes;
    std::size_t players = 1;  ///< so many columns at most
};

/// What stands in one box; nothing when it is empty.
using Numbers = std::vector<std::int64_t>;

struct Column {
    std::string player;          ///< may be empty when there is no other
    std::vector<Numbers> boxes;  ///< as many as the form has
};
using Filled = std::vector<Column>;

/// Why this cannot be so.
struct Fault {
    std::size_t column = 0;
    std::size_t box = 0;
    std::string message;
};

/// A row of a sheet that is added up: its name, its points, and why.
score::Row row(std::string key, std::string name, std::int64_t points, std::string why = {});
/// One that begins with its points, with a name before them.
score::Row named(std::string name, score::Row row);
/// What stands behind the points.
std::string why(const score::Row& row);

/// The first faults, or what the columns come to.
struct Added {
    std::vector<Fault> faults{};
    std::vector<score::Sheet> columns{};
    std::vector<std::int64_t> totals{};
    std::uint32_t winners = 0;  ///< one bit a column
    std::string outcome{};      ///< what else there is to say
};

/// A game with a printed score sheet says how it looks and adds up one whose boxes are within their limits; what only
/// shows from several boxes is its to refuse.
template <typename G>
concept Scored = requires(const Filled& filled) {
    { G::sheet_form() } -> std::same_as<const Form&>;
    { G::add_up(filled) } -> std::same_as<Added>;
};

/// The box with this key, whatever the case of its letters; the number of boxes when there is none.
std::size_t find_box(const Form& form, std::string_view key);

/// "5", or several with commas, blanks or + between them; nothing when it is none of these.
std::optional<Numbers> read_numbers(const Box& box, std::string_view text);

/// As it is written again.
std::string text_of(const Box& box, const Numbers& numbers);

/// Why this cannot stand in the box, whatever stands in the others; empty when it can.
std::string fault_in(const Box& box, const Numbers& numbers);

/// What stands in a box, or what it counts as when it is empty.
std::int64_t number_in(const Box& box, const Numbers& numbers);

std::vector<Fault> faults_in(const Form& form, const Filled& filled);

/// The sums that the writer has entered, against what the rows with their keys come to.
std::vector<Fault> wrong_sums(const Form& form, const Filled& filled, const std::vector<score::Sheet>& columns);

/// Box by box, then by the game, then the writer's own sums.
template <Scored G>
Added add_up(const Filled& filled) {
    Added added;
    added.faults = faults_in(G::sheet_form(), filled);
    if (!added.faults.empty()) {
        return added;
    }
    added = G::add_up(filled);
    if (added.faults.empty()) {
        added.faults = wrong_sums(G::sheet_form(), filled, added.columns);
    }
    return added;
}

}  // namespace arbiter::form
