// Starts a program, talks to it through two pipes without ever waiting for one of them alone, and ends it.
#include "cli/cases/engine_process.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace arbiter::cli {
namespace {

/// A longer line is no answer.
constexpr std::size_t most_heard = std::size_t{1} << 20U;
/// So long a program may take to end once it is asked nothing more.
constexpr std::chrono::milliseconds farewell{2000};
/// So often somebody looks whether it has ended, where the system does not tell.
constexpr std::chrono::milliseconds glance{50};

std::array<Descriptor, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error(fmt::format("no pipe to the engine can be made: {}", std::strerror(errno)));
    }
    return {Descriptor(ends[0]), Descriptor(ends[1])};
}

void wait_for_nothing(int descriptor) {
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// In the new process: nothing but system calls until it is another program.
[[noreturn]] void become(const char* command, int in, int out) {
    ::setpgid(0, 0);
    ::signal(SIGPIPE, SIG_DFL);
    ::signal(SIGXFSZ, SIG_DFL);
    if (::dup2(in, STDIN_FILENO) >= 0 && ::dup2(out, STDOUT_FILENO) >= 0) {
        ::execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    }
    ::_exit(127);
}

/// The shell that started it tells of a signal by a status above 128.
int told_by(int status) {
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

std::string words_for(int status) {
    const int told = told_by(status);
    return told > 128    ? fmt::format("it was ended by signal {}", told - 128)
           : told == 127 ? std::string("it cannot be started, or ended with status 127")
                         : fmt::format("it ended with status {}", told);
}

/// What the shell says of a command that it does not find, or may not run.
bool is_no_start(int status) {
    return told_by(status) == 126 || told_by(status) == 127;
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

EngineProcess::EngineProcess(std::string command, std::chrono::milliseconds patience)
    : command_(std::move(command)), patience_(patience) {
    std::signal(SIGPIPE, SIG_IGN);  // a program that does not listen is a result
}

EngineProcess::~EngineProcess() {
    if (process_ > 0) {
        stop(false);
    }
}

void EngineProcess::start() {
    auto [question, ask] = make_pipe();
    auto [listen, answer] = make_pipe();
    process_ = ::fork();
    if (process_ < 0) {
        throw std::runtime_error(fmt::format("the engine cannot be started: {}", std::strerror(errno)));
    }
    if (process_ == 0) {
        become(command_.c_str(), question.number(), answer.number());
    }
    ::setpgid(process_, process_);
    wait_for_nothing(ask.number());
    wait_for_nothing(listen.number());
    to_ = std::move(ask);
    from_ = std::move(listen);
    life_ = Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, process_, 0)));
    heard_.clear();
}

int EngineProcess::stop(bool at_once) {
    to_.close();
    from_.close();
    life_.close();
    int status = 0;
    const auto end = Clock::now() + (at_once ? std::chrono::milliseconds{0} : farewell);
    while (::waitpid(process_, &status, WNOHANG) == 0) {
        if (Clock::now() >= end) {
            ::kill(-process_, SIGKILL);
            ::waitpid(process_, &status, 0);
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
    ::kill(-process_, SIGKILL);  // whatever it has started itself
    process_ = -1;
    return status;
}

Reply EngineProcess::give_up(Reply::Kind kind, std::string text) {
    const int status = stop(kind != Reply::Kind::gone);
    if (kind == Reply::Kind::gone && !has_spoken_ && is_no_start(status)) {
        throw std::runtime_error(
            fmt::format("the engine cannot be started (status {}): {}", told_by(status), command_));
    }
    return {kind, text.empty() ? words_for(status) : std::move(text)};
}

/// It stays there to be waited for.
bool EngineProcess::has_ended() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == process_;
}

bool EngineProcess::wait(bool writing, Clock::time_point until) const {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) {
        return false;
    }
    std::array<pollfd, 3> ends{
        {{from_.number(), POLLIN, 0}, {life_.number(), POLLIN, 0}, {writing ? to_.number() : -1, POLLOUT, 0}}};
    const auto most = life_.open() ? std::chrono::milliseconds{1'000'000'000} : glance;
    ::poll(ends.data(), ends.size(), static_cast<int>(std::min(left, most).count()));
    return true;
}

bool EngineProcess::read_some() {
    std::array<char, 65536> buffer;
    const ssize_t got = ::read(from_.number(), buffer.data(), buffer.size());
    heard_.append(buffer.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

bool EngineProcess::write_some(std::string_view& rest) {
    const ssize_t put = ::write(to_.number(), rest.data(), rest.size());
    rest.remove_prefix(put > 0 ? static_cast<std::size_t>(put) : 0);
    return put >= 0 || errno == EAGAIN || errno == EINTR;
}

Reply EngineProcess::ask(std::string_view question) {
    if (process_ >= 0 && (!read_some() || has_ended())) {
        stop(false);  // between two questions: it may be ready again
    }
    if (process_ < 0) {
        start();
    }
    if (!is_blank(heard_)) {
        return give_up(Reply::Kind::noise, "it speaks before it is asked");
    }
    const std::string line = fmt::format("{}\n", question);
    std::string_view rest = line;
    const auto until = Clock::now() + patience_;
    for (;;) {
        const std::size_t before = heard_.size();
        const bool ended = has_ended();  // what it has said before can be read below
        const bool listens = rest.empty() || write_some(rest);
        const bool speaks = read_some();
        const std::size_t end = heard_.find('\n');
        if (end != std::string::npos || heard_.size() > most_heard) {
            if (end > most_heard || !is_blank(std::string_view(heard_).substr(end + 1)) || !rest.empty()) {
                return give_up(Reply::Kind::noise, "it says more than one line, or before it is asked");
            }
            Reply reply{Reply::Kind::line, heard_.substr(0, end)};
            heard_.clear();
            has_spoken_ = true;
            return reply;
        }
        if (!listens || !speaks || (ended && heard_.size() == before)) {
            return give_up(Reply::Kind::gone, {});
        }
        if (!wait(!rest.empty(), until)) {
            return give_up(Reply::Kind::silence, fmt::format("no answer within {} ms", patience_.count()));
        }
    }
}

}  // namespace arbiter::cli
