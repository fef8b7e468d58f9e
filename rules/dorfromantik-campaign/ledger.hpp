// A campaign as its ledger tells it: the games with their scores, and the circles they gave.
#pragma once

#include "grammar/dorfromantik-campaign/achievement.hpp"
#include "rules/dorfromantik-campaign/high_score.hpp"
#include "rules/dorfromantik-campaign/track.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik_campaign {

struct GamePlayed {
    std::uint32_t number = 0;  ///< as written in the crown
    std::optional<std::int32_t> score;
    std::optional<std::size_t> row;  ///< of the high-score list; a game that nobody noted can belong to one of several
    std::uint8_t circles = 0;        ///< that all of them give
    std::uint32_t stamp = 0;         ///< byte offset of its line in the ledger
};

/// A green hex, or without one a red heart.
struct Prize {
    std::optional<Hex> hex;
    std::uint32_t stamp = 0;
};

/// An Achievement card, turned over in a game.
struct Turned {
    Achievement achievement{};
    std::uint32_t game = 0;   ///< its number
    std::uint32_t stamp = 0;  ///< of its line
};

class Ledger {
public:
    explicit Ledger(const HighScoreList& list) : list_(list) {}

    const HighScoreList& list() const { return list_; }
    const Progress& progress() const { return progress_; }
    std::span<const GamePlayed> games() const { return games_; }
    /// Of some game it is not known what it scored, only what it gave.
    bool lacks_score() const;

    /// Everything unlocked, in the order in which it was.
    std::span<const Prize> prizes() const { return prizes_; }
    std::span<const Prize> prizes_last() const { return std::span(prizes_).subspan(prizes_before_); }

    /// Achievement cards, in the order in which they were turned over.
    std::span<const Turned> turned() const { return turned_; }
    /// The game that did it; nothing for a card that is locked.
    const Turned* turned(Achievement achievement) const;

    /// Circles the last game gave that are not crossed off yet; never more than there are left on the track.
    std::uint8_t due() const { return due_; }
    std::uint32_t next_number() const { return games_.empty() ? 1 : games_.back().number + 1; }

    void enter_game(std::uint32_t number, std::int32_t score, std::uint32_t stamp);
    void enter(const GamePlayed& game);
    /// One that scored so much: its rows give the same number of circles.
    void enter_game(std::uint32_t number, std::pair<std::int32_t, std::int32_t> between, std::uint32_t stamp);

    /// By the game entered last; a card that has been turned over stays so.
    void turn_over(Achievement achievement);

    /// Forgets which prizes were the last ones: a new line begins.
    void begin_line() { prizes_before_ = prizes_.size(); }

    /// Crosses off as many of the circles as the path has.
    void cross(const Step& step, std::uint32_t stamp);

    /// Every single circle that could be crossed off next, as a step of one.
    std::vector<Step> next_steps() const;

    bool conserved() const;

private:
    HighScoreList list_;
    Progress progress_;
    std::vector<GamePlayed> games_;
    std::vector<Prize> prizes_;
    std::vector<Turned> turned_;
    std::size_t prizes_before_ = 0;
    std::uint8_t due_ = 0;
};

/// Appends lines of a record that come to this ledger, behind a header with its rows. In which order circles of
/// several paths were crossed off is not remembered.
void write_ledger(const Ledger& ledger, std::string& text);

}  // namespace arbiter::dorfromantik_campaign
