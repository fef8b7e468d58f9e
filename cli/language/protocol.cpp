// Takes parameters apart member by member, and puts places and edits into JSON.
#include "cli/language/protocol.hpp"

#include "cli/library/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

namespace arbiter::cli::lsp {
namespace {

bool is_end_of_line(std::string_view text, std::size_t at) {
    return at == 0 || text[at - 1] == '\n';
}

/// How many bytes both begin with, whole lines only.
std::size_t same_lines_before(std::string_view one, std::string_view other) {
    const std::size_t shorter = std::min(one.size(), other.size());
    auto same = static_cast<std::size_t>(
        std::mismatch(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(shorter), other.begin()).first -
        one.begin());
    while (!is_end_of_line(one, same)) {
        --same;
    }
    return same;
}

/// How many bytes both end with, behind a line break in both.
std::size_t same_lines_behind(std::string_view one, std::string_view other) {
    std::size_t same = 0;
    std::size_t lines = 0;
    while (same < one.size() && same < other.size() && one[one.size() - same - 1] == other[other.size() - same - 1]) {
        lines = is_end_of_line(one, one.size() - same) && is_end_of_line(other, other.size() - same) ? same : lines;
        ++same;
    }
    const bool at_end = is_end_of_line(one, one.size() - same) && is_end_of_line(other, other.size() - same);
    return at_end ? same : lines;
}

int hexadecimal(std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return error == std::errc{} && end == digits.data() + 2 ? value : -1;
}

}  // namespace

const Json& member(const Json& object, std::string_view name) {
    const auto found = object.is_object() ? object.find(std::string(name)) : object.end();
    if (!object.is_object() || found == object.end()) {
        throw BadRequest(fmt::format("\"{}\" is missing", name));
    }
    return *found;
}

std::string text_of(const Json& object, std::string_view name) {
    const Json& value = member(object, name);
    if (!value.is_string()) {
        throw BadRequest(fmt::format("\"{}\" has to be a text", name));
    }
    return value.get<std::string>();
}

std::uint32_t number_of(const Json& object, std::string_view name) {
    const Json& value = member(object, name);
    if (!value.is_number_unsigned()) {
        throw BadRequest(fmt::format("\"{}\" has to be a whole number", name));
    }
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(value.get<std::uint64_t>(), std::numeric_limits<std::uint32_t>::max()));
}

Point point_of(const Json& object, std::string_view name) {
    const Json& point = member(object, name);
    return {number_of(point, "line"), number_of(point, "character")};
}

Range range_of(const Json& object, std::string_view name) {
    const Json& range = member(object, name);
    return {point_of(range, "start"), point_of(range, "end")};
}

std::string uri_of(const Json& params) {
    return text_of(member(params, "textDocument"), "uri");
}

Json to_json(Point point) {
    return {{"line", point.line}, {"character", point.column}};
}

Json to_json(const Range& range) {
    return {{"start", to_json(range.begin)}, {"end", to_json(range.end)}};
}

Json to_json(const std::vector<Edit>& edits) {
    Json list = Json::array();
    for (const Edit& edit : edits) {
        list.push_back({{"range", to_json(edit.range)}, {"newText", edit.text}});
    }
    return list;
}

Json workspace_edit(const std::string& uri, const std::vector<Edit>& edits) {
    return {{"changes", {{uri, to_json(edits)}}}};
}

std::vector<Edit> difference(const Document& document, std::size_t section, std::string_view text) {
    const std::string_view old = document.section(section).text();
    if (old == text) {
        return {};
    }
    const std::size_t before = same_lines_before(old, text);
    const std::size_t behind = same_lines_behind(old.substr(before), text.substr(before));
    const Span changed{static_cast<std::uint32_t>(before), static_cast<std::uint32_t>(old.size() - behind)};
    return {{document.range(section, changed), std::string(text.substr(before, text.size() - behind - before))}};
}

std::string path_of(std::string_view uri) {
    constexpr std::string_view scheme = "file://";
    if (!uri.starts_with(scheme) || uri.find('/', scheme.size()) == std::string_view::npos) {
        return {};
    }
    uri.remove_prefix(uri.find('/', scheme.size()));
    std::string path;
    for (std::size_t at = 0; at < uri.size(); ++at) {
        const int value = uri[at] == '%' && at + 2 < uri.size() ? hexadecimal(uri.substr(at + 1, 2)) : -1;
        path += value < 0 ? uri[at] : static_cast<char>(value);
        at += value < 0 ? 0 : 2;
    }
    return path.find('\0') == std::string::npos ? path : std::string{};
}

}  // namespace arbiter::cli::lsp
