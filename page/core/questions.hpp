// What a page can ask of one record, and of the books. The answers are JSON, page/core.js says of which form.
#pragma once

#include "cli/library/request.hpp"

#include <string>
#include <string_view>

namespace arbiter::page {

/// A text with one record, which may be looked at as it stood behind a line.
struct Question {
    std::string_view text;
    const cli::Request& asked;

    /// The text up to the line that was asked for, if one was.
    std::string_view text_so_far() const;
};

std::string judge(const Question& question);
std::string trace(const Question& question);
std::string next(const Question& question);
std::string position(const Question& question);
std::string picture(const Question& question);
std::string format(const Question& question);
std::string fix(const Question& question);
std::string records(const Question& question);

std::string spots(const Question& question);
std::string choices(const Question& question);
std::string lay(const Question& question);

std::string games(const Question& question);
std::string explain(const Question& question);
std::string sheet(const Question& question);

}  // namespace arbiter::page
