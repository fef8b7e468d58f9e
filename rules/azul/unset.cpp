// Fills in the tiles of a written position whose color nobody wrote down.
#include "rules/azul/game.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::azul {
namespace {

using Where = UnsetTiles::Where;
using SettingSink = candidates::SetSink<State>;

constexpr std::array<std::string_view, most_players> seat_names{"P1", "P2", "P3", "P4"};

/// So many tiles are tried before the position is taken for one that is too open to be followed.
constexpr std::size_t most_tries = 200'000;

bool has_bit(unsigned mask, unsigned number) {
    return ((mask >> number) & 1U) != 0;
}

/// Puts tiles of this color where nobody knows the color; false when they cannot be there.
bool put(Table& table, const UnsetTiles& tiles, std::uint8_t color) {
    Board& board = table.boards[tiles.of % most_players];
    switch (tiles.where) {
        case Where::source: table.sources[tiles.of] += one_of(color); return true;
        case Where::floor: board.floor += one_of(color); return true;
        case Where::line:
            if (has_bit(board.row_colors[tiles.place], color)) {
                return false;
            }
            board.fill_line(tiles.place, color, static_cast<std::uint8_t>(tiles.spans.size()),
                            tiles.spans.front().begin);
            return true;
        case Where::told: return color == tiles.place;
        case Where::wall: break;
    }
    const auto row = static_cast<std::uint8_t>(tiles.place / colors);
    const auto column = static_cast<std::uint8_t>(tiles.place % colors);
    const unsigned held = board.held(row) == 0 ? 0 : 1U << board.line_color[row];
    if (has_bit(board.row_colors[row] | unsigned{board.column_colors[column]} | held, color)) {
        return false;
    }
    board.build(row, column, color);
    board.line_takes[row] = static_cast<std::uint8_t>(board.line_takes[row] & ~(1U << color));
    return true;
}

/// Names one tile after the other; those of one place that have no order in ascending order of their colors.
class SetCompletion {
public:
    SetCompletion(const State& state, const SettingSink& visit) : unset_(*state.unset), state_(state), visit_(visit) {
        state_.unset = nullptr;
    }

    void fill() {
        fill_tiles(0, 0, 0);
        while (tries_ > most_tries && visit_(state_, {})) {
        }
    }

private:
    /// How many colors are chosen for one place: a pattern line has one.
    static std::size_t choices(const UnsetTiles& tiles) {
        return tiles.where == Where::source || tiles.where == Where::floor ? tiles.spans.size() : 1;
    }

    /// How many tiles of each color come out of the pile.
    static std::uint8_t count_in(const UnsetTiles& tiles) {
        return tiles.where == Where::told ? 0 : static_cast<std::uint8_t>(tiles.spans.size() / choices(tiles));
    }

    bool fill_tiles(std::size_t index, std::size_t chosen, std::uint8_t first) {
        if (index == unset_.tiles.size()) {
            return visit();
        }
        const UnsetTiles& tiles = unset_.tiles[index];
        if (chosen == choices(tiles)) {
            return fill_tiles(index + 1, 0, 0);
        }
        const std::uint8_t count = count_in(tiles);
        bool more = true;
        for (std::uint8_t color = first; more && color < colors; ++color) {
            const Table before = state_.table;
            Tally& pile = unset_.from_bag ? state_.table.bag : state_.table.lid;
            if (count_of(pile, color) >= count && put(state_.table, tiles, color)) {
                pile -= one_of(color) * count;
                colors_.push_back(color);
                more = ++tries_ <= most_tries && fill_tiles(index, chosen + 1, color);
                colors_.pop_back();
            }
            state_.table = before;
        }
        return more;
    }

    bool visit() {
        if (unset_.both_written && (unset_.from_bag ? state_.table.bag : state_.table.lid) != unset_.written) {
            return true;
        }
        State filled = state_;
        if (unset_.piles && !unset_.piles->allow(filled.table.bag + filled.table.lid)) {
            return true;
        }
        infer_bag(filled, unset_.piles, unset_.in_play);
        return unset_.turn.empty() ? visit_(filled, values()) : visit_turns(filled);
    }

    /// Each player can be the one to move.
    bool visit_turns(State& filled) {
        std::vector<candidates::FilledIn> all = values();
        bool more = true;
        for (std::uint8_t seat = 0; more && seat < filled.table.players; ++seat) {
            filled.table.turn = seat;
            all.push_back({unset_.turn.begin, seat_names[seat]});
            more = visit_(filled, all);
            all.pop_back();
        }
        return more;
    }

    std::vector<candidates::FilledIn> values() const {
        std::vector<candidates::FilledIn> all;
        std::size_t color = 0;
        for (const UnsetTiles& tiles : unset_.tiles) {
            for (std::size_t i = 0; i < choices(tiles); ++i, ++color) {
                for (const Span span : tiles.spans) {
                    all.push_back({span.begin, color_letters.substr(colors_[color], 1)});
                }
            }
        }
        return all;
    }

    const Unset& unset_;
    State state_;
    const SettingSink& visit_;
    std::vector<std::uint8_t> colors_;
    std::size_t tries_ = 0;
};

std::string words_of(const UnsetTiles& tiles, const Seats& seats) {
    const auto name = [&] { return seats.name(static_cast<Seat>(tiles.of)); };
    switch (tiles.where) {
        case Where::source:
            return tiles.of == center ? "the color of a tile in the center"
                                      : fmt::format("the color of a tile on display {}", tiles.of);
        case Where::floor: return fmt::format("the color of a tile on {}'s floor line", name());
        case Where::line: return fmt::format("the color in {}'s pattern line {}", name(), tiles.place + 1);
        case Where::told: return "the color of a tile";
        case Where::wall: break;
    }
    return fmt::format("the color of a tile in row {} of {}'s wall", tiles.place / colors + 1, name());
}

}  // namespace

bool can_be_filled(const State& state) {
    bool possible = !state.unset;
    const SettingSink visit = [&](const State&, std::span<const candidates::FilledIn>) {
        possible = true;
        return false;
    };
    if (state.unset) {
        SetCompletion(state, visit).fill();
    }
    return possible;
}

void Azul::unset_facts(const State& state, const Seats& seats, const FactSink& fact) {
    std::vector<std::pair<Span, std::string>> facts;
    for (std::size_t i = 0; state.unset && i < state.unset->tiles.size(); ++i) {
        for (const Span span : state.unset->tiles[i].spans) {
            facts.emplace_back(span, words_of(state.unset->tiles[i], seats));
        }
    }
    if (state.unset && !state.unset->turn.empty()) {
        facts.emplace_back(state.unset->turn, "whose turn it is");
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Azul::unset_completions(const State& state, const SettingSink& visit) {
    SetCompletion(state, visit).fill();
}

}  // namespace arbiter::azul
