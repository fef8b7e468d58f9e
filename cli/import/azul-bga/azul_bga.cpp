// Follows the notifications of a table and writes down what they say was done and scored.
#include "cli/import/azul-bga/azul_bga.hpp"

#include "cli/import/azul-bga/notifications.hpp"
#include "cli/import/azul-bga/saved.hpp"
#include "cli/import/azul-bga/wall.hpp"
#include "cli/import/source.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace bga {
namespace {

/// What happens at the table once the displays are filled.
constexpr std::array<std::string_view, 4> play{"tilesSelected", "tilesPlacedOnLine", "placeTileOnWall",
                                               "emptyFloorLine"};

constexpr std::array<std::string_view, 4> special{"specialFactories", "factoriesChanged", "factoriesCompleted",
                                                  "moveSpecialFactoryZero"};

[[noreturn]] void refuse_expansion(std::string_view name) {
    throw NotImported(fmt::format("this game was played with an expansion, {}, and only Azul itself is read", name));
}

/// What may be saved beside the notifications and says which game it was.
void refuse_expansions(const Json& saved) {
    const Json& data = member(saved, "data");
    for (const Json* const beside : {&saved, &data, &member(saved, "gamedatas"), &member(data, "gamedatas")}) {
        const Json& options = member(*beside, "options");
        const std::int64_t board =
            std::max(number(member(*beside, "boardNumber")), number(member(member(options, "100"), "value")));
        if (board == 3 || board == 4) {
            refuse_expansion("Crystal Mosaic");
        }
        if (number(member(member(options, "110"), "value")) == 2 || !member(*beside, "specialFactories").is_null()) {
            refuse_expansion("the special factories of Azul Master Chocolatier");
        }
    }
}

class Scribe {
public:
    explicit Scribe(const Table& table) : table_(table) {
        for (const auto& [id, name] : table.players) {
            names_[id] = name;
        }
    }

    std::string write() {
        for (const Notification& one : table_.notifications) {
            follow(one.type, *one.args);
        }
        if (rounds_ == 0) {
            throw NotImported(std::string(
                table_.left_out ? told_to_one : "there is no game of Azul in it: no factories were filled"));
        }
        end_round(true);
        const std::string end = ending();
        std::string text = header() + "\n";
        for (const Line& line : body_) {
            text += !line.gray || gray_ ? line.text + "\n" : std::string{};
        }
        return text + end;
    }

private:
    void follow(std::string_view type, const Json& args) {
        if (std::find(special.begin(), special.end(), type) != special.end()) {
            refuse_expansion("the special factories of Azul Master Chocolatier");
        }
        if (rounds_ == 0 && std::find(play.begin(), play.end(), type) != play.end()) {
            throw NotImported(std::string(
                table_.left_out
                    ? told_to_one
                    : "this log begins in the middle of the game: no factories were filled before the first pick"));
        }
        if (type == "factoriesFilled") {
            end_round();
            begin_round(member(args, "factories"));
        } else if (type == "tilesSelected") {
            select(args);
        } else if (type == "tilesPlacedOnLine") {
            place(args);
        } else if (type == "undoSelectLine" || type == "undoTakeTiles") {
            take_back(type);
        } else if (type == "placeTileOnWall") {
            each(member(args, "completeLines"), [this](const std::string& who, const Json& one) { lay(who, one); });
        } else if (type == "emptyFloorLine") {
            each(member(args, "floorLines"), [this](const std::string& who, const Json& one) { earn(who, one); });
        } else if (type == "endScore") {
            each(member(args, "scores"), [this](const std::string& who, const Json& one) { earn(who, one); });
            scored_ = true;
        } else {
            hear_of_leaving(type, args);
        }
    }

    /// The site's own words for somebody who gives up or is gone. The others may play on, and who is gone come back.
    void hear_of_leaving(std::string_view type, const Json& args) {
        const bool quits = type == "tableInfosChanged" && word(member(args, "reload_reason")) == "playerQuitGame";
        const bool skipped = type == "skipTurnOfPlayer" && is_true(member(args, "zombie"));
        if (type == "playerConcedeGame" || type == "gameResultNeutralized" || quits || skipped) {
            const std::string who = who_leaves(args);
            gone_ = gone_.empty() ? who : gone_;
        } else if (type == "zombieBack" && who_leaves(args) == gone_) {
            gone_.clear();
        } else if (type == "allPlayersAreZombie") {
            all_gone_ = true;
        } else if (type == "tableDecision" && word(member(args, "decision_type")) == "abandon") {
            all_gone_ = all_gone_ || is_true(member(args, "decision_taken"));
        }
    }

    static bool is_true(const Json& value) {
        return (value.is_boolean() && value.get<bool>()) || word(value) == "true" || number(value, 0) == 1;
    }

    /// By id, or else by a name that is known.
    std::string who_leaves(const Json& args) const {
        for (const char* const name : {"player_id", "playerId", "who_quits"}) {
            if (std::string id = word(member(args, name)); !id.empty()) {
                return id;
            }
        }
        const std::string name = word(member(args, "player_name"));
        const auto found =
            std::find_if(names_.begin(), names_.end(), [&](const auto& one) { return one.second == name; });
        return found == names_.end() ? std::string{} : found->first;
    }

    /// Who gives up has not lost by the rules; where the bonuses were told, the game was played to its end.
    std::string ending() {
        if (scored_) {
            return "end finished\n";
        }
        if (all_gone_) {
            return "end abandoned\n";
        }
        return gone_.empty() ? std::string{} : fmt::format("end resigned P{}\n", seat(gone_) + 1);
    }

    /// What is told by player, which is a list where PHP has made one of it.
    template <typename Use>
    void each(const Json& by_player, const Use& use) {
        if (by_player.is_object()) {
            for (const auto& [who, one] : by_player.items()) {
                use(who, one);
            }
        }
    }

    void begin_round(const Json& factories) {
        ++rounds_;
        std::string displays;
        std::size_t count = 0;
        for (const auto& [key, tiles] : factories.items()) {
            if (key != "0") {
                ++count;
                displays += fmt::format(" {}", group(tiles));
            }
        }
        if (count != 5 && count != 7 && count != 9) {
            throw NotImported(
                fmt::format("round {} has {} factories, and Azul is played with 5, 7 or 9", rounds_, count));
        }
        players_ = (count - 1) / 2;
        put(fmt::format("round {}", rounds_));
        put(fmt::format("displays{}", displays));
    }

    static std::string group(const Json& tiles) {
        std::string letters;
        for (const Json& tile : tiles) {
            letters += letter_of(number(member(tile, "type")));
        }
        return letters.empty() ? "-" : letters;
    }

    void select(const Json& args) {
        selected_ = fmt::format("{}{}", source(number(member(args, "fromFactory"))),
                                std::string(std::min<std::size_t>(member(args, "selectedTiles").size(), 20),
                                            letter_of(number(member(args, "type")))));
        learn(args);
    }

    static std::string source(std::int64_t factory) { return factory == 0 ? "c" : std::to_string(factory); }

    void learn(const Json& args) {
        const std::string name = word(member(args, "player_name"));
        if (!name.empty()) {
            names_[word(member(args, "playerId"))] = name;
        }
    }

    /// The marker lies down by itself; what falls from the gray wall is no pick.
    void place(const Json& args) {
        const std::string who = word(member(args, "playerId"));
        const std::int64_t line = number(member(args, "line"), 0);
        if (number(member(args, "type"), 0) == 0) {
            return;
        }
        if (member(args, "fromHand").is_boolean() && !member(args, "fromHand").get<bool>()) {
            gray_ = true;
            tilings_[who].drop(number(member(args, "number"), 0));
            return;
        }
        if (selected_.empty()) {
            throw NotImported(fmt::format("in round {} tiles are placed that nobody has taken", rounds_));
        }
        before_ = body_.size();
        placed_ = selected_;
        put(fmt::format("P{} {}:{}", seat(who) + 1, selected_, line == 0 ? "floor" : std::to_string(line)));
        selected_.clear();
    }

    /// A choice that was taken back before it was confirmed has never been a move.
    void take_back(std::string_view what) {
        if (what == "undoTakeTiles") {
            selected_.clear();
        } else if (before_) {
            body_.resize(*before_);
            selected_ = placed_;
            before_.reset();
        }
    }

    void lay(const std::string& who, const Json& one) {
        const Json& tile = member(one, "placedTile");
        const std::int64_t line = number(member(tile, "line"), 0);
        const std::int64_t column = number(member(tile, "column"), 0);
        gray_ = gray_ || !is_printed(number(member(tile, "type")), line, column);
        tilings_[who].lay(line, column);
        earn(who, member(one, "pointsDetail"));
    }

    /// As the site counts: the track stops at 0.
    void earn(const std::string& who, const Json& one) {
        constexpr std::int64_t most = 1000;
        std::int64_t& total = totals_[who];
        total = std::max<std::int64_t>(0, total + std::clamp(number(member(one, "points"), 0), -most, most));
        told_ = true;
    }

    /// Players sit in the order of their first turns.
    std::size_t seat(const std::string& who) {
        const auto found = std::find(seats_.begin(), seats_.end(), who);
        const auto seat = static_cast<std::size_t>(found - seats_.begin());
        if (found == seats_.end()) {
            seats_.push_back(who);
        }
        if (seat >= players_) {
            throw NotImported(
                fmt::format("{} factories are for {} players, and here are more", 2 * players_ + 1, players_));
        }
        return seat;
    }

    /// What the players laid on their walls, and the totals; the last ones are told when the bonuses are in them.
    void end_round(bool last = false) {
        for (const auto& [who, tiling] : tilings_) {
            put(fmt::format("tile P{} {}", seat(who) + 1, tiling.written()), true);
        }
        tilings_.clear();
        before_.reset();
        if (told_ && (!last || scored_)) {
            std::string scores = "scores";
            for (std::size_t i = 0; i < players_; ++i) {
                scores += i < seats_.size() ? fmt::format(" {}", totals_[seats_[i]]) : " ?";
            }
            put(std::move(scores));
        }
        told_ = false;
    }

    void put(std::string line, bool gray = false) { body_.push_back({std::move(line), gray}); }

    std::string header() const {
        std::vector<std::string> names;
        for (std::size_t seat = 0; seat < players_; ++seat) {
            const auto name = seat < seats_.size() ? names_.find(seats_[seat]) : names_.end();
            names.push_back(name == names_.end() ? std::string{} : name->second);
        }
        std::string text = "Game: azul\n" + players_line(names) + (gray_ ? "House: wall=gray\n" : "");
        const auto time = static_cast<std::time_t>(table_.time);
        std::tm day{};
        if (table_.time != 0 && table_.time < latest && gmtime_r(&time, &day) != nullptr) {
            text += fmt::format("Date: {:%Y-%m-%d}\n", day);
        }
        const bool numbered = !table_.id.empty() && table_.id.find_first_not_of("0123456789") == std::string::npos;
        return text + "Source: Board Game Arena" + (numbered ? ", table " + table_.id : "") + "\n";
    }

    static constexpr std::uint64_t latest = 253'402'300'800;  ///< the year 10000

    struct Line {
        std::string text;
        bool gray = false;  ///< only written on the gray wall
    };

    const Table& table_;
    std::map<std::string, std::string> names_;    ///< by id
    std::vector<std::string> seats_;              ///< ids
    std::map<std::string, std::int64_t> totals_;  ///< by id
    std::map<std::string, Tiling> tilings_;       ///< of the round, by id
    std::size_t players_ = 0;
    std::uint64_t rounds_ = 0;
    std::vector<Line> body_;
    std::string selected_;               ///< what was taken and has not been placed: "3RR"
    std::string placed_;                 ///< what was placed last
    std::optional<std::size_t> before_;  ///< how many lines precede it; nothing when it cannot be taken back
    bool gray_ = false;
    bool told_ = false;    ///< points were told since the last scores
    bool scored_ = false;  ///< the bonuses were told
    std::string gone_;     ///< who has given up or left, and is not back
    bool all_gone_ = false;
};

}  // namespace
}  // namespace bga

std::string azul_bga(std::string_view text) {
    const Json saved = bga::saved_in(text);
    bga::refuse_expansions(saved);
    const bga::Table table = bga::notifications_in(saved);
    return tidied(bga::Scribe(table).write());
}

}  // namespace arbiter::cli
