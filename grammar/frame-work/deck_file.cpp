// Walks the tree of a deck file and notes what is missing, unknown or of the wrong kind.
#include "grammar/frame-work/deck_file.hpp"

#include "grammar/text/json_tree.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace arbiter::frame_work {
namespace {

using Kind = JsonNode::Kind;

/// Takes the tree apart, and remarks on what is not where or what it should be.
class DeckReader {
public:
    DeckReading run(const JsonNode& root) {
        WrittenDeck& deck = reading_.deck;
        if (!is(root, Kind::object, "a deck file is one object, { … }")) {
            return std::move(reading_);
        }
        expect_keys(root, {"deck", "version", "cards"}, "a deck");
        deck.name = text_of(root, "deck");
        deck.version = number_of(root, "version");
        read_cards(root);
        return std::move(reading_);
    }

private:
    void remark(std::uint32_t at, std::string message, bool harmless = false) {
        reading_.remarks.push_back({at, std::move(message), harmless});
    }

    bool is(const JsonNode& node, Kind kind, std::string_view wanted) {
        if (node.kind != kind) {
            remark(node.at, std::string(wanted));
        }
        return node.kind == kind;
    }

    /// A misspelt key would silently mean nothing.
    void expect_keys(const JsonNode& node, std::initializer_list<std::string_view> known, std::string_view whose) {
        for (const auto& [key, at] : node.keys) {
            if (std::ranges::find(known, key) == known.end()) {
                remark(at, fmt::format("this key means nothing in {} ({})", whose, joined_by(known, ", ")), true);
            }
        }
    }

    /// Only a key that is not there at all is missing: what is wrong with one that is there is said of it.
    void demand(const JsonNode& node, std::string_view key, std::string_view missing) {
        if (node.find(key) == nullptr) {
            remark(node.at, std::string(missing));
        }
    }

    Given<std::string> text_of(const JsonNode& node, std::string_view key) {
        const JsonNode* const value = node.find(key);
        if (value == nullptr || !is(*value, Kind::text, fmt::format("{} is a text in quotes", key))) {
            return std::nullopt;
        }
        return Placed<std::string>{value->text, value->at};
    }
    Given<std::int64_t> number_of(const JsonNode& node, std::string_view key) {
        const JsonNode* const value = node.find(key);
        if (value == nullptr || !is(*value, Kind::number, fmt::format("{} is a whole number", key))) {
            return std::nullopt;
        }
        return Placed<std::int64_t>{value->number, value->at};
    }
    Given<bool> truth_of(const JsonNode& node, std::string_view key) {
        const JsonNode* const value = node.find(key);
        if (value == nullptr || !is(*value, Kind::truth, fmt::format("{} is true or false", key))) {
            return std::nullopt;
        }
        return Placed<bool>{value->truth, value->at};
    }

    void read_cards(const JsonNode& root) {
        const JsonNode* const cards = root.find("cards");
        if (cards == nullptr) {
            remark(root.at, "the deck has no \"cards\"");
            return;
        }
        reading_.deck.cards_at = cards->at;
        if (is(*cards, Kind::list, "cards is a list, [ … ]")) {
            std::ranges::for_each(cards->items, [this](const JsonNode& card) { read_card(card); });
        }
    }

    void read_card(const JsonNode& node) {
        if (!is(node, Kind::object, "a card is an object, { … }")) {
            return;
        }
        expect_keys(node, {"id", "name", "kind", "count", "effect"}, "a card");
        demand(node, "id", "this card has no \"id\"");
        demand(node, "kind", "this card has no \"kind\"");
        demand(node, "count", "this card has no \"count\"");
        WrittenCard card;
        card.at = node.at;
        card.id = text_of(node, "id");
        card.name = text_of(node, "name");
        card.kind = text_of(node, "kind");
        card.count = number_of(node, "count");
        if (const JsonNode* const effect = node.find("effect")) {
            read_effect(*effect, card);
        }
        reading_.deck.cards.push_back(std::move(card));
    }

    void read_effect(const JsonNode& node, WrittenCard& card) {
        if (is(node, Kind::list, "an effect is a list of steps, [ … ]")) {
            std::ranges::for_each(node.items, [&](const JsonNode& step) { read_step(step, card); });
        }
    }

    void read_step(const JsonNode& node, WrittenCard& card) {
        if (!is(node, Kind::object, "a step of an effect is an object, { … }")) {
            return;
        }
        expect_keys(node, {"do", "of", "with", "to", "cards", "optional", "self"}, "a step");
        demand(node, "do", "this step does not say what to do (\"do\")");
        WrittenStep step;
        step.at = node.at;
        step.deed = text_of(node, "do");
        step.of = text_of(node, "of");
        step.with = text_of(node, "with");
        step.to = text_of(node, "to");
        step.cards = text_of(node, "cards");
        step.optional = truth_of(node, "optional");
        step.self = truth_of(node, "self");
        card.effect.push_back(std::move(step));
    }

    DeckReading reading_;
};

}  // namespace

DeckReading read_deck_file(std::string_view text) {
    const JsonReading json = read_json(text);
    if (json.root) {
        return DeckReader().run(*json.root);
    }
    DeckReading reading;
    reading.remarks.push_back({json.fault.at, json.fault.message, false});
    return reading;
}

}  // namespace arbiter::frame_work
