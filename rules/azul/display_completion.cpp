// Fills in displays, one after the other: tiles that nobody noted are of any color of which enough are left.
#include "rules/azul/display_completion.hpp"

#include "rules/azul/words.hpp"

#include <cstddef>
#include <vector>

namespace arbiter::azul {
namespace {

class DisplayCompletion {
public:
    DisplayCompletion(const State& state, const Written& written, const CompletionSink& visit)
        : state_(state), written_(written), filled_(written), visit_(visit), stands_(written.line.stands()) {}

    void fill() {
        if (stands_ || can_be_dealt()) {
            fill_group(0, 0);
        }
        if (!visited_) {
            name_any();
            visit_dealt();
        }
    }

private:
    /// Whether the line may be legal; and what is left for its `?` then.
    bool can_be_dealt() {
        left_ = state_.table.bag + state_.table.lid;
        bool possible = state_.table.phase == Phase::displays && written_.group_count == state_.table.displays;
        for (const Group& group : groups_of(written_)) {
            possible = possible && total(group.tiles) + group.unknown <= 4 && includes(left_, group.tiles);
            left_ -= possible ? group.tiles : 0;
        }
        return possible;
    }

    /// Tiles of a display have no order: each color is followed by those behind it.
    bool fill_group(std::size_t index, std::uint8_t first) {
        if (index == groups_of(written_).size()) {
            return visit_dealt();
        }
        Group& group = filled_.groups[index];
        if (group.unknown == 0) {
            return fill_group(index + 1, 0);
        }
        bool more = true;
        --group.unknown;
        for (std::uint8_t color = first; more && color < colors; ++color) {
            if (stands_ || count_of(left_, color) != 0) {
                group.tiles += one_of(color);
                left_ -= stands_ ? 0 : one_of(color);
                more = fill_group(index, color);
                left_ += stands_ ? 0 : one_of(color);
                group.tiles -= one_of(color);
            }
        }
        ++group.unknown;
        return more;
    }

    /// Each `?` of a display is any of its tiles that nobody noted.
    bool visit_dealt() {
        visited_ = true;
        values_.clear();
        for (std::size_t i = 0; i < groups_of(written_).size(); ++i) {
            const Tally named = filled_.groups[i].tiles - written_.groups[i].tiles;
            for (std::uint8_t color = 0; named != 0 && color < colors; ++color) {
                if (count_of(named, color) != 0) {
                    each_unknown(written_.groups[i], written_.group_spans[i], [&](std::uint32_t at) {
                        values_.push_back({at, color_letter(color)});
                    });
                }
            }
        }
        return visit_(state_, filled_, values_);
    }

    /// Of a line that is illegal whatever its tiles are.
    void name_any() {
        for (std::size_t i = 0; i < groups_of(written_).size(); ++i) {
            Group& group = filled_.groups[i];
            group.tiles += one_of(0) * group.unknown;
            group.unknown = 0;
        }
    }

    const State& state_;
    const Written& written_;
    Written filled_;
    const CompletionSink& visit_;
    bool stands_;
    bool visited_ = false;
    Tally left_ = 0;  ///< of the tiles that can be on displays
    std::vector<candidates::FilledIn> values_;
};

}  // namespace

void fill_in_displays(const State& state, const Written& written, const CompletionSink& visit) {
    DisplayCompletion(state, written, visit).fill();
}

}  // namespace arbiter::azul
