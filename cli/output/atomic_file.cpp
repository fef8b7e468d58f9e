// Writes beside the file, syncs, and puts the new one in its place by renaming.
#include "cli/output/atomic_file.hpp"

#include "cli/input/standard_streams.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/random.h>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t flush_bytes = std::size_t{64} << 10U;

/// Folder scans do not take it for a record, and it begins with a dot.
std::string random_name() {
    std::uint64_t number = 0;
    while (::getrandom(&number, sizeof number, 0) != sizeof number) {
    }
    return fmt::format(".arbiter-{:016x}", number);
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return true;
}

/// A folder that may not be read cannot be synced; then the system does it in its own time.
void sync_folder(const Descriptor& folder) {
    const Descriptor readable(::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (readable.open()) {
        ::fsync(readable.number());
    }
}

}  // namespace

AtomicFile::AtomicFile(OutputTarget destination) : destination_(std::move(destination)) {
    if (destination_.is_file()) {
        destination_.refuse_if_kept();
        open_beside();
    } else if (!destination_.is_standard_output()) {
        file_ = Descriptor(::open(destination_.path().c_str(), O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC));
        if (!file_.open()) {
            fail(errno);
        }
    }
}

void AtomicFile::open_beside() {
    const int folder = destination_.folder().number();
    const mode_t mode = destination_.is_there() ? 0600 : 0666;  // what the old file hides is never shown
    do {
        name_ = random_name();
        leftover_.emplace(folder, name_);
        file_ = Descriptor(::openat(folder, name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
    } while (!file_.open() && errno == EEXIST);
    if (!file_.open()) {
        const int error = errno;
        leftover_.reset();
        fail(error);
    }
}

AtomicFile::~AtomicFile() {
    if (leftover_) {
        ::unlinkat(destination_.folder().number(), name_.c_str(), 0);
    }
}

void AtomicFile::fail(int error) const {
    const bool stays = destination_.is_file() && destination_.is_there();
    destination_.refuse(fmt::format("{}{}", std::strerror(error), stays ? "; it stays as it was" : ""));
}

void AtomicFile::write(std::string_view text) {
    if (destination_.is_standard_output()) {
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
            deliver_standard_output();
        }
        return;
    }
    buffer_ += text;
    // Who listens at a FIFO may be waiting for it.
    if (buffer_.size() >= flush_bytes || !destination_.is_file()) {
        flush();
    }
}

void AtomicFile::flush() {
    if (!write_all(file_.number(), buffer_)) {
        fail(errno);
    }
    buffer_.clear();
}

/// The owner may change, as with every editor that writes anew; the group and what it may do must not.
void AtomicFile::keep_mode() {
    const struct stat& old = destination_.status();
    const bool owned = ::fchown(file_.number(), old.st_uid, old.st_gid) == 0 ||
                       ::fchown(file_.number(), static_cast<uid_t>(-1), old.st_gid) == 0;
    if (!owned || ::fchmod(file_.number(), old.st_mode & 07777U) != 0) {
        fail(errno);
    }
}

void AtomicFile::finish() {
    if (destination_.is_standard_output()) {
        deliver_standard_output();
        return;
    }
    flush();
    if (!destination_.is_file()) {
        return;
    }
    if (destination_.is_there()) {
        keep_mode();
    }
    if (::fsync(file_.number()) != 0 || !file_.close()) {
        fail(errno);
    }
}

/// Where a file system cannot rename without replacing: a second name is made only where none is.
int AtomicFile::link_into_place(const char* name) const {
    const int folder = destination_.folder().number();
    const int linked = ::linkat(folder, name_.c_str(), folder, name, 0);
    return linked == 0 ? ::unlinkat(folder, name_.c_str(), 0) : linked;
}

void AtomicFile::take_place(bool keep_others) {
    if (!destination_.is_file()) {
        if (!file_.close()) {
            fail(errno);
        }
        return;
    }
    const int folder = destination_.folder().number();
    const char* const name = destination_.name().c_str();
    int moved = ::renameat2(folder, name_.c_str(), folder, name, keep_others ? RENAME_NOREPLACE : 0U);
    if (moved != 0 && (errno == EINVAL || errno == ENOSYS)) {
        moved = keep_others ? link_into_place(name) : ::renameat(folder, name_.c_str(), folder, name);
    }
    if (moved != 0) {
        fail(errno);
    }
    leftover_.reset();
    sync_folder(destination_.folder());
}

}  // namespace arbiter::cli
