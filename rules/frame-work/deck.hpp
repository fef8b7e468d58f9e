// The deck of a game of FRAME-WORK as data: its cards, how many copies of each, what each one does, and what makes a
// deck a bad one.
#pragma once

#include "grammar/frame-work/deed.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::frame_work {

/// A card of the deck by its place in the deck file; equal copies share it.
using CardId = std::uint16_t;

inline constexpr CardId hidden_card = 0xffff;    ///< written `?`: somebody knows, the record does not
inline constexpr CardId stranger_card = 0xfffe;  ///< a card was named, but the deck has no such card
inline constexpr CardId no_card = 0xfffd;        ///< nothing was written here at all
inline constexpr std::size_t most_cards = 0xfff0;
inline constexpr std::uint32_t most_copies = 10000;  ///< of one card, and of all together

inline constexpr bool is_named(CardId card) {
    return card < no_card;
}

enum class CardKind : std::uint8_t { alibi, evidence, starred };
enum class Who : std::uint8_t { nobody, self, target, other, any };
enum class Faces : std::uint8_t { any, concealed, revealed };

/// One step of an effect: what is done, and to whose cards.
struct Step {
    Deed deed = Deed::reveal;
    Who of = Who::any;
    Who with = Who::nobody;  ///< the second Dossier: `with` of a swap, `to` of a move
    Faces faces = Faces::any;
    bool optional = false;
    bool self = false;  ///< a target may be the user

    bool operator==(const Step&) const = default;
};

struct Card {
    std::string id;
    std::string name;
    CardKind kind = CardKind::evidence;
    std::uint32_t count = 1;
    std::vector<Step> effect;

    bool is_alibi() const { return kind == CardKind::alibi; }
    /// Used `on` somebody: every starred card, and any whose effect speaks of a target.
    bool needs_target() const;
    /// Every step about the target allows the user to be it; a starred card without such a step never does.
    bool may_target_user() const;
};

/// Cards by their ids, for ids of up to seven letters, which all are that people write: each has a slot, and is met
/// there in one step. Of those that share a slot the first has it.
class ShortIds {
public:
    ShortIds() : slots_(1) {}
    explicit ShortIds(const std::vector<Card>& cards);

    /// `stranger_card` too where another card has the slot, or the id is longer.
    CardId find(std::string_view id) const {
        const std::uint64_t key = key_of(id);
        const Slot& slot = slots_[slot_of(key)];
        return slot.key == key ? slot.card : stranger_card;
    }

private:
    struct Slot {
        std::uint64_t key = 0;
        CardId card = stranger_card;
    };
    /// Letters and length; 0 for longer ids.
    static std::uint64_t key_of(std::string_view id) {
        const auto letter = [id](std::size_t at) { return std::uint64_t{static_cast<unsigned char>(id[at])}; };
        if (id.size() == 2) {  // as most are: without a loop
            return 2U << 16U | letter(0) << 8U | letter(1);
        }
        std::uint64_t key = id.size();
        for (std::size_t at = 0; at < (id.size() > 7 ? 0 : id.size()); ++at) {
            key = key << 8U | letter(at);
        }
        return id.size() > 7 ? 0 : key;
    }
    std::size_t slot_of(std::uint64_t key) const {
        return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15 >> 32U) & (slots_.size() - 1);
    }

    std::vector<Slot> slots_;  ///< a power of two
};

struct Deck {
    std::string name;
    std::vector<Card> cards;
    ShortIds short_ids{};         ///< what `find` meets in one step, once `sort_ids` was called
    std::vector<CardId> by_id{};  ///< all cards in the order of their ids, once `sort_ids` was called

    /// Makes `find` quick: a deck may have ten thousand kinds of cards, and a record name one every few bytes.
    void sort_ids();

    const Card& operator[](CardId card) const { return cards[card]; }
    /// The first card that is called so, or `stranger_card`.
    CardId find(std::string_view id) const {
        const CardId card = short_ids.find(id);
        return card != stranger_card ? card : look_for(id);
    }
    std::uint32_t size() const;
    std::uint32_t alibis() const;

private:
    CardId look_for(std::string_view id) const;
};

/// The part of a deck file a fault lies in.
enum class DeckPart : std::uint8_t { deck, id, count, of, with, to, faces };

/// A rule for decks, each with its own finding.
enum class DeckRule : std::uint8_t {
    too_large,
    id_shape,
    id_twice,
    count,
    five_alibis,
    alibi_target,
    dossier_missing,
    faces_contradict,
};

/// One thing wrong with a deck; `card` and `step` are -1 where the fault is not in one.
struct DeckFault {
    DeckRule rule = DeckRule::count;
    DeckPart part = DeckPart::deck;
    int card = -1;
    int step = -1;
    std::uint32_t number = 0;  ///< the count that is wrong, or the card that has the id already

    bool operator==(const DeckFault&) const = default;
};

/// The faults of a deck in file order; none means it can be played with.
std::vector<DeckFault> check(const Deck& deck);

/// A swap has a second Dossier in `with`, a move in `to`.
bool needs_second(Deed deed);

/// The face a step asks for, spelled out: a card must be concealed to be revealed or looked at.
Faces faces_of(const Step& step);

std::optional<CardKind> kind_called(std::string_view word);
std::optional<Who> who_called(std::string_view word);
std::optional<Faces> faces_called(std::string_view word);

std::string_view word_for(Faces faces);

}  // namespace arbiter::frame_work
