// Room for lines that are put together of many words, and appended to a text in one piece.
#pragma once

#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::cli {

/// Appending to a string costs more than most words have letters, a verdict line has twenty, and a finding fifty. Takes
/// words of any length; the text has all of them once this has gone.
class LineRoom {
public:
    explicit LineRoom(std::string& text) : text_(text) {}
    ~LineRoom() noexcept(false) { text_.append(room_.data(), std::exchange(size_, 0)); }
    LineRoom(const LineRoom&) = delete;
    LineRoom& operator=(const LineRoom&) = delete;

    // By force: a word whose size is known becomes a store or two.
    [[gnu::always_inline]] LineRoom& operator+=(std::string_view word) { return append(word.data(), word.size()); }
    [[gnu::always_inline]] LineRoom& operator+=(char letter) {
        if (size_ == room_.size()) [[unlikely]] {
            make_room();
        }
        room_[size_++] = letter;
        return *this;
    }
    [[gnu::always_inline]] LineRoom& append(const char* word, std::size_t size) {
        if (size > room_.size() - size_) [[unlikely]] {
            append_at_length(word, size);
            return *this;
        }
        std::copy_n(word, size, room_.data() + size_);  // of nothing there may be no word
        size_ += size;
        return *this;
    }
    LineRoom& append(std::size_t times, char letter) {
        for (; times > room_.size() - size_; --times) {
            *this += letter;
        }
        std::fill_n(room_.data() + size_, times, letter);
        size_ += times;
        return *this;
    }

private:
    [[gnu::noinline]] void append_at_length(const char* word, std::size_t size) {
        make_room();
        text_.append(word, size);
    }
    [[gnu::noinline]] void make_room() { text_.append(room_.data(), std::exchange(size_, 0)); }

    std::string& text_;
    std::size_t size_ = 0;
    std::array<char, 512> room_;
};

// An archive may have something wrong in every record: what is written of each is put together without parsing formats.

template <typename Number>
void write_number(Number number, LineRoom& line) {
    const fmt::format_int digits(number);
    line.append(digits.data(), digits.size());
}

/// The name of a file, as every output writes it.
inline void write_name(std::string_view name, LineRoom& line) {
    is_shown_as_it_is(name) ? line += name : line += shown_name(name);
}

/// What may come from a record, so that no terminal obeys it.
inline void write_plain(std::string_view words, LineRoom& line) {
    if (is_plain(words)) {
        line += words;
    } else {
        line += plain_text(words);
    }
}

}  // namespace arbiter::cli
