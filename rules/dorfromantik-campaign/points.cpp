// The circles that a line crosses off.
#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace arbiter::dorfromantik_campaign {
namespace {

std::string path_of(const Step& step) {
    return fmt::format("{}>{}", name(step.from), name(step.to));
}

/// How many of the circles between two hexes a line has crossed off.
int crossed_between(const Ledger& before, const Ledger& after, const Step& step) {
    const auto left = before.progress().left_between(step.from, step.to);
    return left ? *left - after.progress().left_between(step.from, step.to).value_or(*left) : 0;
}

}  // namespace

/// A line may walk the same path twice, from either end: its circles are told once.
void Campaign::points(const Change<Campaign>& change, ScoreEventSink& sink) {
    if (change.written.verb() != Verb::cross || change.by_itself) {
        return;
    }
    const auto steps = Event::steps_of(change.written);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i].step;
        const auto same = [&](const WrittenStep& other) {
            return (other.step.from == step.from && other.step.to == step.to) ||
                   (other.step.from == step.to && other.step.to == step.from);
        };
        if (std::none_of(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(i), same)) {
            const int circles = crossed_between(change.before.ledger, change.after.ledger, step);
            sink.put(no_seat, path_of(step));
            sink.earn(no_seat, circles,
                      fmt::format("{} from {} to {}", counted(circles, "circle"), name(step.from), name(step.to)),
                      {path_of(step)});
        }
    }
}

}  // namespace arbiter::dorfromantik_campaign
