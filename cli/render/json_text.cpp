// Collects what is written in a buffer, and leaves strings that need care to the JSON library.
#include "cli/render/json_text.hpp"

#include "cli/render/json.hpp"
#include "cli/render/plain_text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace arbiter::cli {
namespace {

bool is_plain(std::string_view text) {
    return is_printable_ascii(text) &&
           std::none_of(text.begin(), text.end(), [](char byte) { return byte == '"' || byte == '\\'; });
}

}  // namespace

void JsonText::flush() {
    out_.append(buffer_.data(), size_);
    size_ = 0;
}

void JsonText::put(char byte) {
    if (size_ == buffer_.size()) [[unlikely]] {
        flush();
    }
    buffer_[size_++] = byte;
}

void JsonText::put(std::string_view text) {
    if (buffer_.size() - size_ < text.size()) [[unlikely]] {
        flush();
        if (text.size() > buffer_.size()) {
            out_.append(text);
            return;
        }
    }
    std::memcpy(buffer_.data() + size_, text.data(), text.size());
    size_ += text.size();
}

void JsonText::separate() {
    if (!first_) {
        put(',');
    }
    first_ = false;
}

void JsonText::open(char bracket) {
    separate();
    put(bracket);
    first_ = true;
}

void JsonText::close(char bracket) {
    put(bracket);
    first_ = false;
}

JsonText& JsonText::key(std::string_view name) {
    separate();
    put('"');
    put(name);
    put("\":");
    first_ = true;
    return *this;
}

void JsonText::word(std::string_view text) {
    separate();
    put(text);
}

void JsonText::value(std::int64_t number) {
    std::array<char, 24> digits;
    word({digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr});
}

void JsonText::value(std::uint64_t number) {
    std::array<char, 24> digits;
    word({digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr});
}

void JsonText::value(std::string_view text) {
    separate();
    if (!is_plain(text)) [[unlikely]] {
        put(to_line(Json(text)));
        return;
    }
    put('"');
    put(text);
    put('"');
}

}  // namespace arbiter::cli
