// Puts lines in, takes them out, and lets two change places.
#include "rules/mend/changed_text.hpp"

namespace arbiter::mend {
namespace {

std::string with_line(std::string_view record, std::uint32_t at, std::string_view line) {
    std::string added(at == 0 || record[at - 1] == '\n' ? "" : "\n");
    return with(record, {at, at}, added.append(line).append("\n"));
}

std::string with_swapped(std::string_view record, Span first, Span second) {
    return with(with(record, second, first.in(record)), first, second.in(record));
}

}  // namespace

std::string with(std::string_view text, Span span, std::string_view instead) {
    std::string changed(text.substr(0, span.begin));
    return changed.append(instead).append(text.substr(span.end));
}

std::optional<std::string> with(std::string_view record, std::span<const Event> events, const Attempt& attempt) {
    const bool inserts = attempt.change == Mend::Change::insert;
    if (attempt.at >= events.size()) {
        const auto end = static_cast<std::uint32_t>(record.size());
        return inserts ? std::optional(with_line(record, end, attempt.text)) : std::nullopt;
    }
    const Event& event = events[attempt.at];
    switch (attempt.change) {
        case Mend::Change::replace: return with(record, event.event, attempt.text);
        case Mend::Change::insert: return with_line(record, event.line.begin, attempt.text);
        case Mend::Change::erase: return with(record, event.event, {});
        case Mend::Change::swap:
            return attempt.at + 1 < events.size()
                       ? std::optional(with_swapped(record, event.event, events[attempt.at + 1].event))
                       : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace arbiter::mend
