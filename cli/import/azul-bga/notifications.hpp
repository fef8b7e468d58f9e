// The notifications of a table, found in whatever a person has saved of them.
#pragma once

#include "cli/report/record_json.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli::bga {

/// One of them; it looks into the JSON it was found in.
struct Notification {
    std::string type;
    const Json* args = nullptr;
};

struct Table {
    std::vector<Notification> notifications;                   ///< in their order
    std::vector<std::pair<std::string, std::string>> players;  ///< id and name, if they are listed
    std::string id;                                            ///< empty when nothing tells
    std::uint64_t time = 0;  ///< of the first packet, in seconds since 1970; 0: unknown
    bool left_out = false;   ///< notifications to a single player
};

/// Why a log has no beginning, or nothing at all, where notifications were left out.
inline constexpr std::string_view told_to_one =
    "what is told of the game here went to single players, without the ids that tell it from what all were told";

/// What is kept in packets, bare or in the answer of the site, with the players beside them. What comes twice counts
/// once, and what went to a single player only if it has an id, which tells whether all got it, too. Throws NotImported
/// where there is none.
Table notifications_in(const Json& saved);

/// A whole number that may stand in quotes, as PHP likes to write them; `otherwise` when it is none.
std::int64_t number(const Json& value, std::int64_t otherwise = -1);
/// The member, or null.
const Json& member(const Json& object, const char* name);
/// A number or a text, as a text.
std::string word(const Json& value);

}  // namespace arbiter::cli::bga
