// Takes lists of words apart.
#include "cli/commands/check_parts.hpp"

#include "cli/report/reporter.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace arbiter::cli {
namespace {

/// "breakdown,completed": calls each(word), which answers whether it knows it.
template <typename Each>
void each_part(const std::vector<std::string>& lists, std::string_view option, std::string_view known, Each each) {
    for (const std::string& list : lists) {
        for (std::size_t at = 0; at <= list.size();) {
            const std::size_t end = std::min(list.find(',', at), list.size());
            const std::string word = list.substr(at, end - at);
            if (!each(word)) {
                throw std::runtime_error(fmt::format("{} {}: the parts are {}", option, word, known));
            }
            at = end + 1;
        }
    }
}

/// Where the path begins, behind the equals sign.
std::size_t path_in(const CheckOptions& options) {
    const std::size_t equal = options.part.find('=');
    if (equal == std::string::npos || equal + 1 == options.part.size() || options.update_baseline) {
        throw std::runtime_error(
            fmt::format("--part {}: it is FORMATS=PATH, such as text,junit=part.3, and goes with no "
                        "--update-baseline",
                        plain_line(options.part)));
    }
    return equal + 1;
}

}  // namespace

Parts parts_of(const CheckOptions& options) {
    if ((!options.with.empty() || !options.without.empty()) && options.reports.empty() && options.part.empty()) {
        throw std::runtime_error(fmt::format("{} requires --report", options.with.empty() ? "--without" : "--with"));
    }
    Parts parts;
    each_part(options.with, "--with", "id, header, steps and positions", [&parts](const std::string& word) {
        parts.id = parts.id || word == "id";
        parts.header = parts.header || word == "header";
        parts.steps = parts.steps || word == "steps";
        parts.positions = parts.positions || word == "positions";
        return word == "id" || word == "header" || word == "steps" || word == "positions";
    });
    each_part(options.without, "--without", "breakdown and completed", [&parts](const std::string& word) {
        parts.breakdown = parts.breakdown && word != "breakdown";
        parts.completed = parts.completed && word != "completed";
        return word == "breakdown" || word == "completed";
    });
    return parts;
}

std::vector<std::string> formats_of_part(const CheckOptions& options) {
    std::vector<std::string> formats;
    const std::string list = options.part.substr(0, path_in(options) - 1);
    each_part({list}, "--part", format_names(), [&](const std::string& word) {
        formats.push_back(word);
        return find_format(word) != nullptr;
    });
    return formats;
}

std::string path_of_part(const CheckOptions& options) {
    return options.part.substr(path_in(options));
}

}  // namespace arbiter::cli
