// Reads a playthrough line by line; what is neither an action nor a part of a position is passed over.
#include "cli/import/azul-openspiel/playthrough.hpp"

#include "cli/import/source.hpp"
#include "grammar/text/trimmed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace arbiter::cli::openspiel {
namespace {

constexpr std::size_t most_factories = 9;
constexpr std::string_view blanks = " \t\r";

/// What stands behind the words, if the line begins with them.
std::optional<std::string_view> behind(std::string_view line, std::string_view words) {
    return line.starts_with(words) ? std::optional(trimmed(line.substr(words.size()), blanks)) : std::nullopt;
}

template <typename Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && stop == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

/// The numbers of "[86, 0, 12]" or "86 0 12"; none where there is anything else.
template <typename Number>
std::vector<Number> numbers_in(std::string_view text) {
    std::vector<Number> numbers;
    constexpr std::string_view between = ", []\t";
    for (std::size_t at = text.find_first_not_of(between); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        const auto number = number_in<Number>(text.substr(at, end - at));
        if (!number) {
            return {};
        }
        numbers.push_back(*number);
        at = text.find_first_not_of(between, end);
    }
    return numbers;
}

class Reader {
public:
    void read(std::string_view line) {
        ++line_;
        line = trimmed(line, blanks);
        line = trimmed(line.substr(line.starts_with('#') ? 1 : 0), blanks);
        if (said_ && !line.starts_with("action:")) {
            put_said();
        }
        static_cast<void>(read_setting(line) || read_position(line) || read_standing(line) || read_move(line));
    }

    Playthrough take() {
        put_said();
        put_state();
        if (playthrough_.events.empty()) {
            throw NotImported("there is no game of OpenSpiel's azul in it: no action, and no state");
        }
        return std::move(playthrough_);
    }

private:
    [[noreturn]] void refuse(std::string_view why) const { throw NotImported(fmt::format("line {}: {}", line_, why)); }

    void set_players(std::string_view number) {
        const auto players = number_in<std::size_t>(number);
        if (!players || *players < 2 || *players > 4) {
            refuse("azul is played by 2 to 4 players");
        }
        playthrough_.players = *players;
    }

    /// "game: azul(num_players=3,rng_seed=7)"
    bool read_setting(std::string_view line) {
        if (const auto players = behind(line, "NumPlayers() =")) {
            set_players(*players);
            return true;
        }
        const auto game = behind(line, "game:");
        if (!game) {
            return false;
        }
        if (state_.shown() || !playthrough_.events.empty()) {
            refuse("another game begins here, and a file holds one");
        }
        if (game->substr(0, game->find('(')) != "azul") {
            refuse(fmt::format("this is a game of {}, not of azul", game->substr(0, 40)));
        }
        constexpr std::string_view key = "num_players=";
        if (const std::size_t at = game->find(key); at != std::string_view::npos) {
            const std::string_view rest = game->substr(at + key.size());
            set_players(rest.substr(0, rest.find_first_of(",)")));
        }
        return true;
    }

    /// "Round: 2", "Factory 0: BBYR", "Player 1 (Score: 12):"
    bool read_position(std::string_view line) {
        if (const auto round = behind(line, "Round:")) {
            put_state();
            state_.round = number_in<std::uint64_t>(*round).value_or(0);
        } else if (const auto player = behind(line, "Current Player:")) {
            state_.player = number_in<int>(*player);
        } else if (line.starts_with("Factory ") && line.find(':') != std::string_view::npos) {
            put_factory(trimmed(line.substr(line.find(':') + 1), blanks));
        } else if (const std::size_t score = line.find(" (Score: ");
                   line.starts_with("Player ") && score < line.size()) {
            const std::string_view rest = line.substr(score + std::string_view(" (Score: ").size());
            state_.scores.push_back(number_in<int>(rest.substr(0, rest.find(')'))).value_or(-1));
        } else {
            return false;
        }
        return true;
    }

    void put_factory(std::string_view tiles) {
        const bool fits = state_.factories.size() < most_factories && tiles.size() <= 4 &&
                          tiles.find_first_not_of("BYRKW") == std::string_view::npos;
        if (!fits) {
            refuse("this is no factory of azul");
        }
        state_.factories.emplace_back(tiles);
    }

    bool read_standing(std::string_view line) {
        if (const auto over = behind(line, "IsTerminal() =")) {
            state_.over = *over == "True";
        } else if (const auto chance = behind(line, "IsChanceNode() =")) {
            state_.shuffling = *chance == "True";
        } else if (const auto returns = behind(line, "Returns() =")) {
            state_.returns = numbers_in<double>(*returns);
        } else {
            return false;
        }
        return true;
    }

    /// In words with the number behind it, or one of the two, or all numbers in one line.
    bool read_move(std::string_view line) {
        if (const auto quoted = behind(line, "Apply action \""); quoted && quoted->ends_with('"')) {
            said_ = read_action(quoted->substr(0, quoted->size() - 1));
        } else if (const auto number = behind(line, "action:")) {
            put_number(number_in<std::uint64_t>(*number).value_or(UINT64_MAX));
        } else if (const auto action = read_action(line)) {
            put_move(*action);
        } else if (const auto numbers = numbers_in<std::uint64_t>(line); !numbers.empty()) {
            std::for_each(numbers.begin(), numbers.end(), [this](std::uint64_t one) { put_number(one); });
        } else {
            return false;
        }
        return true;
    }

    std::size_t factories() const { return 2 * playthrough_.players + 1; }

    void put_number(std::uint64_t number) {
        const auto action = numbered_action(number, factories());
        if (!action) {
            refuse(fmt::format("{} players have no such action", playthrough_.players));
        }
        if (said_ && *said_ != *action) {
            refuse("the action in words is not the one of this number");
        }
        said_.reset();
        put_move(*action);
    }

    /// An action in words that no number follows.
    void put_said() {
        if (said_) {
            put_move(*std::exchange(said_, std::nullopt));
        }
    }

    void put_move(const Action& action) {
        if (action.factory >= static_cast<int>(factories())) {
            refuse(fmt::format("{} players have {} factories", playthrough_.players, factories()));
        }
        const bool shuffling = state_.shown() && state_.shuffling;
        const bool known = state_.shown();
        put_state();
        if (!shuffling) {
            playthrough_.events.emplace_back(Move{action, !known && action == numbered_action(shuffle, factories())});
        }
    }

    void put_state() {
        if (state_.shown()) {
            playthrough_.events.emplace_back(std::move(state_));
        }
        state_ = {};
    }

    Playthrough playthrough_;
    State state_;                 ///< the one that is being read
    std::optional<Action> said_;  ///< in words, its number is still to come
    std::uint64_t line_ = 0;
};

}  // namespace

Playthrough read_playthrough(std::string_view text) {
    Reader reader;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        reader.read(text.substr(at, end - at));
        at = end + 1;
    }
    return reader.take();
}

}  // namespace arbiter::cli::openspiel
