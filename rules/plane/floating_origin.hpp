// Pieces on a plane of which nobody wrote down where the first one lies.
//
// It rests on this: a plane has no borders, so that moving everything on it by the same distance changes no law, effect
// or score; only the names of cells change. As long as no line has named a cell, all places where the first piece can
// lie are therefore one position, counted from that piece: one candidate, not one for each of endlessly many cells. The
// first line that names a cell says where everything lies. A piece of it lies on one of few cells counted from the
// first piece (a neighbor of what lies there, or what a token stands on), and each of these gives one position: all
// pieces moved by the difference. No more than these can fit the line, so nothing is lost, and nothing is invented.
//
//     Ann @R:?      one position: @R on 0,0, which floats
//     Ben #V:30,0   #V touches @R: four positions, @R on 29,0, 31,0, 30,-1 and 30,1
//
// What may not float: a piece whose cell is named relative to nothing else. A `?` behind a cell that is known is not
// asked here: it has as many cells as the position has open ones.
//
// Cost: the position is copied and moved once for each cell that the naming line leaves. A cell that no line ever names
// stays unknown, also when the piece was taken back before one did.
#pragma once

#include "grammar/cell/cell.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace arbiter::plane {

class FloatingOrigin {
public:
    /// A piece on a cell that nobody wrote down, by its number in the order laid, and where the `?` of its cell stands.
    struct Asked {
        std::size_t piece = 0;
        std::uint32_t at = 0;

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    /// Nobody knows yet where the pieces lie.
    bool floats() const { return !asked_.empty(); }
    std::span<const Asked> asked() const { return asked_; }
    /// The `?` of pieces that were taken back before a line named a cell.
    std::span<const std::uint32_t> never_known() const { return never_known_; }

    /// The piece lies on a cell counted from the first one; or it is the first.
    void ask(std::size_t piece, std::uint32_t at) { asked_.push_back({piece, at}); }
    /// A line has named a cell.
    void anchor() { asked_.clear(); }
    /// Only so many pieces are left.
    void take_back(std::size_t pieces) {
        for (; !asked_.empty() && asked_.back().piece >= pieces; asked_.pop_back()) {
            never_known_.push_back(asked_.back().at);
        }
    }

    /// Calls could_be(at, "?") for each of them: it can be any cell at all.
    template <typename Sink>
    void each_unknown(Sink could_be) const {
        for (const Asked& asked : asked_) {
            could_be(asked.at, "?");
        }
        for (const std::uint32_t at : never_known_) {
            could_be(at, "?");
        }
    }

    friend bool operator==(const FloatingOrigin&, const FloatingOrigin&) = default;

private:
    std::vector<Asked> asked_;
    std::vector<std::uint32_t> never_known_;
};

}  // namespace arbiter::plane
