// Goes over the lines of a report in input order.
#include "cli/report/numbering.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

void add_line(std::string_view line, std::string_view key, ReportState& course, std::string& out) {
    const std::size_t at = line.find(key);
    if (at == std::string_view::npos) {
        out += line;
        return;
    }
    const std::size_t end = std::min(line.find('"', at + key.size()), line.size());
    const unsigned count = ++course.seen[std::string(line.substr(at + key.size(), end - at - key.size()))];
    out += line.substr(0, end);
    out += count == 1 ? std::string() : fmt::format("-{}", count);
    out += line.substr(end);
}

}  // namespace

void number_ids(std::string_view key, ReportState& course, std::string& text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        add_line(std::string_view(text).substr(at, end - at), key, course, out);
        at = end;
    }
    text = std::move(out);
}

}  // namespace arbiter::cli
