// Looks for each row in the other sheet, and compares what stands in it cell by cell.
#include "rules/score/common_sheet.hpp"

#include <cstddef>
#include <map>
#include <ranges>

namespace arbiter::score {
namespace {

Cell common_cell(const Cell& one, const Cell& other) {
    Cell common = one;
    const Range* const range = one.number();
    const Range* const their = other.number();
    if (one.noun != other.noun) {
        common.is = Cell::Open{};
    } else if (range != nullptr && their != nullptr) {
        common.is = Range{std::min(range->least, their->least), std::max(range->most, their->most)};
    } else if (one.is != other.is) {
        common.is = Cell::Open{};
    }
    return common;
}

/// How many cells from the beginning agree in all but the numbers.
template <typename Cells>
std::size_t in_common(const Cells& one, const Cells& other) {
    const auto agree = [](const Cell& a, const Cell& b) { return !common_cell(a, b).open(); };
    return static_cast<std::size_t>(std::mismatch(one.begin(), one.end(), other.begin(), other.end(), agree).first -
                                    one.begin());
}

/// Rows of one shape have `?` where they differ, others between what they begin and what they end with.
std::vector<Cell> common_cells(const std::vector<Cell>& one, const std::vector<Cell>& other) {
    const bool same_shape = one.size() == other.size();
    const std::size_t shorter = std::min(one.size(), other.size());
    const std::size_t begin = same_shape ? one.size() : in_common(one, other);
    const auto ends = [](const std::vector<Cell>& cells) {
        return std::ranges::subrange(cells.rbegin(), cells.rend());
    };
    const std::size_t end = same_shape ? 0 : std::min(in_common(ends(one), ends(other)), shorter - begin);
    std::vector<Cell> common;
    for (std::size_t at = 0; at < begin; ++at) {
        common.push_back(common_cell(one[at], other[at]));
    }
    if (!same_shape) {
        common.emplace_back(Cell::Open{});
    }
    for (std::size_t left = end; left != 0; --left) {
        common.push_back(common_cell(one[one.size() - left], other[other.size() - left]));
    }
    return common;
}

bool is_gap(const Row& row) {
    return row.cells.size() == 1 && row.cells.front().open();
}

void leave_gap(Sheet& sheet) {
    if (sheet.empty() || !is_gap(sheet.back())) {
        sheet.push_back({"?", {Cell::Open{}}});
    }
}

}  // namespace

Sheet common_sheet(const Sheet& one, const Sheet& other) {
    std::multimap<std::string_view, std::size_t> theirs;
    for (std::size_t at = 0; at < other.size(); ++at) {
        theirs.emplace(other[at].key, at);
    }
    std::vector<std::size_t> places(one.size(), other.size());  // of each row in the other sheet
    std::vector<bool> found(other.size());
    for (std::size_t at = 0; at < one.size(); ++at) {
        const auto row = theirs.lower_bound(one[at].key);
        if (row != theirs.end() && row->first == one[at].key && !is_gap(one[at])) {
            places[at] = row->second;
            found[row->second] = true;
            theirs.erase(row);
        }
    }
    Sheet common;
    const auto leave_gap_for = [&](std::size_t place) {
        if (place < other.size() && !found[place]) {
            leave_gap(common);
        }
    };
    leave_gap_for(0);
    for (std::size_t at = 0; at < one.size(); ++at) {
        if (places[at] == other.size()) {
            leave_gap(common);
            continue;
        }
        const Row& row = other[places[at]];
        common.push_back({one[at].key, common_cells(one[at].cells, row.cells), common_sheet(one[at].parts, row.parts),
                          one[at].head});
        leave_gap_for(places[at] + 1);
    }
    return common;
}

}  // namespace arbiter::score
