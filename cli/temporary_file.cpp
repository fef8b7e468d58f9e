// Appends through stdio's buffer, and reads where the bytes stand.
#include "cli/temporary_file.hpp"

#include <cerrno>
#include <stdexcept>
#include <unistd.h>

namespace arbiter::cli {
namespace {

[[noreturn]] void fail() {
    throw std::runtime_error("the temporary file of the records found cannot be written or read");
}

}  // namespace

void TemporaryFile::append(std::string_view bytes) {
    if (file_ == nullptr) {
        file_.reset(std::tmpfile());
    }
    if (file_ == nullptr || std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) {
        fail();
    }
    size_ += bytes.size();
}

void TemporaryFile::read(std::uint64_t offset, char* to, std::size_t size) const {
    if (size != 0 && (file_ == nullptr || std::fflush(file_.get()) != 0)) {
        fail();
    }
    while (size != 0) {
        const ssize_t got = ::pread(::fileno(file_.get()), to, size, static_cast<off_t>(offset));
        if (got == 0 || (got < 0 && errno != EINTR)) {
            fail();
        }
        const auto some = static_cast<std::size_t>(got < 0 ? 0 : got);
        to += some;
        offset += some;
        size -= some;
    }
}

}  // namespace arbiter::cli
