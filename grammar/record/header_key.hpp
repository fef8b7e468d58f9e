// The keys that a header can have, a line each: what a value is about, and how it is written. Whoever treats keys
// differently (identity, questions to engines, cases as JSON, lenient reading, renaming) asks here.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace arbiter {

struct HeaderKey {
    enum class Purpose : std::uint8_t {
        game,      ///< what is played by whom: reports and questions have members of their own for it
        revision,  ///< of the notation, of the rules' text
        play,      ///< what the game begins with
        claim,     ///< what the writer says it came to
        judging,   ///< what is to be thought of the record
        remark,    ///< when and where it was, who wrote it down
    };
    /// How the value is written.
    enum class Form : std::uint8_t {
        text,
        word,
        players,
        player,  ///< one of them
        teams,
        result,
        choices,  ///< of House
        codes,    ///< of findings
        expected,
        date,
        numbers,
        file,
        hexes,  ///< how they lie
    };

    std::string_view key;
    Purpose purpose = Purpose::remark;
    Form form = Form::text;
    // Of a key that only some games have, for whoever writes a header:
    std::string_view example{};  ///< a value that the referee takes
    std::string_view meaning{};  ///< in a few words
    bool needed = false;         ///< without it the record cannot be replayed

    /// Two records that differ in it alone are one game.
    constexpr bool changes_identity() const { return purpose != Purpose::remark && purpose != Purpose::judging; }
    /// Two different values cannot both be so; of other keys the second is one too many.
    constexpr bool has_one_value() const { return changes_identity() || form == Form::date; }
    /// It says something of the record that somebody else is to find out.
    constexpr bool tells_outcome() const { return purpose == Purpose::claim || purpose == Purpose::judging; }
    constexpr bool names_players() const { return names_players(form); }
    static constexpr bool names_players(Form form) {
        return form == Form::player || form == Form::teams || form == Form::result;
    }
};

/// Of all games, in the order in which a header has them.
std::span<const HeaderKey> common_header_keys();

/// nullptr where there is none of that name.
const HeaderKey* find_header_key(std::span<const HeaderKey> keys, std::string_view key);

/// Keys for which nobody answers.
constexpr bool is_private_key(std::string_view key) {
    return key.starts_with("X-");
}

}  // namespace arbiter
