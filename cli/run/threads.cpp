// Starts threads one after the other, and takes those back that began in vain.
#include "cli/run/threads.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <system_error>

namespace arbiter::cli {

Threads::Threads(std::size_t count, const std::function<void()>& work) {
    try {
        start(count, work);
    } catch (const std::system_error& error) {
        const std::string which = threads_.empty()
                                      ? std::string("no thread can be started")
                                      : fmt::format("only {} of {} threads can be started", threads_.size(), count);
        throw std::runtime_error(fmt::format("{}: {}; -j says how many", which, error.code().message()));
    }
}

void Threads::start(std::size_t count, const std::function<void()>& work) {
    const std::shared_future<bool> all = started_.get_future().share();
    threads_.reserve(count);
    try {
        while (threads_.size() < count) {
            threads_.emplace_back([all, work] {
                if (all.get()) {
                    work();
                }
            });
        }
    } catch (...) {
        started_.set_value(false);
        join();
        throw;
    }
    started_.set_value(true);
}

void Threads::join() {
    for (std::thread& thread : threads_) {
        if (thread.joinable()) {
            thread.join();
        }
    }
}

}  // namespace arbiter::cli
