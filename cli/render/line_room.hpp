// Room for a line that is put together of many words, and appended to a text in one piece.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Appending to a string costs more than most words have letters, and a verdict line has twenty. Takes words of any
/// length; the text has all of them once this has gone.
class LineRoom {
public:
    explicit LineRoom(std::string& text) : text_(text) {}
    ~LineRoom() { text_.append(room_.data(), size_); }
    LineRoom(const LineRoom&) = delete;
    LineRoom& operator=(const LineRoom&) = delete;

    LineRoom& operator+=(std::string_view word) { return append(word.data(), word.size()); }
    LineRoom& operator+=(char letter) { return append(&letter, 1); }
    LineRoom& append(const char* word, std::size_t size) {
        if (size > room_.size() - size_) [[unlikely]] {
            make_room();
            if (size > room_.size()) {
                text_.append(word, size);
                return *this;
            }
        }
        std::copy_n(word, size, room_.data() + size_);  // of nothing there may be no word
        size_ += size;
        return *this;
    }

private:
    void make_room() {
        text_.append(room_.data(), size_);
        size_ = 0;
    }

    std::string& text_;
    std::size_t size_ = 0;
    std::array<char, 256> room_;
};

}  // namespace arbiter::cli
