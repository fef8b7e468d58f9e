// Parts of a position whose pieces lie side by side, written PIECE:x,y.
#include "page/core/layout.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace arbiter::page {
namespace {

using Step = std::pair<std::int32_t, std::int32_t>;
constexpr std::array<Step, 6> steps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, -1}, {-1, 1}}};
constexpr std::size_t sides_of_square = 4;

bool holds(const Part& part, std::int32_t x, std::int32_t y) {
    return std::any_of(part.spots.begin(), part.spots.end(),
                       [&](const Spot& spot) { return spot.x == x && spot.y == y; });
}

}  // namespace

std::optional<Spot> placed(std::string_view word) {
    const std::size_t colon = word.rfind(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    Spot spot;
    const char* const end = word.data() + word.size();
    const auto x = std::from_chars(word.data() + colon + 1, end, spot.x);
    if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') {
        return std::nullopt;
    }
    const auto y = std::from_chars(x.ptr + 1, end, spot.y);
    spot.holds = word.substr(0, colon);
    return y.ec == std::errc() && y.ptr == end ? std::optional(spot) : std::nullopt;
}

Part map_of(const Layout& layout, Seat seat, std::string_view word, std::string_view name) {
    Part part{seat, word, name, Form::squares};
    for (const std::string& one : layout.words_of(seat, word)) {
        if (const std::optional<Spot> spot = placed(one)) {
            part.spots.push_back(*spot);
        }
    }
    add_open_spots(part);
    return part;
}

void add_open_spots(Part& part) {
    const std::size_t laid = part.spots.size();
    const std::size_t sides = part.form == Form::hexes ? steps.size() : sides_of_square;
    for (std::size_t at = 0; at < laid; ++at) {
        for (std::size_t side = 0; side < sides; ++side) {
            const std::int32_t x = part.spots[at].x + steps[side].first;
            const std::int32_t y = part.spots[at].y + steps[side].second;
            if (!holds(part, x, y)) {
                part.spots.push_back({x, y});
            }
        }
    }
    if (laid == 0) {
        part.spots.emplace_back();
    }
}

void put_map(Layout& layout, const Part& part, std::size_t most) {
    Layout::Words lines;
    std::size_t pieces = 0;
    for (const Spot& spot : part.spots) {
        if (!spot.holds.empty()) {
            if (pieces++ % most == 0) {
                lines.emplace_back(part.word);
            }
            lines.back() += ' ' + spot.holds + ':' + spot.name();
        }
    }
    layout.put(part.seat, {part.word}, lines);
}

}  // namespace arbiter::page
