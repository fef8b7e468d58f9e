// Runs moves: finds the record asked for and prints what is legal at its end.
#include "cli/commands/moves.hpp"

#include "cli/commands/show.hpp"
#include "cli/inputs.hpp"
#include "cli/kept_record.hpp"
#include "cli/options.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/render/text.hpp"
#include "rules/game_named.hpp"
#include "rules/judge.hpp"
#include "rules/record/audit.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace arbiter::cli {
namespace {

bool print_errors(const MovesOptions& options, const KeptRecord& kept, const Report& report) {
    std::string text;
    bool errors = false;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::error) {
            write_finding({options.path, kept.record, Header{}, report}, finding, {options.color, false}, text);
            errors = true;
        }
    }
    fmt::print("{}", text);
    return errors;
}

void refuse_if(bool open, const char* why) {
    if (open) {
        throw std::runtime_error(why);
    }
}

void print_moves(const Position& position, const Report& report) {
    if (position.outlined) {
        fmt::print("so much is unknown that nobody can tell what is legal\n");
        return;
    }
    if (position.over) {
        fmt::print("the game is over\n");
        return;
    }
    if (position.moves.empty()) {
        fmt::print("no player is to move: the table deals next\n");
        return;
    }
    const std::string who = position.to_move == no_seat
                                ? std::string{}
                                : fmt::format(", {} to move", plain_text(report.seats.name(position.to_move)));
    const bool more = position.move_count == Position::most_counted;
    fmt::print("{}{} legal move{}{}\n", more ? "at least " : "", position.move_count,
               position.move_count == 1 ? "" : "s", who);
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        const bool not_in_all = position.open && !position.in_all[i];
        fmt::print("{}{}\n", plain_text(position.moves[i]), not_in_all ? " ; not in all" : "");
    }
    if (position.move_count > position.moves.size()) {
        fmt::print("and {} more\n", position.move_count - position.moves.size());
    }
}

}  // namespace

int moves(const MovesOptions& options) {
    KeptRecord kept;
    if (!keep(options.path, {options.record, 0}, kept)) {
        return Exit::unreadable;
    }
    const FileReader open = reader_beside(options.path);
    Judge judge;
    Report report;
    judge.run(kept.record, {}, open, report);
    const GameEntry* const game = find_game_of(judge.record().header);
    const bool errors = print_errors(options, kept, report);
    if (game == nullptr) {
        return Exit::findings;
    }
    if (options.position) {
        return print_position(*game, judge.record(), open) && !errors ? Exit::clean : Exit::findings;
    }
    if (options.count) {
        refuse_if(record::is_open(report), "moves are not counted where facts are unknown");
        fmt::print("{}\n", game->count(judge.record(), open, *options.count));
    } else {
        Report of_position;  // its texts are gone when the position is there
        const Position position = game->position(judge.record(), open, of_position);
        if (position.reached) {
            print_moves(position, report);
        }
    }
    return errors ? Exit::findings : Exit::clean;
}

}  // namespace arbiter::cli
