// What stands in many objects of JSON alike: plain data, lists of texts, players, scores that may be ranges.
#pragma once

#include "cli/text/json_text.hpp"
#include "grammar/record/header.hpp"
#include "rules/report/report.hpp"

#include <string_view>
#include <unordered_set>
#include <vector>

namespace arbiter::cli {

/// Plain data as it is nested.
void put_value(const Value& value, JsonText& to);
/// The members of a plain object, inside one that has been begun.
void put_members(const Object& object, JsonText& to);

/// The rows of a score sheet, each with what is printed, what it comes to where it has points, and its own rows.
void put_rows(std::string_view key, const score::Sheet& rows, JsonText& to);

template <typename Texts>
void put_list(std::string_view key, const Texts& texts, JsonText& to) {
    to.key(key).begin_array();
    for (const auto& text : texts) {
        to.value(text);
    }
    to.end_array();
}

/// The member `header`: words(key, value) for each key for which keeps(key); of one that is there twice, the first
/// counts.
template <typename Keeps, typename Words>
void put_header(const Header& header, Keeps keeps, Words words, JsonText& to) {
    to.key("header").begin_object();
    std::unordered_set<std::string_view> told;
    for (const HeaderField& field : header.fields) {
        const std::string_view key = field.key.in(header.text);
        if (keeps(key) && told.insert(key).second) {
            to.foreign_key(key).value(words(key, header.value(field)));
        }
    }
    to.end_object();
}

/// A text, or null in place of an empty one.
void put_text_or_null(std::string_view key, std::string_view text, JsonText& to);
/// The player's name; null for nobody.
void put_player(std::string_view key, Seat seat, const Seats& seats, JsonText& to);
/// The member `players`: the names of all.
void put_players(const Seats& seats, JsonText& to);

/// `[least,most]`
void put_range(const ScoreRange& range, JsonText& to);
/// A list of ranges.
void put_ranges(const std::vector<ScoreRange>& ranges, JsonText& to);
/// A list of numbers, and of ranges where they are open.
void put_scores(const std::vector<ScoreRange>& scores, JsonText& to);

}  // namespace arbiter::cli
