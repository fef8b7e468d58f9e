// Writes the answers, most of them with what a trace has of a step.
#include "cli/session/session_json.hpp"

#include "cli/report/json_values.hpp"
#include "cli/report/moves_json.hpp"
#include "cli/report/record_json.hpp"
#include "cli/report/trace_json.hpp"

#include <vector>

namespace arbiter::cli {
namespace {

/// That a record which goes on has no end is not worth saying.
bool is_worth_saying(const Finding& finding) {
    return finding.rule->id != "record.unfinished";
}

void put_findings(const JudgedRecord& judged, const std::vector<Finding>& findings, JsonText& to) {
    to.key("findings").begin_array();
    for (const Finding& finding : findings) {
        if (is_worth_saying(finding)) {
            put_finding(judged, finding, to);
        }
    }
    to.end_array();
}

template <typename Put>
std::string object(const Put& put) {
    std::string text;
    JsonText to(text);
    to.begin_object();
    put(to);
    to.end_object();
    to.flush();
    return text;
}

/// Behind a line that breaks nothing itself stands what went wrong before.
const std::vector<Finding>& reasons(const TracedRecord& tried, bool applied) {
    const std::vector<Finding>& own = tried.last().findings;
    return applied || !own.empty() ? own : tried.first().report().findings;
}

}  // namespace

std::string opened_json(std::uint64_t number, const Session& session) {
    const TracedRecord& now = session.now();
    const JudgedRecord judged = now.first().judged();
    return object([&](JsonText& to) {
        to.member("session", number);
        to.member("game", judged.report.game);
        put_players(judged.report.seats, to);
        put_standing(judged, now.last(), to);
        put_findings(judged, judged.report.findings, to);
    });
}

std::string played_json(const Session& session, bool applied, std::string_view line) {
    const TracedRecord& tried = session.tried();
    const JudgedRecord judged = tried.first().judged();
    const Step& step = tried.last();
    return object([&](JsonText& to) {
        to.member("applied", applied);
        to.member("line", line);
        put_act(judged, step, to);
        Step played;
        played.points_known = !applied || step.points_known;
        if (applied && step.points_known) {
            played.points = session.earned();
        }
        put_points(judged, played, LineNumbers(judged.record), to);
        put_standing(session.now().first().judged(), session.now().last(), to);
        put_findings(judged, reasons(tried, applied), to);
    });
}

std::string undone_json(const TracedRecord& now, std::string_view line) {
    const JudgedRecord judged = now.first().judged();
    return object([&](JsonText& to) {
        to.member("undone", line);
        put_standing(judged, now.last(), to);
    });
}

std::string listed_json(const Session& session, std::string_view prefix) {
    const FirstRecord& first = session.now().first();
    Report report;  // its texts are gone when the position is there
    const Position position = first.game()->position(first.record(), session.files(), report);
    return object([&](JsonText& to) {
        to.key("moves").begin_array();
        for (const std::string& move : position.moves) {
            if (move.starts_with(prefix)) {
                to.value(move);
            }
        }
        to.end_array();
        to.member("complete", is_complete(position));
    });
}

std::string position_json(const Session& session) {
    const FirstRecord& first = session.now().first();
    Report report;
    const SetLines lines = first.game()->set_lines(first.record(), session.files(), report);
    return object([&](JsonText& to) { put_set_lines(lines, to); });
}

}  // namespace arbiter::cli
