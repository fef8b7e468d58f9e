// Writes the record of a playthrough: rounds, displays as far as states show them, actions, and what is said of scores.
#include "cli/import/azul-openspiel/azul_openspiel.hpp"

#include "cli/import/azul-openspiel/playthrough.hpp"
#include "cli/import/source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::cli {
namespace openspiel {
namespace {

class Scribe {
public:
    explicit Scribe(Playthrough playthrough)
        : playthrough_(std::move(playthrough)), factories_(2 * playthrough_.players + 1) {}

    std::string write() {
        begin_round();
        for (std::size_t i = 0; i < playthrough_.events.size(); ++i) {
            if (const Move* const move = std::get_if<Move>(&playthrough_.events[i])) {
                put_move(*move, i);
            } else {
                put_state(std::get<State>(playthrough_.events[i]));
            }
        }
        end_round();
        return header() + "\n" + body_ + ending_;
    }

private:
    std::string header() const {
        std::vector<std::string> names;
        for (std::size_t seat = 0; seat < playthrough_.players; ++seat) {
            names.push_back(fmt::format("Player{}", seat));
        }
        return fmt::format("Game: azul\n{}Source: OpenSpiel\n{}", players_line(names), result_);
    }

    void begin_round() {
        ++round_;
        displays_.assign(factories_, "????");
        taken_.assign(factories_, false);
        moves_.clear();
        scores_.clear();
    }

    /// The totals that its states show are those of the rounds before.
    void end_round() {
        body_ += round_ > 1 ? scores_ : std::string{};
        body_ += fmt::format("round {}\ndisplays {}\n{}", round_, fmt::join(displays_, " "), moves_);
    }

    void put_state(const State& state) {
        if (state.over) {
            put_end(state);
            return;
        }
        while (round_ < state.round && state.round - round_ < 100) {
            end_round();
            begin_round();
        }
        for (std::size_t i = 0; i < std::min(state.factories.size(), factories_) && !state.shuffling; ++i) {
            if (!taken_[i]) {
                displays_[i] = state.factories[i].empty() ? "-" : state.factories[i];
            }
        }
        const bool seated =
            state.player && *state.player >= 0 && *state.player < static_cast<int>(playthrough_.players);
        player_ = seated ? state.player : std::nullopt;
        if (state.scores.size() == playthrough_.players) {
            scores_ = fmt::format("scores {}\n", fmt::join(state.scores, " "));
        }
    }

    /// OpenSpiel prints the tracks, on which the bonuses are not yet, and what the result is worth to each player.
    void put_end(const State& state) {
        ending_ = fmt::format("; score tracks before the bonuses: {}\nend finished\n", fmt::join(state.scores, " "));
        if (state.returns.size() != playthrough_.players) {
            return;
        }
        const double most = *std::max_element(state.returns.begin(), state.returns.end());
        for (std::size_t seat = 0; seat < state.returns.size(); ++seat) {
            if (state.returns[seat] == most) {
                result_ += fmt::format("{}Player{}", result_.empty() ? "Result: " : ", ", seat);
            }
        }
        result_ += '\n';
    }

    void put_move(const Move& move, std::size_t at) {
        const bool from_factory = move.action.factory != center;
        const auto factory = static_cast<std::size_t>(std::max(move.action.factory, 0));
        if (move.maybe_shuffle && is_over() && is_shuffle(at)) {
            return;
        }
        if (from_factory && taken_[factory]) {
            end_round();
            begin_round();
        }
        if (from_factory) {
            taken_[factory] = true;
        }
        const std::string actor = player_ ? fmt::format("P{} ", *player_ + 1) : std::string{};
        moves_ += fmt::format("{}{}\n", actor, written(move.action));
        player_.reset();
    }

    bool is_over() const {
        return std::all_of(taken_.begin(), taken_.end(), [](bool taken) { return taken; });
    }

    /// The shuffling of the bag has the number of an action from the first factory: it is none if something is taken
    /// from there again before the round can be over.
    bool is_shuffle(std::size_t at) const {
        std::vector<bool> seen(factories_, false);
        seen.front() = true;
        for (std::size_t i = at + 1; i < playthrough_.events.size(); ++i) {
            const Move* const move = std::get_if<Move>(&playthrough_.events[i]);
            if (move == nullptr) {
                continue;
            }
            if (move->action.factory == center) {
                if (std::all_of(seen.begin(), seen.end(), [](bool one) { return one; })) {
                    return false;
                }
            } else if (move->action.factory == 0) {
                return true;
            } else {
                seen[static_cast<std::size_t>(move->action.factory)] = true;
            }
        }
        return false;
    }

    Playthrough playthrough_;
    std::size_t factories_;
    std::uint64_t round_ = 0;
    std::vector<std::string> displays_;  ///< of the round
    std::vector<bool> taken_;            ///< the factories from which somebody has taken
    std::string moves_;                  ///< of the round
    std::string scores_;                 ///< as its states show them
    std::optional<int> player_;          ///< whose turn it is, by the state just shown
    std::string body_;
    std::string result_;
    std::string ending_;
};

}  // namespace
}  // namespace openspiel

std::string azul_openspiel(std::string_view text) {
    return tidied(openspiel::Scribe(openspiel::read_playthrough(text)).write());
}

}  // namespace arbiter::cli
