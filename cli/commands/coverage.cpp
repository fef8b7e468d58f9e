// Runs coverage: counts over all records, prints the table or JSON, and writes the stubs.
#include "cli/commands/coverage.hpp"

#include "cli/cases/case_stubs.hpp"
#include "cli/cases/coverage.hpp"
#include "cli/cases/coverage_report.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/output/output_commit.hpp"
#include "cli/run/partial_sums.hpp"
#include "cli/run/progress.hpp"
#include "cli/run/run.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>

namespace arbiter::cli {
namespace {

/// The games asked for, and last the rules that all records share.
std::vector<GameCoverage> begin(const CoverageOptions& options) {
    std::vector<GameCoverage> coverages;
    for (const std::string& name : options.games) {
        if (find_game(name) == nullptr) {
            throw std::runtime_error(fmt::format("{} is no game the referee knows", name));
        }
    }
    for (const GameEntry& game : games()) {
        const bool wanted = options.games.empty() || std::find(options.games.begin(), options.games.end(),
                                                               game.about->id) != options.games.end();
        if (wanted) {
            coverages.emplace_back(&game);
        }
    }
    coverages.emplace_back(nullptr);
    return coverages;
}

void add(Piece piece, const RecordText& record, const FileReader& open, Report& report,
         std::vector<GameCoverage>& coverages) {
    const Record read = piece == Piece::record ? read_record(record) : Record{};
    const GameEntry* const game = find_game_of(read.header);
    const auto own = std::find_if(coverages.begin(), coverages.end() - 1,
                                  [game](const GameCoverage& one) { return one.game() == game; });
    if (own != coverages.end() - 1) {
        own->add(read, open, report);
    } else if (game == nullptr) {
        Judge judge;
        judge_piece(judge, piece, record, {}, open, report);
    }
    coverages.back().add_findings(report);
}

/// A stub is there to be edited: what stands in the folder already stays.
void write_stubs(const CoverageOptions& options, const std::vector<GameCoverage>& coverages) {
    OutputCommit delivery;
    for (const GameCoverage& coverage : coverages) {
        const std::string text = case_stubs_for(coverage);
        if (options.stubs == "-") {
            std::fwrite(text.data(), 1, text.size(), stdout);
        } else if (!text.empty()) {
            std::filesystem::create_directories(options.stubs);
            const std::string path = fmt::format("{}/{}-stubs.tgn", options.stubs, coverage.name());
            delivery.open(path, OutputCommit::Over::nothing).write(text);
        }
    }
    delivery.keep();
}

/// The games of all inputs, or of a part of them.
std::vector<GameCoverage> cover(const CoverageOptions& options, const Portion& range, InputErrors& input_errors) {
    std::vector<GameCoverage> coverages = begin(options);
    const std::vector<std::string> files = expand(options.paths, input_errors);
    if (range.part != 1) {
        input_errors.clear();  // the first part tells what folders have
    }
    const std::vector<Stretch> stretches = stretches_of(range, files);
    std::optional<Progress> shown = progress_on_terminal();
    Progress* const progress = shown ? &*shown : nullptr;
    const auto add_one = [&](Piece piece, const RecordText& record, const FileReader& open, std::string_view) {
        Report report;
        add(piece, record, open, report, coverages);
        if (progress != nullptr) {
            RunTotals totals;
            totals.add(record, report);
            progress->judged(totals);
        }
    };
    if (progress != nullptr) {
        progress->begin(files);
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (stretches[i].any()) {
            each_piece(files[i], input_errors, add_one, {}, stretches[i], progress);
        }
    }
    if (progress != nullptr) {
        progress->hide();
    }
    return coverages;
}

void print(std::span<const GameCoverage> coverages, bool json) {
    const std::string text = json ? coverage_json(coverages) : coverage_text(coverages);
    std::fwrite(text.data(), 1, text.size(), stdout);
}

/// The exit code.
int close(std::span<const GameCoverage> coverages, bool strict, const InputErrors& input_errors) {
    print_input_errors(input_errors);
    const bool missing = std::any_of(coverages.begin(), coverages.end() - 1, is_missing_any);
    return is_unread(input_errors) ? Exit::unreadable : strict && missing ? Exit::findings : Exit::clean;
}

/// The rules that all records share are held by the records of all games.
void add_common(std::vector<GameCoverage>& coverages) {
    for (std::size_t i = 0; i + 1 < coverages.size(); ++i) {
        coverages.back().add_common(coverages[i]);
    }
}

int close_part(const CoverageOptions& options, const Portion& range, std::span<const GameCoverage> coverages,
               const InputErrors& input_errors) {
    Json sums = {{"strict", options.strict}, {"games", Json::array()}};
    for (const GameCoverage& one : coverages) {
        sums["games"].push_back({{"game", one.name()}, {"sums", one.sums()}});
    }
    const Json question = {{"games", options.games}, {"strict", options.strict}};
    write_sums(options.part, {"coverage", to_line(question), options.paths, range}, sums, input_errors);
    print_input_errors(input_errors);
    return is_unread(input_errors) ? Exit::unreadable : Exit::clean;
}

}  // namespace

int coverage(const CoverageOptions& options) {
    InputErrors input_errors;
    const Portion range = read_range(options.range);
    std::vector<GameCoverage> coverages = cover(options, range, input_errors);
    if (!options.part.empty()) {
        return close_part(options, range, coverages, input_errors);
    }
    add_common(coverages);
    if (!options.stubs.empty()) {
        write_stubs(options, coverages);
    }
    if (options.stubs != "-") {
        print(coverages, options.json);
    }
    return close(coverages, options.strict, input_errors);
}

int merge_coverage(bool json, const std::function<InputErrors(const std::function<void(const Json&)>&)>& each) {
    std::vector<GameCoverage> coverages;
    bool strict = false;
    const InputErrors input_errors = each([&](const Json& sums) {
        const Json& games = sums.at("games");
        if (games.empty()) {
            throw std::runtime_error("not even the rules that all records share");
        }
        for (std::size_t i = 0; coverages.size() < games.size(); ++i) {
            coverages.emplace_back(find_game(games.at(i).at("game").get<std::string>()));
        }
        for (std::size_t i = 0; i < coverages.size(); ++i) {
            coverages[i].add_sums(games.at(i).at("sums"));
        }
        strict = sums.at("strict");
    });
    add_common(coverages);
    print(coverages, json);
    return close(coverages, strict, input_errors);
}

}  // namespace arbiter::cli
