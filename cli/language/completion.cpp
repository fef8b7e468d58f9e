// Asks the record up to the cursor what it would take.
#include "cli/language/completion.hpp"

#include "cli/report/first_record.hpp"
#include "cli/session/continuation.hpp"
#include "cli/session/session.hpp"
#include "grammar/text/ascii.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace arbiter::cli {
namespace {

/// So few moves are shown each as a whole.
constexpr std::size_t few = 12;
/// Behind more than that it would take too long to try what could be drawn next.
constexpr std::size_t most_drawn_behind = 50'000;

/// Actor, source, piece and place end where a sign does, or where a letter follows a digit.
bool ends_part(char byte, char next) {
    constexpr std::string_view signs = " :,>/+";
    return signs.find(byte) != std::string_view::npos ||
           (is_digit(byte) && !is_digit(next) && signs.find(next) == std::string_view::npos);
}

/// Where the part ends that begins here.
std::size_t part_end(std::string_view text, std::size_t at) {
    while (at + 1 < text.size() && !ends_part(text[at], text[at + 1])) {
        ++at;
    }
    return std::min(at + 1, text.size());
}

using Group = std::vector<std::string_view>;

/// Goes on as long as all of them do so in the same way.
std::size_t common_end(const Group& moves, std::size_t end) {
    for (;;) {
        const std::size_t next = part_end(moves.front(), end);
        const std::string_view part = moves.front().substr(0, next);
        const bool same = std::all_of(moves.begin(), moves.end(), [&](std::string_view move) {
            return move.size() >= next && move.substr(0, next) == part && part_end(move, end) == next;
        });
        if (!same || next == end) {
            return end;
        }
        end = next;
    }
}

Proposal of_group(const Group& moves, std::size_t end) {
    if (moves.size() == 1) {
        return {std::string(moves.front()), true, "move"};
    }
    const std::string_view part = moves.front().substr(0, common_end(moves, end));
    const bool whole = std::find(moves.begin(), moves.end(), part) != moves.end();
    return {std::string(part), whole, fmt::format("{} moves", moves.size())};
}

std::size_t errors_in(const Report& report) {
    return static_cast<std::size_t>(std::count_if(report.findings.begin(), report.findings.end(),
                                                  [](const Finding& one) { return one.severity == Severity::error; }));
}

/// The referee has read all of it, and gone on to the end.
bool goes_on(const FirstRecord& record) {
    return record.game() != nullptr && record.report().stopped_at >= record.record().text.text.size();
}

/// A record up to the cursor, and what it would take.
class Trial {
public:
    Trial(std::string_view record, const FileReader& open) : record_(record), open_(open), now_(record, {}, open) {}

    bool is_open() const { return goes_on(now_); }
    Position position() const {
        Report report;  // its texts are gone when the position is there
        return now_.game()->position(now_.record(), open_, report);
    }
    /// The totals as they stand; empty where there are none, or nobody knows them.
    std::string scores_line() const {
        const Report& report = now_.report();
        std::string line = "scores";
        for (std::uint32_t i = 0; i < report.score_count && report.score_ranges.empty(); ++i) {
            line += fmt::format(" {}", report.scores[i]);
        }
        return line == "scores" ? std::string{} : line;
    }
    bool takes(std::string_view line) const {
        const FirstRecord longer(fmt::format("{}{}\n", record_, line), {}, open_);
        return goes_on(longer) && errors_in(longer.report()) <= errors_in(now_.report());
    }

private:
    std::string_view record_;
    const FileReader& open_;
    FirstRecord now_;
};

/// Offered where it begins as what is typed, and the referee takes it.
void propose(const Trial& trial, const std::string& line, std::string_view detail, std::string_view typed,
             std::vector<Proposal>& proposals) {
    if (!line.empty() && begins_alike(line, typed) && trial.takes(line)) {
        proposals.push_back({line, true, std::string(detail)});
    }
}

/// What is really drawn is written piece by piece: what could come next behind what is typed of it.
void propose_pieces(std::string_view record, const FileReader& open, std::string_view typed,
                    std::vector<Proposal>& proposals) {
    const Session session(std::string(record), open);
    const Continuation behind = Continuations(session).behind(typed);
    for (const std::string& piece : behind.pieces) {
        proposals.push_back({behind.typed + piece, false, "can come next"});
    }
    if (behind.pieces.empty() && behind.typed.size() > typed.size() && session.would_take(behind.typed)) {
        proposals.push_back({behind.typed, true, "all that can come"});
    }
}

}  // namespace

std::vector<Proposal> in_parts(const std::vector<std::string>& moves, std::string_view typed) {
    std::map<std::string_view, Group> groups;
    std::size_t count = 0;
    for (const std::string& move : moves) {
        if (begins_alike(move, typed)) {
            groups[std::string_view(move).substr(0, part_end(move, typed.size()))].push_back(move);
            ++count;
        }
    }
    std::vector<Proposal> proposals;
    for (const auto& [part, group] : groups) {
        if (count > few) {
            proposals.push_back(of_group(group, part.size()));
            continue;
        }
        for (const std::string_view move : group) {
            proposals.push_back({std::string(move), true, "move"});
        }
    }
    return proposals;
}

std::vector<Proposal> proposals(std::string_view record, std::string_view typed, const FileReader& open) {
    const Trial trial(record, open);
    if (!trial.is_open()) {
        return {};
    }
    const Position position = trial.position();
    std::vector<Proposal> proposals = in_parts(position.moves, typed);
    const std::string of_table = position.of_table.substr(0, position.of_table.find('\n'));
    propose(trial, of_table, "as the table could write it", typed, proposals);
    const bool begun = typed.find(' ') != std::string_view::npos;
    if (begun && !of_table.empty() && record.size() <= most_drawn_behind) {
        propose_pieces(record, open, typed, proposals);
    }
    propose(trial, trial.scores_line(), "the scores as they stand", typed, proposals);
    propose(trial, "undo", "takes the last move back", typed, proposals);
    propose(trial, "gap", "lines are missing here", typed, proposals);
    propose(trial, "end", "the game is over", typed, proposals);
    propose(trial, "end abandoned", "nobody goes on", typed, proposals);
    return proposals;
}

}  // namespace arbiter::cli
