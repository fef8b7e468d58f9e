// The notifications of a table, found in whatever a person has saved of them.
#pragma once

#include "cli/render/json.hpp"

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
    std::vector<Notification> notifications;  ///< those that everybody at the table got, in their order
    std::vector<std::pair<std::string, std::string>> players;  ///< id and name, if they are listed
    std::string id;                                            ///< empty when nothing tells
    std::uint64_t time = 0;  ///< of the first packet, in seconds since 1970; 0: unknown
};

/// What is kept in packets, bare or in the answer of the site, with the players beside them. Packets of a single player
/// are left out, and so is what comes twice. Throws NotImported where there is none.
Table notifications_in(const Json& saved);

/// A whole number that may stand in quotes, as PHP likes to write them; `otherwise` when it is none.
std::int64_t number(const Json& value, std::int64_t otherwise = -1);
/// The member, or null.
const Json& member(const Json& object, const char* name);
/// A number or a text, as a text.
std::string word(const Json& value);

}  // namespace arbiter::cli::bga
