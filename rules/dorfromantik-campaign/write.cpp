// The canonical text of a ledger's events.
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::dorfromantik_campaign {
namespace {

void write_game(const Written& written, std::string& text) {
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "game {}", written.number.value);
    if (written.path.empty()) {
        fmt::format_to(out, " score {}", written.score.value);
    } else {
        fmt::format_to(out, " record {}", written.path_text);
        text += written.nth.value == 1 ? std::string{} : fmt::format("#{}", written.nth.value);
    }
    if (written.row) {
        fmt::format_to(out, " +row:{}", written.row->value);
    }
    if (written.circles) {
        fmt::format_to(out, " +circles:{}", written.circles->value);
    }
}

void write_cross(const Written& written, std::string& text) {
    const auto out = std::back_inserter(text);
    text += "cross";
    for (std::size_t n = 0; n < std::min<std::size_t>(written.step_count, most_steps); ++n) {
        const Step& step = written.steps[n].step;
        fmt::format_to(out, " {}>{}", name(step.from), name(step.to));
        text += step.circles == 1 ? std::string{} : fmt::format(":{}", step.circles);
    }
    for (std::uint32_t n = 0; n < written.unlocked_count; ++n) {
        fmt::format_to(out, " +unlocked:{}", name(written.unlocked[n].hex));
    }
    if (written.hearts) {
        fmt::format_to(out, " +hearts:{}", written.hearts->value);
    }
}

}  // namespace

void Campaign::write(const State&, const Written& written, const Telling&, std::string& text) {
    written.line.verb == verb::game ? write_game(written, text) : write_cross(written, text);
}

}  // namespace arbiter::dorfromantik_campaign
