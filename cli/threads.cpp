// Starts threads one after the other, and takes those back that began in vain.
#include "cli/threads.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <system_error>

namespace arbiter::cli {

Threads::Threads(std::size_t count, const std::function<void()>& work, const std::function<void()>& stop) {
    threads_.reserve(count);
    try {
        while (threads_.size() < count) {
            threads_.emplace_back(work);
        }
    } catch (const std::system_error& error) {
        stop();
        join();
        const std::string which = threads_.empty()
                                      ? std::string("no thread can be started")
                                      : fmt::format("only {} of {} threads can be started", threads_.size(), count);
        throw std::runtime_error(fmt::format("{}: {}; -j says how many", which, error.code().message()));
    } catch (...) {
        stop();
        join();
        throw;
    }
}

void Threads::join() {
    for (std::thread& thread : threads_) {
        if (thread.joinable()) {
            thread.join();
        }
    }
}

}  // namespace arbiter::cli
