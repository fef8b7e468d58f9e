// Runs show: finds the record and the line, and prints the position there.
#include "cli/commands/show.hpp"

#include "cli/commands/page.hpp"
#include "cli/commands/picture.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/record_at_place.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace arbiter::cli {
bool print_position(const GameEntry& game, const Record& record, const FileReader& open) {
    Report report;
    const SetLines lines = game.set_lines(record, open, report);
    for (std::size_t at = 0; at < lines.text.size();) {
        const std::size_t end = lines.text.find('\n', at);
        fmt::print("{}\n", plain_text(std::string_view(lines.text).substr(at, end - at)));
        at = end + 1;
    }
    if (!lines.reached || !lines.fault.empty()) {
        std::fflush(stdout);
        fmt::print(stderr, "arbiter: {}\n",
                   plain_text(lines.reached ? lines.fault : "the record cannot be replayed, so it has no position"));
    }
    return lines.reached && lines.fault.empty();
}

int show(const ShowOptions& options) {
    const FilePlace place = file_place(options.place);
    RecordAtPlace found;
    if (!find_record(place.path, {0, place.line}, found)) {
        return Exit::unreadable;
    }
    if (!options.html.empty()) {
        return show_page(found, {options.html, place.path, place.line});
    }
    if (place.line != 0) {
        cut_behind(place.line, found);
    }
    const Record record = read_record(found.record);
    const GameEntry* const game = find_game_of(record.header);
    if (game == nullptr) {
        fmt::print(stderr, "arbiter: this is a record of no game the referee knows\n");
        return Exit::findings;
    }
    const FileReader open = reader_beside(place.path);
    const bool done = options.position ? print_position(*game, record, open)
                                       : print_picture(*game, record, open, options, place.path);
    return done ? Exit::clean : Exit::findings;
}

}  // namespace arbiter::cli
