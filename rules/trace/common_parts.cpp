// round, scores, undo and end by the names of their parts, as tgn(5) calls them.
#include "rules/trace/common_parts.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter {
namespace {

void add_player(std::string_view name, Seat seat, const Seats& seats, EventParts& parts) {
    if (seat != no_seat) {
        parts.add(name, seats.name(seat));
    }
}

void add_scores(const Line& line, EventParts& parts) {
    List scores;
    for (std::uint32_t i = 0; i < std::min<std::uint32_t>(line.score_count, most_seats); ++i) {
        scores.push_back(line.scores[i] == Line::unknown_score ? Value("?") : Value(line.scores[i]));
    }
    parts.add("scores", std::move(scores));
}

}  // namespace

bool add_common_parts(const Line& line, const Seats& seats, EventParts& parts) {
    switch (line.kind()) {
        case LineKind::round:
            parts.verb = "round";
            parts.add("number", static_cast<std::int64_t>(line.round));
            add_player("starter", line.named, seats, parts);
            return true;
        case LineKind::scores:
            parts.verb = "scores";
            add_scores(line, parts);
            return true;
        case LineKind::undo: parts.verb = "undo"; return true;
        case LineKind::end:
            parts.verb = "end";
            parts.add("how", name_of(line.end_kind));
            add_player(
                "player",
                line.end_kind == EndKind::resigned || line.end_kind == EndKind::adjudicated ? line.named : no_seat,
                seats, parts);
            return true;
        case LineKind::nothing:
        case LineKind::set:
        case LineKind::event: break;
    }
    return false;
}

std::string_view first_keyword(std::string_view event, std::span<const std::string_view> keywords) {
    for (std::size_t at = 0; at < event.size();) {
        const std::size_t end = std::min(event.find(' ', at), event.size());
        const auto word = std::find(keywords.begin(), keywords.end(), event.substr(at, end - at));
        if (word != keywords.end()) {
            return *word;
        }
        at = end + 1;
    }
    return "move";
}

}  // namespace arbiter
