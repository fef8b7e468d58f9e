// One of several equal parts of a run's input, so that as many runs anywhere share the work.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// The `part`-th of `of` parts.
struct Portion {
    std::uint64_t part = 1;
    std::uint64_t of = 1;

    bool is_whole() const { return of == 1; }
};

/// "3/7"; empty is the whole. Throws std::runtime_error.
Portion read_range(std::string_view text);

/// What of a file belongs to a part: the records that begin there.
struct Stretch {
    std::uint64_t begin = 0;
    std::uint64_t end = std::numeric_limits<std::uint64_t>::max();

    bool any() const { return begin < end; }
    bool has(std::uint64_t offset) const { return offset >= begin && offset < end; }
};

/// Of each file, all taken one behind the other and cut into parts of as many bytes. What is compressed is not cut.
/// Throws std::runtime_error when standard input is among them and is to be cut.
std::vector<Stretch> stretches_of(const Portion& range, const std::vector<std::string>& files);

/// What inputs are known by, to tell those of another run: a hash of their names and sizes.
std::string hash_of_inputs(const std::vector<std::string>& files);

}  // namespace arbiter::cli
