// Which cases are meant: "azul and not (full-line or wall)".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Words that a case has or has not, in any letter case, joined by and, or, not and parentheses.
class Selection {
public:
    /// Everything when it is empty. Throws std::runtime_error when it cannot be read.
    explicit Selection(std::string_view expression);

    /// Whether a case with this text is meant.
    bool matches(std::string_view text) const;

private:
    enum class Kind : std::uint8_t { word, both, either, no };
    struct Step {
        Kind kind;
        std::string word{};
    };

    void read_either();
    void read_both();
    void read_one();
    bool take(std::string_view word);
    [[noreturn]] void refuse() const;

    std::vector<std::string> words_;  ///< of the expression, parentheses being words
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::vector<Step> steps_;  ///< each behind what it joins
};

}  // namespace arbiter::cli
