// Where decks come from: the built-in ones, and files that a record names.
#pragma once

#include "rules/frame-work/deck_assembly.hpp"
#include "rules/record/setup.hpp"

#include <span>
#include <string>
#include <string_view>

namespace arbiter::frame_work {

struct BuiltinDeck {
    std::string_view name;
    std::string_view text;  ///< as in examples/frame-work/NAME.json
};

/// The decks that need no file. All are made up: the printed cards are not published.
std::span<const BuiltinDeck> builtin_decks();
std::span<const std::string_view> builtin_deck_names();

/// What the header's `Deck` leads to.
struct FoundDeck {
    enum class Problem : std::uint8_t { none, unknown_name, no_such_file, faulty };

    Problem problem = Problem::none;
    AssembledDeck assembled;
    std::string text;  ///< the file's, for the places of the remarks
};

FoundDeck find_deck(std::string_view name, const FileReader& open);

}  // namespace arbiter::frame_work
