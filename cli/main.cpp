// The program: its commands, and what happens when the world is wrong.
#include "cli/commands/catalog.hpp"
#include "cli/commands/command_line.hpp"
#include "cli/options.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/standard_streams.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <exception>

int main(int argc, char** argv) {
    arbiter::cli::occupy_standard_streams();
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk
    std::signal(SIGCHLD, SIG_DFL);  // ignored, it would hide how a decompressor has ended
    try {
        return arbiter::cli::run_command_line(arbiter::cli::catalog(), argc, argv);
    } catch (const std::exception& error) {
        std::fflush(stdout);
        std::fputs(fmt::format("arbiter: {}\n", arbiter::cli::plain_line(error.what())).c_str(), stderr);
        return arbiter::cli::Exit::usage;
    }
}
