// Puts lists and counts into words.
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

namespace arbiter {
namespace {

template <typename Parts>
std::string joined_parts(Parts parts, std::string_view between, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += i == 0 ? std::string_view() : i + 1 == parts.size() ? last : between;
        text += parts[i];
    }
    return text;
}

}  // namespace

std::string joined_by(std::span<const std::string> parts, std::string_view between) {
    return joined_parts(parts, between, between);
}

std::string joined_by(std::span<const std::string_view> parts, std::string_view between) {
    return joined_parts(parts, between, between);
}

std::string in_words(std::span<const std::string> parts, std::string_view last) {
    return joined_parts(parts, ", ", last);
}

std::string counted_things(std::int64_t count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, s_of(count));
}

}  // namespace arbiter
