// Writes the values one by one.
#include "cli/report/json_values.hpp"

#include "grammar/text/trimmed.hpp"
#include "rules/score/sheet_text.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace arbiter::cli {
namespace {

struct ValueWriter {
    JsonText& to;

    void operator()(std::monostate) const { to.null(); }
    void operator()(bool flag) const { to.value(flag); }
    void operator()(std::int64_t number) const { to.value(number); }
    void operator()(const std::string& text) const { to.value(text); }
    void operator()(const List& list) const {
        to.begin_array();
        for (const Value& one : list) {
            put_value(one, to);
        }
        to.end_array();
    }
    void operator()(const Object& object) const {
        to.begin_object();
        put_members(object, to);
        to.end_object();
    }
};

void put_pair(std::int64_t least, std::int64_t most, JsonText& to) {
    to.begin_array();
    to.value(least);
    to.value(most);
    to.end_array();
}

}  // namespace

void put_value(const Value& value, JsonText& to) {
    std::visit(ValueWriter{to}, value.data);
}

void put_members(const Object& object, JsonText& to) {
    for (const auto& [key, value] : object) {
        to.key(key);
        put_value(value, to);
    }
}

void put_rows(std::string_view key, const score::Sheet& rows, JsonText& to) {
    to.key(key).begin_array();
    const std::vector<std::string> lines = score::lines_of(rows);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (!rows[at].is_there()) {
            continue;
        }
        to.begin_object();
        to.member("key", rows[at].key);
        to.member("text", trimmed(lines[at]));
        if (const score::Range* const points = score::points_of(rows[at])) {
            to.key("points");
            if (points->known()) {
                to.value(points->least);
            } else {
                put_pair(points->least, points->most, to);
            }
        }
        if (!rows[at].parts.empty()) {
            put_rows("parts", rows[at].parts, to);
        }
        to.end_object();
    }
    to.end_array();
}

void put_text_or_null(std::string_view key, std::string_view text, JsonText& to) {
    to.key(key);
    if (text.empty()) {
        to.null();
    } else {
        to.value(text);
    }
}

void put_player(std::string_view key, Seat seat, const Seats& seats, JsonText& to) {
    to.key(key);
    if (seat == no_seat) {
        to.null();
    } else {
        to.value(seats.name(seat));
    }
}

void put_players(const Seats& seats, JsonText& to) {
    to.key("players").begin_array();
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        to.value(seats.name(seat));
    }
    to.end_array();
}

void put_range(const ScoreRange& range, JsonText& to) {
    put_pair(range.least, range.most, to);
}

void put_ranges(const std::vector<ScoreRange>& ranges, JsonText& to) {
    to.begin_array();
    for (const ScoreRange& range : ranges) {
        put_range(range, to);
    }
    to.end_array();
}

void put_scores(const std::vector<ScoreRange>& scores, JsonText& to) {
    to.begin_array();
    for (const ScoreRange& range : scores) {
        if (range.least == range.most) {
            to.value(range.most);
        } else {
            put_range(range, to);
        }
    }
    to.end_array();
}

}  // namespace arbiter::cli
