// A short mark of texts, by which they are known again: FNV-1a over 64 bits. Not for what somebody may want to forge.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::cli {

class Mark {
public:
    void add(std::string_view text) {
        for (const char byte : text) {
            add_byte(static_cast<unsigned char>(byte));
        }
    }
    /// A text, and behind it a byte that tells it from the next.
    void add(std::string_view text, unsigned char end) {
        add(text);
        add_byte(end);
    }
    std::uint64_t value() const { return value_; }

private:
    void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001B3U; }

    std::uint64_t value_ = 0xCBF29CE484222325U;
};

}  // namespace arbiter::cli
