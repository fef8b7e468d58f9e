// The built-in decks, and decks from files, read once however many records name them.
#include "rules/frame-work/deck_cache.hpp"

#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace arbiter::frame_work {
namespace {

// clang-format off
constexpr std::string_view docks = R"json({"deck": "docks", "version": 1,
 "cards": [
  {"id": "A1", "name": "Night Ferry",      "kind": "alibi",    "count": 1, "effect": [{"do": "reveal", "of": "other"}]},
  {"id": "A2", "name": "Twin Sister",      "kind": "alibi",    "count": 1, "effect": [{"do": "swap", "of": "self", "with": "other"}]},
  {"id": "A3", "name": "Borrowed Coat",    "kind": "alibi",    "count": 1, "effect": [{"do": "move", "of": "self", "to": "other", "cards": "revealed"}]},
  {"id": "A4", "name": "Fog Horn",         "kind": "alibi",    "count": 1, "effect": [{"do": "conceal", "of": "any", "optional": true}]},
  {"id": "A5", "name": "Harbor Choir",     "kind": "alibi",    "count": 1, "effect": []},
  {"id": "E1", "name": "Fingerprint",      "kind": "evidence", "count": 4, "effect": []},
  {"id": "E2", "name": "Spyglass",         "kind": "evidence", "count": 3, "effect": [{"do": "look", "of": "target"}]},
  {"id": "E3", "name": "Anonymous Letter", "kind": "evidence", "count": 3, "effect": [{"do": "reveal", "of": "target"}]},
  {"id": "E4", "name": "Changed Labels",   "kind": "evidence", "count": 3, "effect": [{"do": "swap", "of": "any", "with": "any"}]},
  {"id": "E5", "name": "Wet Paint",        "kind": "evidence", "count": 2, "effect": [{"do": "conceal", "of": "any"}]},
  {"id": "E6", "name": "Locker Key",       "kind": "evidence", "count": 2, "effect": [{"do": "take", "of": "target", "cards": "concealed"}]},
  {"id": "E7", "name": "Confession",       "kind": "evidence", "count": 2, "effect": [{"do": "reveal", "of": "target", "self": true}]},
  {"id": "E8", "name": "Furnace",          "kind": "evidence", "count": 1, "effect": [{"do": "discard", "of": "any", "cards": "concealed", "optional": true}]},
  {"id": "S1", "name": "Witness",          "kind": "starred",  "count": 3, "effect": [{"do": "reveal", "of": "target"}, {"do": "reveal", "of": "target", "optional": true}]},
  {"id": "S2", "name": "Smuggled Crate",   "kind": "starred",  "count": 2, "effect": [{"do": "move", "of": "self", "to": "target", "cards": "revealed"}]}
 ]}
)json";

constexpr std::string_view gala = R"json({"deck": "gala", "version": 1,
 "cards": [
  {"id": "A1", "name": "On Stage",       "kind": "alibi",    "count": 3, "effect": []},
  {"id": "A2", "name": "In the Kitchen", "kind": "alibi",    "count": 2, "effect": [{"do": "look", "of": "other", "optional": true}]},
  {"id": "E1", "name": "Gossip",         "kind": "evidence", "count": 5, "effect": []},
  {"id": "E2", "name": "Spilled Wine",   "kind": "evidence", "count": 4, "effect": [{"do": "reveal", "of": "any"}]},
  {"id": "S1", "name": "Love Letter",    "kind": "starred",  "count": 4, "effect": []}
 ]}
)json";

/// So small that the pile is soon empty.
constexpr std::string_view teaser = R"json({"deck": "teaser", "version": 1,
 "cards": [
  {"id": "A1", "name": "Fast Asleep",   "kind": "alibi",    "count": 5, "effect": []},
  {"id": "E1", "name": "Muddy Boots",   "kind": "evidence", "count": 3, "effect": []},
  {"id": "S1", "name": "Loud Neighbor", "kind": "starred",  "count": 1, "effect": []}
 ]}
)json";

/// One Alibi is missing: for `arbiter explain`.
constexpr std::string_view bad_example = R"json({"deck": "bad-example", "version": 1,
 "cards": [
  {"id": "A1", "kind": "alibi", "count": 4, "effect": []},
  {"id": "E1", "kind": "evidence", "count": 9, "effect": []}
 ]}
)json";

constexpr std::string_view misspelt_example = R"json({"deck": "misspelt-example", "version": 1,
 "cards": [
  {"id": "A1", "kind": "alibi", "count": 5, "efect": [{"do": "look", "of": "other"}]},
  {"id": "E1", "kind": "evidence", "count": 9, "effect": []}
 ]}
)json";
// clang-format on

/// For the rulebook only; not offered to anybody.
constexpr std::size_t examples = 2;

constexpr std::array decks{BuiltinDeck{"docks", docks}, BuiltinDeck{"gala", gala}, BuiltinDeck{"teaser", teaser},
                           BuiltinDeck{"bad-example", bad_example}, BuiltinDeck{"misspelt-example", misspelt_example}};

/// An archive names the same deck in every record.
const AssembledDeck& assembled(const std::string& text) {
    static thread_local std::string last_text;
    static thread_local AssembledDeck last = assemble_deck(last_text);
    if (text != last_text) {
        last = assemble_deck(text);
        last_text = text;
    }
    return last;
}

FoundDeck found(std::string text) {
    const AssembledDeck& deck = assembled(text);
    const bool usable = deck.deck != nullptr;
    return {usable ? FoundDeck::Problem::none : FoundDeck::Problem::faulty, deck, std::move(text)};
}

bool names_file(std::string_view name) {
    constexpr std::string_view ending = ".json";
    const auto small = [](char one, char other) { return lower_case(one) == other; };
    return !std::ranges::search(name, ending, small).empty();
}

}  // namespace

std::span<const BuiltinDeck> builtin_decks() {
    return std::span(decks).first(decks.size() - examples);
}

std::span<const std::string_view> builtin_deck_names() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        std::ranges::transform(builtin_decks(), std::back_inserter(all), &BuiltinDeck::name);
        return all;
    }();
    return names;
}

FoundDeck find_deck(std::string_view name, const FileReader& open) {
    if (names_file(name)) {
        std::optional<std::string> text = open(name);
        return text ? found(std::move(*text)) : FoundDeck{FoundDeck::Problem::no_such_file, {}, {}};
    }
    const auto deck = std::ranges::find_if(decks, [name](const BuiltinDeck& one) { return alike(one.name, name); });
    return deck == decks.end() ? FoundDeck{FoundDeck::Problem::unknown_name, {}, {}} : found(std::string(deck->text));
}

}  // namespace arbiter::frame_work
