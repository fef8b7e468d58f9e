// The canonical text of a ledger's events.
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arbiter::dorfromantik_campaign {
namespace {

void write_game(const Written& written, std::string& text) {
    text += fmt::format("game {}", written.number.value);
    if (written.path.empty()) {
        text += fmt::format(" score {}", written.score.value);
    } else {
        text += fmt::format(" record {}", written.path_text);
        text += written.nth.value == 1 ? std::string{} : fmt::format("#{}", written.nth.value);
    }
    if (written.row) {
        text += fmt::format(" +row:{}", written.row->value);
    }
    if (written.circles) {
        text += fmt::format(" +circles:{}", written.circles->value);
    }
    for (const Achieved& one : Event::achieved_of(written)) {
        text += fmt::format(" +achieved:{}", name(one.achievement));
    }
}

void write_cross(const Written& written, std::string& text) {
    text += "cross";
    for (const auto& [step, span] : Event::steps_of(written)) {
        text += fmt::format(" {}>{}", name(step.from), name(step.to));
        text += step.circles == 1 ? std::string{} : fmt::format(":{}", step.circles);
    }
    for (std::uint32_t n = 0; n < written.unlocked_count; ++n) {
        text += fmt::format(" +unlocked:{}", name(written.unlocked[n].hex));
    }
    if (written.hearts) {
        text += fmt::format(" +hearts:{}", written.hearts->value);
    }
}

}  // namespace

void Campaign::write(const State&, const Written& written, const Telling&, std::string& text) {
    written.verb() == Verb::game ? write_game(written, text) : write_cross(written, text);
}

}  // namespace arbiter::dorfromantik_campaign
