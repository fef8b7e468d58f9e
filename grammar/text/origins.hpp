// Where the bytes of a text come from that was made of another one, piece by piece.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace arbiter {

class Origins {
public:
    /// From this offset of the text on, its bytes come from this place and behind it. Offsets come in order.
    void note(std::size_t offset, std::size_t place) {
        const auto further = static_cast<std::int64_t>(place) - static_cast<std::int64_t>(offset);
        if ((shifts_.empty() ? 0 : shifts_.back().second) != further) {
            shifts_.emplace_back(static_cast<std::uint32_t>(offset), further);
        }
    }

    std::uint32_t original(std::uint32_t offset) const {
        const auto behind = std::upper_bound(shifts_.begin(), shifts_.end(), offset,
                                             [](std::uint32_t at, const auto& shift) { return at < shift.first; });
        const std::int64_t further = behind == shifts_.begin() ? 0 : std::prev(behind)->second;
        return static_cast<std::uint32_t>(static_cast<std::int64_t>(offset) + further);
    }

private:
    /// From this offset on, so much further is the place.
    std::vector<std::pair<std::uint32_t, std::int64_t>> shifts_;
};

}  // namespace arbiter
