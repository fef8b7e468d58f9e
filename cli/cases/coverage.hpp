// What a collection of records exercises of each game, and what it leaves out.
#pragma once

#include "cli/report/run_totals.hpp"
#include "rules/registry/registry.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct RuleUse {
    const Rule* rule = nullptr;
    std::uint64_t held = 0;    ///< it could have been broken, and was not
    std::uint64_t broken = 0;  ///< findings
};

struct OptionUse {
    const Ruling* ruling = nullptr;
    std::string_view option;
    std::uint64_t records = 0;
};

struct EndUse {
    std::string end;  ///< "by the rules, 3 players", "end abandoned"
    std::uint64_t records = 0;
};

/// How often each option of a ruling was chosen.
using ChosenOptions = std::array<std::uint64_t, 32>;

/// One game; or, without a game, the rules that all records share.
class GameCoverage {
public:
    explicit GameCoverage(const GameEntry* game) : game_(game) {}

    const GameEntry* game() const { return game_; }
    std::string_view name() const { return game_ == nullptr ? "record" : game_->about->id; }
    std::uint64_t records() const { return records_; }

    /// Judges a record of this game and counts it.
    void add(const Record& record, const FileReader& open, Report& report);
    /// Counts what was found, whoever judged.
    void add_findings(const Report& report);
    /// Takes over how often a game's records held the rules that all records share.
    void add_common(const GameCoverage& game);
    /// In a form from which it can be added to what other records exercise. Throws std::exception on what is none.
    nlohmann::ordered_json sums() const;
    void add_sums(const nlohmann::ordered_json& json);

    std::vector<RuleUse> rules() const;
    std::vector<OptionUse> options() const;
    std::vector<EndUse> ends() const;

private:
    void add_end(const Report& report);

    const GameEntry* game_;
    std::uint64_t records_ = 0;
    Covered covered_;
    Counts broken_;
    std::vector<ChosenOptions> chosen_;                     ///< by ruling
    std::array<std::uint64_t, most_seats + 1> finished_{};  ///< by number of players
    std::uint64_t alone_ = 0;                               ///< finished with one winner
    std::uint64_t shared_ = 0;
    bool contested_ = false;  ///< a finished game had a score for each of several players
};

}  // namespace arbiter::cli
