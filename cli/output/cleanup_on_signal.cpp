// Removes unfinished files from a signal handler, which may do little else.
#include "cli/output/cleanup_on_signal.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <unistd.h>

namespace arbiter::cli {

/// What a signal handler may look at while everything else goes on: slots are never freed, only used again.
struct CleanupOnSignal::Slot {
    std::atomic<bool> used = false;
    int folder = -1;
    std::array<char, 64> name{};
    Slot* next = nullptr;
};

namespace {

std::atomic<void*> slots = nullptr;

}  // namespace

CleanupOnSignal::Slot& CleanupOnSignal::free_slot() {
    auto* const first = static_cast<Slot*>(slots.load());
    for (Slot* slot = first; slot != nullptr; slot = slot->next) {
        if (!slot->used) {
            return *slot;
        }
    }
    auto* const fresh = new Slot;
    fresh->next = first;
    slots = fresh;
    return *fresh;
}

void CleanupOnSignal::remove_all() {
    for (auto* slot = static_cast<Slot*>(slots.load()); slot != nullptr; slot = slot->next) {
        if (slot->used) {
            ::unlinkat(slot->folder, slot->name.data(), 0);
        }
    }
}

/// Removes what is unfinished, then lets the signal do what it does to every program.
void CleanupOnSignal::sweep(int signal) {
    remove_all();
    ::raise(signal);
}

/// A signal that somebody told us to ignore (nohup) stays ignored.
void CleanupOnSignal::watch_signals() {
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU}) {
        struct sigaction action {};
        if (::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_DFL) {
            action.sa_handler = sweep;
            action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_NODEFER;
            ::sigaction(signal, &action, nullptr);
        }
    }
}

CleanupOnSignal::CleanupOnSignal(int folder, const std::string& name) : slot_(free_slot()) {
    slot_.folder = folder;
    slot_.name[name.copy(slot_.name.data(), slot_.name.size() - 1)] = '\0';
    slot_.used = true;
    static const bool watched = (watch_signals(), true);
    static_cast<void>(watched);
}

CleanupOnSignal::~CleanupOnSignal() {
    slot_.used = false;
}

}  // namespace arbiter::cli
