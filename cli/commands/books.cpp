// Prints the entries of the rulebooks: one code with its example, a game's rules, its rulings.
#include "cli/commands/books.hpp"

#include "cli/app/option_values.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/report/books_json.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/rule_text.hpp"
#include "cli/run/severity_policy.hpp"
#include "cli/text/paragraph.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace arbiter::cli {
namespace {

const GameEntry& game_or_throw(const std::string& game) {
    const GameEntry* const entry = find_game(game);
    if (entry == nullptr) {
        throw std::runtime_error(fmt::format("{} is no game the referee knows; they are {}", game, game_list()));
    }
    return *entry;
}

void print_rules(std::span<const Rule> rules) {
    for (const Rule& rule : rules) {
        fmt::print("{:<34} {}\n", rule.id, rule.law);
    }
}

/// One ruling as `rulings` lists it.
void print_ruling(const Ruling& ruling) {
    std::string options;
    for (const std::string_view option : ruling.options) {
        options += fmt::format("{}{}={}{}", options.empty() ? "" : " | ", ruling.id, option,
                               options.empty() ? " (default)" : "");
    }
    fmt::print("{}{}{}\n", ruling.id,
               ruling.printed   ? " (printed)"
               : ruling.variant ? " (variant)"
                                : "",
               options.empty() ? "" : fmt::format("  House: {}", options));
    fmt::print("{}", paragraph(ruling.text, "    ", 78));
}

/// The rulings called so, of each game that has one; false where none has.
bool explain_ruling(const std::string& id) {
    bool found = false;
    for (const GameEntry& game : games()) {
        const auto ruling = std::ranges::find(game.rulings, std::string_view(id), &Ruling::id);
        if (ruling != game.rulings.end()) {
            fmt::print("{}A ruling of {}:\n\n", found ? "\n" : "", game.about->title);
            print_ruling(*ruling);
            found = true;
        }
    }
    return found;
}

}  // namespace

int explain(const BooksOptions& options) {
    if (find_rule(options.asked) == nullptr && !options.json && explain_ruling(options.asked)) {
        return Exit::clean;
    }
    const Rule& rule = rule_or_throw(options.asked);
    if (options.json) {
        fmt::print("{}", rule_json(rule));
        return Exit::clean;
    }
    fmt::print("{}", rule_text(rule));
    if (rule.example.empty()) {
        return Exit::clean;
    }
    const RecordText record{rule.example};
    Report report;
    judge(
        record, {}, [](std::string_view) { return std::nullopt; }, report);
    std::string text;
    for (const Finding& finding : report.findings) {
        if (finding.rule == &rule) {
            write_finding({"example.tgn", record, Header{}, report}, finding, {}, text);
        }
    }
    if (text.empty()) {
        return Exit::clean;
    }
    fmt::print("\nAn example that breaks it, and what the referee says:\n\n{}", text);
    return Exit::clean;
}

int list_rules(const BooksOptions& options) {
    const std::string& game = options.asked;
    if (options.json) {
        fmt::print("{}", rules_json(game, game == "record" ? record::rulebook() : game_or_throw(game).rulebook));
        return Exit::clean;
    }
    if (game == "record") {
        print_rules(record::rulebook());
        return Exit::clean;
    }
    print_rules(game_or_throw(game).rulebook);
    fmt::print("\narbiter rules record lists what can be wrong with any record; arbiter explain CODE says more.\n");
    return Exit::clean;
}

int list_rulings(const BooksOptions& question) {
    const GameEntry& game = game_or_throw(question.asked);
    if (question.json) {
        fmt::print("{}", rulings_json(question.asked, game.rulings));
        return Exit::clean;
    }
    for (const Ruling& ruling : game.rulings) {
        print_ruling(ruling);
    }
    return Exit::clean;
}

}  // namespace arbiter::cli
