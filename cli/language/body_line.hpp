// What can be told of a record's lines by their words alone: header, remarks, rounds, players. Nothing is judged.
#pragma once

#include "cli/language/section.hpp"
#include "grammar/record/record.hpp"
#include "rules/registry/registry.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// The header of a section, and the names in it. The section outlives it.
class SectionHead {
public:
    explicit SectionHead(const Section& section);

    bool is_record() const { return !record_.header.fields.empty(); }
    const Header& header() const { return record_.header; }
    std::string_view game_name() const;
    /// nullptr when it names none.
    const GameEntry* game() const { return game_; }
    /// As listed.
    const std::vector<Span>& players() const { return players_; }
    /// Whether the word stands for a player in a line.
    bool is_player(std::string_view word) const;
    bool is_keyword(std::string_view word) const;

private:
    Record record_;
    const GameEntry* game_ = nullptr;
    std::vector<Span> players_;
};

/// Where the comment of a line of a body begins; the line's end when it has none.
std::size_t comment_in(std::string_view line);

/// Lines of a section that begin a round, or a game of a campaign.
std::vector<std::size_t> rounds_in(const Section& section);

/// The words of a text: letters, digits, `_` and all that is no ASCII.
std::vector<Span> words_in(std::string_view text, Span part);

}  // namespace arbiter::cli
