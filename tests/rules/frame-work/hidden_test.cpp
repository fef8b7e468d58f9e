// Hidden cards, compared with a referee that simply tries every card for every `?`.
#include "rules/frame-work/conserved.hpp"
#include "rules/frame-work/position.hpp"
#include "rules/frame-work/random_play.hpp"
#include "tests/effort.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

namespace arbiter::frame_work {
namespace {

/// All positions that are possible so far, each with every card known.
class Guesser {
public:
    explicit Guesser(const State& start) : deck_(start.table.deck) { worlds_.push_back(start); }

    bool play(const Written& line) {
        std::map<std::string, State> next;
        for (const State& world : worlds_) {
            for_each_filling(line, [&](const Written& filled) {
                if (script::look(world, filled) == Law::none) {
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
    using Use = std::function<void(const Written&)>;

    void fill(CardWord& word, const std::function<void()>& use) const {
        if (word.id != "?") {
            use();
            return;
        }
        for (const Card& guess : deck_->cards) {
            word.id = guess.id;
            use();
        }
        word.id = "?";
    }
    void fill_deal(Written& deal, std::size_t at, const std::function<void()>& use) const {
        if (at == deal.dealt_count) {
            use();
        } else {
            fill(deal.dealt[at], [&] { fill_deal(deal, at + 1, use); });
        }
    }
    void for_each_filling(const Written& line, const Use& use) const {
        Written filled = line;
        if (line.line.verb == verb::deal) {
            fill_deal(filled, 0, [&] { use(filled); });
        } else {
            fill(filled.drawn, [&] { fill(filled.card, [&] { use(filled); }); });
        }
    }

    std::shared_ptr<const Deck> deck_;
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

std::string_view other_card(const State& state, std::string_view id, Random& random) {
    const auto& cards = state.deck().cards;
    return cards[(state.deck().find(id) + 1 + random.below(cards.size() - 1U)) % cards.size()].id;
}

/// Hides or falsifies cards of a line; cards lying face up are never hidden.
class Scribe {
public:
    Scribe(Random& random, std::uint32_t hide_percent, std::uint32_t lie_percent)
        : random_(random), hide_(hide_percent), lie_(lie_percent) {}

    Written write(const State& state, Written line) {
        for (std::size_t i = 0; i < line.dealt_count; ++i) {
            blur(state, line.dealt[i], true);
        }
        const bool turn = line.line.verb == verb::turn;
        blur(state, line.drawn, true);
        blur(state, line.card, turn ? line.act == Act::plant : line.deed != Deed::reveal);
        return line;
    }

private:
    void blur(const State& state, CardWord& word, bool may_hide) {
        if (word.id.empty()) {
            return;
        }
        if (may_hide && random_.below(100) < hide_) {
            word.id = "?";
        } else if (random_.below(100) < lie_) {
            word.id = other_card(state, word.id, random_);
        }
    }

    Random& random_;
    std::uint32_t hide_;
    std::uint32_t lie_;
};

Written random_line(const State& state, Random& random) {
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
        const Written line = random_line(truth, random);
        const Written written = scribe.write(truth, line);
        const bool possible = guesser.play(written);
        const bool legal = script::look(referee, written) == Law::none;
        EXPECT_EQ(legal, possible) << "seed " << seed << " line " << bout.lines << " " << snapshot(referee);
        ++bout.lines;
        if (!possible || !legal) {
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
