// The score sheet, row by row as printed.
#pragma once

#include "rules/dorfromantik/table.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {

/// A line of the sheet.
struct SheetLine {
    std::string key;  ///< "B1", or the component of section E: "Red-Hearts"
    std::string_view name;
    std::int64_t points = 0;
    bool in_section_e = false;
};

struct ScoreSheet {
    std::array<std::int64_t, terrains> tasks{};          ///< B1 to B5
    std::array<std::int64_t, flagged_terrains> flags{};  ///< C1 to C3
    std::int64_t longest_track = 0;                      ///< D1
    std::int64_t longest_stream = 0;                     ///< D2
    ExtraPoints extra{};                                 ///< E, what the players say their unlocked components gave

    std::int64_t tasks_total() const;                                                   ///< S1
    std::int64_t map_total() const;                                                     ///< S2
    std::int64_t extra_total() const { return extra.sum; }                              ///< S3
    std::int64_t total() const { return tasks_total() + map_total() + extra_total(); }  ///< H
    /// All of these in the order printed, and the lines of section E that are filled in.
    std::vector<SheetLine> lines() const;

    friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

/// What the table would score as it stands.
ScoreSheet score(const Table& table);

/// No game scores more with what is in a box, section E apart: every marker completed, every flag in a territory of all
/// tiles that show its terrain, every track in one.
std::int64_t most_in(const Box& box);
std::int64_t most_in_base_box();
/// That, and the most of each line of section E for which there is one.
std::int64_t most_with_all_boxes();

}  // namespace arbiter::dorfromantik
