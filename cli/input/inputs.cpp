// Lists the files below paths and folders and reads them in blocks or at once.
#include "cli/input/inputs.hpp"

#include "cli/input/folder_scan.hpp"
#include "cli/input/standard_streams.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::vector<std::string> expand(const std::vector<std::string>& paths, std::vector<InputError>& input_errors) {
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (path != "-" && fs::is_directory(path, error)) {
            scan_folder(path, files, input_errors);
        } else {
            files.push_back(path);
        }
    }
    return files;
}

void print_input_error(const InputError& input_error) {
    std::fflush(stdout);
    // Where even this cannot be written, the exit code still says it.
    std::fputs(fmt::format("arbiter: {}{}: {}\n", input_error.skipped ? "skipped: " : "", shown_name(input_error.path),
                           plain_line(input_error.why))
                   .c_str(),
               stderr);
}

void print_input_errors(const std::vector<InputError>& input_errors) {
    for (const InputError& input_error : input_errors) {
        print_input_error(input_error);
    }
}

/// Who has typed no file name sees no sign otherwise that a record is awaited.
static void prompt() {
    if (::isatty(STDIN_FILENO) != 0) {
        std::fputs("arbiter: type a record; Ctrl-D on a line of its own ends it\n", stderr);
    }
}

OpenFile::OpenFile(const std::string& path) {
    if (path == "-") {
        prompt();
    }
    descriptor_ = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) {
        error_ = std::strerror(errno);
        return;
    }
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0) {
        error_ = std::strerror(errno);
    }
    regular_ = S_ISREG(status.st_mode);
    if (S_ISDIR(status.st_mode)) {
        error_ = "is a folder";
    } else if (is_file_of_standard_output(status)) {
        error_ = "is the file that standard output goes to";
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
    while (!ended_) {
        const ssize_t got = ::read(descriptor_, to, size);
        if (got >= 0) {
            ended_ = got == 0 && size != 0;
            return static_cast<std::size_t>(got);
        }
        if (errno != EINTR) {
            error_ = std::strerror(errno);
            return 0;
        }
    }
    return 0;
}

std::size_t OpenFile::read_at(std::uint64_t offset, char* to, std::size_t size) const {
    const ssize_t got = ::pread(descriptor_, to, size, static_cast<off_t>(offset));
    return got > 0 ? static_cast<std::size_t>(got) : 0;
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

}  // namespace arbiter::cli
