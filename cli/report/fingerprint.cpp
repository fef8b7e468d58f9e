// Hashes what lines, comments and records put in before a finding leave alone.
#include "cli/report/fingerprint.hpp"

#include "rules/registry/hash128.hpp"
#include "rules/registry/identity.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {
namespace {

/// In no text that is UTF-8.
constexpr unsigned char end_of_text = 0xFF;

std::string mark_of_pair(std::string_view one, std::string_view other) {
    Hasher hasher;
    hasher.add(one, end_of_text);
    hasher.add(other, end_of_text);
    return hasher.value().digits();
}

}  // namespace

std::string mark_in_game(const JudgedRecord& judged, const Finding& finding) {
    const std::string_view text = judged.record.text;
    return mark_of_pair(finding.rule->id, essential_line(line_around(text, finding.span.begin).in(text)));
}

std::string mark_of(const JudgedRecord& judged, const Finding& finding) {
    return mark_of_pair(words_of_identity(judged.id), mark_in_game(judged, finding));
}

std::string mark_of(const JudgedRecord& judged, const FixedFinding& fixed) {
    return mark_of_pair(words_of_identity(judged.id), fixed.mark);
}

}  // namespace arbiter::cli
