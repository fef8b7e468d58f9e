// The one hash that rules/ asks of nettle, for the id of a record: SHA-256 as FIPS 180-4 has it.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <nettle/sha2.h>

namespace {

constexpr std::array<std::uint32_t, 64> constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Schedule = std::array<std::uint32_t, 64>;

Schedule schedule_of(const std::uint8_t* block) {
    Schedule words{};
    for (std::size_t i = 0; i < 16; ++i) {
        words[i] = std::uint32_t{block[4 * i]} << 24U | std::uint32_t{block[4 * i + 1]} << 16U |
                   std::uint32_t{block[4 * i + 2]} << 8U | block[4 * i + 3];
    }
    for (std::size_t i = 16; i < words.size(); ++i) {
        const std::uint32_t a = words[i - 15];
        const std::uint32_t b = words[i - 2];
        words[i] = words[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + words[i - 7] +
                   (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
    }
    return words;
}

/// Takes one block of 64 bytes into the state.
void compress(sha256_ctx& hash, const std::uint8_t* block) {
    const Schedule words = schedule_of(block);
    std::array<std::uint32_t, 8> s{};
    std::copy(std::begin(hash.state), std::end(hash.state), s.begin());
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t e = std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25);
        const std::uint32_t one = s[7] + e + ((s[4] & s[5]) ^ (~s[4] & s[6])) + constants[i] + words[i];
        const std::uint32_t a = std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22);
        const std::uint32_t two = a + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        std::rotate(s.begin(), s.end() - 1, s.end());
        s[4] += one;
        s[0] = one + two;
    }
    for (std::size_t i = 0; i < s.size(); ++i) {
        hash.state[i] += s[i];
    }
}

}  // namespace

void sha256_init(sha256_ctx* hash) {
    constexpr std::array<std::uint32_t, 8> first{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::copy(first.begin(), first.end(), hash->state);
    hash->count = 0;
    hash->index = 0;
}

/// `count` is of whole blocks, `index` of the bytes behind them.
void sha256_update(sha256_ctx* hash, std::size_t size, const std::uint8_t* data) {
    for (std::size_t at = 0; at < size; ++at) {
        hash->block[hash->index++] = data[at];
        if (hash->index == SHA256_BLOCK_SIZE) {
            compress(*hash, hash->block);
            hash->index = 0;
            ++hash->count;
        }
    }
}

void sha256_digest(sha256_ctx* hash, std::size_t size, std::uint8_t* digest) {
    const std::uint64_t bits = (hash->count * SHA256_BLOCK_SIZE + hash->index) * 8;
    const std::uint8_t mark = 0x80;
    const std::uint8_t zero = 0;
    sha256_update(hash, 1, &mark);
    while (hash->index != SHA256_BLOCK_SIZE - 8) {
        sha256_update(hash, 1, &zero);
    }
    for (unsigned shift = 64; shift != 0; shift -= 8) {
        const auto byte = static_cast<std::uint8_t>(bits >> (shift - 8));
        sha256_update(hash, 1, &byte);
    }
    for (std::size_t at = 0; at < size; ++at) {
        digest[at] = static_cast<std::uint8_t>(hash->state[at / 4] >> (24 - 8 * (at % 4)));
    }
    sha256_init(hash);
}
