// Collects what is written in a buffer, and leaves strings that need care to the JSON library.
#include "cli/text/json_text.hpp"

#include "cli/text/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

namespace arbiter::cli {
namespace {

/// Nothing to be escaped in it.
bool needs_no_escape(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char byte) { return byte >= ' ' && byte < 0x7F && byte != '"' && byte != '\\'; });
}

constexpr std::size_t most_digits = 24;

/// Copies and answers the end of the copy. Names and words are short: two overlapping copies of a fixed size are done
/// before a loop has begun.
char* copy(std::string_view text, char* to) {
    const std::size_t size = text.size();
    if (size - 8 <= 8) {
        std::memcpy(to, text.data(), 8);
        std::memcpy(to + size - 8, text.data() + size - 8, 8);
    } else if (size - 4 < 4) {
        std::memcpy(to, text.data(), 4);
        std::memcpy(to + size - 4, text.data() + size - 4, 4);
    } else {
        std::copy(text.begin(), text.end(), to);
    }
    return to + size;
}

}  // namespace

void JsonText::flush() {
    out_.append(buffer_.data(), std::exchange(size_, 0));  // what finds no memory now finds none on the way out
}

char* JsonText::room(std::size_t bytes) {
    if (buffer_.size() - size_ < bytes) [[unlikely]] {
        flush();
    }
    return buffer_.data() + size_;
}

void JsonText::separate() {
    if (!first_) {
        *room(1) = ',';
        ++size_;
    }
    first_ = false;
}

void JsonText::open(char bracket) {
    separate();
    *room(1) = bracket;
    ++size_;
    first_ = true;
}

void JsonText::close(char bracket) {
    *room(1) = bracket;
    ++size_;
    first_ = false;
}

JsonText& JsonText::key(std::string_view name) {
    char* at = room(name.size() + 4);
    *at = ',';
    at += first_ ? 0 : 1;
    *at = '"';
    at = copy(name, at + 1);
    at[0] = '"';
    at[1] = ':';
    size_ = static_cast<std::size_t>(at + 2 - buffer_.data());
    first_ = true;
    return *this;
}

JsonText& JsonText::foreign_key(std::string_view name) {
    value(name);
    *room(1) = ':';
    ++size_;
    first_ = true;
    return *this;
}

void JsonText::word(std::string_view text) {
    separate();
    size_ = static_cast<std::size_t>(copy(text, room(text.size())) - buffer_.data());
}

void JsonText::value(std::int64_t number) {
    separate();
    char* const at = room(most_digits);
    if (number >= 0 && number < 10) {
        *at = static_cast<char>('0' + number);
        ++size_;
        return;
    }
    size_ = static_cast<std::size_t>(std::to_chars(at, at + most_digits, number).ptr - buffer_.data());
}

void JsonText::value(std::uint64_t number) {
    separate();
    char* const at = room(most_digits);
    size_ = static_cast<std::size_t>(std::to_chars(at, at + most_digits, number).ptr - buffer_.data());
}

void JsonText::value(std::string_view text) {
    separate();
    if (text.size() + 2 > buffer_.size() || !needs_no_escape(text)) [[unlikely]] {
        flush();
        out_ += to_line(Json(text));
        return;
    }
    char* at = room(text.size() + 2);
    *at = '"';
    at = copy(text, at + 1);
    *at = '"';
    size_ = static_cast<std::size_t>(at + 1 - buffer_.data());
}

}  // namespace arbiter::cli
