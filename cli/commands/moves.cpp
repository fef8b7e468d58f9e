// Runs moves: finds the record asked for and prints what is legal at its end.
#include "cli/commands/moves.hpp"

#include "cli/commands/show.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/record_at_place.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/moves_json.hpp"
#include "cli/report/moves_text.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/record/audit.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <string>

namespace arbiter::cli {
namespace {

bool print_errors(const MovesOptions& options, const RecordAtPlace& found, const Report& report) {
    std::string text;
    bool errors = false;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::error) {
            write_finding({options.path, found.record, Header{}, report}, finding, {options.color, false}, text);
            errors = true;
        }
    }
    fmt::print(stderr, "{}", text);
    return errors;
}

constexpr const char* no_count = "moves are not counted where facts are unknown";

void refuse_if(bool open, const char* why) {
    if (open) {
        throw std::runtime_error(why);
    }
}

void print_moves(const Position& position, const Report& report) {
    if (position.relaxed) {
        fmt::print("so much is unknown that nobody can tell what is legal\n");
        return;
    }
    if (lists_none(position)) {
        fmt::print("{}", plain_text(said_instead(position)));
        return;
    }
    const std::string who = position.to_move == no_seat
                                ? std::string{}
                                : fmt::format(", {} to move", plain_text(report.seats.name(position.to_move)));
    fmt::print("{}{}\n", said_count(position), who);
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        const bool not_in_all = position.open && !position.in_all[i];
        fmt::print("{}{}\n", plain_text(position.moves[i]), not_in_all ? " ; not in all" : "");
    }
    if (position.move_count > position.moves.size()) {
        fmt::print("and {} more\n", position.move_count - position.moves.size());
    } else if (position.more) {
        fmt::print("and more\n");
    }
}

/// True when the position was reached and can be said.
bool put_answer(const MovesOptions& options, const GameEntry& game, const Record& record, const FileReader& open,
                const Report& told, MovesJson& json) {
    Report report;  // its texts are gone when the position is there
    if (options.position) {
        const SetLines lines = game.set_lines(record, open, report);
        json.put_set(lines);
        return lines.reached && lines.fault.empty();
    }
    if (options.count) {
        refuse_if(record::is_open(told), no_count);
        json.put_count(*options.count, game.count(record, open, *options.count));
        return true;
    }
    const Position position = game.position(record, open, report);
    if (position.reached) {
        json.put_moves(position);
    }
    return position.reached;
}

int print_json(const MovesOptions& options, const RecordAtPlace& found, const GameEntry* game, const Record& record,
               const FileReader& open, const Report& report) {
    const Header none;
    MovesJson json({options.path, found.record, none, report});
    const bool answered = game != nullptr && put_answer(options, *game, record, open, report, json);
    fmt::print("{}\n", json.take());
    return answered && first_error(report.findings) == nullptr ? Exit::clean : Exit::findings;
}

}  // namespace

int moves(const MovesOptions& options) {
    if (options.record == 0U) {
        throw std::runtime_error("--record: the records of a file are counted from 1");
    }
    RecordAtPlace found;
    if (!find_record(options.path, {options.record.value_or(0), 0}, found)) {
        return Exit::unreadable;
    }
    const FileReader open = reader_beside(options.path);
    Judge judge;
    Report report;
    judge.run(found.record, {}, open, report);
    const GameEntry* const game = find_game_of(judge.record().header);
    if (options.json) {
        return print_json(options, found, game, judge.record(), open, report);
    }
    const bool errors = print_errors(options, found, report);
    if (game == nullptr) {
        return Exit::findings;
    }
    if (options.position) {
        return print_position(*game, judge.record(), open) && !errors ? Exit::clean : Exit::findings;
    }
    if (options.count) {
        refuse_if(record::is_open(report), no_count);
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
