// A record that is a position: its set lines word by word, and the rest of it as it is.
#pragma once

#include "cli/report/first_record.hpp"
#include "page/core/part.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::page {

class Layout {
public:
    using Words = std::vector<std::string>;

    /// Takes the record in canonical form, where it has one.
    Layout(std::string_view text, const FileReader& files);

    const GameEntry& game() const { return *game_; }
    const Seats& seats() const { return first_->report().seats; }
    std::string_view header(std::string_view key) const { return first_->record().header.value(key); }
    const FileReader& files() const { return files_; }
    /// What is printed on the table, and lies there.
    SceneOf scene() const { return game_->scene_of(first_->record(), files_); }

    /// Whether nothing has been played behind the position.
    bool is_open() const;
    /// Whether a line says that the game has ended.
    bool is_ended() const;

    /// The words behind "set NAME WORD", a list for each line.
    std::vector<Words> lines_of(Seat seat, std::string_view word) const;
    /// The same, whichever line they stand on.
    Words words_of(Seat seat, std::string_view word) const;
    /// Puts lines in place of those of a part: words behind "set NAME".
    void put(Seat seat, const std::vector<std::string_view>& words, const Words& lines);

    /// What a scores line says of each; "?" where it says nothing.
    Words announced() const;
    void announce(const Words& scores);

    /// The rule that the position breaks; nullptr where it breaks none.
    const Rule* broken() const;

    /// The record; with nothing but the position behind its header if so wished.
    std::string text(bool position_alone = false) const;

private:
    std::string head(Seat seat) const;

    const FileReader& files_;                        ///< outlives this
    std::shared_ptr<const cli::FirstRecord> first_;  ///< as it was before anything was put
    const GameEntry* game_ = nullptr;
    std::string header_;
    Words body_;
};

/// What a game's positions are laid out of.
struct Parts {
    std::string_view game;
    /// All that can be set, with what is.
    std::vector<Part> (*parts)(const Layout& layout);
    /// What may be written on a spot that nothing lies on, if it begins so.
    std::vector<Choice> (*choices)(const Layout& layout, const Part& part, const Spot& spot, std::string_view begun);
    /// Writes what lies there.
    void (*put)(Layout& layout, const Part& part);
};

const Parts& azul_parts();
const Parts& grawlix_parts();
const Parts& framework_parts();
const Parts& dorfromantik_parts();
const Parts& frame_work_parts();

/// A part that is a number: a spot.
Part number_of(const Layout& layout, Seat seat, std::string_view word, std::string_view name);
/// A part that is a list of words: a spot each, and one behind them.
Part row_of(const Layout& layout, Seat seat, std::string_view word, std::string_view name);
/// Writes either of them; nothing where nothing is said.
void put_words(Layout& layout, const Part& part);

/// A part on which pieces lie side by side, written PIECE:x,y.
Part map_of(const Layout& layout, Seat seat, std::string_view word, std::string_view name);
/// Writes it, at most so many pieces a line.
void put_map(Layout& layout, const Part& part, std::size_t most);
/// Adds the free spots around those where something lies.
void add_open_spots(Part& part);
/// "PIECE:3,-1" taken apart; nothing where it is something else.
std::optional<Spot> placed(std::string_view word);

}  // namespace arbiter::page
