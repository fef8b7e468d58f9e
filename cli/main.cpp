// The program: its commands, and what happens when the world is wrong.
#include "cli/app/catalog.hpp"
#include "cli/app/command_line.hpp"
#include "cli/app/termination.hpp"
#include "cli/input/standard_streams.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/no_memory.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>

namespace {

/// The world is wrong: what was printed so far comes first.
int give_up(const std::string& why) {
    std::fflush(stdout);
    std::fputs(fmt::format("arbiter: {}\n", arbiter::cli::plain_line(why)).c_str(), stderr);
    return arbiter::cli::Exit::usage;
}

}  // namespace

int main(int argc, char** argv) {
    arbiter::cli::occupy_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
    std::signal(SIGCHLD, SIG_DFL);  // ignored, it would hide how a decompressor has ended
    arbiter::cli::speak_at_the_end();
    try {
        return arbiter::cli::run_command_line(arbiter::cli::catalog(), argc, argv);
    } catch (const std::bad_alloc&) {
        return give_up(arbiter::cli::no_memory);
    } catch (const std::exception& error) {
        return give_up(error.what());
    }
}
