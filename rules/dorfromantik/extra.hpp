// Section E of the score sheet: the printed lines for unlocked components, and what a header says of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik {

/// A line of section E, for a component or an Achievement card.
struct ExtraLine {
    std::string_view name;     ///< as printed
    std::string_view printed;  ///< what it scores, as printed
    std::int32_t step = 1;     ///< its points are some times this
    std::int32_t most = 0;     ///< of what the components allow; 0 where nothing printed bounds it
    std::string_view limit{};  ///< what makes that so
};

inline constexpr std::size_t extra_lines = 15;

/// In the order printed.
const std::array<ExtraLine, extra_lines>& section_e();

/// By its name, blanks or `-` between its words, whatever the case of its letters.
std::optional<std::size_t> extra_line(std::string_view name);

/// The most that a line comes to, where a list of opened boxes says so.
using ExtraMosts = std::array<std::optional<std::int32_t>, extra_lines>;

/// Why a line cannot come to this; empty when it can. A most that is listed holds in place of what is printed.
std::string fault_in_extra(std::size_t line, std::int64_t points, const ExtraMosts& listed = {});

/// Points for unlocked components: a sum, or the lines that were filled in.
struct ExtraPoints {
    std::int32_t sum = 0;
    std::array<std::optional<std::int32_t>, extra_lines> lines{};
    bool explained = false;  ///< the sum says what it is for

    friend bool operator==(const ExtraPoints&, const ExtraPoints&) = default;
};

/// `12 the circus and two sheep`, or `Circus 10, Signalman 4`. Otherwise nothing, and `fault` says why if it begins
/// like the second.
std::optional<ExtraPoints> parse_extra(std::string_view text, const ExtraMosts& listed, std::string& fault);

}  // namespace arbiter::dorfromantik
