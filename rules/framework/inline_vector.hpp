// A vector with a fixed capacity kept inside the object; a copy moves only the elements in use.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace arbiter::framework {

template <typename T, std::size_t capacity_>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    InlineVector() {}  // NOLINT: the elements stay unset until they are pushed, a fresh position must cost nothing
    InlineVector(const InlineVector& other) : size_(other.size_) { std::copy_n(other.data(), size_, data()); }
    InlineVector& operator=(const InlineVector& other) {
        size_ = other.size_;
        std::copy_n(other.data(), size_, data());
        return *this;
    }

    static constexpr std::size_t capacity() { return capacity_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == capacity_; }

    T* data() { return elements_.data(); }
    const T* data() const { return elements_.data(); }
    T* begin() { return data(); }
    T* end() { return data() + size_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }

    T& operator[](std::size_t index) { return assert(index < size_), elements_[index]; }
    const T& operator[](std::size_t index) const { return assert(index < size_), elements_[index]; }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

    T& push_back(const T& value) {
        assert(!full());
        elements_[size_] = value;
        return elements_[size_++];
    }
    void erase(std::size_t index) {
        std::copy(begin() + index + 1, end(), begin() + index);
        --size_;
    }
    void clear() { size_ = 0; }

    bool operator==(const InlineVector& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    union {
        std::array<T, capacity_> elements_;
    };
    std::size_t size_ = 0;
};

}  // namespace arbiter::framework
