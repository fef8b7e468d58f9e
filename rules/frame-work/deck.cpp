// The built-in deck's rows, the words for its effects, and what makes a deck a bad one.
#include "rules/frame-work/deck.hpp"

#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace arbiter::frame_work {
namespace {

constexpr std::array<std::pair<CardKind, std::string_view>, 3> kind_words{
    {{CardKind::alibi, "alibi"}, {CardKind::evidence, "evidence"}, {CardKind::starred, "starred"}}};
constexpr std::array<std::pair<Who, std::string_view>, 4> who_words{
    {{Who::self, "self"}, {Who::target, "target"}, {Who::other, "other"}, {Who::any, "any"}}};
constexpr std::array<std::pair<Faces, std::string_view>, 3> faces_words{
    {{Faces::any, "any"}, {Faces::concealed, "concealed"}, {Faces::revealed, "revealed"}}};

template <typename Value, std::size_t n>
std::optional<Value> called(const std::array<std::pair<Value, std::string_view>, n>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word, &std::pair<Value, std::string_view>::second);
    return found == words.end() ? std::nullopt : std::optional(found->first);
}

template <typename Value, std::size_t n>
std::string_view word_of(const std::array<std::pair<Value, std::string_view>, n>& words, Value value) {
    const auto found = std::ranges::find(words, value, &std::pair<Value, std::string_view>::first);
    return found == words.end() ? std::string_view() : found->second;
}

bool speaks_of_target(const Step& step) {
    return step.of == Who::target || step.with == Who::target;
}

bool is_id(std::string_view id) {
    return !id.empty() && is_letter(id.front()) && id != stands_word &&
           std::ranges::all_of(id, [](char byte) { return is_letter(byte) || is_digit(byte); });
}

/// Collects the faults of one deck; a class only so that the place in the deck need not be handed around.
class Inspection {
public:
    explicit Inspection(const Deck& deck) : deck_(deck) {}

    std::vector<DeckFault> run() {
        for (std::size_t i = 0; i < deck_.cards.size(); ++i) {
            inspect_card(static_cast<int>(i), deck_.cards[i]);
        }
        inspect_sums();
        return std::move(faults_);
    }

private:
    void add(DeckRule rule, DeckPart part, int card, int step = -1, std::uint32_t number = 0) {
        faults_.push_back({rule, part, card, step, number});
    }

    /// A sum with a wrong count in it is wrong for that reason and no other.
    void inspect_sums() {
        const auto fine = [](const Card& card) { return has_fine_count(card); };
        const auto fine_alibi = [](const Card& card) { return !card.is_alibi() || has_fine_count(card); };
        if (deck_.alibis() != 5 && std::ranges::all_of(deck_.cards, fine_alibi)) {
            add(DeckRule::five_alibis, DeckPart::deck, -1, -1, deck_.alibis());
        }
        const bool too_large = deck_.size() > most_copies || deck_.cards.size() > most_cards;
        if (too_large && std::ranges::all_of(deck_.cards, fine)) {
            add(DeckRule::too_large, DeckPart::deck, -1, -1, deck_.size());
        }
    }

    static bool has_fine_count(const Card& card) { return card.count >= 1 && card.count <= most_copies; }

    void inspect_card(int at, const Card& card) {
        if (!is_id(card.id)) {
            add(DeckRule::id_shape, DeckPart::id, at);
        } else if (const CardId first = deck_.find(card.id); first != at) {
            add(DeckRule::id_twice, DeckPart::id, at, -1, first);
        }
        if (!has_fine_count(card)) {
            add(DeckRule::count, DeckPart::count, at, -1, card.count);
        }
        for (std::size_t i = 0; i < card.effect.size(); ++i) {
            inspect_step(at, static_cast<int>(i), card, card.effect[i]);
        }
    }

    void inspect_step(int at, int number, const Card& card, const Step& step) {
        if (card.is_alibi() && speaks_of_target(step)) {
            add(DeckRule::alibi_target, step.of == Who::target ? DeckPart::of : second_part(step), at, number);
        }
        if (step.of == Who::nobody) {
            add(DeckRule::dossier_missing, DeckPart::of, at, number);
        }
        if (needs_second(step.deed) && step.with == Who::nobody) {
            add(DeckRule::dossier_missing, second_part(step), at, number);
        }
        if (step.faces != Faces::any && step.faces != faces_of(step)) {
            add(DeckRule::faces_contradict, DeckPart::faces, at, number);
        }
    }

    static DeckPart second_part(const Step& step) { return step.deed == Deed::move ? DeckPart::to : DeckPart::with; }

    const Deck& deck_;
    std::vector<DeckFault> faults_;
};

}  // namespace

bool needs_second(Deed deed) {
    return deed == Deed::swap || deed == Deed::move;
}

bool Card::needs_target() const {
    return kind == CardKind::starred || std::ranges::any_of(effect, speaks_of_target);
}

bool Card::may_target_user() const {
    const auto allows = [](const Step& step) { return !speaks_of_target(step) || step.self; };
    return std::ranges::any_of(effect, speaks_of_target) && std::ranges::all_of(effect, allows);
}

ShortIds::ShortIds(const std::vector<Card>& cards) {
    constexpr std::size_t most_slots = 1U << 15U;
    slots_.resize(std::min(std::bit_ceil(32 * cards.size() + 1), most_slots));
    for (std::size_t card = 0; card < std::min(cards.size(), most_cards); ++card) {
        const std::uint64_t key = key_of(cards[card].id);
        Slot& slot = slots_[slot_of(key)];
        if (slot.key == 0 && key != 0) {
            slot = {key, static_cast<CardId>(card)};
        }
    }
}

void Deck::sort_ids() {
    short_ids = ShortIds(cards);
    by_id.resize(std::min(cards.size(), most_cards));
    std::iota(by_id.begin(), by_id.end(), CardId{0});
    std::ranges::stable_sort(by_id, {}, [this](CardId card) -> std::string_view { return cards[card].id; });
}

CardId Deck::look_for(std::string_view id) const {
    if (!by_id.empty()) {
        const auto first =
            std::ranges::lower_bound(by_id, id, {}, [this](CardId card) -> std::string_view { return cards[card].id; });
        return first != by_id.end() && cards[*first].id == id ? *first : stranger_card;
    }
    const auto found = std::ranges::find(cards, id, &Card::id);
    return found == cards.end() ? stranger_card : static_cast<CardId>(found - cards.begin());
}

std::uint32_t Deck::size() const {
    return std::accumulate(cards.begin(), cards.end(), 0U,
                           [](std::uint32_t sum, const Card& card) { return sum + card.count; });
}

std::uint32_t Deck::alibis() const {
    return std::accumulate(cards.begin(), cards.end(), 0U, [](std::uint32_t sum, const Card& card) {
        return sum + (card.is_alibi() ? card.count : 0);
    });
}

std::vector<DeckFault> check(const Deck& deck) {
    return Inspection(deck).run();
}

Faces faces_of(const Step& step) {
    switch (step.deed) {
        case Deed::reveal:
        case Deed::look: return Faces::concealed;
        case Deed::conceal: return Faces::revealed;
        case Deed::swap:
        case Deed::move:
        case Deed::take:
        case Deed::discard:
        case Deed::plant:
        case Deed::nothing: return step.faces;
    }
    return step.faces;
}

std::optional<CardKind> kind_called(std::string_view word) {
    return called(kind_words, word);
}
std::optional<Who> who_called(std::string_view word) {
    return called(who_words, word);
}
std::optional<Faces> faces_called(std::string_view word) {
    return called(faces_words, word);
}

std::string_view word_for(Faces faces) {
    return word_of(faces_words, faces);
}

}  // namespace arbiter::frame_work
