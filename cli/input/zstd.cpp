// Decompresses frame after frame.
#include "cli/input/zstd.hpp"

#include <fmt/format.h>

#include <memory>
#include <new>
#include <zstd.h>
#include <zstd_errors.h>

namespace arbiter::cli {
namespace {

struct FreeZstd {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

UnpackingFault fault_of(std::size_t code) {
    if (ZSTD_getErrorCode(code) == ZSTD_error_frameParameter_windowTooLarge) {
        return UnpackingFault(
            "its zstd data take more than 128 MiB of memory: zstd -dc --long=31 FILE | arbiter check -");
    }
    return UnpackingFault(fmt::format("its zstd data are damaged: {}", ZSTD_getErrorName(code)));
}

class Zstd {
public:
    Zstd() : context_(ZSTD_createDCtx()) {
        if (!context_) {
            throw std::bad_alloc();
        }
    }

    std::size_t read(char* to, std::size_t size, PackedBytes& from) {
        ZSTD_outBuffer out{to, size, 0};
        while (out.pos == 0) {
            const std::string_view ahead = from.ahead();
            if (ahead.empty() && left_ == 0) {
                break;
            }
            ZSTD_inBuffer in{ahead.data(), ahead.size(), 0};
            left_ = ZSTD_decompressStream(context_.get(), &out, &in);
            from.take(in.pos);
            if (ZSTD_isError(left_) != 0) {
                throw fault_of(left_);
            }
            if (ahead.empty() && out.pos == 0) {
                throw UnpackingFault("its zstd data are cut short");
            }
        }
        return out.pos;
    }

private:
    std::unique_ptr<ZSTD_DCtx, FreeZstd> context_;
    std::size_t left_ = 0;  ///< not 0 within a frame
};

}  // namespace

Unpacker unpack_zstd() {
    return [zstd = std::make_shared<Zstd>()](char* to, std::size_t size, PackedBytes& from) {
        return zstd->read(to, size, from);
    };
}

}  // namespace arbiter::cli
