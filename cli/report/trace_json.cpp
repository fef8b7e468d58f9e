// Writes the JSON of a trace, key by key.
#include "cli/report/trace_json.hpp"

#include "cli/report/json_values.hpp"
#include "cli/report/record_json.hpp"
#include "cli/report/traced_record.hpp"
#include "cli/text/file_name.hpp"
#include "grammar/text/line_ends.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/identity.hpp"
#include "rules/registry/registry.hpp"

#include <algorithm>

namespace arbiter::cli {

LineNumbers::LineNumbers(const RecordText& record) : first_(record.line) {
    constexpr std::string_view breaks = "\r\n";
    const std::string_view text = record.text;
    for (std::size_t at = text.find_first_of(breaks); at != std::string_view::npos;
         at = text.find_first_of(breaks, at)) {
        at += line_end_at(text, at).size;
        breaks_.push_back(static_cast<std::uint32_t>(at - 1));
    }
}

std::uint64_t LineNumbers::of(std::uint32_t offset) const {
    return first_ +
           static_cast<std::uint64_t>(std::lower_bound(breaks_.begin(), breaks_.end(), offset) - breaks_.begin());
}

namespace {

void put_earned(const JudgedRecord& judged, const ScoreEvent& earned, const LineNumbers& lines, JsonText& to) {
    to.begin_object();
    put_player("player", earned.seat, judged.report.seats, to);
    to.member("points", earned.points);
    to.member("why", earned.why);
    put_list("cells", earned.cells, to);
    to.key("lines").begin_array();
    for (const std::uint32_t line : earned.lines) {
        line == no_offset ? to.null() : to.value(lines.of(line));
    }
    to.end_array();
    to.end_object();
}

void put_scores(const Step& step, JsonText& to) {
    to.key("scores");
    if (step.score_ranges.empty()) {
        to.begin_array();
        for (const std::int32_t score : step.scores) {
            to.value(score);
        }
        to.end_array();
        return;
    }
    to.null();
    to.key("score_ranges");
    put_ranges(step.score_ranges, to);
}

/// The verb of a line that cannot be read is null.
void put_actor(const JudgedRecord& judged, const Step& step, JsonText& to) {
    put_text_or_null("verb", step.parts.verb, to);
    put_player("player", step.player, judged.report.seats, to);
    to.key("round");
    step.round == 0 ? to.null() : to.value(step.round);
}

/// Without parts where no position tells them.
void put_event(const Step& step, JsonText& to) {
    to.key("event").begin_object();
    put_members(step.parts.names, to);
    to.end_object();
}

void put_listed(std::string_view key, const std::optional<std::vector<std::string>>& texts, JsonText& to) {
    if (texts) {
        put_list(key, *texts, to);
    } else {
        to.key(key).null();
    }
}

/// What is to come behind the line.
void put_turn(const JudgedRecord& judged, const Step& step, JsonText& to) {
    put_player("to_move", step.to_move, judged.report.seats, to);
    put_list("due", step.due, to);
    to.member("over", step.over);
}

void put_findings(const JudgedRecord& judged, const Step& step, JsonText& to) {
    to.key("findings").begin_array();
    for (const Finding& finding : step.findings) {
        put_finding(judged, finding, to);
    }
    to.end_array();
}

void put_lists(const Step& step, const TraceParts& report_options, JsonText& to) {
    if (report_options.positions) {
        put_listed("position", step.position, to);
    }
    if (report_options.moves) {
        put_listed("moves", step.moves, to);
        to.member("all_moves", step.all_moves);
    }
}

void put_house(const Record& record, const GameEntry& game, JsonText& to) {
    to.key("house").begin_object();
    for (const auto& [ruling, option] : house_of(record, *game.about, game.rulings)) {
        to.member(ruling, option);
    }
    to.end_object();
}

void write_record(const JudgedRecord& judged, const Record& record, std::string& text) {
    JsonText to(text);
    to.begin_object();
    to.member("type", "record");
    to.member("schema", 1);
    to.member("file", shown_name(judged.file));
    to.member("record", judged.record.number);
    to.member("line", judged.record.line);
    to.member("id", words_of_identity(judged.id));
    put_text_or_null("game", judged.report.game, to);
    put_players(judged.report.seats, to);
    if (const GameEntry* const game = find_game(judged.report.game); game != nullptr) {
        put_house(record, *game, to);
    }
    put_header(judged.header, to);
    to.end_object();
}

}  // namespace

void put_act(const JudgedRecord& judged, const Step& step, JsonText& to) {
    put_actor(judged, step, to);
    put_event(step, to);
}

void put_points(const JudgedRecord& judged, const Step& step, const LineNumbers& lines, JsonText& to) {
    to.key("points");
    if (!step.points_known) {
        to.null();
        return;
    }
    to.begin_array();
    for (const ScoreEvent& earned : step.points) {
        put_earned(judged, earned, lines, to);
    }
    to.end_array();
}

void put_standing(const JudgedRecord& judged, const Step& step, JsonText& to) {
    put_scores(step, to);
    put_turn(judged, step, to);
}

void put_step(const JudgedRecord& judged, const Step& step, const TraceParts& report_options, const LineNumbers& lines,
              JsonText& to) {
    to.member("line", lines.of(step.span.begin));
    to.member("text", step.text);
    put_actor(judged, step, to);
    to.member("applied", name_of(step.applied));
    put_event(step, to);
    if (report_options.points) {
        put_points(judged, step, lines, to);
    }
    put_standing(judged, step, to);
    put_lists(step, report_options, to);
    put_findings(judged, step, to);
}

void put_ending(const JudgedRecord& judged, const Trace& trace, const LineNumbers& lines, JsonText& to) {
    if (!trace.end) {
        return;
    }
    to.key("end").begin_object();
    to.member("how", name_of(trace.end->how));
    if (trace.end->player != no_seat) {
        put_player("player", trace.end->player, judged.report.seats, to);
    }
    to.member("line", lines.of(trace.end->span.begin));
    to.end_object();
}

void put_steps(const JudgedRecord& judged, bool positions, JsonText& to) {
    TraceParts report_options;
    report_options.positions = positions;
    const Trace trace = trace_of(judged, read_record(judged.record), report_options);
    const LineNumbers lines(judged.record);
    to.key("steps").begin_array();
    for (const Step& step : trace.steps) {
        to.begin_object();
        put_step(judged, step, report_options, lines, to);
        to.end_object();
    }
    to.end_array();
    put_ending(judged, trace, lines, to);
}

void write_trace(const JudgedRecord& judged, const Record& record, const Trace& trace, const TraceParts& report_options,
                 std::string& text) {
    const LineNumbers lines(judged.record);
    write_record(judged, record, text);
    text += '\n';
    for (const Step& step : trace.steps) {
        JsonText to(text);
        to.begin_object();
        to.member("type", "step");
        put_step(judged, step, report_options, lines, to);
        to.end_object();
        to.flush();
        text += '\n';
    }
    JsonText to(text);
    to.begin_object();
    to.member("type", "end");
    put_record(judged, {}, to);
    put_ending(judged, trace, lines, to);
    to.end_object();
    to.flush();
    text += '\n';
}

}  // namespace arbiter::cli
