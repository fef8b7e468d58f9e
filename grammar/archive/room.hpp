// Room for bytes that are read from somewhere.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <utility>

namespace arbiter {

/// Nothing is put there before: to fill the room of a string is what a short file takes longest for.
class Room {
public:
    Room() = default;
    explicit Room(std::size_t size) : bytes_(std::make_unique_for_overwrite<char[]>(size)), size_(size) {}

    char* data() { return bytes_.get(); }
    const char* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }  ///< in bytes

    /// To this size, if it is larger; what is there stays.
    void grow(std::size_t size) {
        if (size > size_) {
            Room larger(size);
            if (size_ != 0) {
                std::memcpy(larger.data(), data(), size_);
            }
            *this = std::move(larger);
        }
    }

private:
    std::unique_ptr<char[]> bytes_;
    std::size_t size_ = 0;
};

}  // namespace arbiter
