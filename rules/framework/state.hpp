// A position of Framework.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/framework/agreement.hpp"
#include "rules/framework/displays.hpp"
#include "rules/framework/hidden_tiles.hpp"
#include "rules/framework/inline_vector.hpp"
#include "rules/framework/offer.hpp"
#include "rules/library/arbiter/verdict.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arbiter::framework {

enum class Phase : std::uint8_t {
    between,    ///< no tile on offer
    announced,  ///< the round has been named, its offer has not been laid out
    picking,    ///< tiles of the offer are left
};

enum class Ended : std::uint8_t { no, last_token, bag_empty };

/// What is known of tokens in a relaxation, whose tiles nobody can tell: as many as if each unknown tile were blank,
/// and no more than if it showed all colors and its tasks were complete at once (that is what the displays of the
/// position hold then), for a frame more or a task more never takes a token away.
struct TokenBounds {
    Displays least;                             ///< the same tiles on the same cells, those unknown blank
    std::array<ScoreRange, most_players> said;  ///< what the record says of each player's tokens besides
    std::uint8_t unsure = 0;   ///< bit p: nobody knows on which tasks tokens of player p lie (`tokens=claimed`)
    std::uint8_t winners = 0;  ///< bit p: the record says that player p has won; none where it says nothing

    bool operator==(const TokenBounds&) const = default;
};

/// A tile of a written position that nobody knows.
struct Unset {
    static constexpr std::uint8_t not_laid = 0xFF;

    Span span;
    Player player = 0;
    std::uint8_t tile = not_laid;  ///< its number in the display

    bool is_laid() const { return tile != not_laid; }
};

/// A tile of a written position that lies nobody knows where.
struct Unplaced {
    Span span;  ///< where its cell would stand
    Player player = 0;
    Tile tile{};
    Stamp line = 0;
};

struct State {
    explicit State(const Agreement& agreement);

    Agreement agreed;
    Phase phase = Phase::between;
    Ended ended = Ended::no;
    Player starter = 0;  ///< who holds the bag; between rounds still of the round before
    Player turn = 0;
    Player last_player = 0;    ///< who moved last
    Player last_token_of = 0;  ///< who won, if a last token did
    std::uint8_t round = 0;    ///< the number of the round begun last
    bool round_open = false;   ///< a position does not say which round it is
    Stamp position = 0;        ///< the last line of the position that the record begins with; 0: there is none
    bool turn_unsaid = false;  ///< nor whose turn, and no line behind it does
    std::uint8_t bag = tiles_in_bag;
    Offer offer;
    InlineVector<Tile, 2> storage;
    std::array<std::uint32_t, 2> stored_at{};  ///< the `?` of a stored tile that is undrawn
    std::uint8_t unstored = 0;                 ///< where the stored tile lay that was laid last
    HiddenTiles hidden;                        ///< those on offer and stored that are undrawn
    Displays displays;
    InlineVector<std::uint8_t, tiles_in_bag> drawn;  ///< copies seen of each entry of the inventory
    std::vector<Unset> unset;                        ///< until the position is filled in
    std::vector<Unplaced> unplaced;                  ///< likewise
    bool vague = false;                 ///< it came about in several ways, so that nothing of its past is told
    std::optional<TokenBounds> bounds;  ///< of a relaxation: it stands for more positions than can be followed
    bool off_course = false;            ///< of a relaxation: nobody knows whether a turn that stands was made
    /// Bit p: a tile of player p lies apart, and nobody knows where; of a relaxation, where p's tiles lie is not
    /// followed.
    std::uint8_t lost = 0;

    bool operator==(const State& other) const;
    /// Equal for equal positions.
    std::uint64_t fingerprint() const;

    Displays::Each players() const { return Displays::Each(displays); }
    bool is_lost(Player player) const { return (lost >> player & 1u) != 0; }
    void lose(Player player) { lost = static_cast<std::uint8_t>(lost | 1u << player); }
    bool is_relaxation() const { return bounds.has_value(); }
    bool finished() const { return ended != Ended::no; }
    /// How many tokens the player has laid.
    ScoreRange token_range(Player player) const;
    /// For sure, in a relaxation: at most.
    int tokens_left(Player player) const {
        const int laid = is_relaxation() ? token_range(player).least : displays[player].tokens_placed();
        return agreed.tokens[player] - laid;
    }
    Player after(Player player) const { return static_cast<Player>((player + 1) % agreed.players); }
    Player next_starter() const { return round == 0 ? starter : after(starter); }
    /// The tiles that the next offer has: one more than players, or what is left in the bag.
    std::size_t next_offer_size() const { return std::min<std::size_t>(agreed.players + 1u, bag); }
    /// After the last round of a claimed game everyone may check once more.
    bool takes_tokens() const { return ended != Ended::last_token; }
};

/// No tile is left to be laid.
inline bool is_laid_out(const State& state) {
    return state.bag == 0 && (state.agreed.solo() ? state.storage.empty() : state.offer.left() == 0);
}

/// No piece has appeared or vanished: tiles, cells, tokens.
bool conserved(const State& state);

}  // namespace arbiter::framework
