// Opens what stands in for closed streams, and asks the system what standard output leads to.
#include "cli/input/standard_streams.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <stdexcept>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

/// Opened so that using input or output is an error, as it was before; messages that nobody wants are none.
int occupant(int stream) {
    const int opened = ::open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
    return opened >= 0 ? opened : ::open("/", O_RDONLY);
}

}  // namespace

void occupy_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // The lowest number that is free is the one that a file gets.
        if (::fcntl(stream, F_GETFD) < 0 && occupant(stream) != stream) {
            std::_Exit(2);
        }
    }
}

bool is_null_device(const struct stat& status) {
    return S_ISCHR(status.st_mode) && status.st_rdev == makedev(1, 3);
}

bool is_standard_output(const struct stat& status) {
    struct stat output {};
    return ::fstat(STDOUT_FILENO, &output) == 0 && output.st_dev == status.st_dev && output.st_ino == status.st_ino &&
           !is_null_device(output);
}

bool is_file_of_standard_output(const struct stat& status) {
    return S_ISREG(status.st_mode) && is_standard_output(status) &&
           (::fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE) != O_RDONLY;
}

void deliver_standard_output() {
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        throw std::runtime_error("standard output cannot be written");
    }
}

}  // namespace arbiter::cli
