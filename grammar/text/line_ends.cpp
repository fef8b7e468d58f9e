// Tells line ends apart by the bytes around them.
#include "grammar/text/line_ends.hpp"

#include "grammar/text/utf8.hpp"

#include <algorithm>

namespace arbiter {
namespace {

constexpr std::size_t npos = std::string_view::npos;
constexpr char ctrl_z = '\x1A';

/// How many CRs stand here.
std::size_t returns_at(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of('\r', at), text.size()) - at;
}

/// Where the Ctrl-Z begins behind which there are no more lines; the text's size when there is none.
std::size_t end_of_lines(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r\n\x1A");
    return std::min(text.find(ctrl_z, last == npos ? 0 : last + 1), text.size());
}

/// Goes over the line ends of a text that are not the notation's.
template <typename Each>
void each_odd_end(std::string_view text, Each each) {
    const std::size_t stop = end_of_lines(text);
    // Where no CR is, none of them is odd.
    for (std::size_t at = text.find('\r') < stop ? text.find_first_of(line_end_bytes) : npos; at < stop;) {
        const LineEndHere here = line_end_at(text, at);
        if (here.kind != LineEnd::usual) {
            each(at, here);
        }
        at = text.find_first_of(line_end_bytes, at + here.size);
    }
    if (stop < text.size()) {
        each(stop, LineEndHere{text.size() - stop, LineEnd::ctrl_z});
    }
}

}  // namespace

LineEndHere line_end_at(std::string_view text, std::size_t at) {
    const std::size_t behind = at + 1;
    if (text[at] == '\n') {
        // Behind CR LF, another CR is a line end of its own.
        const bool alone = at == 0 || text[at - 1] != '\r';
        const std::size_t returns = alone ? returns_at(text, behind) : 0;
        const bool swapped = returns == 1 && byte_at(text, behind + 1) != '\n';
        return swapped ? LineEndHere{2, LineEnd::lf_cr} : LineEndHere{};
    }
    const std::size_t returns = returns_at(text, at);
    if (byte_at(text, at + returns) != '\n') {
        return {1, LineEnd::cr};
    }
    return {returns + 1, returns == 1 ? LineEnd::usual : LineEnd::cr_cr_lf};
}

std::uint64_t line_ends_between(std::string_view text, std::size_t from, std::size_t to) {
    const std::string_view part = text.substr(0, to).substr(std::min(from, to));
    if (part.find('\r') == npos) {
        return static_cast<std::uint64_t>(std::count(part.begin(), part.end(), '\n'));
    }
    std::uint64_t ends = 0;
    for (std::size_t at = text.find_first_of(line_end_bytes, from); at < to;
         at = text.find_first_of(line_end_bytes, at)) {
        at += line_end_at(text, at).size;
        ends += at <= to ? 1 : 0;
    }
    return ends;
}

OddEnds put_in_lines(std::string_view text, std::string& lines, Origins& origins) {
    OddEnds odd;
    std::size_t from = 0;
    each_odd_end(text, [&](std::size_t at, LineEndHere end) {
        odd = odd.kind == LineEnd::usual ? OddEnds{end.kind, at, end.size} : odd;
        odd.more += at == odd.at ? 0 : 1;
        lines.append(text.substr(from, at - from));
        lines += '\n';
        from = at + end.size;
        origins.note(lines.size(), from);
    });
    if (odd.kind != LineEnd::usual) {
        lines.append(text.substr(from));
    }
    return odd;
}

std::string in_lines(std::string_view text) {
    std::string lines;
    Origins origins;
    return put_in_lines(text, lines, origins).kind == LineEnd::usual ? std::string(text) : lines;
}

}  // namespace arbiter
