// What was found of lines that could not be read: a record is read again by whoever formats, traces or draws it, and
// with every key in an editor, and most of its lines are the same.
#pragma once

#include "grammar/lenient/search.hpp"
#include "grammar/text/by_text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::lenient {

/// Makes no difference to what is found, nor to what is left of an allowance: what a line means hangs on the line and
/// on what can be said in its record alone, and what a search takes is counted whether it is made or remembered.
class Memory {
public:
    /// So much is kept of what was found lately, and as much of what was before.
    static constexpr std::size_t most_bytes = std::size_t{4} << 20U;

    /// What was found is forgotten, unless the record that is begun has this header, too, and the same can be said in
    /// it.
    void begin(std::string_view header, const Vocabulary& vocabulary);
    /// As the function of this name.
    Reading search(const Vocabulary& vocabulary, const Attempt& attempt, std::string_view line, std::size_t failed,
                   Allowance& allowance);
    /// So many lines were tried in the searches that had to be made.
    std::uint64_t tries() const { return tries_; }

private:
    struct Known {
        std::optional<Found> undone;
        std::optional<Found> offered;
    };
    Known& known(std::string_view line);
    void keep(const Found& found, std::optional<Found>& place);

    std::string language_;
    ByText<Known> lately_;
    ByText<Known> before_;
    std::size_t bytes_ = 0;  ///< of `lately_`, about
    std::uint64_t tries_ = 0;
};

}  // namespace arbiter::lenient
