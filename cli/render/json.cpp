// Writes the JSON of a judged record, key by key.
#include "cli/render/json.hpp"

#include "cli/render/file_name.hpp"
#include "cli/render/fingerprint.hpp"
#include "cli/render/json_values.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/render/trace_json.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/identity.hpp"
#include "rules/worlds/written.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <vector>

namespace arbiter::cli {
namespace {

/// Places that come in order, counted on from one to the next.
class Places {
public:
    explicit Places(const RecordText& record) : record_(record), line_(record.line) {}

    Place of(Span span) {
        if (span.begin < at_) {
            at_ = 0;
            line_ = record_.line;
        }
        const Place place = place_of(RecordText{record_.text.substr(at_), 0, line_}, span.begin - at_);
        at_ = line_around(record_.text, span.begin).begin;
        line_ = place.line;
        return place;
    }

private:
    const RecordText& record_;
    std::uint32_t at_ = 0;  ///< where a line begins
    std::uint64_t line_;
};

void put_stretch(const Judged& judged, Span span, JsonText& to) {
    to.member("offset", judged.record.offset + span.begin);
    to.member("length", code_points(span.in(judged.record.text)));
}

void put_place(const Judged& judged, Span span, Place place, JsonText& to) {
    to.member("line", place.line);
    to.member("column", place.column);
    put_stretch(judged, span, to);
}

void put_place(const Judged& judged, Span span, JsonText& to) {
    put_place(judged, span, place_of(judged.record, span.begin), to);
}

void put_any(std::string_view key, const std::vector<std::string>& texts, JsonText& to) {
    if (!texts.empty()) {
        put_list(key, texts, to);
    }
}

void put_mends(const Judged& judged, const std::vector<Mend>& mends, JsonText& to) {
    to.key("mends").begin_array();
    for (const Mend& mend : mends) {
        to.begin_object();
        to.member("line", place_of(judged.record, mend.line.begin).line);
        to.member("change", name_of(mend.change));
        if (!mend.text.empty()) {
            to.member("text", mend.text);
        }
        to.member("reaches", mend.reaches);
        to.member("events", mend.events);
        to.end_object();
    }
    to.end_array();
}

}  // namespace

void put_finding(const Judged& judged, const Finding& finding, JsonText& to, bool marked) {
    to.begin_object();
    to.member("code", finding.rule->id);
    to.member("severity", name_of(finding.severity));
    put_place(judged, finding.span, to);
    if (marked) {
        to.member("mark", mark_in_game(judged, finding));
    }
    to.member("message", finding.message);
    to.member("rule", fmt::format("{}: {}", finding.rule->citation, finding.rule->law));
    if (!finding.help.empty()) {
        to.member("help", finding.help);
    }
    if (!finding.context.empty()) {
        to.member("context", finding.context);
    }
    if (!finding.notes.empty()) {
        to.key("notes").begin_array();
        for (const Note& note : finding.notes) {
            to.begin_object();
            put_place(judged, note.span, to);
            to.member("message", note.message);
            to.end_object();
        }
        to.end_array();
    }
    if (finding.repeats != 0) {
        to.member("repeats", finding.repeats);
    }
    if (!finding.follows.empty()) {
        to.key("follows").begin_array();
        for (const Finding& behind : finding.follows) {
            put_finding(judged, behind, to);
        }
        to.end_array();
    }
    if (!finding.mends.empty()) {
        put_mends(judged, finding.mends, to);
    }
    to.end_object();
}

void put_errors(const Judged& judged, JsonText& to) {
    to.key("findings").begin_array();
    for (const Finding& finding : judged.report.findings) {
        if (finding.severity == Severity::error) {
            put_finding(judged, finding, to);
        }
    }
    to.end_array();
}

namespace {

void put_completed(std::string_view key, const Judged& judged, const std::vector<Completed>& list, JsonText& to) {
    Places places(judged.record);
    to.key(key).begin_array();
    for (const Completed& completed : list) {
        to.begin_object();
        if (completed.seat != no_seat) {
            to.member("player", judged.report.seats.name(completed.seat));
        }
        to.member("line", places.of(completed.span).line);
        to.member("task", completed.task);
        to.member("at", completed.at);
        put_any("cells", completed.cells, to);
        to.end_object();
    }
    to.end_array();
}

/// `?` has a column; what nobody wrote at all has a line.
void put_fact_place(const Judged& judged, Span fact, Place place, JsonText& to) {
    const std::string_view text = judged.record.text;
    if (worlds::is_written(fact, text)) {
        put_place(judged, fact, place, to);
        return;
    }
    const Span line = line_around(text, fact.begin);
    to.member("line", place.line);
    put_stretch(judged, line, to);
}

void put_assumed(const Judged& judged, JsonText& to) {
    Places places(judged.record);
    to.key("assumed").begin_array();
    for (const Assumed& assumed : judged.report.assumed) {
        to.begin_object();
        put_fact_place(judged, assumed.span, places.of(assumed.span), to);
        to.member("fact", assumed.text);
        put_any("could_be", assumed.could_be, to);
        to.end_object();
    }
    to.end_array();
}

/// Facts nobody wrote down that later lines have settled.
void put_settled(const Judged& judged, JsonText& to) {
    Places places(judged.record);
    Places later(judged.record);
    to.key("settled").begin_array();
    for (const Settled& settled : judged.report.settled) {
        to.begin_object();
        put_fact_place(judged, settled.span, places.of(settled.span), to);
        to.member("fact", settled.text);
        to.member("is", settled.is);
        to.member("by", later.of(settled.by).line);
        to.end_object();
    }
    to.end_array();
}

/// The names of the players for whom the seat's bit is set.
void put_names(const Report& report, unsigned seats, JsonText& to) {
    to.begin_array();
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if ((seats >> static_cast<unsigned>(seat) & 1U) != 0) {
            to.value(report.seats.name(seat));
        }
    }
    to.end_array();
}

void put_scores(const Report& report, JsonText& to) {
    to.begin_array();
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        to.value(report.scores[i]);
    }
    to.end_array();
}

/// Scores and winners that hang on facts nobody wrote down are null, and what they can be stands beside them.
void put_result(const Report& report, JsonText& to) {
    const bool open_scores = !report.score_ranges.empty();
    put_players(report.seats, to);
    to.key("scores");
    open_scores ? to.null() : put_scores(report, to);
    to.key("winners");
    report.open_winners ? to.null() : put_names(report, report.winners, to);
    to.key("score_ranges");
    open_scores ? put_ranges(report.score_ranges, to) : to.null();
    to.key("possible_winners");
    put_names(report, report.possible_winners, to);
}

void put_outcome(const Judged& judged, JsonText& to) {
    const Report& report = judged.report;
    put_text_or_null("game", report.game, to);
    put_result(report, to);
    to.member("verdict", name_of(report.verdict));
    if (judged.standing.since != Since::no_baseline) {
        to.member("baseline", name_of(judged.standing.since));
        to.member("failed", judged.failed());
    }
    if (judged.differences != nullptr) {
        to.member("passed", judged.differences->empty());
        put_any("differences", *judged.differences, to);
        to.member("expects_nothing", judged.expects_nothing);
    }
    to.member("events", report.events);
    to.key("finished");
    report.open_end ? to.null() : to.value(report.finished);
}

void put_findings(const Judged& judged, const Parts& parts, JsonText& to) {
    to.key("findings").begin_array();
    for (const Finding& finding : judged.report.findings) {
        put_finding(judged, finding, to, parts.id);
    }
    to.end_array();
    if (!judged.report.allowed.empty()) {
        to.key("allowed").begin_array();
        for (const Allowed& allowed : judged.report.allowed) {
            put_finding(judged, allowed.finding, to);
        }
        to.end_array();
    }
}

}  // namespace

/// As written, but for what stands beside it.
void put_header(const Header& header, JsonText& to) {
    put_header(
        header, [](std::string_view key) { return key != "Game" && key != "Players"; },
        [](std::string_view, std::string_view value) { return value; }, to);
}

namespace {

/// What is known again: who the record is, and its header.
void put_identity(const Judged& judged, const Parts& parts, JsonText& to) {
    if (parts.id) {
        to.member("id", words_of_identity(judged.id));
    }
    if (parts.header) {
        put_header(judged.header, to);
    }
}

}  // namespace

void write_json(const Judged& judged, const Parts& parts, std::string& text, std::string_view error) {
    JsonText to(text);
    to.begin_object();
    put_record(judged, parts, to, error);
    to.end_object();
}

void put_record(const Judged& judged, const Parts& parts, JsonText& to, std::string_view error) {
    to.member("schema", 1);
    to.member("file", shown_name(judged.file));
    to.member("record", judged.record.number);
    to.member("line", judged.record.line);
    put_identity(judged, parts, to);
    put_outcome(judged, to);
    if (parts.breakdown) {
        to.key("breakdown");
        put_value(judged.report.breakdown, to);
    }
    put_members(judged.report.extra, to);
    if (parts.completed) {
        put_completed("completed", judged, judged.report.completed, to);
    }
    put_completed("cancelled", judged, judged.report.cancelled, to);
    put_assumed(judged, to);
    put_settled(judged, to);
    if (judged.report.outline_from != no_offset) {
        to.member("outline_from", place_of(judged.record, judged.report.outline_from).line);
    }
    put_findings(judged, parts, to);
    if (parts.sheet) {
        to.member("sheet", judged.report.sheet);
    }
    if (parts.steps || parts.positions) {
        put_steps(judged, parts.positions, to);
    }
    if (!error.empty()) {
        to.member("error", error);
    }
}

Json json_in(std::string_view text) {
    constexpr int deepest = 64;
    bool deep = false;
    const auto shallow = [&deep](int depth, Json::parse_event_t, const Json&) {
        deep = deep || depth > deepest;
        return !deep;
    };
    Json json = Json::parse(text, shallow, false);
    const bool cut = text.find('\0') != std::string_view::npos;  // the parser takes it for the end
    return deep || cut ? Json(Json::value_t::discarded) : json;
}

std::string to_line(const Json& json) {
    return visible_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace arbiter::cli
