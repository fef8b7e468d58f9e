// Report text: what check prints on a terminal, without color.
#include "cli/render/file_name.hpp"
#include "cli/render/formats.hpp"
#include "cli/render/plain_text.hpp"
#include "cli/render/text.hpp"

#include <fmt/format.h>

namespace arbiter::cli {
namespace text_report {
namespace {

void record(const Judged& judged, const Parts&, std::string& text) {
    write_text(judged, {}, text);
}

void trouble(const Trouble& trouble, const Parts&, std::string& text) {
    text += fmt::format("{}: {}: {}\n", trouble.skipped ? "skipped" : "cannot be read", shown_name(trouble.path),
                        plain_line(trouble.why));
}

void end(const Closing& closing, std::string& text) {
    write_summary(closing.tally, {}, text);
}

}  // namespace
}  // namespace text_report

Format text_format() {
    using namespace text_report;
    return {"text", no_begin, record, trouble, end};
}

}  // namespace arbiter::cli
