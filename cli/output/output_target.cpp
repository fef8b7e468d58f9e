// Follows links to where a file stands or will stand, and compares places by device and inode.
#include "cli/output/output_target.hpp"

#include "cli/input/standard_streams.hpp"
#include "cli/text/file_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <linux/magic.h>
#include <stdexcept>
#include <sys/vfs.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

constexpr int most_links = 40;

bool is_one(const struct stat& one, const struct stat& other) {
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

bool has_content_of(const struct stat& one, const struct stat& other) {
    return is_one(one, other) && one.st_size == other.st_size && one.st_mtim.tv_sec == other.st_mtim.tv_sec &&
           one.st_mtim.tv_nsec == other.st_mtim.tv_nsec;
}

/// Links that the system makes for open files (/dev/fd/3) lead to no place where another file could be put.
bool is_system_link(const Descriptor& folder) {
    struct statfs system {};
    return ::fstatfs(folder.number(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

}  // namespace

bool find_input(const std::string& path, struct stat& status) {
    return (path == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(path.c_str(), &status)) == 0;
}

OutputTarget::OutputTarget(const std::string& path) : path_(path) {
    if (path == "-") {
        kind_ = Kind::standard_output;
        there_ = ::fstat(STDOUT_FILENO, &status_) == 0;
    } else if (!find_special()) {
        find_file();
    }
    if (there_ && kind_ != Kind::standard_output && cli::is_standard_output(status_)) {
        kind_ = Kind::standard_output;
    }
}

void OutputTarget::refuse(const std::string& why) const {
    throw std::runtime_error(fmt::format("{}: cannot be written: {}", shown_name(path_), why));
}

/// A device, a FIFO, a socket: whatever is no regular file stays what it is.
bool OutputTarget::find_special() {
    if (::stat(path_.c_str(), &status_) != 0 || S_ISREG(status_.st_mode)) {
        return false;
    }
    if (S_ISDIR(status_.st_mode)) {
        refuse("it is a folder");
    }
    kind_ = Kind::special;
    there_ = true;
    return true;
}

void OutputTarget::find_file() {
    std::string at = path_;
    for (int links = 0; step_to(at); ++links) {
        if (is_system_link(folder_)) {
            kind_ = Kind::special;
            there_ = ::stat(path_.c_str(), &status_) == 0;
            return;
        }
        if (links == most_links) {
            refuse(std::strerror(ELOOP));
        }
        at = link_target(at);
    }
}

/// Opens the folder that the path names and looks at what stands there; true when that is a link.
bool OutputTarget::step_to(const std::string& at) {
    const std::size_t slash = at.rfind('/');
    name_ = slash == std::string::npos ? at : at.substr(slash + 1);
    const std::string folder = slash == std::string::npos ? "." : at.substr(0, slash + 1);
    if (name_.empty()) {
        refuse(at.empty() ? "the path is empty" : "it is a folder");
    }
    folder_ = Descriptor(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!folder_.open()) {
        refuse(std::strerror(errno));
    }
    there_ = ::fstatat(folder_.number(), name_.c_str(), &status_, AT_SYMLINK_NOFOLLOW) == 0;
    if (!there_ && errno != ENOENT) {
        refuse(std::strerror(errno));
    }
    return there_ && S_ISLNK(status_.st_mode);
}

std::string OutputTarget::link_target(const std::string& at) const {
    std::array<char, PATH_MAX> target;
    const ssize_t size = ::readlinkat(folder_.number(), name_.c_str(), target.data(), target.size());
    if (size < 0) {
        refuse(std::strerror(errno));
    }
    const std::string text(target.data(), static_cast<std::size_t>(size));
    return text.starts_with('/') ? text : at.substr(0, at.rfind('/') + 1) + text;
}

bool OutputTarget::is_same(const OutputTarget& other) const {
    if (kind_ == Kind::standard_output && other.kind_ == kind_) {
        return true;
    }
    if (there_ || other.there_) {
        return there_ && other.there_ && is_one(status_, other.status_) && !is_null_device(status_);
    }
    struct stat here {};
    struct stat there {};
    return name_ == other.name_ && ::fstat(folder_.number(), &here) == 0 &&
           ::fstat(other.folder_.number(), &there) == 0 && is_one(here, there);
}

bool OutputTarget::is_among(const std::vector<std::string>& inputs) const {
    return there_ && !is_null_device(status_) &&
           std::any_of(inputs.begin(), inputs.end(), [this](const std::string& input) {
               struct stat status {};
               return find_input(input, status) && is_one(status, status_);
           });
}

bool OutputTarget::is_changed() const {
    struct stat now {};
    const bool there = ::fstatat(folder_.number(), name_.c_str(), &now, AT_SYMLINK_NOFOLLOW) == 0;
    return there != there_ || (there && !has_content_of(now, status_));
}

void OutputTarget::refuse_if_changed() const {
    if (is_changed()) {
        refuse("it was changed meanwhile; it stays as it is now");
    }
}

void OutputTarget::refuse_if_kept() const {
    if (!is_file() || !there_) {
        return;
    }
    if ((status_.st_mode & 0222U) == 0 || ::faccessat(folder_.number(), name_.c_str(), W_OK, AT_EACCESS) != 0) {
        refuse("it is read-only");
    }
    if (status_.st_nlink > 1) {
        refuse(fmt::format("it has {} names (hard links), which would part", status_.st_nlink));
    }
}

}  // namespace arbiter::cli
