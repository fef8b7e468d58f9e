// Watches the folders in which the files lie: an editor that saves puts a new file in the place of the old one.
#include "cli/input/file_watcher.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <poll.h>
#include <stdexcept>
#include <sys/inotify.h>
#include <system_error>
#include <unistd.h>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t savings = IN_CLOSE_WRITE | IN_MOVED_TO;
constexpr int settling_time = 30;    ///< milliseconds: some editors write twice
constexpr int searching_time = 200;  ///< likewise: so often somebody looks for a folder that is gone

}  // namespace

FileWatcher::FileWatcher(const std::vector<std::string>& paths) : inotify_(::inotify_init1(IN_CLOEXEC)) {
    if (inotify_ < 0) {
        throw std::runtime_error(fmt::format("no files can be watched: {}", std::strerror(errno)));
    }
    for (const std::string& path : paths) {
        std::error_code ignored;
        if (path == "-") {
            throw std::runtime_error("standard input cannot be watched; name the file");
        }
        Given& given = given_.emplace_back(Given{path, fs::is_directory(path, ignored)});
        if (!add(given)) {
            throw std::runtime_error(fmt::format("{} cannot be watched: {}", path, std::strerror(errno)));
        }
    }
}

FileWatcher::~FileWatcher() {
    if (inotify_ >= 0) {
        ::close(inotify_);
    }
}

/// False when it is gone.
bool FileWatcher::add(Given& given) {
    given.watch = given.is_folder ? add_folder(given.path, {}) : add_file(given.path);
    return given.watch >= 0;
}

int FileWatcher::add_file(const std::string& path) {
    const fs::path whole(path);
    const std::string folder = whole.parent_path().string();
    const int number =
        ::inotify_add_watch(inotify_, folder.empty() ? "." : folder.c_str(), savings | IN_ONLYDIR | IN_MASK_ADD);
    if (number >= 0) {
        watched_[number].folder = folder;
        watched_[number].names.push_back(whole.filename().string());
    }
    return number;
}

/// Negative when it is gone, or must not be looked into.
int FileWatcher::add_folder(const std::string& path, const std::string& name) {
    const std::string whole = name.empty() ? path : path + '/' + name;
    const int number = ::inotify_add_watch(inotify_, whole.c_str(), savings | IN_CREATE | IN_ONLYDIR | IN_MASK_ADD);
    if (number < 0) {
        return number;
    }
    watched_[number].folder = whole;
    watched_[number].all = true;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(whole, ignored)) {
        if (entry.is_directory(ignored) && !entry.is_symlink(ignored)) {
            add_folder(whole, entry.path().filename().string());
        }
    }
    return number;
}

/// Decks and the like, which a record may name, are JSON.
bool FileWatcher::is_meant(const Watched& watched, std::string_view name) const {
    const bool named = std::find(watched.names.begin(), watched.names.end(), name) != watched.names.end();
    return named || name.ends_with(".json") || (watched.all && name.ends_with(".tgn"));
}

/// A new folder may have come with records in it.
bool FileWatcher::take(std::uint32_t what, const std::string& name, const Watched& watched) {
    if ((what & IN_ISDIR) == 0) {
        return (what & savings) != 0 && is_meant(watched, name);
    }
    if (watched.all) {
        add_folder(std::string(watched.folder), name);
    }
    return watched.all;
}

bool FileWatcher::read() {
    alignas(inotify_event) std::array<char, 16 * 1024> buffer{};
    const ssize_t size = ::read(inotify_, buffer.data(), buffer.size());
    bool meant = false;
    for (ssize_t at = 0; at < size;) {
        inotify_event event{};
        std::memcpy(&event, buffer.data() + at, sizeof event);
        const char* const name = buffer.data() + at + sizeof event;
        at += static_cast<ssize_t>(sizeof event + event.len);
        const auto found = watched_.find(event.wd);
        if ((event.mask & IN_Q_OVERFLOW) != 0) {
            meant = true;
        } else if ((event.mask & IN_IGNORED) != 0 && found != watched_.end()) {
            watched_.erase(found);
        } else if (found != watched_.end() && event.len != 0) {
            meant = take(event.mask, name, found->second) || meant;
        }
    }
    return meant;
}

/// Whether one of the folders that had gone is back, with whatever is in it.
bool FileWatcher::find_lost() {
    bool found = false;
    for (Given& given : given_) {
        found = (is_lost(given) && add(given)) || found;
    }
    return found;
}

void FileWatcher::wait() {
    for (bool saved = false;;) {
        const bool lost = std::ranges::any_of(given_, [this](const Given& given) { return is_lost(given); });
        pollfd ready{inotify_, POLLIN, 0};
        const int count = ::poll(&ready, 1, saved ? settling_time : lost ? searching_time : -1);
        if (count == 0 && saved) {
            return;
        }
        if (count == 0) {
            saved = find_lost();
        } else if (count > 0) {
            saved = read() || saved;
        } else if (errno != EINTR) {
            throw std::runtime_error(fmt::format("the files cannot be watched any longer: {}", std::strerror(errno)));
        }
    }
}

}  // namespace arbiter::cli
