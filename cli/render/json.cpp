// Makes the JSON of a judged record, key by key.
#include "cli/render/json.hpp"

#include "cli/render/file_name.hpp"
#include "cli/render/plain_text.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/registry.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace arbiter::cli {
namespace {

Json place_json(const Judged& judged, Span span) {
    const Place place = place_of(judged.record, span.begin);
    return {{"line", place.line},
            {"column", place.column},
            {"offset", judged.record.offset + span.begin},
            {"length", code_points(span.in(judged.record.text))}};
}

Json completed_json(const Judged& judged, const Completed& completed) {
    Json json = Json::object();
    if (completed.seat != no_seat) {
        json["player"] = judged.report.seats.name(completed.seat);
    }
    json["line"] = place_of(judged.record, completed.span.begin).line;
    json["task"] = completed.task;
    json["at"] = completed.at;
    if (!completed.cells.empty()) {
        json["cells"] = completed.cells;
    }
    return json;
}

Json list_json(const Judged& judged, const std::vector<Completed>& list) {
    Json json = Json::array();
    for (const Completed& completed : list) {
        json.push_back(completed_json(judged, completed));
    }
    return json;
}

/// Scores and winners that hang on facts nobody wrote down are null, and what they can be stands beside them.
void add_open_end(const Report& report, Json& json) {
    json["score_ranges"] = nullptr;
    if (!report.score_ranges.empty()) {
        json["scores"] = nullptr;
        json["score_ranges"] = Json::array();
    }
    for (const ScoreRange& range : report.score_ranges) {
        json["score_ranges"].push_back({range.least, range.most});
    }
    json["possible_winners"] = Json::array();
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if ((report.possible_winners >> seat & 1U) != 0) {
            json["possible_winners"].push_back(report.seats.name(seat));
        }
    }
    if (report.open_winners) {
        json["winners"] = nullptr;
    }
}

}  // namespace

Json to_json(const Value& value) {
    struct Visitor {
        Json operator()(std::monostate) const { return nullptr; }
        Json operator()(bool flag) const { return flag; }
        Json operator()(std::int64_t number) const { return number; }
        Json operator()(const std::string& text) const { return text; }
        Json operator()(const List& list) const {
            Json json = Json::array();
            for (const Value& one : list) {
                json.push_back(to_json(one));
            }
            return json;
        }
        Json operator()(const Object& object) const {
            Json json = Json::object();
            for (const auto& [key, one] : object) {
                json[key] = to_json(one);
            }
            return json;
        }
    };
    return std::visit(Visitor{}, value.data);
}

Json to_json(const Judged& judged, const Finding& finding) {
    Json json = {{"code", finding.rule->id}, {"severity", name_of(finding.severity)}};
    json.update(place_json(judged, finding.span));
    json["message"] = finding.message;
    json["rule"] = fmt::format("{}: {}", finding.rule->citation, finding.rule->law);
    if (!finding.help.empty()) {
        json["help"] = finding.help;
    }
    if (!finding.context.empty()) {
        json["context"] = finding.context;
    }
    for (const Note& note : finding.notes) {
        Json place = place_json(judged, note.span);
        place["message"] = note.message;
        json["notes"].push_back(std::move(place));
    }
    if (finding.repeats != 0) {
        json["repeats"] = finding.repeats;
    }
    return json;
}

Json to_json(const Judged& judged) {
    const Report& report = judged.report;
    Json json = {{"schema", 1},
                 {"file", shown_name(judged.file)},
                 {"record", judged.record.number},
                 {"line", judged.record.line}};
    json["game"] = report.game.empty() ? Json(nullptr) : Json(report.game);
    json["players"] = Json::array();
    json["scores"] = Json::array();
    json["winners"] = Json::array();
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        json["players"].push_back(report.seats.name(seat));
        if (report.won(seat)) {
            json["winners"].push_back(report.seats.name(seat));
        }
    }
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        json["scores"].push_back(report.scores[i]);
    }
    add_open_end(report, json);
    json["verdict"] = name_of(report.verdict);
    if (judged.standing.since != Since::no_baseline) {
        json["baseline"] = name_of(judged.standing.since);
        json["failed"] = judged.failed();
    }
    json["events"] = report.events;
    json["finished"] = report.open_end ? Json(nullptr) : Json(report.finished);
    json["breakdown"] = to_json(report.breakdown);
    for (const auto& [key, value] : report.extra) {
        json[key] = to_json(value);
    }
    json["completed"] = list_json(judged, report.completed);
    json["cancelled"] = list_json(judged, report.cancelled);
    json["assumed"] = Json::array();
    for (const Assumed& assumed : report.assumed) {
        Json one = place_json(judged, assumed.span);
        one["fact"] = assumed.text;
        if (!assumed.could_be.empty()) {
            one["could_be"] = assumed.could_be;
        }
        if (!assumed.settled.empty()) {
            one["settled"] = place_json(judged, assumed.settled);
        }
        json["assumed"].push_back(std::move(one));
    }
    json["settled"] = Json::array();
    for (const Settled& settled : report.settled) {
        Json one = place_json(judged, settled.span);
        one["fact"] = settled.text;
        one["is"] = settled.is;
        one["by"] = place_of(judged.record, settled.by.begin).line;
        json["settled"].push_back(std::move(one));
    }
    if (report.outline_from != no_offset) {
        json["outline_from"] = place_of(judged.record, report.outline_from).line;
    }
    json["findings"] = Json::array();
    for (const Finding& finding : report.findings) {
        json["findings"].push_back(to_json(judged, finding));
    }
    for (const Allowed& allowed : report.allowed) {
        json["allowed"].push_back(to_json(judged, allowed.finding));
    }
    return json;
}

std::string to_line(const Json& json) {
    return visible_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace arbiter::cli
