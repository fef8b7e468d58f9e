// Report sarif: the Static Analysis Results Interchange Format, version 2.1.0.
#include "cli/report/digest.hpp"
#include "cli/report/fingerprint.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/help_text.hpp"
#include "cli/report/record_json.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/uri.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/registry/identity.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace arbiter::cli {
namespace sarif_report {
namespace {

std::size_t index_of(const Rule& rule) {
    static const auto indices = [] {
        std::map<const Rule*, std::size_t> map;
        for (const Rule* const one : all_rules()) {
            map.emplace(one, map.size());
        }
        return map;
    }();
    return indices.at(&rule);
}

Json rule_json(const Rule& rule) {
    return {{"id", rule.id},
            {"shortDescription", {{"text", rule.law}}},
            {"fullDescription", {{"text", rule.explanation}}},
            {"help",
             {{"text", fmt::format("{} ({})\n\nA record that breaks this rule:\n\n{}", rule.explanation, rule.citation,
                                   rule.example)}}},
            {"defaultConfiguration", {{"level", name_of(severity_of(rule.kind))}}}};
}

void begin(const Closing&, std::string& text) {
    Json driver = {{"name", "arbiter"},
                   {"version", ARBITER_VERSION},
                   {"informationUri", "man:arbiter(1)"},
                   {"rules", Json::array()}};
    for (const Rule* const rule : all_rules()) {
        driver["rules"].push_back(rule_json(*rule));
    }
    text +=
        R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":)";
    text += to_line(driver);
    text += R"(},"columnKind":"unicodeCodePoints","results":[)";
    text += '\n';
}

Json location_json(const JudgedRecord& judged, Span span) {
    const Place place = place_of(judged.record, span.begin);
    const std::uint32_t stop =
        std::min(span.end, std::max(span.begin, line_around(judged.record.text, span.begin).end));
    const std::uint64_t length = code_points(Span{span.begin, stop}.in(judged.record.text));
    return {{"physicalLocation",
             {{"artifactLocation", {{"uri", uri_of(judged.file)}}},
              {"region",
               {{"startLine", place.line},
                {"startColumn", place.column},
                {"endColumn", place.column + length},
                {"byteOffset", judged.record.offset + span.begin},
                {"byteLength", span.size()}}}}}};
}

/// What GitHub takes of one run; and no record is helped by thousands.
constexpr std::size_t most_results = 25'000;
constexpr std::size_t most_results_of_record = 1'000;
constexpr std::string_view mark_key = R"("arbiterFinding/v2":")";

std::string sentence(const Finding& finding) {
    std::string text = finding.message;
    text += finding.help.empty() ? "" : fmt::format(" (help: {})", help_text(finding.help));
    return text;
}

Json result_json(const JudgedRecord& judged, const Finding& finding) {
    Json result = {{"ruleId", finding.rule->id},
                   {"ruleIndex", index_of(*finding.rule)},
                   {"level", name_of(finding.severity)},
                   {"message", {{"text", sentence(finding)}}}};
    Json location = location_json(judged, finding.span);
    location["logicalLocations"] = {{{"name", fmt::format("record {}", judged.record.number)}, {"kind", "member"}}};
    result["locations"] = Json::array({std::move(location)});
    for (const Note& note : finding.notes) {
        Json related = location_json(judged, note.span);
        related["id"] = result.contains("relatedLocations") ? result["relatedLocations"].size() + 1 : 1;
        related["message"] = {{"text", note.message}};
        result["relatedLocations"].push_back(std::move(related));
    }
    if (finding.repeats != 0) {
        result["occurrenceCount"] = 1 + finding.repeats;
    }
    result["partialFingerprints"] = {{"arbiterFinding/v2", mark_of(judged, finding)},
                                     {"arbiterRecord/v1", words_of_identity(judged.id)}};
    if (judged.baseline.change != Change::no_baseline) {
        result["baselineState"] = judged.is_new(finding) ? "new" : "unchanged";
    }
    return result;
}

/// A finding that the baseline has and the record no more.
Json absent_json(const JudgedRecord& judged, const FixedFinding& fixed) {
    const DigestFinding gone = read_finding(fixed.words);
    const Rule* const rule = find_rule(gone.code);
    Json region = {{"startLine", judged.record.line + gone.line - 1},
                   {"startColumn", std::max<std::uint64_t>(gone.column, 1)}};
    Json result = {
        {"ruleId", gone.code},
        {"level", gone.severity},
        {"message", {{"text", fmt::format("no longer found: {}", rule == nullptr ? gone.code : rule->law)}}}};
    if (rule != nullptr) {
        result["ruleIndex"] = index_of(*rule);
    }
    result["locations"] = Json::array(
        {{{"physicalLocation", {{"artifactLocation", {{"uri", uri_of(judged.file)}}}, {"region", region}}}}});
    result["partialFingerprints"] = {{"arbiterFinding/v2", fmt::format("absent:{}", mark_of(judged, fixed))},
                                     {"arbiterRecord/v1", words_of_identity(judged.id)}};
    result["baselineState"] = "absent";
    return result;
}

/// Puts the results of one record together, a line each.
class Results {
public:
    explicit Results(std::string& text) : text_(text), before_(text.size()) {}

    void add(const Json& result) { line(to_line(result)); }
    bool is_full() const { return count_ == most_results_of_record; }
    void drop(const Finding& finding) { ++dropped_[finding.rule->id]; }
    /// "#3 claim.scores" for results that are left out; in_order takes it away again.
    void close() {
        for (const auto& [code, count] : dropped_) {
            line(fmt::format("#{} {}", count, code));
        }
    }

private:
    void line(std::string_view result) {
        text_ += text_.size() == before_ ? "" : ",\n";
        text_ += result;
        ++count_;
    }

    std::string& text_;
    std::size_t before_;
    std::size_t count_ = 0;
    std::map<std::string_view, std::uint64_t> dropped_;
};

/// What is not as the record expects.
Json difference_json(const JudgedRecord& judged, const std::string& difference) {
    Json result = {{"ruleId", "test.unexpected"}, {"level", "error"}, {"message", {{"text", difference}}}};
    result["locations"] = Json::array({location_json(judged, {0, 0})});
    result["partialFingerprints"] = {{"arbiterFinding/v2", words_of_identity(judged.id)},
                                     {"arbiterRecord/v1", words_of_identity(judged.id)}};
    return result;
}

void record(const JudgedRecord& judged, const Parts&, std::string& text) {
    Results results(text);
    if (judged.differences != nullptr) {
        for (const std::string& one : *judged.differences) {
            results.add(difference_json(judged, one));
        }
        return;
    }
    for (const Finding& finding : judged.report.findings) {
        results.is_full() ? results.drop(finding) : results.add(result_json(judged, finding));
    }
    for (const Allowed& allowed : judged.report.allowed) {
        if (results.is_full()) {
            results.drop(allowed.finding);
            continue;
        }
        Json result = result_json(judged, allowed.finding);
        result["suppressions"] = Json::array({{{"kind", allowed.in_record ? "inSource" : "external"}}});
        results.add(result);
    }
    for (const FixedFinding& one : judged.baseline.fixed) {
        results.add(absent_json(judged, one));
    }
    results.close();
}

/// What follows `key` in a line of JSON, up to the next quote.
std::string_view value_behind(std::string_view line, std::string_view key) {
    const std::size_t at = std::min(line.rfind(key), line.size());
    const std::string_view rest = line.substr(std::min(at + key.size(), line.size()));
    return rest.substr(0, rest.find('"'));
}

/// Results that look the same are numbered in input order; too many are left out and counted.
void keep(std::string_view line, ReportState& course, std::string& out) {
    if (line.starts_with('#')) {
        const std::size_t blank = line.find(' ');
        course.dropped[std::string(line.substr(blank + 1))] += std::stoull(std::string(line.substr(1, blank - 1)));
        return;
    }
    if (course.records == most_results) {
        constexpr std::string_view code_key = R"({"ruleId":")";
        const std::string_view code = line.substr(code_key.size());
        ++course.dropped[std::string(code.substr(0, code.find('"')))];
        return;
    }
    ++course.records;
    const std::string_view mark = value_behind(line, mark_key);
    const auto behind = static_cast<std::size_t>(mark.data() - line.data()) + mark.size();
    out += ",\n";
    out += line.substr(0, behind);
    out += fmt::format(":{}", ++course.seen[std::string(mark)]);
    out += line.substr(behind);
}

void ration(ReportState& course, std::string& text) {
    constexpr std::string_view separator = ",\n";  // also before the first one
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at + separator.size();
        at = std::min(text.find(separator, begin), text.size());
        keep(std::string_view(text).substr(begin, at - begin), course, out);
    }
    text = std::move(out);
}

Json notification(const InputError& input_error) {
    const std::string_view what = input_error.skipped ? "skipped" : "cannot be read";
    Json location = {{"physicalLocation", {{"artifactLocation", {{"uri", uri_of(input_error.path)}}}}}};
    return {{"level", input_error.skipped ? "warning" : "error"},
            {"message",
             {{"text", fmt::format("{}: {}: {}", shown_name(input_error.path), what, plain_line(input_error.why))}}},
            {"locations", Json::array({location})}};
}

std::string words_of_dropped(const ReportState& course) {
    std::uint64_t sum = 0;
    std::string codes;
    for (const auto& [code, count] : course.dropped) {
        codes += fmt::format("{}{} {}", codes.empty() ? "" : ", ", count, code);
        sum += count;
    }
    return fmt::format("{} result{} left out of this report, which holds at most {}, {} of one record: {}", sum,
                       sum == 1 ? " is" : "s are", most_results, most_results_of_record, codes);
}

Json invocation(const Closing& closing) {
    Json json = {{"executionSuccessful", !is_unread(closing.input_errors)},
                 {"toolExecutionNotifications", Json::array()}};
    for (const InputError& input_error : closing.input_errors) {
        json["toolExecutionNotifications"].push_back(notification(input_error));
    }
    if (!closing.course.dropped.empty()) {
        json["toolExecutionNotifications"].push_back(
            {{"level", "warning"}, {"message", {{"text", words_of_dropped(closing.course)}}}});
    }
    return json;
}

void end(const Closing& closing, std::string& text) {
    text += fmt::format("\n],\"invocations\":[{}]}}]}}\n", to_line(invocation(closing)));
}

}  // namespace
}  // namespace sarif_report

Format sarif_format() {
    using namespace sarif_report;
    return {"sarif", begin, record, no_trouble, end, ",\n", false, ration, true};
}

}  // namespace arbiter::cli
