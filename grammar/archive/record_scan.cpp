// Goes over 64 bytes at a time while nothing is near that could begin a record, then byte by byte.
#include "grammar/archive/record_scan.hpp"

#include <algorithm>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace arbiter {
namespace {

constexpr std::string_view next_start = "\nGame:";
constexpr std::size_t step = 64;

/// Looks at the bytes up to `stop`, none of which begins a "\nGame:".
void pass(std::string_view text, std::size_t stop, RecordScan& scan) {
    const std::string_view part = text.substr(scan.scanned, stop - scan.scanned);
    unsigned odd = 0;
    for (const char byte : part) {
        odd |= static_cast<unsigned>(static_cast<signed char>(byte) <= 0);
    }
    scan.plain = scan.plain && odd == 0;
    scan.line_breaks += static_cast<std::uint64_t>(std::count(part.begin(), part.end(), '\n'));
    scan.scanned = stop;
}

#ifdef __SSE2__

/// A byte counts at most so many steps without overflow: each adds up to 4.
constexpr std::size_t most_steps = 63;

__m128i load(const char* at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
}

std::uint64_t sum_of_bytes(__m128i bytes) {
    const __m128i sums = _mm_sad_epu8(bytes, _mm_setzero_si128());
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums)) +
           static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(sums, sums)));
}

/// Goes over 64 bytes at a time while none of them is a line break before a G: line breaks alone, or capital Gs alone,
/// are too frequent to stop at.
void pass_quickly(std::string_view text, RecordScan& scan) {
    const __m128i line_break = _mm_set1_epi8('\n');
    const __m128i letter = _mm_set1_epi8('G');
    __m128i breaks = _mm_setzero_si128();
    __m128i odd = _mm_setzero_si128();
    const char* const base = text.data();
    std::size_t at = scan.scanned;
    for (std::size_t n = 0; n < most_steps && at + step + 1 <= text.size(); ++n, at += step) {
        __m128i starts = _mm_setzero_si128();
        __m128i here_breaks = _mm_setzero_si128();
        __m128i here_odd = _mm_setzero_si128();
        for (std::size_t i = 0; i < step; i += 16) {
            const __m128i bytes = load(base + at + i);
            const __m128i is_break = _mm_cmpeq_epi8(bytes, line_break);
            here_breaks = _mm_sub_epi8(here_breaks, is_break);
            starts = _mm_or_si128(starts, _mm_and_si128(is_break, _mm_cmpeq_epi8(load(base + at + i + 1), letter)));
            // The highest bit says non-ASCII; a NUL gets it from the comparison.
            here_odd = _mm_or_si128(here_odd, _mm_or_si128(bytes, _mm_cmpeq_epi8(bytes, _mm_setzero_si128())));
        }
        if (_mm_movemask_epi8(starts) != 0) {
            break;
        }
        breaks = _mm_add_epi8(breaks, here_breaks);
        odd = _mm_or_si128(odd, here_odd);
    }
    scan.scanned = at;
    scan.line_breaks += sum_of_bytes(breaks);
    scan.plain = scan.plain && _mm_movemask_epi8(odd) == 0;
}

#else

void pass_quickly(std::string_view, RecordScan&) {}

#endif

/// Where the next "\nGame:" begins, if it does so before `stop`; otherwise `stop`.
std::size_t find_start(std::string_view text, std::size_t from, std::size_t stop) {
    const std::size_t found =
        text.substr(0, std::min(text.size(), stop + next_start.size() - 1)).find(next_start, from);
    return std::min(found, stop);
}

}  // namespace

bool scan_record(std::string_view text, bool whole, RecordScan& scan) {
    // A "\nGame:" cut off by the end of the text is seen whole the next time.
    const std::size_t last = whole ? text.size() : text.size() - std::min(text.size(), next_start.size() - 1);
    while (scan.scanned < last) {
        pass_quickly(text, scan);
        if (scan.scanned >= last) {
            break;  // it looks one byte ahead only, and so may have come farther
        }
        const std::size_t stop = std::min(last, scan.scanned + step);
        const std::size_t found = find_start(text, scan.scanned, stop);
        if (found != stop) {
            pass(text, found + 1, scan);
            return true;
        }
        pass(text, stop, scan);
    }
    return false;
}

}  // namespace arbiter
