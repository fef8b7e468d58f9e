// Puts a lens at the head of each record and round, and asks the trace what it says.
#include "cli/language/lenses.hpp"

#include "cli/language/body_line.hpp"
#include "cli/language/protocol.hpp"
#include "cli/language/standing_text.hpp"

#include <nlohmann/json.hpp>

#include <memory>
#include <utility>

namespace arbiter::cli::lsp {
namespace {

Json lens(const std::string& uri, const Section& section, std::size_t line, std::uint32_t base) {
    const std::uint32_t number = base + static_cast<std::uint32_t>(line);
    return {{"range", to_json(Range{{number, 0}, {number, utf16_units(section.lines().line(line))}})},
            {"data", {{"uri", uri}, {"line", number}}}};
}

/// Behind the line, or at the end for the record's own.
std::string words_at(const TracedRecord& traced, std::size_t offset) {
    const Seats& seats = traced.first().report().seats;
    for (const Step& step : traced.trace().steps) {
        if (step.span.begin == offset) {
            return scores_in_words(seats, step);
        }
    }
    return standing_in_words(seats, traced.last());
}

}  // namespace

Json lenses(const std::string& uri, const Document& document) {
    Json list = Json::array();
    std::uint32_t base = 0;
    for (std::size_t i = 0; i < document.count(); ++i) {
        const Section& section = document.section(i);
        if (section.judged() && section.text().starts_with("Game:")) {
            list.push_back(lens(uri, section, 0, base));
            for (const std::size_t line : rounds_in(section)) {
                list.push_back(lens(uri, section, line, base));
            }
        }
        base += static_cast<std::uint32_t>(section.line_breaks());
    }
    return list;
}

Json resolved(Json lens, Document& document) {
    const Document::Located at = document.locate(range_of(lens, "range").begin);
    if (!document.may_trace(at.section)) {
        lens["command"] = {{"title", "the scores take too long to find out here"}, {"command", ""}};
        return lens;
    }
    const std::shared_ptr<const TracedRecord> traced = document.traced(at.section);
    const bool known = traced->first().game() != nullptr && traced->trace().reached;
    const std::size_t line = document.section(at.section).lines().start(at.line);
    lens["command"] = {{"title", known ? words_at(*traced, line) : std::string{}}, {"command", ""}};
    return lens;
}

}  // namespace arbiter::cli::lsp
