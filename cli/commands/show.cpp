// Runs show: finds the record and the line, and prints the position there.
#include "cli/commands/show.hpp"

#include "cli/commands/page.hpp"
#include "cli/commands/picture.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/record_at_place.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/game_named.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace arbiter::cli {
namespace {

struct Place {
    std::string path;
    std::uint64_t line = 0;  ///< 0: the end of the last record
};

/// "a.tgn:12"; a file that is really called so is meant whole.
Place place_in(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    std::error_code ignored;
    if (colon == std::string::npos || std::filesystem::exists(text, ignored)) {
        return {text, 0};
    }
    std::uint64_t line = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, line);
    return error == std::errc() && stop == end && line != 0 ? Place{text.substr(0, colon), line} : Place{text, 0};
}

/// The record up to the end of this line of its file.
void cut_behind(std::uint64_t line, RecordAtPlace& found) {
    std::size_t end = 0;
    for (std::uint64_t at = found.record.line; at <= line && end < found.text.size(); ++at) {
        end = std::min(found.text.find('\n', end), found.text.size() - 1) + 1;
    }
    found.record.text = std::string_view(found.text).substr(0, end);
}

}  // namespace

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
    const Place place = place_in(options.place);
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
