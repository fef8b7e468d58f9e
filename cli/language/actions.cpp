// Makes edits of what findings offer.
#include "cli/language/actions.hpp"

#include "cli/language/diagnostics.hpp"
#include "cli/language/formatting.hpp"
#include "cli/report/fix_text.hpp"
#include "cli/report/help_text.hpp"
#include "cli/run/fixed_record.hpp"
#include "rules/registry/fixes.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter::cli::lsp {
namespace {

/// The section that is looked at, and where to put what is found.
struct Offering {
    const std::string& uri;
    Document& document;
    std::size_t section;
    Json& list;

    const std::string& text() const { return document.section(section).text(); }

    void add(std::string title, const Finding& finding, const std::vector<Edit>& edits, bool preferred) const {
        if (!edits.empty()) {
            list.push_back({{"title", std::move(title)},
                            {"kind", "quickfix"},
                            {"isPreferred", preferred},
                            {"diagnostics", Json::array({diagnostic(uri, document, section, finding)})},
                            {"edit", workspace_edit(uri, edits)}});
        }
    }
};

bool on_lines(const Document& document, std::size_t section, const Finding& finding, const Range& range) {
    const Range place = document.range(section, finding.span);
    return place.begin.line <= std::max(range.begin.line, range.end.line) && place.end.line >= range.begin.line;
}

/// The line as it should be, and all lines of the record: `canonical`.
void offer_habit(const Offering& offering, const Finding& finding, const std::vector<Edit>& canonical) {
    if (!finding.help.empty()) {
        const Span line = line_around(offering.text(), finding.span.begin);
        const Range range = offering.document.range(offering.section, line);
        std::string title = fmt::format("write: {}", help_text(finding.help));
        std::replace(title.begin(), title.end(), '\n', ' ');
        offering.add(std::move(title), finding, {{range, finding.help}}, true);
    }
    offering.add("write the whole record in canonical form", finding, canonical, false);
}

void offer_fixes(const Offering& offering, const Finding& finding) {
    const RecordText record{offering.text(), 0, std::uint64_t{offering.document.first_line(offering.section)} + 1};
    for (std::size_t i = 0; i < finding.fixes.size(); ++i) {
        const Fix& fix = finding.fixes[i];
        offering.add(fmt::format("fix: {}", in_words(record, fix)), finding,
                     difference(offering.document, offering.section, fixed(offering.text(), fix)),
                     i == 0 && fix::has_sole_fix(finding));
    }
}

}  // namespace

Actions actions(const std::string& uri, Document& document, const Range& range) {
    Actions offered{Json::array()};
    const Offering offering{uri, document, document.locate(range.begin).section, offered.list};
    Section& section = document.section(offering.section);
    std::optional<Formatted> canonical;  // the same for all of them
    for (const Finding& finding : section.findings()) {
        if (finding.rule->id == "syntax.tolerated" && on_lines(document, offering.section, finding, range)) {
            canonical = canonical ? std::move(canonical) : formatted(document, offering.section, offering.section);
            offer_habit(offering, finding, canonical->edits);
        }
    }
    offered.left_out = canonical && canonical->left_out != 0;
    offered.steps = canonical ? canonical->steps : 0;
    const bool wrong = std::any_of(section.findings().begin(), section.findings().end(), [&](const Finding& one) {
        return one.severity == Severity::error && on_lines(document, offering.section, one, range);
    });
    for (const Finding& finding : wrong ? section.findings_with_fixes(document.files()) : section.findings()) {
        if (on_lines(document, offering.section, finding, range)) {
            offer_fixes(offering, finding);
        }
    }
    return offered;
}

}  // namespace arbiter::cli::lsp
