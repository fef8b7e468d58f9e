// Runs coverage: counts over all records, prints the table or JSON, and writes the stubs.
#include "cli/commands/coverage.hpp"

#include "cli/coverage.hpp"
#include "cli/delivery.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/coverage_report.hpp"
#include "cli/run.hpp"
#include "cli/stubs.hpp"
#include "rules/game_named.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
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

void add(Piece piece, const RecordText& record, const FileReader& open, std::vector<GameCoverage>& coverages) {
    const Record read = piece == Piece::record ? read_record(record) : Record{};
    const GameEntry* const game = find_game_of(read.header);
    const auto own = std::find_if(coverages.begin(), coverages.end() - 1,
                                  [game](const GameCoverage& one) { return one.game() == game; });
    Report report;
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
    Delivery delivery;
    for (const GameCoverage& coverage : coverages) {
        const std::string text = stubs_for(coverage);
        if (options.stubs == "-") {
            std::fwrite(text.data(), 1, text.size(), stdout);
        } else if (!text.empty()) {
            std::filesystem::create_directories(options.stubs);
            const std::string path = fmt::format("{}/{}-stubs.tgn", options.stubs, coverage.name());
            delivery.open(path, Delivery::Over::nothing).write(text);
        }
    }
    delivery.keep();
}

}  // namespace

int coverage(const CoverageOptions& options) {
    std::vector<GameCoverage> coverages = begin(options);
    std::vector<Trouble> troubles;
    for (const std::string& path : expand(options.paths, troubles)) {
        each_piece(path, troubles,
                   [&](Piece piece, const RecordText& record, const FileReader& open, std::string_view) {
                       add(piece, record, open, coverages);
                   });
    }
    for (std::size_t i = 0; i + 1 < coverages.size(); ++i) {
        coverages.back().add_common(coverages[i]);
    }
    if (!options.stubs.empty()) {
        write_stubs(options, coverages);
    }
    if (options.stubs != "-") {
        const std::string text = options.json ? coverage_json(coverages) : coverage_text(coverages);
        std::fwrite(text.data(), 1, text.size(), stdout);
    }
    tell_troubles(troubles);
    const bool missing = std::any_of(coverages.begin(), coverages.end() - 1, is_missing_any);
    return is_unread(troubles) ? Exit::unreadable : options.strict && missing ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
