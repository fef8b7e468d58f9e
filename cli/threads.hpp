// The threads of one run, none of which is left behind.
#pragma once

#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace arbiter::cli {

/// Each does the same work, which must not throw. Where not all of them can be started, those that were are told to
/// stop, and std::runtime_error is thrown when they have ended.
class Threads {
public:
    Threads(std::size_t count, const std::function<void()>& work, const std::function<void()>& stop);
    ~Threads() { join(); }
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    /// Waits until all have ended.
    void join();

private:
    std::vector<std::thread> threads_;
};

}  // namespace arbiter::cli
