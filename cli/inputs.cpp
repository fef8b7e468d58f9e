// Lists the files below paths and folders, reads them in blocks or at once, and refuses to overwrite one of them.
#include "cli/inputs.hpp"

#include "cli/folder_scan.hpp"
#include "cli/render/file_name.hpp"
#include "cli/render/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_side_file_bytes = std::size_t{16} << 20U;

}  // namespace

std::vector<std::string> expand(const std::vector<std::string>& paths, std::vector<Trouble>& troubles) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (path != "-" && fs::is_directory(path, error)) {
            scan_folder(path, files, troubles);
        } else {
            files.push_back(path);
        }
    }
    return files;
}

void refuse_to_overwrite(const std::string& output, const std::vector<std::string>& paths) {
    struct stat there {};
    if (output == "-" || ::stat(output.c_str(), &there) != 0 || !S_ISREG(there.st_mode)) {
        return;
    }
    std::vector<Trouble> told_later;
    for (const std::string& path : expand(paths, told_later)) {
        struct stat here {};
        const bool known = (path == "-" ? ::fstat(STDIN_FILENO, &here) : ::stat(path.c_str(), &here)) == 0;
        if (known && here.st_dev == there.st_dev && here.st_ino == there.st_ino) {
            throw std::runtime_error(fmt::format("{}: is to be read, so it cannot be written to", shown_name(output)));
        }
    }
}

void tell_trouble(const Trouble& trouble) {
    std::fflush(stdout);
    fmt::print(stderr, "arbiter: {}{}: {}\n", trouble.skipped ? "skipped: " : "", shown_name(trouble.path),
               plain_line(trouble.why));
}

void tell_troubles(const std::vector<Trouble>& troubles) {
    for (const Trouble& trouble : troubles) {
        tell_trouble(trouble);
    }
}

OpenFile::OpenFile(const std::string& path) {
    descriptor_ = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) {
        error_ = std::strerror(errno);
        return;
    }
    struct stat status {};
    if (::fstat(descriptor_, &status) == 0 && S_ISDIR(status.st_mode)) {
        error_ = "is a folder";
    }
}

OpenFile::~OpenFile() {
    if (descriptor_ > STDIN_FILENO) {
        ::close(descriptor_);
    }
}

bool OpenFile::is_idle() const {
    pollfd waiting{descriptor_, POLLIN, 0};
    return ::poll(&waiting, 1, 0) == 0;
}

std::size_t OpenFile::read(char* to, std::size_t size) {
    for (;;) {
        const ssize_t got = ::read(descriptor_, to, size);
        if (got >= 0) {
            return static_cast<std::size_t>(got);
        }
        if (errno != EINTR) {
            error_ = std::strerror(errno);
            return 0;
        }
    }
}

std::string read_all(OpenFile& file) {
    std::string text;
    std::string buffer(std::size_t{1} << 16U, '\0');
    while (file.error().empty()) {
        const std::size_t got = file.read(buffer.data(), buffer.size());
        if (got == 0) {
            break;
        }
        text.append(buffer, 0, got);
    }
    return text;
}

ByteSource from_memory(std::string_view text) {
    return [text, at = std::size_t{0}](char* to, std::size_t size) mutable {
        const std::size_t got = std::min(size, text.size() - at);
        std::memcpy(to, text.data() + at, got);
        at += got;
        return got;
    };
}

FileReader reader_beside(const std::string& path) {
    const fs::path folder = path == "-" ? fs::path() : fs::path(path).parent_path();
    return [folder](std::string_view name) -> std::optional<std::string> {
        const std::string full = (folder / fs::path(name)).string();
        OpenFile file(full);
        if (!file.error().empty()) {
            return std::nullopt;
        }
        std::string text(std::size_t{64} << 10U, '\0');
        std::size_t size = 0;
        while (const std::size_t got = file.read(text.data() + size, text.size() - size)) {
            size += got;
            if (size == text.size()) {
                text.resize(text.size() * 2);
            }
            if (size > most_side_file_bytes) {
                return std::nullopt;
            }
        }
        text.resize(size);
        return file.error().empty() ? std::optional(std::move(text)) : std::nullopt;
    };
}

}  // namespace arbiter::cli
