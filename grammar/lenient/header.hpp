// Header lines as people write them.
#pragma once

#include "grammar/lenient/draft.hpp"
#include "grammar/lenient/header_layout.hpp"
#include "grammar/record/header_key.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// A ruling that `House` chooses.
struct Choice {
    std::string_view id;
    std::vector<std::string_view> options;
};

/// What has to be known to read the header of a record.
struct HeaderWords {
    std::string_view game;        ///< that it is a record of
    std::vector<HeaderKey> keys;  ///< that the game knows
    std::size_t fewest_players = 1;
    std::span<const std::string_view> keywords{};  ///< that begin its lines
    std::vector<Choice> choices{};
};

/// A header line as it was meant, or what it may mean.
struct HeaderLine {
    Draft draft;
    std::vector<std::string> offers;
};

/// The header of a record, line by line.
class HeaderReading {
public:
    HeaderReading(std::string_view record, HeaderWords words);

    /// The next line, which is no comment.
    HeaderLine read(std::string_view line);
    const HeaderLayout& layout() const { return layout_; }

    /// Where a header ends that is as it should be: at a blank line, or at the record's end.
    static std::size_t end_of(std::string_view record);

private:
    void read_game(Draft& draft) const;
    bool read_key(Draft& draft) const;
    void read_value(Draft& draft, std::vector<std::string>& offers) const;
    bool read_whole(HeaderKey::Form form, std::size_t at, Draft& draft, std::vector<std::string>& offers) const;
    void read_amid_remarks(HeaderKey::Form form, std::size_t at, Draft& draft, std::vector<std::string>& offers) const;
    void read_remarked(HeaderKey::Form form, std::size_t at, Draft& draft, std::vector<std::string>& offers) const;
    void find_players();
    std::string_view body() const { return record_.substr(layout_.end); }

    std::string_view record_;
    HeaderWords words_;
    HeaderLayout layout_;
    std::string players_line_;
    std::vector<std::string_view> players_;
    bool first_ = true;
};

/// The games that the first line of a text may name, in whatever way it does.
std::vector<std::string_view> games_named(std::string_view record, std::span<const std::string_view> games);

/// Whether a text begins like a record, though not with `Game:` in the first column.
bool begins_like_a_record(std::string_view text);

// Values, each changed where it can mean only one thing. `at`: where the value begins in the line.
void read_players(Draft& draft, std::size_t at, std::size_t fewest, std::string_view body,
                  std::vector<std::string>& offers);
/// False when nobody is called so.
bool read_start(Draft& draft, std::size_t at, std::span<const std::string_view> players);
/// Two teams of two, of players that are listed; false when they are none.
bool read_teams(Draft& draft, std::size_t at, std::span<const std::string_view> players);
/// False when it cannot be read in any way.
bool read_result(Draft& draft, std::size_t at, std::span<const std::string_view> players,
                 std::vector<std::string>& offers);
/// The choices are written as they should be.
void read_house(Draft& draft, std::size_t at, std::span<const Choice> choices);
/// Whether a text has one of these choices, in whatever way.
bool names_choice(std::string_view text, std::span<const Choice> choices);
/// A time behind it becomes the header's Time, or a comment where that is `timed` already.
void read_date(Draft& draft, std::size_t at, bool timed, std::vector<std::string>& offers);

/// The names of a list, without the blanks around them.
std::vector<std::string_view> names_of(std::string_view list);

}  // namespace arbiter::lenient
