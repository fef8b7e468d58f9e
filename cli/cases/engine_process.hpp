// A program that is asked one line and answers one line, again and again.
#pragma once

#include "cli/input/descriptor.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace arbiter::cli {

/// What became of a question.
struct Reply {
    enum class Kind {
        line,     ///< one line came back
        silence,  ///< nothing came in time
        gone,     ///< the program ended, or closed its output
        noise,    ///< more than one line, or one that is too long
    };

    Kind kind = Kind::line;
    std::string text;  ///< the line, or how the program ended
};

/// It is started when it is asked first, and again when it has ended or was silent: what it says too late would be
/// taken for an answer to the next question. Its standard error is ours. Where the shell cannot start it, the first
/// question throws std::runtime_error.
class EngineProcess {
public:
    EngineProcess(std::string command, std::chrono::milliseconds patience);
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    Reply ask(std::string_view question);

private:
    using Clock = std::chrono::steady_clock;

    void start();
    /// How it ended, as the system tells it; it is made to end if it does not by itself.
    int stop(bool at_once);
    Reply give_up(Reply::Kind kind, std::string text);
    /// Whether the program has ended, although a child of it may hold its output open.
    bool has_ended() const;
    /// False when there is nothing more to come.
    bool read_some();
    /// False when the program takes nothing more.
    bool write_some(std::string_view& rest);
    /// Until something can be read or written, or the program ends; false when it is too late.
    bool wait(bool writing, Clock::time_point until) const;

    std::string command_;
    std::chrono::milliseconds patience_;
    pid_t process_ = -1;
    Descriptor to_, from_;
    Descriptor life_;          ///< of the process, where the system can watch it
    std::string heard_;        ///< and not yet answered with
    bool has_spoken_ = false;  ///< ever
};

}  // namespace arbiter::cli
