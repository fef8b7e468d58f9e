// Looks through the first lines of a record for its header line of hexes.
#include "grammar/dorfromantik/hexes.hpp"

#include "grammar/text/trimmed.hpp"

#include <algorithm>
#include <optional>

namespace arbiter::dorfromantik {
namespace {

constexpr std::string_view blanks = " \t\r";

/// The value of a header line with this key; nothing when it is another line.
std::optional<std::string_view> value_in(std::string_view line, std::string_view key) {
    const bool has_key = line.starts_with(key) && line.substr(key.size()).starts_with(':');
    return has_key ? std::optional(trimmed(line.substr(key.size() + 1), blanks)) : std::nullopt;
}

}  // namespace

Hexes hexes_of(std::string_view record) {
    std::string_view rest = record.substr(0, most_looked_at);
    if (rest.find(hexes_key) == std::string_view::npos) {
        return Hexes::pointy;
    }
    bool begun = false;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = trimmed(rest.substr(0, end), blanks);
        if (begun && line.empty()) {
            break;  // the header ends with a blank line
        }
        begun = !line.empty();
        if (const auto value = value_in(line, hexes_key)) {
            const bool cut_off = end == std::string_view::npos && record.size() > most_looked_at;
            return *value == hexes_words[1] && !cut_off ? Hexes::flat : Hexes::pointy;
        }
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return Hexes::pointy;
}

}  // namespace arbiter::dorfromantik
