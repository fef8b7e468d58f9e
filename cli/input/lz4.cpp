// Decompresses frame after frame.
#include "cli/input/lz4.hpp"

#include <fmt/format.h>

#include <lz4frame.h>
#include <memory>
#include <new>

namespace arbiter::cli {
namespace {

struct FreeLz4 {
    void operator()(LZ4F_dctx* context) const { LZ4F_freeDecompressionContext(context); }
};

class Lz4 {
public:
    Lz4() {
        LZ4F_dctx* context = nullptr;
        if (LZ4F_isError(LZ4F_createDecompressionContext(&context, LZ4F_VERSION)) != 0) {
            throw std::bad_alloc();
        }
        context_.reset(context);
    }

    std::size_t read(char* to, std::size_t size, PackedBytes& from) {
        for (;;) {
            const std::string_view ahead = from.ahead();
            if (ahead.empty() && left_ == 0) {
                return 0;
            }
            std::size_t written = size;
            std::size_t taken = ahead.size();
            left_ = LZ4F_decompress(context_.get(), to, &written, ahead.data(), &taken, nullptr);
            from.take(taken);
            if (LZ4F_isError(left_) != 0) {
                throw UnpackingFault(fmt::format("its lz4 data are damaged: {}", LZ4F_getErrorName(left_)));
            }
            if (written != 0) {
                return written;
            }
            if (ahead.empty()) {
                throw UnpackingFault("its lz4 data are cut short");
            }
        }
    }

private:
    std::unique_ptr<LZ4F_dctx, FreeLz4> context_;
    std::size_t left_ = 0;  ///< not 0 within a frame
};

}  // namespace

Unpacker unpack_lz4() {
    return [lz4 = std::make_shared<Lz4>()](char* to, std::size_t size, PackedBytes& from) {
        return lz4->read(to, size, from);
    };
}

}  // namespace arbiter::cli
