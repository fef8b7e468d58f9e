// Searches for one way in which everything the ledger knows of the hidden cards can be true.
#pragma once

#include "rules/frame-work/deck.hpp"
#include "rules/frame-work/hand.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arbiter::frame_work {

class Ledger;
struct Knot;

/// The possible worlds after each knot, in an order in which knots come after those they depend on. A world says how
/// many copies of each card are left for cards still unknown, and which card runs in every strand between two knots
/// (`hidden_card`: one of which nothing is known, it may yet become anything). Worlds that agree in this are one
/// world, so that their number stays small although every knot may double it.
class Worlds {
public:
    explicit Worlds(const Ledger& ledger);

    /// There is a world. Without `count` the deck has as many copies as anybody likes. Gives up, and says yes, where
    /// there are too many worlds to look at: doubt never convicts.
    bool any(bool count) { return any_supposing(count, nobody, hidden_card); }
    /// There is a world in which an unknown strand is this card.
    bool any_with(Strand strand, CardId card, bool count) { return any_supposing(count, strand, card); }

private:
    static constexpr std::size_t most_worlds = 20000;
    static constexpr std::size_t most_cells = std::size_t{4} << 20U;  ///< of all worlds together
    static constexpr Strand nobody = 0xffffffff;
    using Cell = std::uint16_t;

    struct Ends {
        std::uint32_t maker = 0;  ///< the knot the strand comes out of
        std::uint32_t user = 0;   ///< the knot it runs into
        std::size_t cell = 0;     ///< where worlds keep its card; 0: nowhere
    };

    void index();
    void order();
    bool any_supposing(bool count, Strand strand, CardId card);
    bool begin();
    CardId known(Strand strand) const;
    void branch(std::span<const Cell> world, const Knot& knot);
    void settle(std::span<const Cell> world, const Knot& knot, CardId played, CardId kept);
    bool put(std::span<Cell> world, Strand strand, CardId card) const;
    void merge();
    bool too_many() const;
    CardId card_in(std::span<const Cell> world, Strand strand) const;
    std::span<const Cell> world(std::size_t at) const { return {worlds_.data() + at * width_, width_}; }
    std::size_t size() const { return worlds_.size() / width_; }

    const Ledger& ledger_;
    bool counted_ = true;
    Strand supposed_ = nobody;
    CardId supposed_card_ = hidden_card;
    std::size_t cards_;
    std::size_t width_;  ///< cells of a world: the copies left of each card, then the strands between knots
    std::vector<Ends> strands_;
    std::vector<std::uint32_t> order_;
    std::vector<Cell> worlds_;  ///< one behind the other
    std::vector<Cell> next_;
};

}  // namespace arbiter::frame_work
