// The beginnings of packed files.
#include "cli/input/packing.hpp"

#include "cli/input/gzip.hpp"
#include "cli/input/lz4.hpp"
#include "cli/input/program.hpp"
#include "cli/input/zstd.hpp"
#include "grammar/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace arbiter::cli {
namespace {

using namespace std::string_view_literals;

struct Beginning {
    Packing packing;
    std::string_view bytes;  ///< ? is any byte
};

constexpr std::array beginnings{
    Beginning{Packing::gzip, "\x1F\x8B\x08"sv},
    Beginning{Packing::zstd, "\x28\xB5\x2F\xFD"sv},
    Beginning{Packing::lz4, "\x04\x22\x4D\x18"sv},
    Beginning{Packing::xz,
              "\xFD"
              "7zXZ\0"sv},
    Beginning{Packing::bzip2, "BZh?1AY&SY"sv},
    Beginning{Packing::bzip2, "BZh?\x17\x72\x45\x38\x50\x90"sv},
};

/// As far as both go.
bool agree(std::string_view front, std::string_view bytes) {
    const std::size_t size = std::min(front.size(), bytes.size());
    return std::equal(front.begin(), front.begin() + static_cast<std::ptrdiff_t>(size), bytes.begin(),
                      [](char byte, char wanted) { return byte == wanted || wanted == '?'; });
}

constexpr std::string_view skipped = "?\x2A\x4D\x18";
constexpr std::size_t skipped_header = 8;

bool is_skipped(std::string_view front) {
    return agree(front, skipped) && !front.empty() && (static_cast<unsigned char>(front.front()) >> 4U) == 5U;
}

/// A frame whose content is for somebody else. False when it is cut off.
bool skip_frame(PackedBytes& bytes) {
    const std::string_view header = bytes.ahead(skipped_header);
    std::uint64_t size = 0;
    for (std::size_t i = skipped_header; header.size() >= skipped_header && i-- > 4;) {
        size = size << 8U | static_cast<unsigned char>(header[i]);
    }
    for (size += skipped_header; size != 0 && !bytes.ahead().empty();) {
        const std::size_t some = std::min<std::uint64_t>(size, bytes.ahead().size());
        bytes.take(some);
        size -= some;
    }
    return size == 0;
}

/// As many bytes as are needed to see whether it begins so.
bool begins(PackedBytes& bytes, std::string_view wanted) {
    std::string_view front = bytes.ahead();
    while (front.size() < wanted.size() && agree(front, wanted)) {
        const std::size_t before = front.size();
        front = bytes.ahead(before + 1);
        if (front.size() == before) {
            return false;
        }
    }
    return agree(front, wanted);
}

}  // namespace

Packing packing_of(PackedBytes& bytes) {
    bool skips = false;
    while (is_skipped(bytes.ahead()) && begins(bytes, skipped)) {
        skips = true;
        if (!skip_frame(bytes)) {
            throw UnpackingFault("its compressed data are cut short");
        }
    }
    const auto found = std::find_if(beginnings.begin(), beginnings.end(),
                                    [&bytes](const Beginning& one) { return begins(bytes, one.bytes); });
    const Packing otherwise = skips ? Packing::zstd : Packing::none;  // which says what is wrong with the rest
    return found == beginnings.end() ? otherwise : found->packing;
}

Unpacker unpacker_of(Packing packing, int source) {
    switch (packing) {
        case Packing::none: break;
        case Packing::gzip: return unpack_gzip();
        case Packing::zstd: return unpack_zstd();
        case Packing::lz4: return unpack_lz4();
        case Packing::xz: return unpack_by({"xz", "-dc", "--memlimit-decompress=128MiB"}, source);
        case Packing::bzip2: return unpack_by({"bzip2", "-dc"}, source);
    }
    return {};
}

bool is_packed_name(std::string_view name) {
    const std::string low = lower_case(std::string(name));
    constexpr std::array endings{".tgn.gz", ".tgn.zst", ".tgn.lz4", ".tgn.xz", ".tgn.bz2"};
    return std::any_of(endings.begin(), endings.end(), [&low](const char* ending) { return low.ends_with(ending); });
}

}  // namespace arbiter::cli
