// Adds up what was held and broken, and picks what was never exercised.
#include "cli/cases/coverage.hpp"

#include "cli/run/sums_json.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <bitset>

namespace arbiter::cli {
namespace {

constexpr std::string_view end_words[] = {"finished", "abandoned", "resigned", "adjudicated"};  // by EndKind

std::uint64_t at_or_zero(const std::vector<std::uint64_t>& counts, std::size_t i) {
    return i < counts.size() ? counts[i] : 0;
}

void add_each(const Json& json, std::vector<std::uint64_t>& to) {
    to.resize(std::max(to.size(), json.size()));
    for (std::size_t i = 0; i < json.size(); ++i) {
        to[i] += json[i].get<std::uint64_t>();
    }
}

std::uint64_t count_of(const Counts& counts, std::string_view code) {
    const auto found = counts.find(code);
    return found == counts.end() ? 0 : found->second;
}

}  // namespace

void GameCoverage::add(const Record& record, const FileReader& open, Report& report) {
    game_->cover(record, open, report, covered_);
    ++records_;
    chosen_.resize(game_->rulings.size());
    for (std::size_t i = 0; i < std::min(chosen_.size(), covered_.options.size()); ++i) {
        ++chosen_[i][covered_.options[i]];
    }
    add_findings(report);
    add_end(report);
}

void GameCoverage::add_findings(const Report& report) {
    for (const Finding& finding : report.findings) {
        broken_[finding.rule->id] += 1 + finding.repeats;
    }
}

void GameCoverage::add_end(const Report& report) {
    if (!report.finished) {
        return;
    }
    ++finished_[report.seats.count()];
    const std::size_t winners = std::bitset<8>(report.winners).count();
    alone_ += winners == 1 ? 1U : 0U;
    shared_ += winners > 1 ? 1U : 0U;
    contested_ = contested_ || report.score_count > 1;
}

void GameCoverage::add_common(const GameCoverage& game) {
    const std::vector<std::uint64_t>& held = game.covered_.common;
    records_ += game.records_;
    covered_.held.resize(std::max(covered_.held.size(), held.size()));
    for (std::size_t i = 0; i < held.size(); ++i) {
        covered_.held[i] += held[i];
    }
}

Json GameCoverage::sums() const {
    return {
        {"records", records_},        {"held", covered_.held},  {"common", covered_.common}, {"ends", covered_.ends},
        {"broken", json_of(broken_)}, {"chosen", chosen_},      {"finished", finished_},     {"alone", alone_},
        {"shared", shared_},          {"contested", contested_}};
}

void GameCoverage::add_sums(const Json& json) {
    records_ += json.at("records").get<std::uint64_t>();
    add_each(json.at("held"), covered_.held);
    add_each(json.at("common"), covered_.common);
    add_each(json.at("ends"), covered_.ends);
    add_counts(json.at("broken"), broken_);
    const Json& chosen = json.at("chosen");
    chosen_.resize(std::max(chosen_.size(), chosen.size()));
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        add_each(chosen[i], chosen_[i]);
    }
    add_each(json.at("finished"), finished_);
    alone_ += json.at("alone").get<std::uint64_t>();
    shared_ += json.at("shared").get<std::uint64_t>();
    contested_ = contested_ || json.at("contested").get<bool>();
}

std::vector<RuleUse> GameCoverage::rules() const {
    const std::span<const Rule> book = game_ == nullptr ? record::rulebook() : game_->rulebook;
    std::vector<RuleUse> uses;
    for (std::size_t i = 0; i < book.size(); ++i) {
        uses.push_back({&book[i], at_or_zero(covered_.held, i), count_of(broken_, book[i].id)});
    }
    return uses;
}

std::vector<OptionUse> GameCoverage::options() const {
    std::vector<OptionUse> uses;
    const std::span<const Ruling> rulings = game_ == nullptr ? std::span<const Ruling>{} : game_->rulings;
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        for (std::size_t k = 0; k < rulings[i].options.size(); ++k) {
            uses.push_back({&rulings[i], rulings[i].options[k], i < chosen_.size() ? chosen_[i][k] : 0});
        }
    }
    return uses;
}

std::vector<EndUse> GameCoverage::ends() const {
    std::vector<EndUse> uses;
    if (game_ == nullptr) {
        return uses;
    }
    for (std::size_t n = game_->about->fewest_players; n <= game_->about->most_players; ++n) {
        uses.push_back({fmt::format("by the rules, {}", counted(n, "player")), finished_[n]});
    }
    if (contested_) {
        uses.push_back({"one winner", alone_});
        uses.push_back({"shared victory", shared_});
    }
    for (std::size_t i = 0; i < std::size(end_words); ++i) {
        uses.push_back({fmt::format("end {}", end_words[i]), covered_.ends[i]});
    }
    return uses;
}

}  // namespace arbiter::cli
