// Builds the tree from the events of a JSON reader, counting bytes as they pass.
#include "grammar/text/json_tree.hpp"

#include "grammar/text/line_ends.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace arbiter {
namespace {

using Json = nlohmann::json;

constexpr std::size_t deepest = 32;
constexpr std::size_t most_values = 200'000;  ///< a deck of ten thousand cards has half as many

/// Finds the tokens of a text again, one for each event of the parser, which does not say where they stood. The text is
/// known to be good JSON as far as the parser has come.
class TokenWalk {
public:
    explicit TokenWalk(std::string_view text) : text_(text) {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        at_ = text.starts_with(mark) ? mark.size() : 0;
    }

    /// The place of the next token, and moves behind it.
    std::uint32_t next() {
        at_ = std::min(text_.find_first_not_of(" \t\r\n,:", at_), text_.size());
        const std::size_t begin = at_;
        at_ = end_of_token(begin);
        return static_cast<std::uint32_t>(begin);
    }

private:
    std::size_t end_of_token(std::size_t begin) const {
        if (begin == text_.size()) {
            return begin;
        }
        if (text_[begin] == '"') {
            return end_of_string(begin + 1);
        }
        const bool bracket = std::string_view("{}[]").find(text_[begin]) != std::string_view::npos;
        return bracket ? begin + 1 : std::min(text_.find_first_of(" \t\r\n,:{}[]", begin), text_.size());
    }
    std::size_t end_of_string(std::size_t at) const {
        while (at < text_.size() && text_[at] != '"') {
            at += text_[at] == '\\' ? 2U : 1U;
        }
        return std::min(at + 1, text_.size());
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

/// Builds the tree from the parser's events.
class TreeBuilder : public nlohmann::json_sax<Json> {
public:
    explicit TreeBuilder(std::string_view text) : text_(text), walk_(text) {}

    JsonReading take() { return std::move(reading_); }

    bool null() override { return add(JsonNode::Kind::null); }
    bool boolean(bool value) override {
        node_.truth = value;
        return add(JsonNode::Kind::truth);
    }
    bool number_integer(number_integer_t value) override {
        node_.number = value;
        return add(JsonNode::Kind::number);
    }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        return number_integer(static_cast<std::int64_t>(std::min(value, most)));
    }
    bool number_float(number_float_t, const string_t&) override { return add(JsonNode::Kind::fraction); }
    bool string(string_t& value) override {
        node_.text = std::move(value);
        return add(JsonNode::Kind::text);
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonNode::Kind::object); }
    bool key(string_t& value) override {
        open_.back().keys.emplace_back(std::move(value), walk_.next());
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(JsonNode::Kind::list); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
        const std::size_t at = std::min(position == 0 ? 0 : position - 1, text_.size());
        reading_ = {std::nullopt, {static_cast<std::uint32_t>(at), reason_of(error.what(), at)}};
        return false;
    }

private:
    /// The parser's message without its number and place, and without what it read last: "unexpected end of input".
    std::string reason_of(std::string_view what, std::size_t at) const {
        const std::size_t last = at == 0 ? std::string_view::npos : text_.find_last_not_of(" \t\r\n", at - 1);
        const bool closes = at < text_.size() && (text_[at] == ']' || text_[at] == '}');
        if (closes && last != std::string_view::npos && text_[last] == ',') {
            return fmt::format("the comma before this {} is one too many", text_[at]);
        }
        const std::size_t dash = what.find(" - ");
        const std::string_view reason = dash == std::string_view::npos ? what.substr(0, 0) : what.substr(dash + 3);
        const bool ended = reason.starts_with("unexpected end of input");
        return ended ? "this is no JSON: it ends in the middle" : "this is no JSON";
    }

    bool refuse(std::uint32_t at, std::string message) {
        reading_ = {std::nullopt, {at, std::move(message)}};
        return false;
    }

    bool add(JsonNode::Kind kind) {
        node_.kind = kind;
        node_.at = walk_.next();
        const std::uint32_t at = node_.at;
        put(std::exchange(node_, {}));
        return ++values_ <= most_values || refuse(at, "more values than a deck or a list has");
    }
    bool open(JsonNode::Kind kind) {
        JsonNode node;
        node.kind = kind;
        node.at = walk_.next();
        if (open_.size() == deepest) {
            return refuse(node.at, "nested too deeply for a deck or a list");
        }
        open_.push_back(std::move(node));
        return true;
    }
    bool close() {
        walk_.next();
        JsonNode node = std::move(open_.back());
        open_.pop_back();
        const std::uint32_t at = node.at;
        put(std::move(node));
        return ++values_ <= most_values || refuse(at, "more values than a deck or a list has");
    }
    void put(JsonNode node) {
        if (open_.empty()) {
            reading_.root = std::move(node);
        } else {
            open_.back().items.push_back(std::move(node));
        }
    }

    std::string_view text_;
    std::size_t values_ = 0;
    TokenWalk walk_;
    JsonNode node_;
    std::vector<JsonNode> open_;
    JsonReading reading_;
};

bool begins_code_point(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

}  // namespace

const JsonNode* JsonNode::find(std::string_view key) const {
    for (std::size_t i = keys.size(); i-- > 0;) {
        if (keys[i].first == key) {
            return &items[i];
        }
    }
    return nullptr;
}

/// The parser would take a NUL for the end, and pass over what stands behind it.
JsonReading read_json(std::string_view text) {
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return {std::nullopt, {static_cast<std::uint32_t>(nul), "a NUL byte: the file is damaged or is no text"}};
    }
    TreeBuilder builder(text);
    Json::sax_parse(text.begin(), text.end(), &builder);
    return builder.take();
}

FilePlace place_in(std::string_view text, std::uint32_t at) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::size_t begin = text.starts_with(mark) ? mark.size() : 0;
    const std::string_view before = text.substr(begin, std::max<std::size_t>(at, begin) - begin);
    const std::size_t line_begin = before.find_last_of("\r\n") + 1;
    const std::string_view line = before.substr(line_begin);
    return {static_cast<std::uint32_t>(1 + line_ends_between(before, 0, before.size())),
            static_cast<std::uint32_t>(1 + std::ranges::count_if(line, begins_code_point))};
}

std::string placed(std::string_view text, std::uint32_t at, std::string_view fault) {
    const FilePlace place = place_in(text, at);
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + std::string(fault);
}

}  // namespace arbiter
