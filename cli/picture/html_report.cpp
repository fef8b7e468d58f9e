// Report html: one page of the records with findings, each in words beside the table at its first finding.
#include "cli/picture/finding_picture.hpp"
#include "cli/picture/html_limits.hpp"
#include "cli/picture/html_style.hpp"
#include "cli/report/finding_groups.hpp"
#include "cli/report/finding_text.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/text.hpp"
#include "cli/text/columns.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/xml.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nettle/base64.h>
#include <string_view>
#include <vector>

namespace arbiter::cli {
namespace html_report {
namespace {

/// What is said of one record; what is longer is cut.
constexpr std::size_t most_groups = 50;
constexpr std::size_t most_words = 100'000;
constexpr std::size_t longest_title = 300;

std::string heading(std::string_view words) {
    return xml_content(fitted(plain_line(words), longest_title, "…"));
}

/// Text as the program prints it: a box that keys can scroll.
std::string box(std::string_view name, std::string_view words) {
    return fmt::format("<pre tabindex=\"0\" role=\"group\" aria-label=\"{}\">{}</pre>\n", name, xml_content(words));
}

/// "  = rule: ..." and the like, as a list, since they may be long.
std::string reasons_of(std::string_view lines) {
    std::string items;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        const std::string_view line = lines.substr(at, end - at);
        const std::size_t word = line.find_first_not_of("= ");
        items += word == std::string_view::npos ? "" : fmt::format("<li>{}</li>\n", xml_content(line.substr(word)));
        at = end + 1;
    }
    return items.empty() ? items : "<ul>\n" + items + "</ul>\n";
}

/// "error[azul.line.full]: ..." is the heading of what follows it.
std::string finding_of(const JudgedRecord& judged, const FindingGroup& group) {
    std::string words;
    write_group(judged, group, {}, words);
    const std::string_view all = words;
    const std::size_t place = std::min(all.find('\n'), all.size() - 1) + 1;
    const std::string margin(gutter(judged.record, *group.first), ' ');
    const std::size_t reasons = std::min(all.find(fmt::format("\n{} = ", margin), place - 1), all.size() - 1) + 1;
    return fmt::format("<section class=\"finding {}\">\n<h3>{}</h3>\n{}{}</section>\n", name_of(group.first->severity),
                       heading(all.substr(0, place - 1)), box("where it is", all.substr(place, reasons - place - 1)),
                       reasons_of(all.substr(reasons)));
}

std::string left_out(std::size_t findings) {
    return findings == 0 ? std::string()
                         : fmt::format("<p class=\"notice\">{} of this record {} left out here.</p>\n",
                                       counted(findings, "more finding"), findings == 1 ? "is" : "are");
}

std::string findings_of(const JudgedRecord& judged) {
    std::string text;
    std::size_t told = 0;
    std::size_t more = 0;
    for (const FindingGroup& group : groups_of(judged.report)) {
        const std::string finding = told < most_groups && text.size() < most_words ? finding_of(judged, group) : "";
        const bool fits = !finding.empty() && text.size() + finding.size() <= most_words;
        text += fits ? finding : "";
        told += fits ? 1 : 0;
        more += fits ? 0 : group.count();
    }
    return text + left_out(more);
}

std::string base64(std::string_view bytes) {
    std::string text(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '\0');
    base64_encode_raw(text.data(), bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    return text;
}

/// In one line, so that it can be left out again.
std::string picture_of(const JudgedRecord& judged) {
    const FindingPicture picture = picture_of_first_finding(judged);
    if (picture.svg.empty()) {
        return {};
    }
    const std::string where =
        fmt::format("{}: the table {} line {}", picture.title, picture.before ? "before" : "behind", picture.line);
    return fmt::format("{}<img alt=\"{}\" src=\"data:image/svg+xml;base64,{}\"/><figcaption>{}</figcaption></figure>\n",
                       html_figure, xml_attribute(where), base64(picture.svg), xml_content(where));
}

std::string title_of(const JudgedRecord& judged) {
    std::string title;
    write_verdict(judged, {}, title);
    return heading(title.substr(0, title.find('\n')));
}

void add_change(const JudgedRecord& judged, std::string& text) {
    std::string words;
    if (judged.differences != nullptr) {
        write_differences(judged, words);
    } else {
        write_change(judged, words);
    }
    text += words.empty() ? words : box("what is otherwise than expected", words);
}

/// Of records that a baseline knows, those that fail, as on a terminal.
bool is_told(const JudgedRecord& judged) {
    if (judged.differences != nullptr || judged.baseline.change != Change::no_baseline) {
        return judged.failed();
    }
    return !judged.report.findings.empty();
}

void record(const JudgedRecord& judged, const Parts&, std::string& text) {
    if (!is_told(judged)) {
        return;
    }
    text += fmt::format("{}{}{}\">\n<h2>{}</h2>\n<div class=\"beside\">\n<div>\n", html_record_begin,
                        name_of(judged.report.verdict), judged.failed() ? " failed" : "", title_of(judged));
    add_change(judged, text);
    text += judged.differences == nullptr ? findings_of(judged) : "";
    text += "</div>\n" + picture_of(judged) + "</div>\n<p class=\"back\"><a href=\"#records\">all records</a></p>\n";
    text += html_record_end;
}

std::string summary_of(const RunTotals& totals) {
    std::string words;
    write_summary(totals, {}, words);
    words = words.substr(std::min(words.find_first_not_of('\n'), words.size()));
    return fmt::format("<p>{}; {} failed.</p>\n", xml_content(words.substr(0, words.find('\n'))), totals.failed);
}

std::string codes_of(const RunTotals& totals) {
    std::string rows;
    for (const auto& [code, count] : totals.codes) {
        rows += fmt::format("<tr><td>{}</td><td>{}</td></tr>\n", count, xml_content(code));
    }
    for (const auto& [code, count] : totals.allowed) {
        rows += fmt::format("<tr><td>{}</td><td>{} (allowed)</td></tr>\n", count, xml_content(code));
    }
    return rows.empty() ? rows
                        : "<table>\n<caption>Findings by rule</caption>\n<thead><tr><th scope=\"col\">count</th>"
                          "<th scope=\"col\">rule</th></tr></thead>\n<tbody>\n" +
                              rows + "</tbody>\n</table>\n";
}

/// Inputs that were not read, as many as anybody looks at.
std::string troubles_of(const InputErrors& input_errors) {
    constexpr std::size_t most = 1000;
    std::string items;
    for (std::size_t at = 0; at < std::min(input_errors.size(), most); ++at) {
        const InputError& input_error = input_errors[at];
        items += fmt::format("<li class=\"{}\">{}: {}: {}</li>\n", input_error.skipped ? "skipped" : "unread",
                             input_error.skipped ? "skipped" : "cannot be read",
                             xml_content(shown_name(input_error.path)), xml_content(plain_line(input_error.why)));
    }
    items += input_errors.size() > most ? fmt::format("<li>and {} more</li>\n", input_errors.size() - most) : "";
    return items.empty() ? items : "<h2>Inputs that were not read</h2>\n<ul>\n" + items + "</ul>\n";
}

/// Behind the records, which are known then, though it stands before them.
void begin(const Closing& closing, std::string& text) {
    const auto& [totals, course, input_errors] = closing;
    text += fmt::format(
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        "img-src data:\"/>\n<title>arbiter check: {} of {} "
        "failed</title>\n<style>{}</style>\n</head>\n<body>\n",
        totals.failed, counted(totals.records, "record"), html_report_style);
    text += "<header>\n<h1>arbiter check</h1>\n" + summary_of(totals) + rationed_in_words(course) + codes_of(totals);
    text += troubles_of(input_errors) + "</header>\n<nav aria-labelledby=\"records\">\n<h2 id=\"records\">" +
            (course.list.empty() ? "No record has findings" : "Records with findings") + "</h2>\n";
    text += course.list.empty() ? "" : "<ol>\n" + course.list + "</ol>\n";
    text += "</nav>\n<main>\n";
}

void end(const Closing&, std::string& text) {
    text += "</main>\n</body>\n</html>\n";
}

}  // namespace
}  // namespace html_report

Format html_format() {
    using namespace html_report;
    return {"html", begin, record, no_trouble, end, {}, true, ration_html};
}

}  // namespace arbiter::cli
