// A row of values on the heap that only grows: a copy takes little more room than the values in use.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace arbiter::framework {

/// `room` values fit without asking for more; a copy has room for a few more than it holds.
template <typename T, std::size_t room>
class Row {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    Row() = default;
    Row(const Row& other) : size_(other.size_), capacity_(other.size_ == 0 ? 0 : other.size_ + spare) {
        elements_ = capacity_ == 0 ? nullptr : make(capacity_);
        std::copy_n(other.data(), size_, data());
    }
    Row(Row&& other) noexcept
        : elements_(std::move(other.elements_)),
          size_(std::exchange(other.size_, 0)),
          capacity_(std::exchange(other.capacity_, 0)) {}
    Row& operator=(Row other) noexcept {
        std::swap(elements_, other.elements_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
        return *this;
    }
    ~Row() = default;

    std::size_t size() const { return size_; }
    std::size_t bytes() const { return capacity_ * sizeof(T); }
    bool empty() const { return size_ == 0; }

    T* data() { return elements_.get(); }
    const T* data() const { return elements_.get(); }
    T* begin() { return data(); }
    T* end() { return data() + size_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }

    T& operator[](std::size_t index) { return assert(index < size_), data()[index]; }
    const T& operator[](std::size_t index) const { return assert(index < size_), data()[index]; }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

    T& push_back(const T& value) {
        if (size_ == capacity_) [[unlikely]] {
            grow();
        }
        data()[size_] = value;
        return data()[size_++];
    }

    /// One more, whose members are unset.
    T& extend() {
        if (size_ == capacity_) [[unlikely]] {
            grow();
        }
        return data()[size_++];
    }

private:
    static constexpr std::size_t spare = 4;
    struct Release {
        void operator()(T* elements) const { ::operator delete(elements); }
    };
    using Elements = std::unique_ptr<T, Release>;

    /// The elements stay unset until they are pushed.
    static Elements make(std::size_t capacity) {
        return Elements(static_cast<T*>(::operator new(capacity * sizeof(T))));
    }

    [[gnu::noinline]] void grow() {
        capacity_ = std::max(room, 2 * capacity_);
        Elements larger = make(capacity_);
        std::copy_n(data(), size_, larger.get());
        elements_ = std::move(larger);
    }

    Elements elements_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace arbiter::framework
