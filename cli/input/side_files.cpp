// Opens what a record names, folder by folder, looking at each thing before it is opened.
#include "cli/input/side_files.hpp"

#include "grammar/text/ascii.hpp"
#include "rules/record/side_file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t largest_side_file = std::size_t{1} << 20U;

/// Closed when it goes.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) {
            ::close(number_);
        }
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    int number() const { return number_; }
    bool open() const { return number_ >= 0; }

private:
    int number_;
};

Descriptor open_folder(const std::string& path) {
    return Descriptor(::open(path.empty() ? "." : path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
}

bool is_regular(const struct stat& status) {
    return S_ISREG(status.st_mode) && static_cast<std::size_t>(status.st_size) <= largest_side_file;
}

/// Looks before it opens: opening alone can do something to a device, or wait for the other end of a pipe. What was
/// put there in between is seen by the second look.
Descriptor open_regular(const Descriptor& folder, const std::string& name) {
    struct stat status {};
    if (::fstatat(folder.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 || !is_regular(status)) {
        return Descriptor(-1);
    }
    Descriptor file(::openat(folder.number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    const bool same = file.open() && ::fstat(file.number(), &status) == 0 && is_regular(status);
    return same ? std::move(file) : Descriptor(-1);
}

/// The one file that is called so when large and small letters count alike; empty when there is none, or several.
std::string only_alike(const Descriptor& folder, const std::string& name) {
    constexpr std::size_t most_entries = 10'000;
    const int listed = ::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(listed < 0 ? nullptr : ::fdopendir(listed), ::closedir);
    std::string only;
    std::size_t seen = 0;
    while (const dirent* const entry = entries == nullptr ? nullptr : ::readdir(entries.get())) {
        const bool fits = alike(entry->d_name, name);
        if (++seen > most_entries || (fits && !only.empty())) {
            return {};
        }
        if (fits) {
            only = entry->d_name;
        }
    }
    return only;
}

/// Written as it is called; else in letters of any size.
Descriptor open_named(const Descriptor& folder, const std::string& name) {
    struct stat status {};
    if (::fstatat(folder.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT) {
        return open_regular(folder, name);
    }
    const std::string other = only_alike(folder, name);
    return other.empty() ? Descriptor(-1) : open_regular(folder, other);
}

/// Goes down folder by folder, because a link on the way could lead anywhere.
Descriptor open_beneath(Descriptor folder, std::string_view path) {
    while (folder.open()) {
        const std::size_t stop = path.find('/');
        const std::string name(path.substr(0, stop));
        if (stop == std::string_view::npos) {
            return open_named(folder, name);
        }
        path.remove_prefix(stop + 1);
        if (!name.empty() && name != ".") {
            folder = Descriptor(::openat(folder.number(), name.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        }
    }
    return folder;
}

/// Nothing when it cannot be read, or has grown too large meanwhile.
std::optional<std::string> read_whole(const Descriptor& file) {
    std::string text(std::size_t{64} << 10U, '\0');
    std::size_t size = 0;
    for (;;) {
        const ssize_t got = ::read(file.number(), text.data() + size, text.size() - size);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        size += got < 0 ? 0 : static_cast<std::size_t>(got);
        if (got < 0 || size > largest_side_file) {
            return std::nullopt;
        }
        if (got == 0) {
            text.resize(size);
            return text;
        }
        if (size == text.size()) {
            text.resize(text.size() * 2);
        }
    }
}

std::optional<std::string> read_beneath(const std::string& folder, std::string_view path) {
    const Descriptor file = open_beneath(open_folder(folder), path);
    return file.open() ? read_whole(file) : std::nullopt;
}

}  // namespace

SideFiles& side_files() {
    static SideFiles options;
    return options;
}

FileReader reader_beside(const std::string& path) {
    const std::string folder = path == "-" ? std::string() : std::filesystem::path(path).parent_path().string();
    return [folder](std::string_view name) -> std::optional<std::string> {
        const SideFiles& options = side_files();
        const bool whole = name.find('\0') == std::string_view::npos;
        if (options.refused || !whole || !record::side_file_fault(name).empty()) {
            return std::nullopt;
        }
        auto text = read_beneath(folder, name);
        return text || options.data.empty() ? std::move(text) : read_beneath(options.data, name);
    };
}

}  // namespace arbiter::cli
