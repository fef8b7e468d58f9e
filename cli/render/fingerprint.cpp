// Hashes what lines, comments and records put in before a finding leave alone.
#include "cli/render/fingerprint.hpp"

#include "rules/identity.hpp"

#include <fmt/format.h>

#include <cstdint>

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

}  // namespace

std::string mark_in_game(const Judged& judged, const Finding& finding) {
    const std::string_view text = judged.record.text;
    Hash hash;
    hash.add(finding.rule->id);
    hash.add(essential_line(line_around(text, finding.span.begin).in(text)));
    return hash.text();
}

std::string mark_of(const Judged& judged, const Finding& finding) {
    Hash hash;
    hash.add(words_of_identity(judged.id));
    hash.add(mark_in_game(judged, finding));
    return hash.text();
}

std::string mark_of(const Judged& judged, const Vanished& vanished) {
    Hash hash;
    hash.add(words_of_identity(judged.id));
    hash.add(vanished.mark);
    return hash.text();
}

}  // namespace arbiter::cli
