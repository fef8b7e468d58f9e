// Feeds the program and takes what it has, whichever can be done, in one thread.
#include "cli/input/program.hpp"

#include "cli/input/descriptor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <iterator>
#include <memory>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

/// Two ends; the program's are closed here once it runs. Sockets, because a write to a pipe that nobody reads any more
/// would end this program, too.
struct Line {
    Descriptor ours;
    Descriptor theirs;

    Line() {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
            throw std::system_error(errno, std::generic_category(), "a decompressor cannot be started");
        }
        ours = Descriptor(ends[0]);
        theirs = Descriptor(ends[1]);
    }
};

class Program {
public:
    Program(std::vector<std::string> words, int source) : words_(std::move(words)), source_(source) { start(); }
    ~Program() {
        if (process_ > 0) {
            ::kill(process_, SIGKILL);
            wait();
        }
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    std::size_t read(char* to, std::size_t size, PackedBytes& from) {
        while (process_ > 0) {
            if (wants_more(from)) {
                feed(from);
                continue;
            }
            const ssize_t got = ::recv(out_.ours.number(), to, size, MSG_DONTWAIT);
            if (got > 0) {
                return static_cast<std::size_t>(got);
            }
            if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
                finish();
            }
        }
        return 0;
    }

private:
    void start();
    bool wants_more(const PackedBytes& from) const;
    void feed(PackedBytes& from);
    int wait();
    bool complains() const;
    void finish();

    std::vector<std::string> words_;
    int source_;
    pid_t process_ = -1;
    Line in_;
    Line out_;
    Descriptor complaints_{::memfd_create("complaints", MFD_CLOEXEC)};  ///< what it writes about its input
    bool fed_ = false;                                                  ///< all of it
};

void Program::start() {
    std::vector<char*> arguments;
    std::transform(words_.begin(), words_.end(), std::back_inserter(arguments),
                   [](std::string& word) { return word.data(); });
    arguments.push_back(nullptr);
    std::array<char*, 1> environment{nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in_.theirs.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out_.theirs.number(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, complaints_.number(), STDERR_FILENO);
    const int error =
        ::posix_spawnp(&process_, arguments.front(), &actions, nullptr, arguments.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    in_.theirs.close();
    out_.theirs.close();
    if (error != 0) {
        process_ = -1;
        throw UnpackingFault(
            fmt::format("it is compressed with {}, which cannot be started: {}", words_.front(), std::strerror(error)));
    }
}

/// Waits until the program has something, or there is something that it takes; whether it can only be fed.
bool Program::wants_more(const PackedBytes& from) const {
    const bool feeds = !from.waiting().empty();
    std::array<pollfd, 2> all{
        pollfd{out_.ours.number(), POLLIN, 0},
        pollfd{feeds ? in_.ours.number() : source_, static_cast<short>(feeds ? POLLOUT : POLLIN), 0}};
    ::poll(all.data(), fed_ ? 1 : 2, -1);
    return all[0].revents == 0 && !fed_;
}

void Program::feed(PackedBytes& from) {
    const std::string_view ahead = from.ahead();
    fed_ = ahead.empty();
    const ssize_t sent = fed_ ? 0 : ::send(in_.ours.number(), ahead.data(), ahead.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
        from.take(static_cast<std::size_t>(sent));
    }
    fed_ = fed_ || (sent < 0 && errno != EAGAIN && errno != EINTR);
    if (fed_) {
        ::shutdown(in_.ours.number(), SHUT_WR);
    }
}

int Program::wait() {
    int status = 0;
    while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    return status;
}

/// bzip2 leaves out what it cannot read behind its data, says so, and is content.
bool Program::complains() const {
    struct stat status {};
    return ::fstat(complaints_.number(), &status) != 0 || status.st_size != 0;
}

void Program::finish() {
    if (wait() != 0 || complains()) {
        throw UnpackingFault(fmt::format("its {} data are damaged or cut short", words_.front()));
    }
}

}  // namespace

Unpacker unpack_by(std::vector<std::string> words, int source) {
    return [program = std::make_shared<Program>(std::move(words), source)](
               char* to, std::size_t size, PackedBytes& from) { return program->read(to, size, from); };
}

}  // namespace arbiter::cli
