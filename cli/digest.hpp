// A record in the words of a baseline: "violation; scores 0 0; error azul.line.full at 6:6".
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// One finding of a digest. Lines count from the record's first.
struct DigestFinding {
    std::string_view severity;
    std::string_view code;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
};

/// "error azul.line.full at 6:6"
std::string words_of(const DigestFinding& finding);

/// Calls each(words) for every finding of a digest, such as "error azul.line.full at 6:6".
void each_finding(std::string_view digest, const std::function<void(std::string_view)>& each);

/// Back from words; empty code when they are none.
DigestFinding read_finding(std::string_view words);

}  // namespace arbiter::cli
