// Writes its words without putting any together, because what is missing may be memory.
#include "cli/app/termination.hpp"

#include "cli/output/cleanup_on_signal.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/no_memory.hpp"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <unistd.h>

namespace arbiter::cli {
namespace {

void say(const char* words) {
    static_cast<void>(::write(STDERR_FILENO, words, std::strlen(words)));
}

[[noreturn]] void end_with(const char* why) {
    say("arbiter: ");
    say(why);
    say("\n");
    CleanupOnSignal::remove_all();
    ::_exit(Exit::usage);
}

[[noreturn]] void end() {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) {
            std::rethrow_exception(thrown);
        }
    } catch (const std::bad_alloc&) {
        end_with(no_memory);
    } catch (const std::exception& error) {
        end_with(error.what());
    } catch (...) {
    }
    std::abort();
}

}  // namespace

void speak_at_the_end() {
    std::set_terminate(end);
}

}  // namespace arbiter::cli
