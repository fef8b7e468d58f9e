// Appends to the file and cuts it, each time synced to the disk.
#include "cli/session/session_file.hpp"

#include "cli/text/file_name.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <sys/file.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

/// No record is longer.
constexpr std::size_t longest_session = std::size_t{16} << 20U;

bool is_same_time(const struct timespec& one, const struct timespec& other) {
    return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec;
}

}  // namespace

/// A FIFO or a device would make the session wait, or keep nothing.
SessionFile::SessionFile(const std::string& path) : path_(path) {
    file_ = Descriptor(::open(path.c_str(), O_RDWR | O_APPEND | O_NOCTTY | O_NONBLOCK | O_CLOEXEC));
    if (!file_.open() || ::fstat(file_.number(), &status_) != 0) {
        fail(errno);
    }
    if (!S_ISREG(status_.st_mode)) {
        refuse("a session is kept in a file, and this is none");
    }
    // Where files cannot be locked, what another session writes is noticed before the next line is.
    if (::flock(file_.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        refuse("another session has it open");
    }
    read();
    look();
}

void SessionFile::fail(int error) const {
    refuse(std::strerror(error));
}

void SessionFile::refuse(std::string_view why) const {
    throw std::runtime_error(fmt::format("{}: {}", shown_name(path_), why));
}

void SessionFile::read() {
    std::array<char, 65536> buffer;
    for (;;) {
        const ssize_t got = ::read(file_.number(), buffer.data(), buffer.size());
        if (got < 0 && errno != EINTR) {
            fail(errno);
        }
        if (got == 0) {
            return;
        }
        text_.append(buffer.data(), got < 0 ? 0 : static_cast<std::size_t>(got));
        if (text_.size() > longest_session) {
            refuse("this is longer than any record");
        }
    }
}

void SessionFile::look() {
    if (::fstat(file_.number(), &status_) != 0) {
        fail(errno);
    }
}

/// An editor that saves puts another file in its place: lines appended to this one would be lost.
void SessionFile::expect_unchanged() const {
    struct stat there {};
    const bool is_there =
        ::stat(path_.c_str(), &there) == 0 && there.st_dev == status_.st_dev && there.st_ino == status_.st_ino;
    if (!is_there || there.st_size != status_.st_size || !is_same_time(there.st_mtim, status_.st_mtim)) {
        refuse("it was changed meanwhile by somebody else; nothing more is written, start again to go on with it");
    }
}

/// What was written in part is taken back: a line stands there whole or not at all.
void SessionFile::append(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const ssize_t written = ::write(file_.number(), bytes.data() + at, bytes.size() - at);
        if (written < 0 && errno != EINTR) {
            const int error = errno;
            static_cast<void>(::ftruncate(file_.number(), status_.st_size) == 0);
            fail(error);
        }
        at += written < 0 ? 0 : static_cast<std::size_t>(written);
    }
}

void SessionFile::become(std::string_view text) {
    expect_unchanged();
    const auto size = static_cast<std::size_t>(status_.st_size);
    if (text.size() > size) {
        append(text.substr(size));
    } else if (text.size() < size && ::ftruncate(file_.number(), static_cast<off_t>(text.size())) != 0) {
        fail(errno);
    }
    if (::fsync(file_.number()) != 0) {
        fail(errno);
    }
    look();
}

}  // namespace arbiter::cli
