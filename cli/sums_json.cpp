// Writes numbers by their names, and texts in hexadecimal digits.
#include "cli/sums_json.hpp"

#include "rules/registry.hpp"

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

Json json_of(const Tally& tally) {
    return {
        {"records", tally.records},       {"outside", tally.outside},      {"outside_findings", tally.outside_findings},
        {"failed", tally.failed},         {"events", tally.events},        {"verdicts", tally.verdicts},
        {"severities", tally.severities}, {"codes", json_of(tally.codes)}, {"allowed", json_of(tally.allowed)}};
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

Tally tally_of(const Json& json) {
    Tally tally;
    tally.records = json.at("records");
    tally.outside = json.at("outside");
    tally.outside_findings = json.at("outside_findings");
    tally.failed = json.at("failed");
    tally.events = json.at("events");
    tally.verdicts = json.at("verdicts").get<decltype(tally.verdicts)>();
    tally.severities = json.at("severities").get<decltype(tally.severities)>();
    add_counts(json.at("codes"), tally.codes);
    add_counts(json.at("allowed"), tally.allowed);
    return tally;
}

}  // namespace arbiter::cli
