// The printed paths, and how circles are crossed off along them.
#include "rules/dorfromantik-campaign/track.hpp"

#include <algorithm>
#include <numeric>

namespace arbiter::dorfromantik_campaign {
namespace {

// Read off the campaign sheet.
constexpr std::array<Path, paths> the_track{{{Hex::start, Hex::box_1, 2, 0},
                                             {Hex::box_1, Hex::box_2, 5, 0},
                                             {Hex::box_2, Hex::warehouse, 4, 0},
                                             {Hex::box_2, Hex::circus, 4, 0},
                                             {Hex::warehouse, Hex::grain_tunnel, 6, 0},
                                             {Hex::warehouse, Hex::signalman, 6, 0},
                                             {Hex::circus, Hex::signalman, 6, 0},
                                             {Hex::circus, Hex::deer, 6, 0},
                                             {Hex::grain_tunnel, Hex::village_tunnel, 8, 4},
                                             {Hex::signalman, Hex::shepherdess, 8, 4},
                                             {Hex::deer, Hex::castle, 8, 4},
                                             {Hex::village_tunnel, Hex::forest_tunnel, 10, 0},
                                             {Hex::shepherdess, Hex::hill, 10, 0},
                                             {Hex::castle, Hex::farm, 10, 0},
                                             {Hex::forest_tunnel, Hex::clouds, 10, 0},
                                             {Hex::hill, Hex::clouds, 10, 0},
                                             {Hex::farm, Hex::clouds, 10, 0}}};

static_assert(std::accumulate(the_track.begin(), the_track.end(), 0,
                              [](int sum, const Path& path) { return sum + path.circles; }) == all_circles);

}  // namespace

const std::array<Path, paths>& track() {
    return the_track;
}

std::optional<std::size_t> Progress::find(Hex one, Hex other) {
    const auto found = std::find_if(the_track.begin(), the_track.end(), [&](const Path& path) {
        return (path.from == one && path.to == other) || (path.from == other && path.to == one);
    });
    return found == the_track.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - the_track.begin()));
}

std::uint8_t Progress::left_on(std::size_t path) const {
    return static_cast<std::uint8_t>(the_track[path].circles - crossed_[path].near - crossed_[path].far);
}

/// Whether the path's circle beside that hex is crossed off, from whichever side the walk came.
bool Progress::touched(std::size_t path, Hex end) const {
    const std::uint8_t here = end == the_track[path].from ? crossed_[path].near : crossed_[path].far;
    return here > 0 || left_on(path) == 0;
}

bool Progress::reached(Hex hex) const {
    for (std::size_t path = 0; path < paths; ++path) {
        const bool ends_here = the_track[path].from == hex || the_track[path].to == hex;
        if (ends_here && touched(path, hex)) {
            return true;
        }
    }
    return hex == Hex::start;
}

std::uint8_t Progress::crossed() const {
    int sum = 0;
    for (const Crossed& crossed : crossed_) {
        sum += crossed.near + crossed.far;
    }
    return static_cast<std::uint8_t>(sum);
}

std::uint8_t Progress::hearts() const {
    std::uint8_t hearts = 0;
    for (std::size_t path = 0; path < paths; ++path) {
        const auto [from, to, circles, heart] = the_track[path];
        const bool crossed = crossed_[path].near >= heart || crossed_[path].far > circles - heart;
        hearts = static_cast<std::uint8_t>(hearts + (heart != 0 && crossed ? 1 : 0));
    }
    return hearts;
}

std::optional<std::uint8_t> Progress::left_between(Hex from, Hex to) const {
    const auto path = find(from, to);
    return path ? std::optional(left_on(*path)) : std::nullopt;
}

// "All crossed off circles must be adjacent to each other (including via the green hexes)."
bool Progress::adjacent(Hex from, Hex to) const {
    return find(from, to) && reached(from);
}

void Progress::cross(const Step& step) {
    const std::size_t path = *find(step.from, step.to);
    std::uint8_t& side = the_track[path].from == step.from ? crossed_[path].near : crossed_[path].far;
    side = static_cast<std::uint8_t>(side + step.circles);
}

std::vector<Step> Progress::steps() const {
    std::vector<Step> steps;
    for (std::size_t path = 0; path < paths; ++path) {
        const auto& [near, far] = crossed_[path];
        if (near > 0) {
            steps.push_back({the_track[path].from, the_track[path].to, near});
        }
        if (far > 0) {
            steps.push_back({the_track[path].to, the_track[path].from, far});
        }
    }
    return steps;
}

}  // namespace arbiter::dorfromantik_campaign
