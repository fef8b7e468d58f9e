// Report text: what check prints on a terminal, without color.
#include "cli/report/formats.hpp"
#include "cli/report/text.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

namespace arbiter::cli {
namespace text_report {
namespace {

void record(const JudgedRecord& judged, const Parts&, std::string& text) {
    write_text(judged, {}, text);
}

void input_error(const InputError& input_error, const Parts&, std::string& text) {
    text += fmt::format("{}: {}: {}\n", input_error.skipped ? "skipped" : "cannot be read",
                        shown_name(input_error.path), plain_line(input_error.why));
}

void end(const Closing& closing, std::string& text) {
    write_summary(closing.totals, {}, text);
}

}  // namespace
}  // namespace text_report

Format text_format() {
    using namespace text_report;
    return {"text", no_begin, record, input_error, end};
}

}  // namespace arbiter::cli
