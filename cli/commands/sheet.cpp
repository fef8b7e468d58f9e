// Runs sheet: takes the numbers from wherever they are, has the game add them up, and prints that.
#include "cli/commands/sheet.hpp"

#include "cli/app/option_values.hpp"
#include "cli/input/filled_form.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/report/form_text.hpp"
#include "cli/session/form_questions.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <unistd.h>

namespace arbiter::cli {
namespace {

/// Nobody fills in more.
constexpr std::size_t most_bytes = std::size_t{1} << 20U;

const GameEntry& game_of(const SheetOptions& options) {
    const GameEntry* const game = find_game(options.game);
    if (game == nullptr) {
        throw std::runtime_error(fmt::format("no game is called {}: {}", options.game, game_list()));
    }
    if (game->form == nullptr) {
        throw std::runtime_error(fmt::format("{} has no score sheet: nobody counts points there", options.game));
    }
    return *game;
}

/// Nothing, with the reason told, when the file cannot be read.
std::optional<std::string> text_of(const std::string& path) {
    OpenFile file(path);
    std::string text(most_bytes + 1, '\0');
    std::size_t size = 0;
    while (file.error().empty() && size < text.size()) {
        const std::size_t got = file.read(text.data() + size, text.size() - size);
        if (got == 0) {
            break;
        }
        size += got;
    }
    if (!file.error().empty() || size > most_bytes) {
        print_input_error({path, file.error().empty() ? "this is longer than any score sheet" : file.error()});
        return std::nullopt;
    }
    text.resize(size);
    return text;
}

bool asks(const SheetOptions& options) {
    return options.words.empty() && options.from.empty() && ::isatty(STDIN_FILENO) != 0;
}

bool is_json(const SheetOptions& options) {
    return options.words.size() == 1 && options.words.front().starts_with('{');
}

/// What was filled in; nothing, with the reason told, when a file cannot be read.
std::optional<FilledForm> entered(const SheetOptions& options, const form::Form& form) {
    if (asks(options)) {
        return FilledForm{ask(form, std::cin, std::cerr), {}};
    }
    if (!options.words.empty()) {
        return is_json(options) ? read_text(form, options.words.front()) : read_words(form, options.words);
    }
    const auto text = text_of(options.from.empty() ? "-" : options.from);
    return text ? std::optional(read_text(form, *text)) : std::nullopt;
}

}  // namespace

int sheet(const SheetOptions& options) {
    const GameEntry& game = game_of(options);
    if (!options.words.empty() && !options.from.empty()) {
        throw std::runtime_error("either the numbers are arguments, or they come from a file");
    }
    const auto filled = entered(options, *game.form);
    if (!filled) {
        return Exit::unreadable;
    }
    if (!filled->fault.empty()) {
        throw std::runtime_error(filled->fault);
    }
    const form::Added added = game.add_up(filled->columns);
    std::string text;
    options.json ? write_added_json(options.game, *game.form, filled->columns, added, text)
                 : write_added(*game.form, filled->columns, added, text);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return added.faults.empty() ? Exit::clean : Exit::findings;
}

}  // namespace arbiter::cli
