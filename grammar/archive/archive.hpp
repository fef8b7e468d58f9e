// Splits a stream of bytes into records, at memory speed and in constant memory.
#pragma once

#include "grammar/archive/record_scan.hpp"
#include "grammar/archive/room.hpp"
#include "grammar/text/record_text.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace arbiter {

/// No game is longer; a longer record is passed over, so that memory stays bounded whatever the input.
inline constexpr std::size_t most_record_bytes = std::size_t{16} << 20U;

/// One stretch of the input.
enum class Piece : std::uint8_t {
    record,    ///< begins with "Game:" at the start of a line
    preamble,  ///< what stands before the first record, if it is more than blank lines and comments, or damaged
    too_long,  ///< the first 4 KiB of a record longer than most_record_bytes
    foreign,   ///< a file that is compressed or in another encoding: the bytes that tell, and nothing else is read
    end,
};

/// Reads up to `size` bytes and answers how many; 0 at the end. Throws when the world fails.
using ByteSource = std::function<std::size_t(char* to, std::size_t size)>;

/// The bytes of a text, which must outlive them.
ByteSource bytes_of(std::string_view text);

/// Whether the front of an archive is all that stands before the record; it may be too long to be kept.
inline bool is_whole_front(std::string_view front, std::uint64_t offset_of_record) {
    constexpr std::size_t byte_order_mark_bytes = 3;
    return offset_of_record <= front.size() + byte_order_mark_bytes;
}

/// The records of one file in order. A record's text is valid until the next call.
class Archive {
public:
    explicit Archive(ByteSource source);
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    Piece next(RecordText& record);

    /// What stands before the first record, but for a byte order mark: comments, as a rule. Known once something was
    /// read; empty when it is longer than most_record_bytes.
    const std::string& front() const { return front_; }
    /// Whether nothing follows the piece that was read last.
    bool at_end() const { return at_end_ && begin_ == end_; }

private:
    bool fill();
    Piece take(const RecordScan& scan, RecordText& record);
    bool scan(RecordScan& scan) const;
    Piece pass_over(RecordText& record);
    Piece take_preamble(RecordText& record);
    Piece take_foreign(std::size_t size, RecordText& record);
    Piece take_next(RecordText& record);
    void advance(const RecordScan& scan);

    ByteSource source_;
    Room buffer_;
    std::size_t begin_ = 0;     ///< where the unread part begins
    std::size_t end_ = 0;       ///< how far the buffer is filled
    std::uint64_t offset_ = 0;  ///< of begin_ in the file
    std::uint64_t line_ = 1;    ///< of begin_
    std::uint64_t number_ = 0;
    bool at_end_ = false;
    bool begun_ = false;
    std::string kept_;  ///< the head of a record that is passed over
    std::string front_;
};

}  // namespace arbiter
