// Puts lines in, takes them out, and lets two change places.
#include "rules/fix/changed_text.hpp"

namespace arbiter::fix {
namespace {

std::string with_swapped(std::string_view record, Span first, Span second) {
    return with(with(record, second, first.in(record)), first, second.in(record));
}

}  // namespace

std::string with(std::string_view text, Span span, std::string_view instead) {
    std::string changed(text.substr(0, span.begin));
    return changed.append(instead).append(text.substr(span.end));
}

std::string with(std::string_view text, std::span<const std::pair<Span, std::string>> edits) {
    std::string changed;
    std::size_t at = 0;
    for (const auto& [span, instead] : edits) {
        changed.append(text.substr(at, span.begin - at)).append(instead);
        at = span.end;
    }
    return changed.append(text.substr(at));
}

std::string with(std::string_view record, std::span<const Event> events, const Candidate& candidate) {
    const Event& event = events[candidate.at];
    const std::uint32_t begin = event.line.begin;
    switch (candidate.change) {
        case Fix::Change::replace: return with(record, event.event, candidate.text);
        case Fix::Change::insert: return with(record, {begin, begin}, std::string(candidate.text) + "\n");
        case Fix::Change::erase: return with(record, event.event, {});
        case Fix::Change::all: break;  // no candidate of one line
        case Fix::Change::swap: return with_swapped(record, event.line, events[candidate.at + 1].line);
    }
    return {};
}

}  // namespace arbiter::fix
