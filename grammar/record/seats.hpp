// Who sits at the table, as the Players header lists them, and how a line names them.
#pragma once

#include "grammar/text/span.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace arbiter {

using Seat = std::int8_t;
inline constexpr Seat no_seat = -1;
constexpr std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat);
}
inline constexpr std::size_t most_seats = 8;  ///< two more than any game has, so that "too many" can be told

/// The players in clockwise order. A name that is no word (letters, digits, `_`, non-ASCII) or is a keyword
/// cannot stand in a line; `P1` to `P8` always can.
class Seats {
public:
    void clear() {
        count_ = 0;
        all_short_ = true;
        seats_.front() = {};  // scan_behind looks at it without asking whether anybody is there
    }
    /// The name's text must outlive the seats: it is a part of the record. Ignored beyond most_seats.
    void add(std::string_view name, Span span, bool usable);

    std::size_t count() const { return count_; }
    std::string_view name(Seat seat) const { return seats_[index(seat)].name; }
    Span span(Seat seat) const { return seats_[index(seat)].span; }
    bool usable(Seat seat) const { return seats_[index(seat)].usable; }
    /// How the canonical form names the player in a line: the name, or P2.
    std::string_view word(Seat seat) const;
    /// Always understood: P2.
    static std::string_view number(Seat seat);
    /// The seat a whole word names, or no_seat.
    Seat find(std::string_view word) const;
    /// The seat with exactly this name, usable in a line or not; or no_seat.
    Seat named(std::string_view name) const;

    /// So many bytes have to follow `at` where scan_only reads.
    static constexpr std::ptrdiff_t scanned = 17;
    /// Reads this player's name and sees a blank behind it; the end of the name, or nullptr also when a slower look
    /// might find the player.
    const char* scan_only(Seat seat, const char* at) const;
    /// Reads a player's word at `at`; the end of the word, or nullptr when no player is named there.
    const char* scan(const char* at, const char* end, Seat& seat) const;
    /// The same, and looks first for the player behind this one, or for the first: most lines follow in turn.
    const char* scan_behind(Seat before, const char* at, const char* end, Seat& seat) const;

private:
    using Head = std::array<std::uint64_t, 2>;
    struct Player {
        std::string_view name;
        Head head{};  ///< the name's first bytes, compared in one step: names are short
        Head mask{};
        std::uint32_t length = 0;  ///< of a name that fits into `head`; 0 for others
        Span span;
        bool usable = false;
    };
    static bool begins_with(const char* at, const Player& player);
    const char* scan_slowly(const char* at, const char* end, Seat& seat) const;

    std::array<Player, most_seats> seats_{};
    std::size_t count_ = 0;
    bool all_short_ = true;  ///< every name that can stand in a line fits into `head`: what does not match is no name
};

/// Letters, digits, `_` and every byte of a non-ASCII character.
constexpr bool is_word_byte(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || (code >= '0' && code <= '9') ||
           code == '_' || code >= 0x80;
}

/// Whether a name can stand in a line: letters, digits, `_` and non-ASCII letters, but no dash or quote of a phone.
bool is_word(std::string_view name);

/// The word that begins at `at`, empty when none does.
std::string_view word_at(const char* at, const char* end);

inline bool Seats::begins_with(const char* at, const Player& player) {
    Head head;
    std::memcpy(head.data(), at, sizeof head);
    return (((head[0] & player.mask[0]) ^ player.head[0]) | ((head[1] & player.mask[1]) ^ player.head[1])) == 0;
}

inline const char* Seats::scan_only(Seat seat, const char* at) const {
    const Player& player = seats_[index(seat)];
    const char* const stop = at + player.length;
    return begins_with(at, player) && player.length != 0 && *stop == ' ' ? stop : nullptr;
}

inline const char* Seats::scan(const char* at, const char* end, Seat& seat) const {
    if (end - at < scanned || *at == 'P' || !all_short_) {
        return scan_slowly(at, end, seat);
    }
    for (std::size_t i = 0; i < count_; ++i) {
        const Player& player = seats_[i];
        if (player.length != 0 && begins_with(at, player)) {
            const char next = at[player.length];
            if (next != ' ' && next != '\n' && next != '.') {
                return scan_slowly(at, end, seat);  // another name may begin like this one
            }
            seat = static_cast<Seat>(i);
            return at + player.length;
        }
    }
    return nullptr;
}

inline const char* Seats::scan_behind(Seat before, const char* at, const char* end, Seat& seat) const {
    const auto behind = static_cast<std::size_t>(before + 1);
    const auto next = static_cast<Seat>(behind < count_ ? behind : 0);
    const char* const stop = end - at >= scanned ? scan_only(next, at) : nullptr;
    if (stop == nullptr) {
        return scan(at, end, seat);
    }
    seat = next;
    return stop;
}

}  // namespace arbiter
