// Puts findings into the form of diagnostics.
#include "cli/language/diagnostics.hpp"

#include "cli/language/protocol.hpp"
#include "cli/report/help_text.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace arbiter::cli::lsp {
namespace {

int number_of(Severity severity) {
    switch (severity) {
        case Severity::error: return 1;
        case Severity::warning: return 2;
        case Severity::note: return 3;
    }
    return 1;
}

/// What `check` prints, in as many lines.
std::string words_of(const Finding& finding) {
    std::string words = finding.message;
    if (finding.repeats != 0) {
        words += fmt::format(" (and {} more)", finding.repeats);
    }
    words += fmt::format("\n{}: {}", finding.rule->citation, finding.rule->law);
    return plain_text(finding.help.empty() ? words : fmt::format("{}\nhelp: {}", words, help_text(finding.help)));
}

/// A section, and the line of the document in which it begins.
struct Where {
    const std::string& uri;
    const Document& document;
    std::size_t section;
    std::uint32_t first_line;

    Json range(Span span) const { return to_json(document.range(section, first_line, span)); }
};

Json related(const Where& where, const Finding& finding) {
    Json list = Json::array();
    for (const Note& note : finding.notes) {
        const Json location{{"uri", where.uri}, {"range", where.range(note.span)}};
        list.push_back({{"location", location}, {"message", plain_text(note.message)}});
    }
    return list;
}

Json diagnostic(const Where& where, const Finding& finding) {
    Json one{{"range", where.range(finding.span)},
             {"severity", number_of(finding.severity)},
             {"code", finding.rule->id},
             {"source", "arbiter"},
             {"message", words_of(finding)}};
    if (!finding.notes.empty()) {
        one["relatedInformation"] = related(where, finding);
    }
    return one;
}

}  // namespace

Json diagnostic(const std::string& uri, const Document& document, std::size_t section, const Finding& finding) {
    return diagnostic({uri, document, section, document.first_line(section)}, finding);
}

Json diagnostics(const std::string& uri, const Document& document) {
    Json list = Json::array();
    Where where{uri, document, 0, 0};
    for (; where.section < document.count(); ++where.section) {
        const Section& section = document.section(where.section);
        for (const Finding& finding : section.findings()) {
            list.push_back(diagnostic(where, finding));
        }
        where.first_line += static_cast<std::uint32_t>(section.line_breaks());
    }
    return list;
}

}  // namespace arbiter::cli::lsp
