// A file of records, open for reading; what is compressed is unpacked on the way.
#pragma once

#include "cli/input/inputs.hpp"
#include "cli/input/packing.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace arbiter::cli {

class RecordFile {
public:
    /// Opens it; `error()` is not empty when that fails.
    explicit RecordFile(const std::string& path);
    RecordFile(const RecordFile&) = delete;
    RecordFile& operator=(const RecordFile&) = delete;

    /// Why it could not be opened or read to its end.
    const std::string& error() const { return fault_.empty() ? file_.error() : fault_; }
    /// Reads; 0 at the end, and also when reading fails: then `error()` says so, and the text is cut off there.
    std::size_t read(char* to, std::size_t size);
    /// Whether reading would have to wait for whoever writes.
    bool is_idle() const { return bytes_.waiting().empty() && file_.is_idle(); }
    bool is_packed();
    /// Whether the piece read last is cut off, because reading failed.
    bool cuts(const Archive& archive) const { return archive.at_end() && !error().empty(); }
    /// As it lies on the disk.
    const OpenFile& file() const { return file_; }
    /// Bytes read so far, as they lie on the disk.
    std::uint64_t bytes_read() const { return bytes_read_; }

private:
    void look();
    void fail(const char* why);
    template <typename Action>
    std::size_t attempt(Action action);
    std::size_t unpack(char* to, std::size_t size);

    OpenFile file_;
    PackedBytes bytes_;
    Unpacker unpacker_;
    bool looked_ = false;
    std::uint64_t bytes_read_ = 0;
    std::uint64_t unpacked_ = 0;
    std::string fault_;
};

}  // namespace arbiter::cli
