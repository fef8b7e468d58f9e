// Runs stats: sums over all records, game by game and group by group, and prints them.
#include "cli/commands/stats.hpp"

#include "cli/output/exit_code.hpp"
#include "cli/run/partial_sums.hpp"
#include "cli/run/progress.hpp"
#include "cli/run/run.hpp"
#include "cli/run/sums_json.hpp"
#include "cli/search/move_pattern.hpp"
#include "cli/search/statistics_report.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace arbiter::cli {
namespace {

/// Further ones are summed up together: memory stays bounded, whatever names stand in an archive.
constexpr std::size_t most_groups = 10'000;

/// Two runs are parts of one only if they are about the same.
std::string words_of(const StatsOptions& options) {
    const FilterOptions& filter = options.filter;
    return to_line({{"by", options.by},
                    {"first", options.first},
                    {"headers", filter.headers},
                    {"players", filter.players},
                    {"count", filter.player_count.value_or(0)},
                    {"score", filter.score},
                    {"winners", filter.winners},
                    {"verdicts", filter.verdicts},
                    {"codes", filter.codes},
                    {"completed", filter.completed},
                    {"games", filter.games},
                    {"where", filter.where},
                    {"lines", filter.lines},
                    {"positions", filter.positions},
                    {"at_end", filter.at_end}});
}

void tell_missed(const std::vector<std::string>& missed) {
    for (const std::string& sentence : missed) {
        fmt::print(stderr, "arbiter: warning: {}\n", sentence);
    }
}

/// Two players of a record, the one whose name comes first being first.
struct Pair {
    Seat first;
    Seat second;
};

std::map<std::string, Pair> pairs_of(const JudgedRecord& judged) {
    const Seats& seats = judged.report.seats;
    std::map<std::string, Pair> pairs;
    for (Seat one = 0; one < static_cast<Seat>(seats.count()); ++one) {
        for (Seat other = 0; other < static_cast<Seat>(seats.count()); ++other) {
            if (seats.name(one) < seats.name(other)) {
                pairs.emplace(fmt::format("{} and {}", seats.name(one), seats.name(other)), Pair{one, other});
            }
        }
    }
    return pairs;
}

/// The first lines of the body, as they are whatever blanks and comments they have.
std::string opening_of(const JudgedRecord& judged, std::uint64_t first) {
    std::vector<std::string> moves = moves_of(judged);
    moves.resize(std::min<std::size_t>(moves.size(), first));
    return joined_by(moves, " / ");
}

/// Prints them; the exit code.
int close(const StatsForm& form, const GameStatistics& games, const InputErrors& input_errors,
          const std::vector<std::string>& missed) {
    const std::string text = form.json  ? statistics_json(games)
                             : form.csv ? statistics_csv(games)
                             : form.svg ? statistics_svg(games)
                                        : statistics_text(games);
    std::fwrite(text.data(), 1, text.size(), stdout);
    print_input_errors(input_errors);
    tell_missed(missed);
    return !is_unread(input_errors) ? Exit::clean : Exit::unreadable;
}

class Summing {
public:
    explicit Summing(const StatsOptions& options) : options_(options), filter_(options.filter) {
        if (!options.by.empty() && !by_pair() && !by_opening()) {
            by_ = field_or_throw(options.by);
        }
    }

    int run();

private:
    bool by_pair() const { return options_.by == "pair"; }
    bool by_opening() const { return options_.by == "opening"; }
    bool by_seat() const { return options_.by == "seat"; }
    void add(const JudgedRecord& judged);
    void add_pairs(const JudgedRecord& judged);
    /// The groups that a record is in: one a player, if they are what groups are made by.
    std::set<std::string> groups_of(const JudgedRecord& judged) const;
    GroupName name_of_group(const JudgedRecord& judged, const std::string& group) const;
    int close_part(const Portion& range, const InputErrors& input_errors) const;

    const StatsOptions& options_;
    Filter filter_;
    std::optional<AskedField> by_;
    GameStatistics games_;
    std::mutex mutex_;
};

std::set<std::string> Summing::groups_of(const JudgedRecord& judged) const {
    std::set<std::string> groups;
    if (by_opening()) {
        groups.insert(opening_of(judged, options_.first));
    } else if (!by_) {
        groups.emplace();
    } else if (by_->is_word()) {
        by_->each_word(judged, [&groups](std::string_view word) { groups.emplace(word); });
    } else if (by_->field->kind == FieldKind::flag) {
        groups.insert(by_->field->is_so(judged) ? "yes" : "no");
    } else {
        by_->field->numbers(judged, [&groups](std::int64_t least, std::int64_t most) {
            groups.insert(least == most ? std::to_string(least) : fmt::format("{}..{}", least, most));
        });
    }
    return groups.empty() ? std::set<std::string>{"none"} : groups;
}

GroupName Summing::name_of_group(const JudgedRecord& judged, const std::string& group) const {
    GroupName name{judged.report.game.empty() ? std::string("no game") : std::string(judged.report.game), {}};
    if (!options_.by.empty()) {
        name.group = fmt::format("{} {}", options_.by, group);
        const bool full = games_.size() >= most_groups && !games_.contains(name);
        name.group = full ? fmt::format("other {}", options_.by) : name.group;
    }
    return name;
}

void Summing::add(const JudgedRecord& judged) {
    const bool asked = !options_.by.empty() || filter_.asks();
    if (asked && (judged.record.number == 0 || !filter_.matches(judged))) {
        return;
    }
    if (by_pair()) {
        add_pairs(judged);
        return;
    }
    const std::set<std::string> groups = groups_of(judged);
    const std::lock_guard lock(mutex_);
    for (const std::string& group : groups) {
        const std::int64_t seat = by_seat() ? whole_number(group).value_or(0) : 0;
        games_[name_of_group(judged, group)].add(judged.record, judged.report, static_cast<Seat>(seat - 1));
    }
}

void Summing::add_pairs(const JudgedRecord& judged) {
    const std::map<std::string, Pair> pairs = pairs_of(judged);
    const std::lock_guard lock(mutex_);
    for (const auto& [names, pair] : pairs) {
        Statistics& game = games_[name_of_group(judged, names)];
        game.add(judged.record, judged.report);
        game.duel().add(judged.report, pair.first, pair.second);
    }
}

int Summing::close_part(const Portion& range, const InputErrors& input_errors) const {
    Json sums = {{"missed", filter_.missed()}, {"games", Json::array()}};
    for (const auto& [name, game] : games_) {
        sums["games"].push_back({{"game", name.game}, {"group", hex(name.group)}, {"sums", game.sums()}});
    }
    write_sums(options_.part, {"stats", words_of(options_), options_.paths, range}, sums, input_errors);
    print_input_errors(input_errors);
    return !is_unread(input_errors) ? Exit::clean : Exit::unreadable;
}

int Summing::run() {
    std::optional<Progress> progress = progress_on_terminal();
    RunOptions run_options{options_.paths, {false, true, false}, options_.jobs, 0, nullptr};
    run_options.range = read_range(options_.range);
    run_options.progress = progress ? &*progress : nullptr;
    const std::vector<InputError> input_errors = cli::run(
        run_options,
        [&](const JudgedRecord& judged, Rendered& rendered) {
            add(judged);
            if (progress) {
                rendered.totals.add(judged.record, judged.report);
            }
        },
        [](Rendered& rendered) { rendered.totals = {}; });
    return options_.part.empty() ? close(options_.form, games_, input_errors, filter_.missed())
                                 : close_part(run_options.range, input_errors);
}

}  // namespace

int stats(const StatsOptions& options) {
    return Summing(options).run();
}

int merge_stats(const StatsForm& form,
                const std::function<InputErrors(const std::function<void(const Json&)>&)>& each) {
    GameStatistics games;
    std::optional<std::vector<std::string>> missed;
    const InputErrors input_errors = each([&](const Json& sums) {
        for (const Json& one : sums.at("games")) {
            games[{one.at("game"), from_hex(one.at("group"))}].add_sums(one.at("sums"));
        }
        const auto more = sums.at("missed").get<std::vector<std::string>>();
        missed = missed ? *missed : more;
        std::erase_if(*missed, [&more](const std::string& sentence) {
            return std::find(more.begin(), more.end(), sentence) == more.end();  // one part has it
        });
    });
    return close(form, games, input_errors, missed.value_or(std::vector<std::string>{}));
}

}  // namespace arbiter::cli
