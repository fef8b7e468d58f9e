// Lines of a position that go on: as many words as fit into a line of a book stand behind the same beginning.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

class Rows {
public:
    Rows(std::string head, std::string& text) : head_(std::move(head)), text_(text) {}

    void add(std::string_view word) {
        constexpr std::size_t widest = 100;
        if (width_ == 0 || width_ + word.size() >= widest) {
            end();
            text_ += head_;
            width_ = head_.size();
        }
        text_.append(" ").append(word);
        width_ += word.size() + 1;
    }
    void end() {
        text_ += width_ == 0 ? "" : "\n";
        width_ = 0;
    }

private:
    std::string head_;
    std::string& text_;
    std::size_t width_ = 0;
};

}  // namespace arbiter
