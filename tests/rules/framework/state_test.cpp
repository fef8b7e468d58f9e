// Positions that differ in one thing are different, and a piece too many or too few is noticed.
#include "rules/framework/state.hpp"

#include "rules/framework/made_up.hpp"
#include "rules/framework/relaxation.hpp"
#include "tests/rules/framework/playing.hpp"

#include <array>

namespace arbiter::framework::test::state_test {
namespace {

State two_players() {
    Agreement agreed;
    agreed.players = 2;
    return State(agreed);
}

/// An offer of three; the bag is left as it is.
void lay_out(State& state, std::string_view first) {
    const Tile tiles[] = {tile(first), tile("G/-"), tile("B/-")};
    state.offer.lay_out(tiles, std::array<Span, 3>{}, 1);
}

void take(State& state, std::uint16_t number) {
    Pick pick;
    pick.number = number;
    state.offer.take(state.offer.find(pick).value(), 2);
}

TEST(State, IsAnotherOneWithAnotherOffer) {
    State one = two_players();
    State other = two_players();
    lay_out(one, "Y/-");
    EXPECT_FALSE(one == other);
    lay_out(other, "R/-");
    EXPECT_FALSE(one == other);
    lay_out(other, "Y/-");
    EXPECT_TRUE(one == other);
}

TEST(State, IsAnotherOneWhenAnotherTileWasTaken) {
    State one = two_players();
    State other = two_players();
    lay_out(one, "Y/-");
    lay_out(other, "Y/-");
    take(one, 1);
    EXPECT_FALSE(one == other);
    take(other, 2);
    EXPECT_FALSE(one == other);
}

TEST(Display, HasAnotherFingerprintWithAnotherFirstTile) {
    const auto with = [](std::string_view first) {
        Display display;
        display.lay(tile(first), display.spot({0, 0}), 1);
        display.lay(tile("G/-"), display.spot({1, 0}), 2);
        return display.fingerprint();
    };
    EXPECT_EQ(with("Y/-"), with("Y/-"));
    EXPECT_NE(with("Y/-"), with("R/-"));
}

TEST(Conserved, ATileTooManyOrTooFewIsNoticed) {
    State state = two_players();
    EXPECT_TRUE(conserved(state));
    --state.bag;
    EXPECT_FALSE(conserved(state));
    state.storage.push_back(tile("Y/-"));
    EXPECT_TRUE(conserved(state));
    lay_out(state, "Y/-");
    EXPECT_FALSE(conserved(state));
    state.bag = static_cast<std::uint8_t>(state.bag - 3);
    EXPECT_TRUE(conserved(state));
}

TEST(Conserved, TwoTilesOnOneCellAreNoticed) {
    State state = two_players();
    const Spot spot = state.displays[0].spot({0, 0});
    state.displays[0].lay(tile("Y/-"), spot, 1);
    --state.bag;
    EXPECT_TRUE(conserved(state));
    state.displays[0].lay(tile("G/-"), spot, 2);
    --state.bag;
    EXPECT_FALSE(conserved(state));
}

TEST(Conserved, ACopyTooManyIsNoticed) {
    Agreement agreed;
    agreed.players = 2;
    agreed.inventory = std::make_shared<const Inventory>(made_up_tiles());
    State state(agreed);
    EXPECT_TRUE(conserved(state));
    const auto copies = agreed.inventory->entries()[0].copies;
    state.drawn[0] = static_cast<std::uint8_t>(copies);
    EXPECT_TRUE(conserved(state));
    state.drawn[0] = static_cast<std::uint8_t>(copies + 1);
    EXPECT_FALSE(conserved(state));
}

/// Where nobody can follow all positions, a tile is still taken from those on offer.
TEST(Relaxation, ATileIsTakenByItsNumberOrItsFaces) {
    State state = two_players();
    lay_out(state, "Y/-");
    state.phase = Phase::picking;
    Move move;
    const auto takes = [&](const Pick& pick) { return take_in_relaxation(state, {.pick = pick}, move); };
    EXPECT_TRUE(takes({.number = 2}));
    EXPECT_EQ(move.from, 1);
    EXPECT_EQ(move.tile, tile("G/-"));
    EXPECT_FALSE(takes({.number = 4}));
    EXPECT_TRUE(takes({.by = Pick::By::tile, .tile = tile("B/-")}));
    EXPECT_FALSE(move.names_copy);
    EXPECT_FALSE(takes({.by = Pick::By::tile, .tile = tile("R/-")}));
    EXPECT_TRUE(takes({.by = Pick::By::unknown}));
}

/// Of each kind of tile as many as were drawn in every position.
TEST(Relaxation, OfTilesDrawnTheFewestAreCertain) {
    Agreement agreed;
    agreed.inventory = std::make_shared<const Inventory>(made_up_tiles());
    State relaxation(agreed);
    const State position(agreed);
    relaxation.drawn[0] = 1;
    relaxation.drawn[1] = 2;
    EXPECT_TRUE(widen(relaxation, position));
    EXPECT_EQ(relaxation.drawn[0], 0);
    EXPECT_EQ(relaxation.drawn[1], 0);
}

}  // namespace
}  // namespace arbiter::framework::test::state_test
