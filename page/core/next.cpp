// What can be written next, in parts, so that a page can offer it piece by piece.
#include "cli/report/first_record.hpp"
#include "cli/report/json_values.hpp"
#include "cli/report/moves_json.hpp"
#include "page/core/object.hpp"
#include "page/core/questions.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace arbiter::page {
namespace {

/// More than anybody taps through.
constexpr std::uint64_t usual_most = 5000;

/// The moves that begin with a text, at most so many of them.
struct Listed {
    std::vector<std::string> moves;
    std::vector<bool> in_all;
    std::uint64_t count = 0;  ///< of all that begin so
};

Listed listed(const Position& position, std::string_view prefix, std::uint64_t most) {
    Listed list;
    for (std::size_t at = 0; at < position.moves.size(); ++at) {
        if (position.moves[at].starts_with(prefix) && ++list.count <= most) {
            list.moves.push_back(position.moves[at]);
            list.in_all.push_back(!position.open || position.in_all[at]);
        }
    }
    return list;
}

void put_move(const std::string& text, const MoveInParts& move, bool in_all, const Report& report, cli::JsonText& to) {
    to.begin_object();
    to.member("text", text);
    to.member("verb", move.parts.verb);
    cli::put_player("player", move.player, report.seats, to);
    to.key("event").begin_object();
    cli::put_members(move.parts.names, to);
    to.end_object();
    to.member("in_all", in_all);
    to.end_object();
}

void put_moves(const Listed& list, const NextInParts& next, const Report& report, cli::JsonText& to) {
    to.key("moves").begin_array();
    for (std::size_t at = 0; at < list.moves.size() && at < next.moves.size(); ++at) {
        put_move(list.moves[at], next.moves[at], list.in_all[at], report, to);
    }
    to.end_array();
}

}  // namespace

std::string next(const Question& question) {
    const FileReader files = question.asked.files();
    const cli::FirstRecord first(question.text_so_far(), {}, files);
    Report report;
    Position position;
    NextInParts in_parts;
    Listed list;
    if (const GameEntry* const game = first.game()) {
        position = game->position(first.record(), files, report);
        const std::uint64_t most = question.asked.has("most") ? question.asked.number("most") : usual_most;
        list = listed(position, question.asked.text("prefix", ""), most);
        in_parts = game->next_in_parts(first.record(), files, list.moves);
    }
    return object([&](cli::JsonText& to) {
        to.member("reached", position.reached);
        cli::put_player("to_move", position.over ? no_seat : position.to_move, first.report().seats, to);
        to.member("over", position.over);
        cli::put_list("due", in_parts.due, to);
        cli::put_text_or_null("of_table", position.of_table, to);
        to.member("known", !position.relaxed);
        to.member("count", position.more ? position.move_count : list.count);
        to.member("complete", cli::is_complete(position) && list.count == list.moves.size());
        put_moves(list, in_parts, first.report(), to);
    });
}

}  // namespace arbiter::page
