// Takes the lines of a body apart.
#include "cli/search/move_pattern.hpp"

#include "cli/search/filter.hpp"
#include "rules/registry/identity.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace arbiter::cli {
namespace {

/// Calls each(word) for what stands between blanks.
template <typename Each>
void each_word(std::string_view line, Each each) {
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        each(line.substr(at, end - at));
        at = end + 1;
    }
}

/// "2" for the name of the second player; what is no name is left as it is.
std::string seat_or_word(const Seats& seats, std::string_view word) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (seats.name(seat) == word) {
            return std::string("\0", 1) + static_cast<char>('1' + static_cast<int>(seat));
        }
    }
    return std::string(word);
}

}  // namespace

MovePattern::MovePattern(const std::vector<std::string>& lines) {
    std::transform(lines.begin(), lines.end(), std::back_inserter(lines_),
                   [](const std::string& line) { return essential_line(line); });
}

bool MovePattern::are_in(const JudgedRecord& judged) const {
    if (lines_.empty()) {
        return true;
    }
    const std::vector<std::string> moves = moves_of(judged);
    const auto like = [](const std::string& move, const std::string& line) { return is_like(move, line); };
    return std::search(moves.begin(), moves.end(), lines_.begin(), lines_.end(), like) != moves.end();
}

std::vector<std::string> moves_of(const JudgedRecord& judged) {
    std::vector<std::string> moves;
    const std::string_view text = judged.record.text;
    for (std::size_t at = judged.header.body; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (std::string line = essential_line(text.substr(at, end - at)); !line.empty()) {
            moves.push_back(std::move(line));
        }
        at = end + 1;
    }
    return moves;
}

Hash128 hash_of_moves(const JudgedRecord& judged) {
    Hasher hasher;
    hasher.add(judged.report.game, '\n');
    for (const std::string& move : moves_of(judged)) {
        each_word(move, [&](std::string_view word) { hasher.add(seat_or_word(judged.report.seats, word), '\n'); });
        hasher.add("\n", '\n');
    }
    return hasher.value();
}

}  // namespace arbiter::cli
