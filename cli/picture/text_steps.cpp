// Cuts texts into parts, and finds what stays at both ends.
#include "cli/picture/text_steps.hpp"

#include "cli/report/record_json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace arbiter::cli {
namespace {

/// What a number takes, about.
constexpr std::size_t number_size = 5;

/// Behind a line break, or a place.
std::size_t end_of_part(std::string_view text, std::size_t at) {
    constexpr std::string_view placed = ")\">";
    const std::size_t line = std::min(text.find('\n', at), text.size() - 1) + 1;
    const std::size_t place = text.find(placed, at);
    return place == std::string_view::npos ? line : std::min(line, place + placed.size());
}

std::string without_tags(std::string json) {
    std::string out;
    for (const char byte : json) {
        switch (byte) {
            case '<': out += "\\u003c"; break;
            case '>': out += "\\u003e"; break;
            case '&': out += "\\u0026"; break;
            default: out += byte; break;
        }
    }
    return out;
}

}  // namespace

bool TextSteps::add(std::string_view text, std::size_t most) {
    Numbers next;
    std::size_t size = size_;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = end_of_part(text, at);
        const std::string_view part = text.substr(at, end - at);
        const auto known = numbers_.find(part);
        const auto number = known == numbers_.end() ? numbers_.emplace(part, parts_.size()).first : known;
        if (known == numbers_.end()) {
            parts_.push_back(number->first);
            // What HTML would take for its own takes six letters.
            size += part.size() + 5 * static_cast<std::size_t>(std::ranges::count_if(
                                          part, [](char byte) { return byte == '<' || byte == '>' || byte == '"'; }));
        }
        next.push_back(number->second);
        at = end;
    }
    std::vector<Change> changes = changes_to(next);
    for (const Change& change : changes) {
        size += (change.parts.size() + 3) * number_size;
    }
    if (size > most) {
        return false;
    }
    size_ = size;
    changes_.push_back(std::move(changes));
    last_ = std::move(next);
    return true;
}

/// One change from the first to the last part that is another; of as many parts as before, those that are other.
std::vector<TextSteps::Change> TextSteps::changes_to(const Numbers& next) const {
    std::vector<Change> changes;
    if (next.size() == last_.size()) {
        for (std::size_t at = 0; at < next.size(); ++at) {
            if (next[at] != last_[at]) {
                changes.push_back({at, 1, {next[at]}});
            }
        }
        return changes;
    }
    const auto front = static_cast<std::size_t>(std::ranges::mismatch(next, last_).in1 - next.begin());
    const std::size_t most = std::min(next.size(), last_.size()) - front;
    std::size_t back = 0;
    while (back < most && next[next.size() - 1 - back] == last_[last_.size() - 1 - back]) {
        ++back;
    }
    const auto from = next.begin() + static_cast<std::ptrdiff_t>(front);
    const auto to = next.end() - static_cast<std::ptrdiff_t>(back);
    changes.push_back({front, last_.size() - front - back, {from, to}});
    return changes;
}

std::string TextSteps::json() const {
    Json steps = Json::array();
    for (const std::vector<Change>& changes : changes_) {
        Json step = Json::array();
        for (const Change& change : changes) {
            step.push_back(Json::array({change.at, change.erased, change.parts}));
        }
        steps.push_back(std::move(step));
    }
    Json parts = Json::array();
    for (const std::string_view part : parts_) {
        parts.push_back(std::string(part));
    }
    return without_tags(to_line(Json{{"parts", std::move(parts)}, {"steps", std::move(steps)}}));
}

}  // namespace arbiter::cli
