// Draws statistics: for each game or group how scores and lengths are spread, and how often each seat wins.
#include "cli/picture/svg_box.hpp"
#include "cli/search/statistics_report.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr double plot_width = 260;
constexpr double plot_height = 110;
constexpr double margin_around = 30;
constexpr double height_of_game = plot_height + 70;
constexpr std::int64_t most_bars = 40;

struct Bar {
    std::string name;  ///< below it; empty where there is no room
    std::uint64_t count = 0;
};

/// Numbers next to each other share a bar where there are too many for one each.
std::vector<Bar> bars_of(const Spread& spread) {
    if (spread.count() == 0) {
        return {};
    }
    const std::int64_t width = (spread.most() - spread.least()) / most_bars + 1;
    std::vector<Bar> bars(static_cast<std::size_t>((spread.most() - spread.least()) / width + 1));
    for (const auto& [number, count] : spread.counts()) {
        bars[static_cast<std::size_t>((number - spread.least()) / width)].count += count;
    }
    bars.front().name = std::to_string(spread.least());
    if (bars.size() > 1) {
        bars.back().name = std::to_string(spread.least() + width * static_cast<std::int64_t>(bars.size() - 1));
    }
    return bars;
}

/// "2: 48 %" of the finished games.
std::string rate_of(std::size_t seat, const Statistics& game) {
    const std::uint64_t finished = game.winning().count();
    return finished == 0 ? fmt::format("{}", seat + 1)
                         : fmt::format("{}: {:.0f} %", seat + 1,
                                       100.0 * static_cast<double>(game.won()[seat]) / static_cast<double>(finished));
}

std::vector<Bar> seats_of(const Statistics& game) {
    std::size_t seats = 0;
    for (std::size_t n = 1; n < game.players().size(); ++n) {
        seats = game.players()[n] != 0 ? n : seats;
    }
    std::vector<Bar> bars;
    for (std::size_t seat = 0; seat < std::min(seats, game.won().size()); ++seat) {
        bars.push_back({rate_of(seat, game), game.won()[seat]});
    }
    return bars;
}

void append_text(double x, double y, std::string_view style, std::string_view words, std::string& text) {
    text += fmt::format("<text x=\"{}\" y=\"{}\" class=\"{}\">{}</text>\n", svg_number(x), svg_number(y), style,
                        svg_text(words, 100));
}

/// Each bar is as high as its share of the highest; its title says how many it stands for.
void append_plot(double x, double y, std::string_view heading, const std::vector<Bar>& bars, std::string& text) {
    std::uint64_t highest = 1;
    for (const Bar& bar : bars) {
        highest = std::max(highest, bar.count);
    }
    append_text(x, y + 10, "small", bars.empty() ? fmt::format("{}: none", heading) : std::string(heading), text);
    const double base = y + plot_height;
    const double step = bars.empty() ? 0 : plot_width / static_cast<double>(bars.size());
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double height = (plot_height - 20) * static_cast<double>(bars[i].count) / static_cast<double>(highest);
        const double left = x + step * static_cast<double>(i);
        text += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"><title>{}</title></rect>\n",
                            svg_number(left), svg_number(base - height), svg_number(step * 0.9), svg_number(height),
                            bars[i].count);
        if (!bars[i].name.empty()) {
            append_text(left, base + 14, "small", bars[i].name, text);
        }
    }
    text += fmt::format("<path d=\"M{} {}h{}\"/>\n", svg_number(x), svg_number(base), svg_number(plot_width));
}

void append_game(const GroupName& name, const Statistics& game, double y, std::string& text) {
    append_text(margin_around, y + 16, "large",
                fmt::format("{}{}{}: {}", name.game, name.group.empty() ? "" : ", ", name.group,
                            counted(game.totals().records, "record")),
                text);
    append_plot(margin_around, y + 26, "scores of finished games", bars_of(game.scores()), text);
    append_plot(margin_around * 2 + plot_width, y + 26, "length in events", bars_of(game.events()), text);
    append_plot(margin_around * 3 + plot_width * 2, y + 26, "games won, by seat", seats_of(game), text);
}

}  // namespace

std::string statistics_svg(const GameStatistics& games) {
    const double width = margin_around * 4 + plot_width * 3;
    const double height = height_of_game * static_cast<double>(games.size()) + margin_around;
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">\n"
        "<style>text{{font-family:sans-serif;fill:#222}}.large{{font-size:15px}}.small{{font-size:11px;fill:#555}}"
        "rect{{fill:#3b6ea8}}path{{stroke:#888}}</style>\n"
        "<path d=\"M0 0h{0}v{1}h-{0}z\" style=\"fill:#fff;stroke:none\"/>\n",
        svg_number(width), svg_number(height));
    double y = margin_around / 2;
    for (const auto& [name, game] : games) {
        append_game(name, game, y, text);
        y += height_of_game;
    }
    return text + "</svg>\n";
}

}  // namespace arbiter::cli
