// Inflates member after member.
#include "cli/input/gzip.hpp"

#include <fmt/format.h>

#define ZLIB_CONST
#include <algorithm>
#include <limits>
#include <memory>
#include <new>
#include <zlib.h>

namespace arbiter::cli {
namespace {

constexpr int window_bits = 15;
constexpr int gzip_alone = 16;

class Gzip {
public:
    Gzip() {
        if (inflateInit2(&stream_, window_bits + gzip_alone) != Z_OK) {
            throw std::bad_alloc();
        }
    }
    ~Gzip() { inflateEnd(&stream_); }
    Gzip(const Gzip&) = delete;
    Gzip& operator=(const Gzip&) = delete;

    std::size_t read(char* to, std::size_t size, PackedBytes& from) {
        const uInt room = static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
        stream_.next_out = reinterpret_cast<Bytef*>(to);
        stream_.avail_out = room;
        while (stream_.avail_out == room && (inside_ || next_member(from))) {
            inflate_some(from);
        }
        return room - stream_.avail_out;
    }

private:
    bool next_member(PackedBytes& from) {
        while (!from.ahead().empty() && from.ahead().front() == '\0') {
            from.take(1);
        }
        inside_ = !from.ahead().empty();
        if (inside_ && !from.ahead(2).starts_with("\x1F\x8B")) {
            throw UnpackingFault("what stands behind its gzip data is none");
        }
        inflateReset(&stream_);
        return inside_;
    }

    void inflate_some(PackedBytes& from) {
        const std::string_view ahead = from.ahead();
        if (ahead.empty()) {
            throw UnpackingFault("its gzip data are cut short");
        }
        stream_.next_in = reinterpret_cast<const Bytef*>(ahead.data());
        stream_.avail_in = static_cast<uInt>(ahead.size());
        const int result = inflate(&stream_, Z_NO_FLUSH);
        from.take(ahead.size() - stream_.avail_in);
        inside_ = result != Z_STREAM_END;
        if (result != Z_OK && result != Z_STREAM_END) {
            throw UnpackingFault(
                fmt::format("its gzip data are damaged: {}", stream_.msg == nullptr ? "no gzip" : stream_.msg));
        }
    }

    z_stream stream_{};
    bool inside_ = false;  ///< a member
};

}  // namespace

Unpacker unpack_gzip() {
    return [gzip = std::make_shared<Gzip>()](char* to, std::size_t size, PackedBytes& from) {
        return gzip->read(to, size, from);
    };
}

}  // namespace arbiter::cli
