// The threads of one run, none of which is left behind.
#pragma once

#include <cstddef>
#include <functional>
#include <future>
#include <thread>
#include <vector>

namespace arbiter::cli {

/// Each does the same work, which must not throw, and none begins before all have been started: a thread that is done
/// early would leave room for another, and what could be started would hang on chance. Where not all of them can be,
/// nothing is done, and std::runtime_error is thrown when they have ended.
class Threads {
public:
    Threads(std::size_t count, const std::function<void()>& work);
    ~Threads() { join(); }
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    /// Waits until all have ended.
    void join();

private:
    void start(std::size_t count, const std::function<void()>& work);

    std::promise<bool> started_;  ///< whether all of them have been
    std::vector<std::thread> threads_;
};

}  // namespace arbiter::cli
