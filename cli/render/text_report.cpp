// Report text: what check prints on a terminal, without color.
#include "cli/render/formats.hpp"
#include "cli/render/text.hpp"

namespace arbiter::cli {
namespace {

void record(const Judged& judged, std::string& text) {
    write_text(judged, {}, text);
}

void end(const Tally& tally, const Course&, std::string& text) {
    write_summary(tally, {}, text);
}

}  // namespace

Format text_format() {
    return {"text", no_begin, record, end};
}

}  // namespace arbiter::cli
