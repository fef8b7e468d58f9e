// Makes cards of the entries of a deck file, and words of their faults.
#include "rules/frame-work/deck_assembly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace arbiter::frame_work {
namespace {

/// Turns words into what they stand for and remarks on those that stand for nothing.
class Assembly {
public:
    explicit Assembly(DeckReading reading) : written_(std::move(reading.deck)), remarks_(std::move(reading.remarks)) {}

    AssembledDeck run() {
        if (written_.version && written_.version->value != 1) {
            remark(written_.version->at, "only version 1 is known");
        }
        deck_.name = written_.name ? written_.name->value : "";
        std::ranges::for_each(written_.cards, [this](const WrittenCard& card) { add_card(card); });
        deck_.sort_ids();
        if (is_harmless()) {
            std::ranges::for_each(check(deck_), [this](const DeckFault& fault) { tell(fault); });
        }
        std::ranges::stable_sort(remarks_, {}, &DeckRemark::at);
        const bool usable = is_harmless();
        return {usable ? std::make_shared<const Deck>(std::move(deck_)) : nullptr, std::move(remarks_)};
    }

private:
    bool is_harmless() const { return std::ranges::all_of(remarks_, &DeckRemark::harmless); }

    void remark(std::uint32_t at, std::string message, bool harmless = false) {
        remarks_.push_back({at, std::move(message), harmless});
    }

    /// The value behind a word, or the default and a remark.
    template <typename Value>
    Value meant(const Given<std::string>& word, std::optional<Value> (*called)(std::string_view), Value otherwise,
                std::string_view known) {
        if (!word) {
            return otherwise;
        }
        const std::optional<Value> value = called(word->value);
        if (!value) {
            remark(word->at, fmt::format("this is none of {}", known));
        }
        return value.value_or(otherwise);
    }

    void add_card(const WrittenCard& written) {
        Card card;
        card.id = written.id ? written.id->value : "";
        card.name = written.name ? written.name->value : "";
        card.kind = meant(written.kind, kind_called, CardKind::evidence, "alibi, evidence and starred");
        constexpr auto most = std::int64_t{std::numeric_limits<std::uint16_t>::max()};
        card.count =
            static_cast<std::uint32_t>(std::clamp(written.count ? written.count->value : 1, std::int64_t{0}, most));
        std::ranges::for_each(written.effect, [&](const WrittenStep& step) { card.effect.push_back(step_of(step)); });
        deck_.cards.push_back(std::move(card));
    }

    Step step_of(const WrittenStep& written) {
        constexpr std::string_view people = "self, target, other and any";
        Step step;
        step.deed =
            meant<Deed>(written.deed, deed_called, Deed::reveal, "reveal, conceal, swap, move, look, take and discard");
        step.of = meant(written.of, who_called, Who::nobody, people);
        step.with = meant(second_of(written, step.deed), who_called, Who::nobody, people);
        step.faces = meant(written.cards, faces_called, Faces::any, "any, concealed and revealed");
        step.optional = written.optional && written.optional->value;
        step.self = written.self && written.self->value;
        return step;
    }

    /// The word for the second Dossier; one that the step has no use for is remarked on, if it is known what it does.
    const Given<std::string>& second_of(const WrittenStep& written, Deed deed) {
        static const Given<std::string> nothing;
        for (const auto& [word, key, owner] :
             {std::tuple{&written.with, "with", Deed::swap}, {&written.to, "to", Deed::move}}) {
            if (*word && deed != owner && written.deed && deed_called(written.deed->value)) {
                remark((*word)->at, fmt::format("\"{}\" means nothing in a {} step", key, word_for(deed)), true);
            }
        }
        return deed == Deed::swap ? written.with : deed == Deed::move ? written.to : nothing;
    }

    // What is wrong with the deck made of it.

    const WrittenCard& card_of(const DeckFault& fault) const {
        return written_.cards[static_cast<std::size_t>(fault.card)];
    }
    const WrittenStep& step_of(const DeckFault& fault) const {
        return card_of(fault).effect[static_cast<std::size_t>(fault.step)];
    }

    std::uint32_t place_of(const DeckFault& fault) const {
        const auto at = [](const auto& given, std::uint32_t otherwise) { return given ? given->at : otherwise; };
        switch (fault.part) {
            case DeckPart::deck: return written_.cards_at;
            case DeckPart::id: return at(card_of(fault).id, card_of(fault).at);
            case DeckPart::count: return at(card_of(fault).count, card_of(fault).at);
            case DeckPart::of: return at(step_of(fault).of, step_of(fault).at);
            case DeckPart::with: return at(step_of(fault).with, step_of(fault).at);
            case DeckPart::to: return at(step_of(fault).to, step_of(fault).at);
            case DeckPart::faces: return at(step_of(fault).cards, step_of(fault).at);
        }
        return written_.cards_at;
    }

    void tell(const DeckFault& fault) { remark(place_of(fault), words_for(fault)); }

    std::string words_for(const DeckFault& fault) const {
        const std::string_view id =
            fault.card < 0 ? std::string_view() : deck_.cards[static_cast<std::size_t>(fault.card)].id;
        switch (fault.rule) {
            case DeckRule::too_large: return fmt::format("{} cards are more than any table can hold", fault.number);
            case DeckRule::id_shape:
                return id == stands_word ? "this is no id: it is the word that lets a violation stand"
                                         : "this is no id: an id is a letter, then letters or digits";
            case DeckRule::id_twice: return "another card before it has this id";
            case DeckRule::count:
                return fault.number == 0 ? "a card is there at least once"
                                         : fmt::format("a card cannot be there more than {} times", most_copies);
            case DeckRule::five_alibis: return fmt::format("a deck has 5 Alibis, this one has {}", fault.number);
            case DeckRule::alibi_target: return "this Alibi speaks of a target, but nobody uses an Alibi on anybody";
            case DeckRule::dossier_missing: return missing_dossier(fault);
            case DeckRule::faces_contradict: return contradiction(fault);
        }
        return {};
    }

    std::string missing_dossier(const DeckFault& fault) const {
        const std::string_view key = fault.part == DeckPart::of ? "of" : fault.part == DeckPart::to ? "to" : "with";
        return fmt::format(
            "a {} step does not say whose Dossier (\"{}\")",
            word_for(deck_[static_cast<CardId>(fault.card)].effect[static_cast<std::size_t>(fault.step)].deed), key);
    }

    std::string contradiction(const DeckFault& fault) const {
        const Step& step = deck_[static_cast<CardId>(fault.card)].effect[static_cast<std::size_t>(fault.step)];
        return fmt::format("a {} step needs a {} card, not a {} one", word_for(step.deed), word_for(faces_of(step)),
                           word_for(step.faces));
    }

    WrittenDeck written_;
    std::vector<DeckRemark> remarks_;
    Deck deck_;
};

}  // namespace

AssembledDeck assemble_deck(std::string_view text) {
    return Assembly(read_deck_file(text)).run();
}

}  // namespace arbiter::frame_work
