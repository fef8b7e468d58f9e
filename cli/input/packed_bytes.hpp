// The bytes of a file that may be compressed, with a look at the next ones.
#pragma once

#include "grammar/archive/archive.hpp"
#include "grammar/archive/room.hpp"

#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string_view>

namespace arbiter::cli {

class PackedBytes {
public:
    explicit PackedBytes(ByteSource source) : source_(std::move(source)) {}

    /// What was read and not yet taken; reads when that is less than so many bytes. Less only at the end.
    std::string_view ahead(std::size_t least = 1);
    /// What was read and not yet taken.
    std::string_view waiting() const { return {buffer_.data() + begin_, end_ - begin_}; }
    void take(std::size_t count) { begin_ += count; }
    /// Hands on without a look; 0 at the end.
    std::size_t read(char* to, std::size_t size);

private:
    ByteSource source_;
    Room buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

/// What is compressed is damaged, or cut short, or its program is not there.
struct UnpackingFault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Unpacks some of what is ahead; 0 at the end. Throws UnpackingFault.
using Unpacker = std::function<std::size_t(char* to, std::size_t size, PackedBytes& from)>;

}  // namespace arbiter::cli
