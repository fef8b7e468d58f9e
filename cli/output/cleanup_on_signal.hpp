// An unfinished file that must not stay behind when the program is stopped.
#pragma once

#include <string>

namespace arbiter::cli {

/// While it lives, a signal that ends the program removes the file first. (SIGKILL leaves it: nobody is asked then.)
class CleanupOnSignal {
public:
    /// The folder, open, and the file's name in it.
    CleanupOnSignal(int folder, const std::string& name);
    ~CleanupOnSignal();
    CleanupOnSignal(const CleanupOnSignal&) = delete;
    CleanupOnSignal& operator=(const CleanupOnSignal&) = delete;

    /// What is unfinished at this moment; asks for no memory.
    static void remove_all();

private:
    struct Slot;
    static Slot& free_slot();
    static void sweep(int signal);
    static void watch_signals();

    Slot& slot_;
};

}  // namespace arbiter::cli
