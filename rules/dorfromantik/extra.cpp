// Looks lines of section E up, and adds up those that a header names.
#include "rules/dorfromantik/extra.hpp"

#include "grammar/text/ascii.hpp"
#include "grammar/text/trimmed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>

namespace arbiter::dorfromantik {
namespace {

constexpr std::int64_t most_points = 9'999'999;

// Read off the score sheet. There are 73 printed tiles, 3 of them put back, and 32 more in the boxes.
constexpr std::array<ExtraLine, extra_lines> lines{{
    {"Red Hearts", "1 for each matching edge", 1, 30, "there are 5 hearts, with 6 edges each"},
    {"Circus", "10 when completely surrounded", 10, 10, "there is one circus"},
    {"Signalman", "2 for each grade crossing", 2, 0},
    {"Shepherdess", "1 for each sheep", 1, 0},
    {"Hill", "2 for each task tile at distance 2", 2, 36, "no more than 18 tiles lie so near"},
    {"Construction Site", "7 for each territory of 7 tiles or more", 7, 0},
    {"Balloon Launch Site", "2 for each tile of distance", 2, 202, "no more than 102 tiles are laid"},
    {"Golden Heart", "2 for each matching edge", 2, 12, "there is one golden heart, with 6 edges"},
    {"Forest Cabin", "forest tasks", 1, 0},
    {"Harvest Festival", "grain tasks", 1, 0},
    {"Watchtower", "village tasks", 1, 0},
    {"Locomotive", "track tasks", 1, 0},
    {"Ship", "stream tasks", 1, 0},
    {"Train Station", "1 for each tile, when closed off", 1, 102, "no more than 102 tiles are laid"},
    {"Harbor", "1 for each tile, when closed off", 1, 102, "no more than 102 tiles are laid"},
}};

char plain(char byte) {
    return byte == '-' || byte == '\t' ? ' ' : lower_case(byte);
}

bool same_words(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, plain, plain);
}

std::optional<std::int64_t> number_in(std::string_view text) {
    std::int64_t number = 0;
    const char* const stop = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), stop, number);
    return error == std::errc{} && end == stop && number >= 0 && number <= most_points ? std::optional(number)
                                                                                       : std::nullopt;
}

/// `12`, and behind a blank or a comma what it is for.
std::optional<ExtraPoints> read_sum(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(" \t,"), text.size());
    const auto sum = number_in(text.substr(0, end));
    const bool explained = text.find_first_not_of(" \t,", end) != std::string_view::npos;
    return sum ? std::optional(ExtraPoints{.sum = static_cast<std::int32_t>(*sum), .explained = explained})
               : std::nullopt;
}

/// `Circus 10`
std::string read_line_into(std::string_view text, const ExtraMosts& listed, ExtraPoints& points) {
    const std::size_t last = text.find_last_of(" \t");
    const auto number = last == std::string_view::npos ? std::nullopt : number_in(text.substr(last + 1));
    const auto line = number ? extra_line(trimmed(text.substr(0, last))) : std::nullopt;
    if (!line) {
        return fmt::format("\"{}\" is no line of section E with its points", text);
    }
    if (points.lines[*line]) {
        return fmt::format("{} stands there twice", lines[*line].name);
    }
    points.lines[*line] = static_cast<std::int32_t>(*number);
    points.sum += static_cast<std::int32_t>(*number);
    return fault_in_extra(*line, *number, listed);
}

}  // namespace

const std::array<ExtraLine, extra_lines>& section_e() {
    return lines;
}

std::optional<std::size_t> extra_line(std::string_view name) {
    const auto found = std::ranges::find_if(lines, [&](const ExtraLine& line) { return same_words(line.name, name); });
    return found == lines.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - lines.begin()));
}

std::string fault_in_extra(std::size_t at, std::int64_t points, const ExtraMosts& listed) {
    const ExtraLine& line = lines[at];
    if (listed[at]) {
        return points <= *listed[at] ? std::string()
                                     : fmt::format("{} cannot come to {}: Tiles says that it comes to {} at most",
                                                   line.name, points, *listed[at]);
    }
    if (points % line.step != 0) {
        return fmt::format("{} cannot come to {}: it scores {}", line.name, points, line.printed);
    }
    if (line.most != 0 && points > line.most) {
        return fmt::format("{} cannot come to {}: {}", line.name, points, line.limit);
    }
    return {};
}

std::optional<ExtraPoints> parse_extra(std::string_view text, const ExtraMosts& listed, std::string& fault) {
    if (auto sum = read_sum(text)) {
        return sum;
    }
    const ExtraPoints nothing{.explained = true};
    ExtraPoints points = nothing;
    while (true) {
        const std::size_t comma = text.find(',');
        const bool first = points == nothing;
        fault = read_line_into(trimmed(text.substr(0, comma)), listed, points);
        if (!fault.empty()) {
            fault = first && points == nothing ? std::string() : fault;
            return std::nullopt;
        }
        if (comma == std::string_view::npos) {
            return points;
        }
        text.remove_prefix(comma + 1);
    }
}

}  // namespace arbiter::dorfromantik
