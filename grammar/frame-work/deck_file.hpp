// A deck file as it is written, not yet judged: words and numbers with their places in the file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::frame_work {

/// A value and where it begins, as a byte offset.
template <typename Value>
struct Placed {
    Value value{};
    std::uint32_t at = 0;
};

template <typename Value>
using Given = std::optional<Placed<Value>>;

struct WrittenStep {
    std::uint32_t at = 0;
    Given<std::string> deed;  ///< `do`
    Given<std::string> of;
    Given<std::string> with;
    Given<std::string> to;
    Given<std::string> cards;
    Given<bool> optional;
    Given<bool> self;
};

struct WrittenCard {
    std::uint32_t at = 0;
    Given<std::string> id;
    Given<std::string> name;
    Given<std::string> kind;
    Given<std::int64_t> count;
    std::vector<WrittenStep> effect;
};

struct WrittenDeck {
    Given<std::string> name;  ///< `deck`
    Given<std::int64_t> version;
    std::uint32_t cards_at = 0;
    std::vector<WrittenCard> cards;
};

/// Something about a deck file that a person should see.
struct DeckRemark {
    std::uint32_t at = 0;
    std::string message;
    bool harmless = false;  ///< the deck can be used all the same
};

/// The deck as far as it could be read; it may be used only if no remark is harmful.
struct DeckReading {
    WrittenDeck deck;
    std::vector<DeckRemark> remarks;
};

/// What is remarked quotes nothing of the file: it may be one that its owner did not mean to show.
DeckReading read_deck_file(std::string_view text);

}  // namespace arbiter::frame_work
