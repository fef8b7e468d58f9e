// Looks for packets where the site and its visitors put them.
#include "cli/import/azul-bga/notifications.hpp"

#include "cli/import/source.hpp"

#include <charconv>
#include <set>
#include <utility>

namespace arbiter::cli::bga {
namespace {

class Finder {
public:
    explicit Finder(Table& table) : table_(table) {}

    /// Goes through the lists that hold packets, and through the packets.
    void look(const Json& json, unsigned depth = 0) {
        if (json.is_array()) {
            for (const Json& one : json) {
                look(one, depth + 1);
            }
        } else if (json.is_object() && depth < deepest) {
            look_into(json, depth);
        }
    }

private:
    static constexpr unsigned deepest = 8;

    void look_into(const Json& object, unsigned depth) {
        if (member(object, "type").is_string() && object.contains("args")) {
            take(object);
            return;
        }
        note_table(object);
        begin_packet(object);
        const bool outside = std::exchange(private_, private_ || is_private(object));
        for (const char* const name : {"data", "logs", "packets", "notifications"}) {
            if (object.contains(name)) {
                look(member(object, name), depth + 1);
            }
        }
        private_ = outside;
    }

    /// What one player is told. It may repeat what all are told.
    static bool is_private(const Json& packet) { return word(member(packet, "channel")).starts_with("/player/"); }

    /// Where notifications have no ids of their own, those of a packet that comes twice are told by their places in it.
    void begin_packet(const Json& object) {
        const std::string id = word(member(object, "packet_id"));
        if (!id.empty()) {
            packet_ = word(member(object, "channel")) + " " + id;
            place_ = 0;
        }
    }

    void take(const Json& notification) {
        std::string id = word(member(notification, "uid"));
        const bool numbered = !id.empty() && id != "0";
        if (private_ && !numbered) {
            table_.left_out = true;
            return;
        }
        if (!numbered) {
            id = packet_.empty() ? std::string() : packet_ + " " + std::to_string(++place_);
        }
        if (id.empty() || seen_.insert(id).second) {
            table_.notifications.push_back({word(member(notification, "type")), &member(notification, "args")});
        }
    }

    void note_table(const Json& object) {
        if (table_.id.empty()) {
            table_.id = word(member(object, "table_id"));
        }
        if (const std::int64_t time = number(member(object, "time")); table_.time == 0 && time > 0) {
            table_.time = static_cast<std::uint64_t>(time);
        }
        if (table_.players.empty()) {
            note_players(member(object, "players"));
        }
    }

    /// A list of {"id", "name"}, or names by id.
    void note_players(const Json& players) {
        if (!players.is_structured()) {
            return;
        }
        for (const auto& [key, player] : players.items()) {
            const std::string id = player.is_object() ? word(member(player, "id")) : std::string{};
            const std::string name = player.is_object() ? word(member(player, "name")) : word(player);
            table_.players.emplace_back(id.empty() ? key : id, name);
        }
    }

    Table& table_;
    std::set<std::string> seen_;
    std::string packet_;     ///< channel and id of the last one; empty where packets have no ids
    std::size_t place_ = 0;  ///< in it
    bool private_ = false;   ///< it went to one player
};

}  // namespace

const Json& member(const Json& object, const char* name) {
    static const Json none;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found == object.end() ? none : *found;
}

std::string word(const Json& value) {
    return value.is_string() ? value.get<std::string>() : value.is_number_integer() ? value.dump() : std::string{};
}

std::int64_t number(const Json& value, std::int64_t otherwise) {
    const std::string text = word(value);
    std::int64_t number = otherwise;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && stop == text.data() + text.size() ? number : otherwise;
}

Table notifications_in(const Json& saved) {
    Table table;
    Finder(table).look(saved);
    if (table.notifications.empty()) {
        throw NotImported(std::string(table.left_out ? told_to_one : "there are no notifications in it"));
    }
    return table;
}

}  // namespace arbiter::cli::bga
