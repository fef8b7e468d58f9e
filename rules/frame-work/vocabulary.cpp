// Takes the words for cards from the deck that the record names.
#include "grammar/frame-work/parse.hpp"
#include "grammar/record/words.hpp"
#include "grammar/text/ascii.hpp"
#include "rules/frame-work/deck_cache.hpp"
#include "rules/game/game_vocabulary.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace arbiter::frame_work {
namespace {

/// Every word is looked for in every line that cannot be read: with more cards than any deck on a table has, none is.
constexpr std::size_t most_cards_learnt = 200;

bool is_stranger(const CardWord& card, const std::vector<std::string_view>& ids) {
    return !card.id.empty() && card.id != "?" && std::find(ids.begin(), ids.end(), card.id) == ids.end();
}

/// Only what the deed has: the rest of `written` may be left from an earlier line.
bool names_a_card(const Written& written) {
    return written.verb() == Verb::turn || written.deed == Deed::reveal || written.deed == Deed::look ||
           written.deed == Deed::plant;
}

const lenient::Table& vocabulary() {
    static constexpr std::array<std::string_view, 1> words{"on"};
    static constexpr lenient::Table table{{}, words, {}, {}, false};
    return table;
}

void learn_cards(const Header& header, const FileReader& open, OwnWords& own, lenient::Vocabulary& vocabulary) {
    const HeaderField* const field = header.find("Deck");
    const std::shared_ptr<const Deck> deck =
        field == nullptr ? nullptr : find_deck(header.value(*field), open).assembled.deck;
    if (deck == nullptr || deck->cards.size() > most_cards_learnt) {
        return;
    }
    for (const Card& card : deck->cards) {
        const std::string& id = own.emplace_back(card.id);
        vocabulary.ids.push_back(id);
        if (!card.name.empty()) {
            vocabulary.terms.push_back({own.emplace_back(lower_case(std::string(card.name))), id});
        }
    }
}

/// In a hand, in a Dossier or aside.
Span stranger_set(LineCursor line, const std::vector<std::string_view>& ids) {
    Set set{};
    if (!read_set_line(line, set)) {
        return {};
    }
    const auto found = std::find_if(set.cards.begin(), set.cards.end(),
                                    [&](const SetCard& card) { return is_stranger(card.card, ids); });
    return found == set.cards.end() ? Span{} : found->card.span();
}

Span stranger_in(LineCursor line, const std::vector<std::string_view>& ids) {
    if (!ids.empty() && record::is_set_line(line)) {
        return stranger_set(line, ids);
    }
    Written written{};
    if (ids.empty() || !read_line(line, written)) {
        return {};
    }
    if (written.verb() == Verb::deal) {
        const auto end = written.dealt.begin() + std::min<std::size_t>(written.dealt_count, most_dealt);
        const auto found =
            std::find_if(written.dealt.begin(), end, [&](const CardWord& card) { return is_stranger(card, ids); });
        return found == end ? Span{} : found->span();
    }
    if (written.verb() == Verb::turn && is_stranger(written.drawn, ids)) {
        return written.drawn.span();
    }
    const bool cards = written.verb() == Verb::turn || written.verb() == Verb::change;
    return cards && names_a_card(written) && is_stranger(written.card, ids) ? written.card.span() : Span{};
}

}  // namespace

GameVocabulary game_vocabulary();

GameVocabulary game_vocabulary() {
    return {&vocabulary(), learn_cards, stranger_in};
}

}  // namespace arbiter::frame_work
