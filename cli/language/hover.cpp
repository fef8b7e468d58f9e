// Looks for findings, names and moves at a place, in this order.
#include "cli/language/hover.hpp"

#include "cli/language/named_player.hpp"
#include "cli/language/protocol.hpp"
#include "cli/language/standing_text.hpp"
#include "cli/report/help_text.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <string>

namespace arbiter::cli::lsp {
namespace {

bool covers(Span span, std::size_t offset) {
    return span.begin <= offset && (offset < span.end || (span.empty() && offset == span.begin));
}

/// One place in a record, with all that is known of the record.
struct Spot {
    Document& document;
    Document::Located at;
    std::shared_ptr<const TracedRecord> traced;
    std::uint32_t offset;  ///< in the record

    const Seats& seats() const { return traced->first().report().seats; }
    Json said(const std::string& text, Span span) const {
        const auto base = static_cast<std::uint32_t>(traced->first().judged().record.offset);
        const Range range = document.range(at.section, {span.begin + base, span.end + base});
        return {{"contents", {{"kind", "plaintext"}, {"value", text}}}, {"range", to_json(range)}};
    }
};

std::string rule_in_words(const Finding& finding) {
    const Rule& rule = *finding.rule;
    std::string text =
        fmt::format("{}: {}\n{}: {}\n\n{}", rule.id, finding.message, rule.citation, rule.law, rule.explanation);
    if (!finding.help.empty()) {
        text += fmt::format("\n\nhelp: {}", help_text(finding.help));
    }
    text = plain_text(text);
    return rule.example.empty() ? text : fmt::format("{}\n\nA record that breaks it:\n\n{}", text, rule.example);
}

/// The findings of a section are places of the section, not of the record.
Json of_finding(const Document& document, const Document::Located& at) {
    for (const Finding& finding : document.section(at.section).findings()) {
        if (covers(finding.span, at.offset)) {
            return {{"contents", {{"kind", "plaintext"}, {"value", rule_in_words(finding)}}},
                    {"range", to_json(document.range(at.section, finding.span))}};
        }
    }
    return nullptr;
}

/// The last step that begins before the place; the end of the game for a place in the header.
const Step& step_until(const Spot& spot) {
    const Trace& trace = spot.traced->trace();
    if (spot.offset < spot.traced->first().record().header.body) {
        return spot.traced->last();
    }
    const Step* last = &trace.first;
    for (const Step& step : trace.steps) {
        last = step.span.begin <= spot.offset ? &step : last;
    }
    return *last;
}

Json of_name(const Spot& spot) {
    const Named named = name_at(*spot.traced, spot.offset);
    if (named.seat == no_seat) {
        return nullptr;
    }
    const std::string_view name = spot.seats().name(named.seat);
    const std::string score = score_of(named.seat, step_until(spot));
    const bool in_header = spot.offset < spot.traced->first().record().header.body;
    const std::string_view when = in_header ? "at the end of the record" : "behind this line";
    return spot.said(score.empty() ? fmt::format("{}, player {}", name, named.seat + 1)
                                   : fmt::format("{}: {} {}", name, score, when),
                     named.span);
}

Json of_step(const Spot& spot) {
    const auto first = spot.document.first_line(spot.at.section);
    const LineOf line_of = [&](std::uint32_t offset) {
        const auto base = static_cast<std::size_t>(spot.traced->first().judged().record.offset);
        return std::uint64_t{first} + spot.document.section(spot.at.section).lines().point(base + offset).line + 1;
    };
    for (const Step& step : spot.traced->trace().steps) {
        if (step.span.begin <= spot.offset && spot.offset <= step.span.end) {
            return spot.said(step_in_words(spot.seats(), step, line_of), step.span);
        }
    }
    return nullptr;
}

}  // namespace

Json hover(Document& document, const Document::Located& at) {
    if (Json found = of_finding(document, at); !found.is_null()) {
        return found;
    }
    if (!document.may_trace(at.section)) {
        return {{"contents",
                 {{"kind", "plaintext"},
                  {"value", "what this line did takes too long to find out here; arbiter trace --text shows it"}}}};
    }
    const std::shared_ptr<const TracedRecord> traced = document.traced(at.section);
    const std::uint64_t base = traced->first().judged().record.offset;
    if (traced->first().game() == nullptr || at.offset < base) {
        return nullptr;
    }
    const Spot spot{document, at, traced, static_cast<std::uint32_t>(at.offset - base)};
    if (Json found = of_name(spot); !found.is_null()) {
        return found;
    }
    return of_step(spot);
}

}  // namespace arbiter::cli::lsp
