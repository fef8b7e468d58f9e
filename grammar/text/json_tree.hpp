// A JSON file that a record names, with the place of every value, so that faults can be pointed at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// A value and the byte offset at which it begins in the file.
struct JsonNode {
    enum class Kind : std::uint8_t { null, truth, number, fraction, text, list, object };

    Kind kind = Kind::null;
    std::uint32_t at = 0;
    bool truth = false;
    std::int64_t number = 0;
    std::string text;
    std::vector<JsonNode> items;                              ///< of a list, and the values of an object
    std::vector<std::pair<std::string, std::uint32_t>> keys;  ///< of an object, with their places

    /// The value of the last member of an object that is called so, or nullptr.
    const JsonNode* find(std::string_view key) const;
};

struct JsonFault {
    std::uint32_t at = 0;
    std::string message;
};

/// Either the root, or the fault at which reading stopped.
struct JsonReading {
    std::optional<JsonNode> root;
    JsonFault fault;
};

/// Deeper, or of more values, than any deck or list of tiles is refused: such files come from anybody.
JsonReading read_json(std::string_view text);

/// A place as people count it: lines and columns (of code points) from 1.
struct FilePlace {
    std::uint32_t line = 1;
    std::uint32_t column = 1;

    bool operator==(const FilePlace&) const = default;
};

FilePlace place_in(std::string_view text, std::uint32_t at);

/// A fault with its place in front, "3:12: this is no tile". Nothing of the file is quoted: its owner may not have
/// meant to show it.
std::string placed(std::string_view text, std::uint32_t at, std::string_view fault);

}  // namespace arbiter
