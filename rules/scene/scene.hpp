// A position as a picture would show it: cells and pieces in named groups, those of all and those of each player.
// Games describe, nobody here draws.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/trace/trace.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// What a piece or a printed space looks like; a letter always says the same, for those who cannot tell colors apart.
enum class Hue : std::uint8_t { none, white, silver, black, red, orange, yellow, green, blue, violet, brown };
inline constexpr std::size_t hues = 11;

struct Scene {
    /// Squares: x to the right, y down. Hexes, a corner up: x is q, to the east, y is r, to the south-east.
    enum class Plane : std::uint8_t { squares, hexes };
    /// What draws the eye to a cell: the last event touched it, a finding points at it.
    enum class Mark : std::uint8_t { none, last, finding };
    /// Which coordinates of a group are written beside it.
    enum class Axes : std::uint8_t { none, rows, columns, both };

    /// A part of a piece with a color and a letter of its own.
    struct Part {
        enum class Kind : std::uint8_t {
            edge,   ///< of a hex, clockwise from the north-east: each has six or none
            frame,  ///< around a square
            line,   ///< a line of text on it
            sign,   ///< a small thing that stands on it
        };
        Kind kind = Kind::line;
        Hue hue = Hue::none;
        std::string letter{};
        bool done = false;  ///< a token lies on it

        bool operator==(const Part&) const = default;
    };

    struct Piece {
        Hue hue = Hue::none;
        std::string letter{};  ///< as the notation writes it
        std::string label{};   ///< in words
        bool concealed = false;
        std::vector<Part> parts{};
        std::uint32_t since =
            0;  ///< the line that put it there: its offset, in a scene that is done its number; 0: none

        /// Whoever put it there when.
        bool looks_like(const Piece& other) const {
            return hue == other.hue && letter == other.letter && concealed == other.concealed && parts == other.parts;
        }
    };

    struct Cell {
        std::int32_t x = 0;
        std::int32_t y = 0;
        Hue hue = Hue::none;    ///< what is printed there
        std::string printed{};  ///< in small letters
        std::optional<Piece> piece{};
        Mark mark = Mark::none;
        bool earned = false;  ///< its piece earned points with the last event
        std::string name{};   ///< what points call it: "3,4"; empty: they do not
    };

    struct Group {
        std::string name;
        Plane plane = Plane::squares;
        Axes axes = Axes::none;
        std::vector<Cell> cells{};

        /// A new cell, which is empty.
        Cell& add(std::int32_t x, std::int32_t y) {
            Cell& cell = cells.emplace_back();
            cell.x = x;
            cell.y = y;
            return cell;
        }
        /// A finding is about this cell; one that no piece has come to is added.
        void point_at(std::int32_t x, std::int32_t y);
        /// And about these.
        template <typename Which>
        void point_at_all(Which which) {
            for (Cell& cell : cells) {
                cell.mark = which(cell) ? Mark::finding : cell.mark;
            }
        }
    };

    /// Groups that stand side by side.
    struct Shelf {
        std::string name;
        std::vector<Group> groups{};

        Group& add(std::string group, Axes axes = Axes::none) {
            Group& added = groups.emplace_back();
            added.name = std::move(group);
            added.axes = axes;
            return added;
        }
    };

    struct Fact {
        std::string name;
        std::string value;
    };

    /// What belongs to a player, or to all.
    struct Board {
        Seat seat = no_seat;
        std::string name;
        bool to_move = false;
        std::vector<Fact> facts{};
        std::vector<Shelf> shelves{};

        void tell(std::string fact, std::string value);
        Shelf& add(std::string shelf = {}) {
            Shelf& added = shelves.emplace_back();
            added.name = std::move(shelf);
            return added;
        }
    };

    /// The finding that points at cells.
    struct Wrong {
        std::uint32_t line = 0;
        std::string rule;
        std::string message;
    };

    std::string title;
    std::vector<Fact> facts{};
    std::vector<Board> boards{};  ///< first that of all, then one a player
    std::vector<std::string> notes{};
    std::optional<Wrong> wrong{};      ///< with the last event, or with the line behind it that was not played
    std::vector<ScoreEvent> earned{};  ///< by the last event; its cells are those that are called so

    Board& common() { return boards.front(); }
    Board& of(Seat seat) { return boards[index(seat) + 1]; }
    void tell(std::string fact, std::string value);
};

/// A piece of which nothing is known but that it may be there.
Scene::Piece unknown_piece(std::string_view label);

/// Keeps of a scene what the other one, of another possible position, shows too, and `?` elsewhere; true where that is
/// nowhere.
bool keep_common(Scene& scene, const Scene& other);

/// Marks the cells that look otherwise than before.
void mark_changes(Scene& scene, const Scene& before);

/// The record without its last event and all behind it.
std::string_view without_last_event(std::string_view record, std::size_t body);

}  // namespace arbiter
