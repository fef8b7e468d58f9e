// Report sarif: the Static Analysis Results Interchange Format, version 2.1.0.
#include "cli/render/formats.hpp"
#include "cli/render/json.hpp"
#include "grammar/record/header.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace arbiter::cli {
namespace {

std::vector<const Rule*> all_rules() {
    std::vector<const Rule*> rules;
    const auto add = [&rules](std::span<const Rule> book) {
        for (const Rule& rule : book) {
            rules.push_back(&rule);
        }
    };
    add(record::rulebook());
    for (const GameEntry& game : games()) {
        add(game.rulebook);
    }
    return rules;
}

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

void begin(const Tally&, std::string& text) {
    Json driver = {{"name", "arbiter"}, {"version", ARBITER_VERSION}, {"rules", Json::array()}};
    for (const Rule* const rule : all_rules()) {
        driver["rules"].push_back(rule_json(*rule));
    }
    text +=
        R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":)";
    text += to_line(driver);
    text += R"(},"columnKind":"unicodeCodePoints","results":[)";
    text += '\n';
}

/// A path as a URI reference: what is no letter, digit or mark is written %XX.
std::string uri_of(std::string_view path) {
    if (path == "-") {
        return "stdin";
    }
    constexpr std::string_view marks = "-._~/";
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (const char byte : path) {
        const bool plain = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                           (byte >= 'A' && byte <= 'Z') || marks.find(byte) != std::string_view::npos;
        uri += plain ? std::string(1, byte) : fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
    return uri;
}

Json location_json(const Judged& judged, Span span) {
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

class Hash {
public:
    /// FNV-1a, with a mark behind each part.
    void add(std::string_view text) {
        for (const char byte : text) {
            step(static_cast<unsigned char>(byte));
        }
        step(0xFF);
    }
    std::string text() const { return fmt::format("{:016x}", value_); }

private:
    void step(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001B3U; }
    std::uint64_t value_ = 0xCBF29CE484222325U;
};

std::string_view trimmed(std::string_view line) {
    const std::size_t first = std::min(line.find_first_not_of(" \t\r"), line.size());
    return line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
}

/// Holds while lines and records are put in before it: the game's header, the code, the line as written, and which of
/// such findings of the record it is.
std::string fingerprint(const Judged& judged, const Finding& finding, std::map<std::string, unsigned>& seen) {
    Header header;
    read_header(judged.record.text, header);
    Hash hash;
    for (const HeaderField& field : header.fields) {
        hash.add(field.key.in(header.text));
        hash.add(header.value(field));
    }
    hash.add(finding.rule->id);
    hash.add(trimmed(line_around(judged.record.text, finding.span.begin).in(judged.record.text)));
    return fmt::format("{}:{}", hash.text(), ++seen[hash.text()]);
}

std::string sentence(const Finding& finding) {
    std::string text = finding.message;
    text += finding.help.empty() ? "" : fmt::format(" (help: {})", finding.help);
    return text;
}

Json result_json(const Judged& judged, const Finding& finding, std::map<std::string, unsigned>& seen) {
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
    result["partialFingerprints"] = {{"arbiterFinding/v1", fingerprint(judged, finding, seen)}};
    return result;
}

void record(const Judged& judged, std::string& text) {
    std::map<std::string, unsigned> seen;
    const std::size_t before = text.size();
    const auto add = [&](const Json& result) {
        text += text.size() == before ? "" : ",\n";
        text += to_line(result);
    };
    for (const Finding& finding : judged.report.findings) {
        add(result_json(judged, finding, seen));
    }
    for (const Allowed& allowed : judged.report.allowed) {
        Json result = result_json(judged, allowed.finding, seen);
        result["suppressions"] = Json::array({{{"kind", allowed.in_record ? "inSource" : "external"}}});
        add(result);
    }
}

void end(const Tally&, const Course&, std::string& text) {
    text += "\n]}]}\n";
}

}  // namespace

Format sarif_format() {
    return {"sarif", begin, record, end, ",\n"};
}

}  // namespace arbiter::cli
