// Writes numbers by their names, and texts in hexadecimal digits.
#include "cli/run/sums_json.hpp"

#include "rules/registry/registry.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <stdexcept>

namespace arbiter::cli {

std::string hex(std::string_view bytes) {
    std::string out;
    for (const char byte : bytes) {
        out += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    }
    return out;
}

std::string from_hex(const std::string& digits) {
    std::string out;
    for (std::size_t at = 0; at + 1 < digits.size(); at += 2) {
        out += static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16));
    }
    return out;
}

Json json_of(const Counts& counts) {
    Json json = Json::object();
    for (const auto& [code, count] : counts) {
        json[std::string(code)] = count;
    }
    return json;
}

Json json_of(const RunTotals& totals) {
    return {{"records", totals.records},
            {"outside", totals.outside},
            {"outside_findings", totals.outside_findings},
            {"failed", totals.failed},
            {"events", totals.events},
            {"verdicts", totals.verdicts},
            {"severities", totals.severities},
            {"codes", json_of(totals.codes)},
            {"allowed", json_of(totals.allowed)}};
}

/// The codes live as long as the rulebooks they are found in.
void add_counts(const Json& json, Counts& counts) {
    for (const auto& [code, count] : json.items()) {
        const Rule* const rule = find_rule(code);
        if (rule == nullptr) {
            throw std::runtime_error("unknown code");
        }
        counts[rule->id] += count.get<std::uint64_t>();
    }
}

RunTotals tally_of(const Json& json) {
    RunTotals totals;
    totals.records = json.at("records");
    totals.outside = json.at("outside");
    totals.outside_findings = json.at("outside_findings");
    totals.failed = json.at("failed");
    totals.events = json.at("events");
    totals.verdicts = json.at("verdicts").get<decltype(totals.verdicts)>();
    totals.severities = json.at("severities").get<decltype(totals.severities)>();
    add_counts(json.at("codes"), totals.codes);
    add_counts(json.at("allowed"), totals.allowed);
    return totals;
}

}  // namespace arbiter::cli
