// Reads blocks, cuts them where a line begins with Game:, and passes over what is too long.
#include "grammar/archive/archive.hpp"

#include "grammar/archive/foreign.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/text/utf8.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace arbiter {
namespace {

/// What a processor's second cache holds, so that the bytes are still there when they are looked at.
constexpr std::size_t chunk = std::size_t{1} << 18U;
constexpr std::size_t shown_of_passed = 4096;
constexpr std::string_view record_start = "Game:";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Blank lines and comments, whatever ends them.
bool says_nothing(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::size_t first = text.find_first_not_of(" \t", at);
        if (first < end && text[first] != ';') {
            return false;
        }
        at = end + 1;
    }
    return true;
}

}  // namespace

ByteSource bytes_of(std::string_view text) {
    return [text](char* to, std::size_t size) mutable {
        const std::size_t count = std::min(size, text.size());
        std::memcpy(to, text.data(), count);
        text.remove_prefix(count);
        return count;
    };
}

Archive::Archive(ByteSource source) : source_(std::move(source)), buffer_(chunk) {}

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
        buffer_.grow(buffer_.size() * 2);
    }
    const std::size_t got = source_(buffer_.data() + end_, buffer_.size() - end_);
    end_ += got;
    at_end_ = got == 0;
    return !at_end_;
}

/// Goes on looking at the record that begins here, as far as the buffer is filled.
bool Archive::scan(RecordScan& scan) const {
    return scan_record(std::string_view(buffer_.data() + begin_, end_ - begin_), at_end_, scan);
}

void Archive::advance(const RecordScan& scan) {
    line_ += scan.line_breaks;
    offset_ += scan.scanned;
    begin_ += scan.scanned;
}

Piece Archive::take(const RecordScan& scan, RecordText& record) {
    record = {{buffer_.data() + begin_, scan.scanned}, offset_, line_, ++number_, scan.plain};
    advance(scan);
    if (record.text.size() > most_record_bytes) {
        record.text = record.text.substr(0, shown_of_passed);
        return Piece::too_long;
    }
    return Piece::record;
}

/// Skips to the next record in constant memory.
Piece Archive::pass_over(RecordText& record) {
    kept_.assign(buffer_.data() + begin_, std::min(end_ - begin_, shown_of_passed));
    record = {kept_, offset_, line_, ++number_};
    const std::uint64_t first = offset_;
    for (;;) {
        RecordScan part;
        const bool found = scan(part);
        advance(part);
        // The last bytes before the end of the input are looked at only once it is known to be the end.
        if (found || (!fill() && begin_ == end_)) {
            record.text = record.text.substr(0, offset_ - first);
            return Piece::too_long;
        }
    }
}

/// The bytes that tell, and the end.
Piece Archive::take_foreign(std::size_t size, RecordText& record) {
    record = {{buffer_.data() + begin_, size}, 0, 1, 0};
    begin_ = end_;
    at_end_ = true;
    return Piece::foreign;
}

/// So much of it tells whether the first line is that of a record, behind a byte order mark.
constexpr std::size_t most_of_first_line = 259;
static_assert(most_telling_of_a_line >= most_of_first_line);

/// Everything before the first "Game:".
Piece Archive::take_preamble(RecordText& record) {
    begun_ = true;
    // The same bytes are looked at in whatever portions they come; a writer may think behind the first line.
    const auto told = [this](std::size_t size) {
        return size >= most_telling_of_a_line ||
               (size >= most_telling_bytes && std::memchr(buffer_.data() + begin_, '\n', size) != nullptr);
    };
    while (!told(end_ - begin_) && fill()) {
    }
    if (const Foreign* const kind = foreign({buffer_.data() + begin_, end_ - begin_})) {
        return take_foreign(kind->context, record);
    }
    if (std::string_view(buffer_.data() + begin_, end_ - begin_).starts_with(byte_order_mark)) {
        begin_ += byte_order_mark.size();
        offset_ += byte_order_mark.size();
    }
    const std::string_view text(buffer_.data() + begin_, std::min(end_ - begin_, most_of_first_line - 3));
    if (text.starts_with(record_start) || lenient::begins_like_a_record(text)) {
        return Piece::end;
    }
    const Piece piece = take_next(record);
    front_ = piece == Piece::too_long ? std::string_view{} : record.text;
    number_ = 0;
    record.number = 0;
    const bool clean =
        piece == Piece::too_long || record.plain || first_bad_byte(record.text) == std::string_view::npos;
    return clean && says_nothing(record.text) ? Piece::end : Piece::preamble;
}

Piece Archive::next(RecordText& record) {
    if (!begun_) {
        if (const Piece front = take_preamble(record); front != Piece::end) {
            return front;
        }
    }
    if (begin_ == end_ && !fill()) {
        return Piece::end;
    }
    return take_next(record);
}

/// Up to the next "Game:" at the start of a line.
Piece Archive::take_next(RecordText& record) {
    RecordScan known;
    while (!scan(known)) {
        if (end_ - begin_ > most_record_bytes) {
            return pass_over(record);
        }
        if (!fill() && known.scanned == end_ - begin_) {
            break;
        }
    }
    return take(known, record);
}

}  // namespace arbiter
