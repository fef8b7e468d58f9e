// Reads a block whenever all of the one before was taken.
#include "cli/input/packed_bytes.hpp"

#include <algorithm>
#include <cstring>

namespace arbiter::cli {
namespace {

constexpr std::size_t block = std::size_t{1} << 16U;

}  // namespace

std::string_view PackedBytes::ahead(std::size_t least) {
    while (end_ - begin_ < least) {
        buffer_.grow(std::max(block, least));
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
        const std::size_t got = source_(buffer_.data() + end_, buffer_.size() - end_);
        end_ += got;
        if (got == 0) {
            break;
        }
    }
    return waiting();
}

std::size_t PackedBytes::read(char* to, std::size_t size) {
    if (begin_ == end_) {
        return source_(to, size);
    }
    const std::size_t count = waiting().copy(to, size);
    take(count);
    return count;
}

}  // namespace arbiter::cli
