// Texts that wait on the disk until all are known, and then come in another order, or only some of them.
#pragma once

#include "cli/kept_places.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

class KeptTexts {
public:
    /// In memory there are so many bytes of them at once, about.
    explicit KeptTexts(std::size_t room = std::size_t{4} << 20U) : room_(room) {}

    /// Throws std::runtime_error when there is no room for it on the disk.
    void add(SortKey key, std::string_view text);
    std::uint64_t size() const;

    /// Each of them has the same chance to be among those that stay; the same seed leaves the same.
    void sample(std::uint64_t count, std::uint64_t seed) { sample_ = Sample{count, seed}; }
    /// Those with equal keys stay in their order.
    void sort(bool descending) { descending_ = descending; }
    void each(const std::function<void(const std::string&)>& take) const;
    void each_with_key(const std::function<void(const SortKey&, const std::string&)>& take) const;
    /// The same without reading the texts.
    void each_key(const std::function<void(const SortKey&)>& take) const;

private:
    struct Sample {
        std::uint64_t count, seed;
    };
    void each_taken(const EachPlace& take) const;
    void each_place(const EachPlace& take) const;

    std::size_t room_;
    TemporaryFile texts_;
    KeptPlaces places_;
    std::optional<Sample> sample_;
    std::optional<bool> descending_;  ///< if they are sorted
};

}  // namespace arbiter::cli
