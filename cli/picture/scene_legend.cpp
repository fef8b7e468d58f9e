// Puts what is wrong, and what the last event earned, into words.
#include "cli/picture/scene_legend.hpp"

#include "cli/text/columns.hpp"
#include "cli/text/paragraph.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace arbiter::cli {
namespace {

constexpr std::size_t most_points_told = 12;
constexpr std::size_t most_lines_told = 6;

std::string earner_of(Seat seat, const Scene& scene) {
    const auto board = std::ranges::find(scene.boards, seat, &Scene::Board::seat);
    return seat == no_seat || board == scene.boards.end() ? std::string()
                                                          : fmt::format(" {}", fitted(board->name, 40, "~"));
}

std::string in_words(const ScoreEvent& earned, const Scene& scene) {
    const std::string cells = earned.cells.empty() ? std::string() : fmt::format(" ({})", joined_by(earned.cells, " "));
    return fmt::format("{:+}{}: {}{}", earned.points, earner_of(earned.seat, scene), earned.why, cells);
}

/// So many lines, and no more of one thing.
void tell(const std::string& words, std::size_t width, std::vector<std::string>& lines) {
    const std::string all = wrapped(plain_line(words), width);
    std::size_t told = 0;
    for (std::size_t at = 0; at < all.size() && told < most_lines_told; ++told) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        const bool more = told + 1 == most_lines_told && end < all.size();
        lines.push_back(fitted(all.substr(at, end - at) + (more ? " ~" : ""), width, "~"));
        at = end + 1;
    }
}

}  // namespace

std::vector<std::string> legend_of(const Scene& scene, std::size_t width) {
    std::vector<std::string> lines;
    if (scene.wrong) {
        tell(fmt::format("! line {}: {}", scene.wrong->line, scene.wrong->message), width, lines);
    }
    const std::size_t told = std::min(scene.earned.size(), most_points_told);
    for (std::size_t at = 0; at < told; ++at) {
        tell(in_words(scene.earned[at], scene), width, lines);
    }
    if (scene.earned.size() > told) {
        lines.push_back(fmt::format("and {} more", scene.earned.size() - told));
    }
    return lines;
}

}  // namespace arbiter::cli
