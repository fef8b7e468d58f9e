// Breaks texts at blanks.
#include "cli/text/paragraph.hpp"

#include <algorithm>

namespace arbiter::cli {

std::string wrapped(std::string_view text, std::size_t width) {
    std::string out;
    std::size_t column = 0;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, blank);
        text.remove_prefix(std::min(blank + 1, text.size()));
        if (column != 0 && column + 1 + word.size() > width) {
            out += '\n';
            column = 0;
        }
        out += column == 0 ? "" : " ";
        out += word;
        column += word.size() + (column == 0 ? 0 : 1);
    }
    return out;
}

std::string paragraph(std::string_view text, std::string_view margin, std::size_t width) {
    const std::string lines = wrapped(text, width - std::min(margin.size(), width - 1));
    std::string out;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        out.append(margin).append(lines, at, end - at).append("\n");
        at = end + 1;
    }
    return out;
}

}  // namespace arbiter::cli
