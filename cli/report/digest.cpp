// Writes the words of a finding and takes them apart again.
#include "cli/report/digest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace arbiter::cli {
namespace {

std::uint64_t number(std::string_view digits) {
    std::uint64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

/// The words up to `mark`, which are taken off the front together with it.
std::string_view take(std::string_view& words, std::string_view mark) {
    const std::size_t end = std::min(words.find(mark), words.size());
    const std::string_view front = words.substr(0, end);
    words.remove_prefix(std::min(end + mark.size(), words.size()));
    return front;
}

}  // namespace

std::string words_of(const DigestFinding& finding) {
    return fmt::format("{} {} at {}:{}", finding.severity, finding.code, finding.line, finding.column);
}

void DigestWords::score(std::int64_t score) {
    text_ += fmt::format("{} {}", scores_++ == 0 ? "; scores" : "", score);
}

void DigestWords::finding(const DigestFinding& finding) {
    text_ += (findings_++ == 0 ? "; " : ", ") + words_of(finding);
}

DigestFinding read_finding(std::string_view words) {
    DigestFinding finding;
    finding.severity = take(words, " ");
    finding.code = take(words, " at ");
    finding.line = number(take(words, ":"));
    finding.column = number(words);
    return finding;
}

}  // namespace arbiter::cli
