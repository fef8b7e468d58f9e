// The displays of all players. Positions that are copies of each other share a display until one of them changes it.
#pragma once

#include "rules/framework/covering.hpp"
#include "rules/framework/display.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace arbiter::framework {

/// How the display changes when a tile is laid: the tokens that its owner has are laid too, if that is the referee's
/// business.
struct NewTile {
    const Tile& tile;
    const Spot& spot;
    Stamp line = 0;
    bool guessed = false;   ///< nobody wrote the cell down
    Stamp asked = 0;        ///< the `?` that stands for it, where the whole display may lie anywhere
    bool covering = false;  ///< complete tasks are covered
    std::uint8_t tokens = 0;
    DualFrame dual = DualFrame::twice;
};

class Displays {
public:
    explicit Displays(std::size_t players);

    const Display& operator[](std::size_t player) const { return nodes_[player]->display; }
    /// To change it.
    Display& operator[](std::size_t player);
    std::size_t size() const { return players_; }

    /// The same tile laid on the same display in another position gives the same display, which both share.
    void lay(std::size_t player, const NewTile& what);

    bool operator==(const Displays& other) const;
    std::uint64_t fingerprint() const;
    /// The bytes that these displays take beside those that other positions share.
    std::size_t bytes() const;

    class Each {
    public:
        explicit Each(const Displays& displays) : displays_(&displays) {}
        struct Iterator {
            const Displays* displays;
            std::size_t player;
            const Display& operator*() const { return (*displays)[player]; }
            Iterator& operator++() { return ++player, *this; }
            bool operator!=(const Iterator& other) const { return player != other.player; }
        };
        Iterator begin() const { return {displays_, 0}; }
        Iterator end() const { return {displays_, displays_->size()}; }

    private:
        const Displays* displays_;
    };

private:
    static constexpr std::size_t most = 4;
    static constexpr std::size_t most_remembered = 128;

    struct Node;
    struct Next {
        Tile tile;
        Cell cell;
        Stamp line;
        std::weak_ptr<Node> node;
    };
    struct Node {
        Display display;
        std::vector<Next> next;  ///< what has become of it in positions that shared it, as long as one of them has that
    };

    std::shared_ptr<Node> find_next(const Node& node, const NewTile& what) const;
    static void lay(Display& display, const NewTile& what);

    std::size_t players_;
    std::array<std::shared_ptr<Node>, most> nodes_;
};

}  // namespace arbiter::framework
