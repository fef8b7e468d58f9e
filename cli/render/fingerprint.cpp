// Hashes what lines and records put in before a finding leave alone.
#include "cli/render/fingerprint.hpp"

#include "grammar/record/header.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

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

std::string mark(const Header& header, std::string_view code, std::string_view line) {
    Hash hash;
    for (const HeaderField& field : header.fields) {
        hash.add(field.key.in(header.text));
        hash.add(header.value(field));
    }
    hash.add(code);
    hash.add(trimmed(line));
    return hash.text();
}

}  // namespace

std::string mark_of(const Judged& judged, const Finding& finding) {
    const std::string_view text = judged.record.text;
    return mark(judged.header, finding.rule->id, line_around(text, finding.span.begin).in(text));
}

std::string mark_of_line(const Judged& judged, std::uint64_t line, std::string_view code) {
    std::string_view rest = judged.record.text;
    for (std::uint64_t n = 1; n < line && !rest.empty(); ++n) {
        rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    }
    return mark(judged.header, code, rest.substr(0, rest.find('\n')));
}

}  // namespace arbiter::cli
