#include "grammar/archive/archive.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace arbiter {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 20U;
constexpr std::size_t shown_of_passed = 4096;
constexpr std::string_view start = "Game:";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::size_t npos = std::string_view::npos;

std::uint64_t line_breaks(const char* from, const char* to) {
    // Blocks short enough for byte counters, so that the inner loop becomes vector code.
    std::uint64_t sum = 0;
    while (from != to) {
        const char* const stop = from + std::min<std::ptrdiff_t>(to - from, 192);
        unsigned char count = 0;
        for (; from != stop; ++from) {
            count = static_cast<unsigned char>(count + (*from == '\n' ? 1 : 0));
        }
        sum += count;
    }
    return sum;
}

/// Where the next "\nGame:" has its G. Two bytes at a time are compared sixteen-fold, because line breaks alone, or
/// capital Gs alone, are too frequent to stop at.
std::size_t find_record(std::string_view text, std::size_t from) {
    std::size_t at = from;
#ifdef __SSE2__
    const __m128i line_break = _mm_set1_epi8('\n');
    const __m128i letter = _mm_set1_epi8('G');
    for (; at + 17 <= text.size(); at += 16) {
        const __m128i first = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at));
        const __m128i second = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at + 1));
        const __m128i both = _mm_and_si128(_mm_cmpeq_epi8(first, line_break), _mm_cmpeq_epi8(second, letter));
        auto mask = static_cast<unsigned>(_mm_movemask_epi8(both));
        for (; mask != 0; mask &= mask - 1) {
            const std::size_t found = at + static_cast<std::size_t>(std::countr_zero(mask)) + 1;
            if (text.substr(found).starts_with(start)) {
                return found;
            }
        }
    }
#endif
    const std::size_t found = text.find("\nGame:", at);
    return found == npos ? npos : found + 1;
}

/// Blank lines and comments.
bool says_nothing(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::size_t first = text.find_first_not_of(" \t\r", at);
        if (first < end && text[first] != ';') {
            return false;
        }
        at = end + 1;
    }
    return true;
}

}  // namespace

Archive::Archive(ByteSource source) : source_(std::move(source)), buffer_(chunk, '\0') {}

/// Reads more; false at the end of the input. Makes room by moving the unread part to the front, then by growing.
bool Archive::fill() {
    if (at_end_) {
        return false;
    }
    if (begin_ != 0) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    if (end_ == buffer_.size()) {
        buffer_.resize(buffer_.size() * 2);
    }
    const std::size_t got = source_(buffer_.data() + end_, buffer_.size() - end_);
    end_ += got;
    at_end_ = got == 0;
    return !at_end_;
}

/// The next "\nGame:" from here on; the offset of its G.
std::size_t Archive::find_start(std::size_t from) const {
    return find_record(std::string_view(buffer_.data(), end_), from);
}

void Archive::advance(std::size_t end) {
    line_ += line_breaks(buffer_.data() + begin_, buffer_.data() + end);
    offset_ += end - begin_;
    begin_ = end;
}

Piece Archive::take(std::size_t end, RecordText& record) {
    record = {{buffer_.data() + begin_, end - begin_}, offset_, line_, ++number_};
    advance(end);
    return Piece::record;
}

/// Skips to the next record in constant memory.
Piece Archive::pass_over(RecordText& record) {
    kept_.assign(buffer_.data() + begin_, std::min(end_ - begin_, shown_of_passed));
    record = {kept_, offset_, line_, ++number_};
    const std::uint64_t first = offset_;
    for (;;) {
        const std::size_t next = find_start(begin_);
        if (next != npos) {
            advance(next);
            record.text = record.text.substr(0, offset_ - first);
            return Piece::too_long;
        }
        // Keep what could be the beginning of "\nGame:".
        advance(std::max(begin_, end_ - std::min(end_ - begin_, start.size())));
        if (!fill()) {
            advance(end_);
            return Piece::too_long;
        }
    }
}

/// Everything before the first "Game:", of which only the head is kept.
Piece Archive::take_preamble(RecordText& record) {
    begun_ = true;
    while (end_ - begin_ < start.size() + byte_order_mark.size() && fill()) {
    }
    if (std::string_view(buffer_.data() + begin_, end_ - begin_).starts_with(byte_order_mark)) {
        begin_ += byte_order_mark.size();
        offset_ += byte_order_mark.size();
    }
    if (std::string_view(buffer_.data() + begin_, end_ - begin_).starts_with(start)) {
        return Piece::end;
    }
    const Piece piece = pass_over(record);
    number_ = 0;
    record.number = 0;
    return piece == Piece::too_long && !says_nothing(record.text) ? Piece::preamble : Piece::end;
}

Piece Archive::next(RecordText& record) {
    if (!begun_ && take_preamble(record) == Piece::preamble) {
        return Piece::preamble;
    }
    if (begin_ == end_ && !fill()) {
        return Piece::end;
    }
    std::size_t from = begin_;
    for (;;) {
        if (const std::size_t next = find_start(from); next != npos) {
            return take(next, record);
        }
        if (end_ - begin_ > most_record_bytes) {
            return pass_over(record);
        }
        const std::size_t scanned = end_ - begin_ - std::min(end_ - begin_, start.size());
        if (!fill()) {
            return take(end_, record);
        }
        from = begin_ + scanned;
    }
}

}  // namespace arbiter
