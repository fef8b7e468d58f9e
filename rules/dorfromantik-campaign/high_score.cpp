// Looks a score up in the rows of the high-score list.
#include "rules/dorfromantik-campaign/high_score.hpp"

#include <algorithm>

namespace arbiter::dorfromantik_campaign {
namespace {

// Read off the campaign sheet.
constexpr std::array<HighScoreRow, printed_rows> printed{
    {{0, "Vagabond", 1},         {100, "Newsboy", 2},        {110, "Fisherwoman", 3},   {120, "Coachman", 3},
     {130, "Night Watchman", 4}, {140, "Actress", 4},        {150, "Landlady", 5},      {160, "Forest Ranger", 5},
     {170, "Farmer's Wife", 6},  {180, "Engineer", 6},       {190, "Ringmaster", 7},    {200, "Captain", 7},
     {210, "Harbormaster", 8},   {220, "Station Master", 8}, {230, "Photographer", 9},  {240, "Merchant", 9},
     {250, "Architect", 10},     {260, "Inventor", 10},      {270, "Astronomer", 11},   {280, "Doctor", 11},
     {290, "Diplomat", 12},      {300, "Balloonist", 12},    {310, "Manufacturer", 13}, {320, "Mayor", 13},
     {330, "Councilor", 14},     {340, "Magnate", 14},       {350, "Baroness", 15},     {375, "Crown Prince", 15},
     {400, "Empress", 15}}};

constexpr std::uint8_t blank_row_circles = 15;

}  // namespace

HighScoreList::HighScoreList() {
    std::copy(printed.begin(), printed.end(), rows_.begin());
}

bool HighScoreList::add(std::int32_t from) {
    if (count_ == rows_.size() || from <= rows_[count_ - 1].from) {
        return false;
    }
    rows_[count_++] = {from, "", blank_row_circles};
    return true;
}

std::size_t HighScoreList::row_of(std::int32_t score) const {
    const auto above = std::upper_bound(rows().begin(), rows().end(), score,
                                        [](std::int32_t value, const HighScoreRow& row) { return value < row.from; });
    return static_cast<std::size_t>(above - rows().begin()) - 1;
}

}  // namespace arbiter::dorfromantik_campaign
