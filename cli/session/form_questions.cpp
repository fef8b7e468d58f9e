// Puts questions for the boxes that have to be filled in, with what each takes.
#include "cli/session/form_questions.hpp"

#include "cli/input/filled_form.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <istream>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace arbiter::cli {
namespace {

struct Table {
    const form::Form& form;
    std::istream& answers;
    std::ostream& questions;

    std::string answer(const std::string& question) {
        questions << question << ": " << std::flush;
        std::string line;
        if (!std::getline(answers, line)) {
            throw std::runtime_error("nobody answered: " + question);
        }
        return line;
    }
    void say(std::string_view what) { questions << "  " << plain_line(what) << '\n'; }
};

std::string question_of(const form::Column& column, const form::Box& box) {
    std::string takes = box.most == form::no_limit ? std::string() : fmt::format("0 to {}", box.most);
    if (box.empty) {
        takes += fmt::format("{}empty: {}", takes.empty() ? "" : ", ", *box.empty);
    }
    return fmt::format("{}{}{}, {}{}", plain_line(column.player), column.player.empty() ? "" : ", ", box.key, box.name,
                       takes.empty() ? takes : fmt::format(" ({})", takes));
}

form::Numbers ask_box(Table& table, const form::Column& column, const form::Box& box) {
    for (;;) {
        const auto numbers = form::read_numbers(box, table.answer(question_of(column, box)));
        const std::string fault = numbers ? form::fault_in(box, *numbers) : "that is no number";
        if (fault.empty()) {
            return *numbers;
        }
        table.say(fault);
    }
}

form::Filled without_numbers(const form::Form& form, const std::vector<std::string>& players) {
    FilledForm read = players.empty() ? FilledForm{form::Filled(1), {}} : read_words(form, players);
    if (!read.fault.empty()) {
        throw std::runtime_error(read.fault);
    }
    for (form::Column& column : read.columns) {
        column.boxes.resize(form.boxes.size());
    }
    return std::move(read.columns);
}

std::vector<std::string> names_in(const std::string& line) {
    std::vector<std::string> names;
    for (std::size_t at = line.find_first_not_of(" \t,"); at != std::string::npos;) {
        const std::size_t end = std::min(line.find_first_of(" \t,", at), line.size());
        names.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(" \t,", end);
    }
    return names;
}

}  // namespace

form::Filled ask(const form::Form& form, std::istream& answers, std::ostream& questions) {
    Table table{form, answers, questions};
    form::Filled filled =
        without_numbers(form, form.players == 1 ? std::vector<std::string>() : names_in(table.answer("players")));
    for (form::Column& column : filled) {
        for (std::size_t box = 0; box < form.boxes.size(); ++box) {
            if (form.boxes[box].takes != form::Takes::sum) {
                column.boxes[box] = ask_box(table, column, form.boxes[box]);
            }
        }
    }
    return filled;
}

}  // namespace arbiter::cli
