// Puts lines in, takes them out, and lets two change places.
#include "rules/mend/changed_text.hpp"

namespace arbiter::mend {
namespace {

std::string with_swapped(std::string_view record, Span first, Span second) {
    return with(with(record, second, first.in(record)), first, second.in(record));
}

}  // namespace

std::string with(std::string_view text, Span span, std::string_view instead) {
    std::string changed(text.substr(0, span.begin));
    return changed.append(instead).append(text.substr(span.end));
}

std::string with(std::string_view record, std::span<const Event> events, const Attempt& attempt) {
    const Event& event = events[attempt.at];
    const std::uint32_t begin = event.line.begin;
    switch (attempt.change) {
        case Mend::Change::replace: return with(record, event.event, attempt.text);
        case Mend::Change::insert: return with(record, {begin, begin}, std::string(attempt.text) + "\n");
        case Mend::Change::erase: return with(record, event.event, {});
        case Mend::Change::swap: return with_swapped(record, event.event, events[attempt.at + 1].event);
    }
    return {};
}

}  // namespace arbiter::mend
