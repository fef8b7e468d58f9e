// Hidden cards, compared with a referee that simply tries every card for every `?`.
#include "rules/frame-work/chance.hpp"
#include "rules/frame-work/conserve.hpp"
#include "rules/frame-work/legal.hpp"
#include "rules/frame-work/snapshot.hpp"
#include "tests/effort.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

namespace arbiter::frame_work {
namespace {

using script::Line;

/// All positions that are possible so far, each with every card known.
class Guesser {
public:
    explicit Guesser(const State& start) : cards_(start.deck().cards.size()) { worlds_.push_back(start); }

    bool play(const Line& line) {
        std::map<std::string, State> next;
        for (const State& world : worlds_) {
            for_each_filling(line, [&](const Line& filled) {
                if (!script::look(world, filled)) {
                    State after = world;
                    script::apply(after, filled);
                    next.emplace(snapshot(after), after);
                }
            });
        }
        worlds_.clear();
        for (auto& [key, state] : next) {
            worlds_.push_back(state);
        }
        return !worlds_.empty();
    }

    std::size_t size() const { return worlds_.size(); }

    std::set<CardId> candidates(Seat seat, std::size_t place) const {
        std::set<CardId> cards;
        for (const State& world : worlds_) {
            cards.insert(world.ledger.card(world.dossier(seat).at(place).strand));
        }
        return cards;
    }

private:
    using Use = std::function<void(const Line&)>;

    void fill(CardId& card, const std::function<void()>& use) const {
        if (card != hidden_card) {
            use();
            return;
        }
        for (CardId guess = 0; guess < cards_; ++guess) {
            card = guess;
            use();
        }
        card = hidden_card;
    }
    void fill_deal(Deal& deal, std::size_t at, const std::function<void()>& use) const {
        if (at == deal.count) {
            use();
        } else {
            fill(deal.cards[at], [&] { fill_deal(deal, at + 1, use); });
        }
    }
    void for_each_filling(const Line& line, const Use& use) const {
        Line filled = line;
        if (auto* deal = std::get_if<Deal>(&filled)) {
            fill_deal(*deal, 0, [&] { use(filled); });
        } else if (auto* turn = std::get_if<Turn>(&filled)) {
            fill(turn->drawn, [&] { fill(turn->card, [&] { use(filled); }); });
        } else if (auto* change = std::get_if<Change>(&filled)) {
            fill(change->card, [&] { use(filled); });
        } else {
            use(filled);
        }
    }

    std::size_t cards_;
    std::vector<State> worlds_;
};

/// Small, so that every world can be tried, and rich in takes and looks, which tie hands together.
std::shared_ptr<const Deck> tiny_deck() {
    using script::card;
    using script::on_self_too;
    using script::optional;
    using script::step;
    return script::deck({card("A1", 2, {step("take", "other")}), card("A2", 3), card("E1", 2, {step("look", "target")}),
                         card("E2", 2, {on_self_too(step("take", "target"))}),
                         card("S1", 1, {step("reveal", "target"), optional(step("look", "any"))})});
}

CardId other_card(const State& state, CardId card, Random& random) {
    const auto cards = static_cast<CardId>(state.deck().cards.size());
    return static_cast<CardId>((card + 1 + random.below(cards - 1U)) % cards);
}

/// Hides or falsifies cards of a line; cards lying face up are never hidden.
class Scribe {
public:
    Scribe(Random& random, std::uint32_t hide_percent, std::uint32_t lie_percent)
        : random_(random), hide_(hide_percent), lie_(lie_percent) {}

    Line write(const State& state, Line line) {
        if (auto* deal = std::get_if<Deal>(&line)) {
            for (std::size_t i = 0; i < deal->count; ++i) {
                blur(state, deal->cards[i], true);
            }
        } else if (auto* turn = std::get_if<Turn>(&line)) {
            blur(state, turn->drawn, true);
            blur(state, turn->card, turn->act == Act::plant);
        } else if (auto* change = std::get_if<Change>(&line)) {
            blur(state, change->card, change->deed != Deed::reveal);
        }
        return line;
    }

private:
    void blur(const State& state, CardId& card, bool may_hide) {
        if (!is_named(card)) {
            return;
        }
        if (may_hide && random_.below(100) < hide_) {
            card = hidden_card;
        } else if (random_.below(100) < lie_) {
            card = other_card(state, card, random_);
        }
    }

    Random& random_;
    std::uint32_t hide_;
    std::uint32_t lie_;
};

Line random_line(const State& state, Random& random) {
    if (const auto deal = random_deal(state, random)) {
        return *deal;
    }
    if (const auto change = random_change(state, random)) {
        return *change;
    }
    return *random_turn(state, random);
}

void expect_same_candidates(const State& state, const Guesser& guesser) {
    for_each(state.playing, [&](Seat seat) {
        for (std::size_t place = 1; place <= state.dossier(seat).size(); ++place) {
            const auto found = state.ledger.candidates(state.dossier(seat).at(place).strand);
            EXPECT_EQ(std::set<CardId>(found.begin(), found.end()), guesser.candidates(seat, place)) << snapshot(state);
        }
    });
}

/// Plays a round; answers the number of lines until the referee and the guesser both refused one (0: never).
struct Bout {
    std::size_t lines = 0;
    bool refused = false;
};

Bout compare_round(std::shared_ptr<const Deck> deck, std::uint8_t players, std::uint64_t seed, std::uint32_t hide,
                   std::uint32_t lie) {
    Random random(seed);
    State truth(script::table(std::move(deck), players));
    State referee = truth;
    Guesser guesser(truth);
    Scribe scribe(random, hide, lie);
    Bout bout;
    while (truth.results.empty() && bout.lines < 60) {
        const Line line = random_line(truth, random);
        const Line written = scribe.write(truth, line);
        const bool possible = guesser.play(written);
        const Refusal refusal = script::look(referee, written);
        EXPECT_EQ(!refusal, possible) << "seed " << seed << " line " << bout.lines << " " << snapshot(referee);
        ++bout.lines;
        if (!possible || refusal) {
            bout.refused = true;
            break;
        }
        script::apply(referee, written, static_cast<Stamp>(bout.lines));
        script::apply(truth, line);
        EXPECT_TRUE(conserved(referee)) << "seed " << seed;
        if (guesser.size() < 200) {
            expect_same_candidates(referee, guesser);
        }
        if (guesser.size() > 20000 || ::testing::Test::HasFailure()) {
            break;
        }
        if (truth.in_effect() != referee.in_effect() || truth.turn != referee.turn) {
            break;  // a false card that happens to fit: the two games go different ways
        }
    }
    return bout;
}

TEST(Hidden, HidingFactsNeverRefutesAndOnlyWhatIsImpossibleIsRefused) {
    for (std::uint64_t seed = 1; seed <= test::games(80); ++seed) {
        const Bout bout = compare_round(tiny_deck(), 2, seed, 50, 0);
        EXPECT_FALSE(bout.refused) << seed;
        if (HasFailure()) {
            return;
        }
    }
}

TEST(Hidden, FalseCardsAreRefusedExactlyWhenNoWorldFits) {
    std::size_t refused = 0;
    for (std::uint64_t seed = 1; seed <= test::games(200); ++seed) {
        const auto players = static_cast<std::uint8_t>(2 + seed % 2);
        refused += compare_round(tiny_deck(), players, seed * 977, 60, 6).refused ? 1U : 0U;
        if (HasFailure()) {
            return;
        }
    }
    EXPECT_GT(refused, test::games(25));
}

}  // namespace
}  // namespace arbiter::frame_work
