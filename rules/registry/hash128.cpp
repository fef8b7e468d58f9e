// Asks nettle for the SHA-256 of texts, and cuts it in half.
#include "rules/registry/hash128.hpp"

#include <fmt/format.h>

#include <array>

namespace arbiter {
namespace {

std::uint64_t number_in(const std::uint8_t* bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) {
        number = number << 8U | bytes[i];
    }
    return number;
}

}  // namespace

std::string Hash128::digits() const {
    return fmt::format("{:016x}{:016x}", high, low);
}

void Hasher::add(std::string_view text) {
    sha256_update(&context_, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
}

void Hasher::add(std::string_view text, unsigned char end) {
    add(text);
    sha256_update(&context_, 1, &end);
}

Hash128 Hasher::value() const {
    sha256_ctx context = context_;  // asking for a digest begins a new one
    std::array<std::uint8_t, 16> digest{};
    sha256_digest(&context, digest.size(), digest.data());
    return {number_in(digest.data()), number_in(digest.data() + 8)};
}

Hash128 hash_of(std::string_view text) {
    Hasher hasher;
    hasher.add(text);
    return hasher.value();
}

}  // namespace arbiter
