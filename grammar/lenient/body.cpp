// Reads line by line, and searches where the grammar refuses one.
#include "grammar/lenient/body.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::lenient {

namespace {

/// What is wrong behind what was understood, at its place in the line as written.
std::optional<SyntaxError> cause_in(const std::optional<Draft>& understood, const Explain& explain) {
    std::optional<SyntaxError> error = understood ? explain(understood->text()) : std::nullopt;
    if (error) {
        error->span = {understood->origin(error->span.begin), understood->origin(error->span.end)};
    }
    return error;
}

}  // namespace

void read_body(std::string_view record, std::uint32_t at, const Vocabulary& vocabulary, const Attempt& attempt,
               const Explain& explain, Memory& memory, NormalizedRecord& meant) {
    Allowance allowance;
    while (at < record.size()) {
        const auto end = static_cast<std::uint32_t>(std::min(record.find('\n', at), record.size()));
        const bool feed = end > at && record[end - 1] == '\r';
        const std::string_view line = record.substr(at, end - at - (feed ? 1 : 0));
        if (const ReadAttempt tried = attempt(line); !tried.read) {
            meant.keep(at);
            Reading reading = memory.search(vocabulary, attempt, line, tried.at, allowance);
            if (reading.certain) {
                meant.put(reading.draft, static_cast<std::uint32_t>(line.size()));
            } else if (!reading.offers.empty()) {
                meant.offer(std::move(reading.offers), cause_in(reading.understood, explain));
            }
        }
        at = std::min(end + 1, static_cast<std::uint32_t>(record.size()));
    }
    meant.keep(static_cast<std::uint32_t>(record.size()));
}

}  // namespace arbiter::lenient
