// Runs live: opens the record or begins one, and answers lines, from a terminal or from anywhere else.
#include "cli/commands/live.hpp"

#include "cli/app/option_values.hpp"
#include "cli/commands/new.hpp"
#include "cli/commands/picture.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/side_files.hpp"
#include "cli/library/request.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/text.hpp"
#include "cli/session/new_record.hpp"
#include "cli/session/table_talk.hpp"
#include "cli/session/typed_lines.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <sys/ioctl.h>
#include <unistd.h>

namespace arbiter::cli {
namespace {

bool is_terminal() {
    return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0;
}

/// Narrow ones get what fits 80 columns, too: nothing is drawn for less.
std::size_t columns_of_terminal() {
    struct winsize size {};
    const bool known = is_terminal() && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
    return known && size.ws_col > 80 ? std::min<std::size_t>(size.ws_col, 160) : 80;
}

void say(const std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw std::runtime_error("standard output cannot be written");
    }
}

std::string asked_game() {
    for (;;) {
        std::cerr << "which game? " << game_list() << ": " << std::flush;
        std::string name;
        if (!std::getline(std::cin, name)) {
            throw std::runtime_error("nobody said which game");
        }
        if (find_game(name) != nullptr) {
            return name;
        }
    }
}

/// "azul-2026-11-22.tgn", or the first such name that is free.
std::string free_name(const std::string& game) {
    std::string name = fmt::format("{}-{}.tgn", game, today());
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(name, ignored); ++number) {
        name = fmt::format("{}-{}-{}.tgn", game, today(), number);
    }
    return name;
}

/// The file that the session goes on with; it is begun where there is none.
std::string begun(const LiveOptions& options) {
    std::error_code ignored;
    if (!options.path.empty() && std::filesystem::exists(options.path, ignored)) {
        return options.path;
    }
    if (!is_terminal()) {
        throw std::runtime_error(
            options.path.empty()
                ? std::string("a session needs a file: arbiter new GAME FILE begins one")
                : fmt::format("{}: there is no such file; arbiter new GAME FILE begins one", shown_name(options.path)));
    }
    NewOptions record;
    record.game = asked_game();
    record.path = options.path.empty() ? free_name(record.game) : options.path;
    begin_record(record);
    std::cerr << "the game is kept in " << shown_name(record.path) << '\n';
    return record.path;
}

/// True, with the reason told, when nothing can be added to the record.
bool is_closed(const Session& session, const std::string& path) {
    const TracedRecord& now = session.now();
    JudgedRecord judged = now.first().judged();
    judged.file = path;
    std::string text;
    for (const Finding& finding : judged.report.findings) {
        if (finding.severity == Severity::error) {
            write_finding(judged, finding, {}, text);
        }
    }
    const bool has_errors = !text.empty();
    const bool is_ended = judged.report.finished || now.trace().end.has_value();
    if (!has_errors && is_ended) {
        write_verdict(judged, {}, text);
    }
    std::fputs(text.c_str(), stderr);
    if (has_errors || is_ended) {
        fmt::print(stderr, "arbiter: {}: {}\n", shown_name(path),
                   has_errors ? "a session goes on with a record that has no errors; fix this first"
                              : "this game has ended, so there is nothing to go on with");
    }
    return has_errors || is_ended;
}

void talk_at_terminal(Talk& talk) {
    TypedLines lines([&talk](std::string_view typed) { return talk.complete(typed); }, Talk::longest_line);
    while (!talk.is_over()) {
        const auto line = lines.next(talk.next() + "> ");
        if (!line) {
            say("\n");
            return;
        }
        say(talk.answer(*line));
    }
}

/// Takes bytes in any portions, and answers a line when it is whole; keeps no more of a line than is looked at.
class Hearing {
public:
    explicit Hearing(Talk& talk) : talk_(talk) {}

    void hear(std::string_view bytes) {
        for (const char byte : bytes) {
            if (byte == '\n') {
                finish();
            } else if (line_.size() <= Talk::longest_line) {
                line_.push_back(byte);
            }
        }
    }
    void finish() {
        if (line_.ends_with('\r')) {
            line_.pop_back();
        }
        if (!talk_.is_over()) {
            say(talk_.answer(line_));
        }
        line_.clear();
    }

private:
    Talk& talk_;
    std::string line_;
};

int talk_in_lines(Talk& talk) {
    OpenFile input("-");
    Hearing hearing(talk);
    std::array<char, 4096> buffer;
    for (std::size_t got = 1; got != 0 && !talk.is_over();) {
        got = input.read(buffer.data(), buffer.size());
        hearing.hear({buffer.data(), got});
    }
    hearing.finish();
    if (!input.error().empty()) {
        print_input_error({"-", input.error()});
        return Exit::unreadable;
    }
    return talk.has_refused() ? Exit::findings : Exit::clean;
}

int talk_about(Session& session, SessionFile& file, const std::string& path, const LiveOptions& options) {
    const bool terminal = is_terminal();
    Talk talk(session, file, path, {{options.color, shows_unicode(), columns_of_terminal()}, terminal});
    say(talk.greeting());
    if (!terminal) {
        return talk_in_lines(talk);
    }
    talk_at_terminal(talk);
    return Exit::clean;
}

}  // namespace

int live(const LiveOptions& options) {
    const std::string path = begun(options);
    SessionFile file(path);
    try {
        Session session(file.text(), reader_beside(path));
        return is_closed(session, path) ? Exit::findings : talk_about(session, file, path, options);
    } catch (const BadRequest& why) {
        fmt::print(stderr, "arbiter: {}: {}\n", shown_name(path), plain_line(why.words));
        return Exit::findings;
    }
}

}  // namespace arbiter::cli
