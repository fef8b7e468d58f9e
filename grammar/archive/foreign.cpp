// The beginnings of packed files and of text in other encodings.
#include "grammar/archive/foreign.hpp"

#include <algorithm>
#include <array>

namespace arbiter {
namespace {

using namespace std::string_view_literals;

constexpr Foreign packed(std::string_view bytes, std::string_view what, std::string_view remedy) {
    return {bytes, what, remedy, true, bytes.size()};
}

constexpr Foreign text(std::string_view bytes, std::string_view what, std::string_view remedy) {
    return {bytes, what, remedy, false, bytes.empty() ? 4 : bytes.size()};
}

constexpr std::string_view from_utf_16 = "save it as UTF-8: iconv -f UTF-16 -t UTF-8 FILE | arbiter check -";
constexpr std::string_view from_utf_32 = "save it as UTF-8: iconv -f UTF-32 -t UTF-8 FILE | arbiter check -";

/// A longer beginning stands before a shorter one.
constexpr std::array kinds{
    packed("\x1F\x8B\x08"sv, "compressed with gzip", "decompress it first: gzip -dc FILE | arbiter check -"),
    packed("\x28\xB5\x2F\xFD"sv, "compressed with zstd", "decompress it first: zstd -dc FILE | arbiter check -"),
    packed("\x04\x22\x4D\x18"sv, "compressed with lz4", "decompress it first: lz4 -dc FILE | arbiter check -"),
    packed("\xFD"
           "7zXZ\0"sv,
           "compressed with xz", "decompress it first: xz -dc FILE | arbiter check -"),
    packed("PK\x03\x04"sv, "a zip archive", "unpack it first: unzip -p FILE | arbiter check -"),
    packed("PK\x05\x06"sv, "an empty zip archive", "there is nothing in it"),
    text("\xFF\xFE\0\0"sv, "UTF-32", from_utf_32),
    text("\0\0\xFE\xFF"sv, "UTF-32", from_utf_32),
    text("\xFF\xFE"sv, "UTF-16", from_utf_16),
    text("\xFE\xFF"sv, "UTF-16", from_utf_16),
};

constexpr Foreign bzip2 =
    packed("BZh91AY&SY"sv, "compressed with bzip2", "decompress it first: bzip2 -dc FILE | arbiter check -");

/// The digit is the size of its blocks.
bool is_bzip2(std::string_view front) {
    return front.starts_with("BZh") && front.size() >= bzip2.context && front[3] >= '1' && front[3] <= '9' &&
           front.substr(4).starts_with(bzip2.bytes.substr(4));
}

constexpr std::string_view tar_mark = "ustar";
constexpr std::size_t tar_mark_at = 257;
constexpr Foreign tar{tar_mark, "a tar archive", "unpack it first: tar -xOf FILE | arbiter check -", true,
                      tar_mark_at + tar_mark.size()};
static_assert(tar.context <= most_telling_of_a_line);

/// The name of its first file, without line breaks, and further fields stand before the mark.
bool is_tar(std::string_view front) {
    const std::string_view block = front.substr(0, tar.context);
    return block.size() == tar.context && block.ends_with(tar_mark) && block.find('\n') == std::string_view::npos;
}

/// Which of the first four bytes are NUL, as letters: "x0x0" is ASCII in UTF-16, little end first.
struct Pattern {
    std::string_view nuls;
    Foreign kind;
};

constexpr std::array patterns{
    Pattern{"x0x0", text("", "UTF-16", "save it as UTF-8: iconv -f UTF-16LE -t UTF-8 FILE | arbiter check -")},
    Pattern{"0x0x", text("", "UTF-16", "save it as UTF-8: iconv -f UTF-16BE -t UTF-8 FILE | arbiter check -")},
    Pattern{"x000", text("", "UTF-32", "save it as UTF-8: iconv -f UTF-32LE -t UTF-8 FILE | arbiter check -")},
    Pattern{"000x", text("", "UTF-32", "save it as UTF-8: iconv -f UTF-32BE -t UTF-8 FILE | arbiter check -")},
};

bool fits(std::string_view front, std::string_view nuls) {
    return front.size() >= nuls.size() && std::equal(nuls.begin(), nuls.end(), front.begin(), [](char want, char byte) {
               return (want == '0') == (byte == '\0');
           });
}

}  // namespace

const Foreign* foreign(std::string_view front) {
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [front](const Foreign& one) { return front.starts_with(one.bytes); });
    if (kind != kinds.end()) {
        return &*kind;
    }
    if (is_bzip2(front)) {
        return &bzip2;
    }
    if (is_tar(front)) {
        return &tar;
    }
    const auto pattern =
        std::find_if(patterns.begin(), patterns.end(), [front](const Pattern& one) { return fits(front, one.nuls); });
    return pattern == patterns.end() ? nullptr : &pattern->kind;
}

}  // namespace arbiter
