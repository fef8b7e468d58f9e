// Texts that wait on the disk until all are known, and then come in another order, or only some of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What texts are ordered by: a number, or a word; whatever has neither comes last.
struct SortKey {
    bool any = false;
    std::int64_t number = 0;
    std::string word;
};

class KeptTexts {
public:
    /// Throws std::runtime_error when there is no room for it.
    void add(SortKey key, std::string_view text);
    std::size_t size() const { return places_.size(); }

    /// Each of them has the same chance to be among those that stay; the same seed leaves the same.
    void sample(std::size_t count, std::uint64_t seed);
    /// Those with equal keys stay in their order.
    void sort(bool descending);
    void each(const std::function<void(const std::string&)>& take) const;

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    struct Place {
        SortKey key;
        std::uint64_t offset;
        std::uint64_t size;
    };

    std::unique_ptr<std::FILE, Close> file_;
    std::uint64_t end_ = 0;
    std::vector<Place> places_;
};

}  // namespace arbiter::cli
