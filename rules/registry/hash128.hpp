// 128 bits of SHA-256: what texts are told apart by, also those that somebody has made to be taken for one.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <nettle/sha2.h>
#include <string>
#include <string_view>

namespace arbiter {

struct Hash128 {
    std::uint64_t high = 0;  ///< the first 64 bits
    std::uint64_t low = 0;

    auto operator<=>(const Hash128&) const = default;
    /// 32 hexadecimal digits.
    std::string digits() const;
};

/// Hashes what is added, all of it as one text.
class Hasher {
public:
    Hasher() { sha256_init(&context_); }

    void add(std::string_view text);
    /// A text, and behind it a byte that tells it from the next.
    void add(std::string_view text, unsigned char end);
    Hash128 value() const;

private:
    sha256_ctx context_;
};

Hash128 hash_of(std::string_view text);

}  // namespace arbiter

/// For sets of them: any part of a hash is one.
template <>
struct std::hash<arbiter::Hash128> {
    std::size_t operator()(const arbiter::Hash128& of) const noexcept { return static_cast<std::size_t>(of.low); }
};
