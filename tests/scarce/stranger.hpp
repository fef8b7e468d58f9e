// The program as somebody else runs it: what the system refuses to users, it does not refuse to root.
#pragma once

#include "tests/cli/running.hpp"

#include <string>
#include <unistd.h>

namespace arbiter::test {

class Stranger {
public:
    /// Of a number that no other test has at the same time.
    Stranger() : user_(std::to_string(64'000 + ::getpid() % 1'000)) {}

    /// Whether there can be one, who may run the program.
    bool is_there() const { return ::geteuid() == 0 && shell(command("--version") + " >/dev/null 2>&1").code == 0; }
    /// For a shell; `limit` is an option of prlimit.
    std::string command(const std::string& arguments, const std::string& limit = "--core=0") const {
        return "setpriv --reuid " + user_ + " --regid " + user_ + " --clear-groups prlimit " + limit + " " +
               ARBITER_EXE + " " + arguments;
    }
    /// Lets the stranger own a folder, with this mode.
    void own(const std::string& folder, const std::string& mode) const {
        shell("chown -R " + user_ + " " + folder + " && chmod " + mode + " " + folder);
    }

private:
    std::string user_;
};

}  // namespace arbiter::test
