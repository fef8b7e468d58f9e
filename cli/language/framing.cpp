// Reads headers line by line, and messages by their length.
#include "cli/language/framing.hpp"

#include "grammar/text/ascii.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace arbiter::cli {
namespace {

constexpr std::size_t longest_line = 4096;
constexpr std::uint64_t most_passed = std::uint64_t{1} << 32U;
constexpr std::string_view length_field = "content-length:";

/// What is said of the length; behind a message that was not told apart it stands where that ends, in the same line.
std::string_view said_of_length(std::string_view line) {
    const auto begin = std::search(line.begin(), line.end(), length_field.begin(), length_field.end(),
                                   [](char byte, char wanted) { return lower_case(byte) == wanted; });
    const auto at = static_cast<std::size_t>(begin - line.begin());
    return line.substr(std::min(at + length_field.size(), line.size()));
}

/// False where it is no number, or one that no message has.
bool read_length(std::string_view text, std::uint64_t& length) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
    const std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
    return error == std::errc{} && length <= most_passed && rest.find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace

void Framing::add(std::string_view bytes) {
    buffer_.erase(0, at_);
    at_ = 0;
    buffer_ += bytes;
}

/// A line that has no end within reason is cut into pieces, none of which says anything.
bool Framing::take_line(std::string_view& line) {
    const std::string_view rest = std::string_view(buffer_).substr(at_);
    const std::size_t end = rest.substr(0, longest_line).find('\n');
    if (end == std::string_view::npos && rest.size() < longest_line) {
        return false;
    }
    const std::size_t size = std::min(end, longest_line);
    line = rest.substr(0, size);
    at_ += size + (end == std::string_view::npos ? 0 : 1);
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return true;
}

void Framing::read_field(std::string_view line) {
    has_field_ = true;
    if (const std::string_view said = said_of_length(line); !said.empty()) {
        has_length_ = read_length(said, length_);
    }
}

Framing::Next Framing::end_header() {
    const bool damaged = has_field_ && !has_length_;
    if (has_length_) {
        state_ = length_ > most_bytes ? State::passing : State::body;
    }
    has_field_ = has_length_ = false;
    return damaged ? Next::damaged : state_ == State::passing ? Next::too_long : Next::nothing;
}

Framing::Next Framing::take_message(std::string_view& message) {
    const std::string_view rest = std::string_view(buffer_).substr(at_);
    if (rest.size() < length_) {
        return Next::nothing;
    }
    message = rest.substr(0, static_cast<std::size_t>(length_));
    at_ += message.size();
    state_ = State::header;
    return Next::message;
}

/// False while there is more to be passed over.
bool Framing::pass_over() {
    const auto passed = static_cast<std::size_t>(std::min<std::uint64_t>(length_, buffer_.size() - at_));
    at_ += passed;
    length_ -= passed;
    state_ = length_ == 0 ? State::header : State::passing;
    return length_ == 0;
}

Framing::Next Framing::next(std::string_view& message) {
    std::string_view line;
    for (;;) {
        if (state_ == State::body) {
            return take_message(message);
        }
        if (state_ == State::passing && !pass_over()) {
            return Next::nothing;
        }
        if (!take_line(line)) {
            return Next::nothing;
        }
        if (!line.empty()) {
            read_field(line);
        } else if (const Next told = end_header(); told != Next::nothing) {
            return told;
        }
    }
}

std::string framed(std::string_view message) {
    return fmt::format("Content-Length: {}\r\n\r\n{}", message.size(), message);
}

}  // namespace arbiter::cli
