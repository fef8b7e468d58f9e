// An open file as the system numbers it, closed when it goes.
#pragma once

#include <unistd.h>
#include <utility>

namespace arbiter::cli {

class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    bool open() const { return number_ >= 0; }
    int number() const { return number_; }
    /// False when the system says only now that something could not be written.
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_ = -1;
};

}  // namespace arbiter::cli
