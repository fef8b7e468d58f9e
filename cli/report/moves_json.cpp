// Writes the moves, the count or the position of a record's end, member by member.
#include "cli/report/moves_json.hpp"

#include "cli/report/json_values.hpp"
#include "cli/report/record_json.hpp"
#include "cli/text/file_name.hpp"

#include <utility>

namespace arbiter::cli {

MovesJson::MovesJson(const JudgedRecord& judged) : report_(judged.report), to_(text_) {
    to_.begin_object();
    to_.member("schema", 1);
    to_.member("file", shown_name(judged.file));
    to_.member("record", judged.record.number);
    to_.member("line", judged.record.line);
    put_text_or_null("game", report_.game, to_);
    put_errors(judged, to_);
}

void MovesJson::put_count(unsigned depth, std::uint64_t count) {
    to_.member("depth", depth);
    to_.member("count", count);
}

void MovesJson::put_moves(const Position& position, std::string_view prefix) {
    put_player("to_move", position.to_move, report_.seats, to_);
    to_.member("over", position.over);
    to_.member("known", !position.relaxed);
    to_.member("count", position.move_count);
    to_.member("complete", is_complete(position));
    put_list("moves", position, false, prefix);
    if (position.open) {
        put_list("not_in_all", position, true, prefix);
    }
}

void MovesJson::put_set(const SetLines& lines) {
    put_set_lines(lines, to_);
}

std::string MovesJson::take() {
    to_.end_object();
    to_.flush();
    return std::move(text_);
}

void MovesJson::put_list(std::string_view key, const Position& position, bool uncertain, std::string_view prefix) {
    to_.key(key).begin_array();
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        if ((!uncertain || !position.in_all[i]) && position.moves[i].starts_with(prefix)) {
            to_.value(position.moves[i]);
        }
    }
    to_.end_array();
}

bool is_complete(const Position& position) {
    return position.moves.size() == position.move_count && !position.more && !position.relaxed;
}

void put_set_lines(const SetLines& lines, JsonText& to) {
    to.key("set").begin_array();
    for (std::size_t at = 0; at < lines.text.size() && lines.fault.empty(); at = lines.text.find('\n', at) + 1) {
        to.value(std::string_view(lines.text).substr(at, lines.text.find('\n', at) - at));
    }
    to.end_array();
    if (!lines.fault.empty()) {
        to.member("fault", lines.fault);
    }
}

}  // namespace arbiter::cli
