// Writes three bytes as four letters.
#include "cli/render/base64.hpp"

#include <cstddef>
#include <cstdint>

namespace arbiter::cli {

std::string base64(std::string_view bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const auto byte = [&](std::size_t more) {
            return at + more < bytes.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + more]))
                                            : 0U;
        };
        const std::uint32_t three = byte(0) << 16U | byte(1) << 8U | byte(2);
        text += letters[three >> 18U];
        text += letters[three >> 12U & 63U];
        text += at + 1 < bytes.size() ? letters[three >> 6U & 63U] : '=';
        text += at + 2 < bytes.size() ? letters[three & 63U] : '=';
    }
    return text;
}

}  // namespace arbiter::cli
