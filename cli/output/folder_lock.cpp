// Asks again and again until the lock is free: a run holds it no longer than it takes to write a file.
#include "cli/output/folder_lock.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace arbiter::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{60};
constexpr std::chrono::milliseconds pause{10};

}  // namespace

FolderLock::FolderLock(const OutputTarget& place) {
    if (!place.is_file()) {
        return;
    }
    way_ = Descriptor(::openat(place.folder().number(), ".", O_PATH | O_DIRECTORY | O_CLOEXEC));
    folder_ = Descriptor(::openat(place.folder().number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    for (const auto until = Clock::now() + patience; !attempt(place);) {
        if (Clock::now() >= until) {
            place.refuse(folder_.open() ? std::string("another run holds its folder locked")
                                        : fmt::format("another run is writing there, or was killed; if none is "
                                                      "running, remove {} from its folder",
                                                      name));
        }
        std::this_thread::sleep_for(pause);
    }
}

FolderLock::~FolderLock() {
    if (leftover_) {
        ::unlinkat(way_.number(), name, 0);
    }
}

/// A folder that may not be read, or lies where there are no such locks, has a file instead.
bool FolderLock::attempt(const OutputTarget& place) {
    if (folder_.open() && ::flock(folder_.number(), LOCK_EX | LOCK_NB) == 0) {
        return true;
    }
    if (folder_.open() && (errno == EWOULDBLOCK || errno == EINTR)) {
        return false;
    }
    folder_.close();
    return attempt_by_file(place);
}

bool FolderLock::attempt_by_file(const OutputTarget& place) {
    const Descriptor file(::openat(way_.number(), name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (file.open()) {
        leftover_.emplace(way_.number(), name);
    } else if (errno != EEXIST && errno != EINTR) {
        place.refuse(fmt::format("its folder cannot be locked: {}", std::strerror(errno)));
    }
    return file.open();
}

}  // namespace arbiter::cli
