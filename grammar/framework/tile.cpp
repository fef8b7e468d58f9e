// Writes a tile as a record does, and packs it into a number that tells tiles apart.
#include "grammar/framework/tile.hpp"

#include <algorithm>
#include <functional>

namespace arbiter::framework {
namespace {

constexpr unsigned task_bits = 18;

/// A task as a number that fits into so many bits, the same whichever of its colors is written first.
std::uint64_t code(const Task& task) {
    const auto kind = static_cast<std::uint64_t>(task.kind);
    return kind << 16 | (task.after ? 1u << 15 : 0u) | std::uint64_t{task.number} << color_count | task.colors().bits();
}

}  // namespace

std::uint64_t piece(const Tile& tile) {
    // What is joined by an arrow stays together: the second task of an arrow sorts as part of the first.
    std::array<std::uint64_t, Tile::most_tasks> fields{};
    std::size_t last = 0;
    for (std::size_t k = 0; k < tile.tasks().size(); ++k) {
        const Task& task = tile.tasks()[k];
        last = task.after ? last : k;
        fields[last] = task.after ? fields[last] | code(task) : code(task) << task_bits;
    }
    std::ranges::sort(fields, std::greater{});
    std::uint64_t out = tile.known() ? 1 : 0;
    for (const auto field : fields) {
        for (const std::uint64_t part : {field >> task_bits, field % (1u << task_bits)}) {
            out = part == 0 ? out : out << task_bits | part;
        }
    }
    return out << color_count | tile.colors().bits();
}

std::string text(const Tile& tile) {
    if (!tile.is_told()) {
        return "?";
    }
    std::string out;
    for (const Color color : tile.frames()) {
        out += letter(color);
    }
    out += out.empty() ? "-/" : "/";
    bool first = true;
    for (const Task& task : tile.tasks()) {
        out += first ? "" : task.after ? ">" : ",";
        out += text(task);
        first = false;
    }
    return first ? out + '-' : out;
}

}  // namespace arbiter::framework
