// Writes the page: what is said of each line, as text and links that need no script, and the pictures for the script.
#include "cli/picture/html_record.hpp"

#include "cli/picture/html_style.hpp"
#include "cli/report/excerpt.hpp"
#include "cli/report/fix_text.hpp"
#include "cli/report/help_text.hpp"
#include "cli/report/text.hpp"
#include "cli/report/trace_json.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/xml.hpp"
#include "rules/registry/fixes.hpp"
#include "rules/scene/marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace arbiter::cli {
namespace {

/// The lines and what is said of them; what is longer is cut.
constexpr std::size_t most_lines_bytes = 200'000;

/// An element with text in it.
std::string element(std::string_view name, std::string_view attributes, std::string_view text) {
    return fmt::format("<{0}{1}{2}>{3}</{0}>", name, attributes.empty() ? "" : " ", attributes, xml_content(text));
}

std::string line_link(std::uint64_t line, std::string_view text) {
    return element("a", fmt::format("href=\"#{}\"", line), text);
}

std::string verdict_of(const JudgedRecord& judged) {
    std::string text;
    write_verdict(judged, {}, text);
    const std::size_t at = text.find(name_of(judged.report.verdict));
    text = text.substr(at == std::string::npos ? 0 : at);
    return text.substr(0, text.find_last_not_of('\n') + 1);
}

std::string title_of(const HtmlRecord& shown) {
    std::string names;
    for (Seat seat = 0; seat < static_cast<Seat>(shown.judged.report.seats.count()); ++seat) {
        names += fmt::format("{}{}", seat == 0 ? "" : ", ", shown.judged.report.seats.name(seat));
    }
    return fmt::format("{}{}{}", shown.game.about->title, names.empty() ? "" : ": ", names);
}

std::string header_list(const JudgedRecord& judged) {
    std::string list;
    for (const HeaderField& field : judged.header.fields) {
        list += fmt::format("<div>{}{}</div>\n", element("dt", "", field.key.in(judged.header.text)),
                            element("dd", "", judged.header.value(field)));
    }
    return list.empty() ? list : "<dl>\n" + list + "</dl>\n";
}

/// Where a cell stands that a player earned points with; empty where no picture has it.
std::string place_of_cell(const RecordPictures& pictures, Seat seat, const std::string& cell) {
    for (const Seat of : boards_of_points(seat)) {
        const auto place = pictures.places.find(place_name(of, cell));
        if (place != pictures.places.end()) {
            return place->second;
        }
    }
    return {};
}

/// Where the cells stand that a player earned points with.
std::string earned_places(const HtmlRecord& shown, const ScoreEvent& earned) {
    std::string places;
    for (const std::string& cell : earned.cells) {
        const std::string place = place_of_cell(shown.pictures, earned.seat, cell);
        places.append(places.empty() || place.empty() ? "" : " ").append(place);
    }
    return places;
}

/// Each cell leads to the line that put there what earned something.
std::string origins(const ScoreEvent& earned, const LineNumbers& lines) {
    std::string text;
    for (std::size_t i = 0; i < earned.cells.size(); ++i) {
        const std::uint32_t line = i < earned.lines.size() ? earned.lines[i] : no_offset;
        text += text.empty() ? " with " : ", ";
        text += line == no_offset ? xml_content(earned.cells[i]) : line_link(lines.of(line), earned.cells[i]);
    }
    return text;
}

std::string points_of(const HtmlRecord& shown, const Step& step, const LineNumbers& lines) {
    std::string text;
    for (const ScoreEvent& earned : step.points) {
        const std::string who =
            earned.seat == no_seat ? "" : std::string(shown.judged.report.seats.name(earned.seat)) + " ";
        const std::string attributes = fmt::format("class=\"earned\" href=\"#{}\" data-earned=\"{}\"",
                                                   lines.of(step.span.begin), earned_places(shown, earned));
        text += fmt::format("<li>{}{}</li>\n",
                            element("a", attributes, fmt::format("{}{:+}: {}", who, earned.points, earned.why)),
                            origins(earned, lines));
    }
    return text.empty() ? text : "<ul class=\"points\">\n" + text + "</ul>\n";
}

/// Each earlier place that makes it wrong, with an arrow to its line.
std::string notes_of(const JudgedRecord& judged, const Finding& finding, const LineNumbers& lines) {
    std::string text;
    for (const Note& note : finding.notes) {
        const std::uint64_t line = lines.of(note.span.begin);
        const std::string place = fmt::format("→ line {}", line);
        text += fmt::format("<br/>{}: {} <code>{}</code>",
                            note.span.begin < judged.header.body ? place : line_link(line, place),
                            xml_content(note.message), xml_content(excerpt_of(judged.record.text, note.span).line));
    }
    return text;
}

/// What was probably meant, and the line as it would be then.
std::string fix_of(const JudgedRecord& judged, const Finding& finding) {
    const std::size_t told = fix::worth_telling(finding);
    if (told == 0) {
        return {};
    }
    const std::string words = xml_content(in_words(judged.record, std::span(finding.fixes).first(told)));
    const std::string& text = finding.fixes.front().text;
    const std::string line = told != 1 || text.empty() ? std::string() : element("code", "", text);
    return fmt::format("<br/><span class=\"fix\">fix: {}{}{}</span>", words, line.empty() ? "" : " ", line);
}

std::string finding_of(const JudgedRecord& judged, const Finding& finding, const LineNumbers& lines) {
    std::string text =
        fmt::format("<p class=\"finding {}\">{} {}", name_of(finding.severity),
                    element("strong", "", fmt::format("{} {}", name_of(finding.severity), finding.rule->id)),
                    xml_content(finding.message));
    text += finding.help.empty() ? "" : ". " + element("em", "", help_text(finding.help));
    text += notes_of(judged, finding, lines) + fix_of(judged, finding);
    return text + fmt::format("<br/>{}</p>\n",
                              element("small", "", fmt::format("{}: {}", finding.rule->citation, finding.rule->law)));
}

std::string scores_of(const Step& step) {
    std::string text;
    for (const std::int32_t score : step.scores) {
        text += fmt::format("{}{}", text.empty() ? "" : " : ", score);
    }
    return text;
}

/// What goes on behind a line that breaks a rule.
constexpr std::string_view not_judged =
    "<p class=\"notice\">From here on the game is shown as far as the pieces allow; it is not judged.</p>\n";

/// Goes through the lines of the record with the steps beside them.
class RecordLines {
public:
    explicit RecordLines(const HtmlRecord& shown) : shown_(shown), numbers_(shown.judged.record) {}

    std::string text() {
        const std::string_view record = shown_.judged.record.text;
        std::string all = "<ol>\n";
        std::size_t at = shown_.judged.header.body;
        for (std::size_t end = 0; at < record.size() && all.size() < most_lines_bytes; at = end + 1) {
            end = std::min(record.find('\n', at), record.size());
            add(record.substr(at, end - at), at, all);
        }
        all += "</ol>\n";
        return at < record.size() ? all + "<p class=\"notice\">The rest of the lines is left out here.</p>\n" : all;
    }

private:
    void add(std::string_view line, std::size_t at, std::string& all) {
        const std::size_t content = line.find_last_not_of(" \t\r");
        if (content == std::string_view::npos) {
            return;
        }
        const std::vector<Step>& steps = shown_.on.steps;
        const bool is_step = next_ < steps.size() && steps[next_].span.begin < at + line.size() + 1;
        const std::uint64_t number = numbers_.of(static_cast<std::uint32_t>(at));
        const std::string head =
            element("a", fmt::format("class=\"line\" href=\"#{}\"", number), line.substr(0, content + 1));
        if (!is_step) {
            all += fmt::format("<li id=\"{}\" value=\"{}\" class=\"said\">{}{}</li>\n", number, number, head,
                               stray(at, line));
            return;
        }
        const Step& step = steps[next_++];
        const bool refused = is_refused(step);
        all += fmt::format("<li id=\"{0}\" value=\"{0}\" class=\"step{1}{2}\" data-step=\"{3}\">{4}{5}\n", number,
                           refused ? " refused" : "", is_beyond_ ? " beyond" : "", next_, head,
                           element("span", "class=\"scores\"", scores_of(step)));
        all += points_of(shown_, step, numbers_);
        for (const Finding& finding : step.findings) {
            all += finding_of(shown_.judged, finding, numbers_);
        }
        all += refused && !is_beyond_ ? not_judged : "";
        is_beyond_ = is_beyond_ || refused;
        all += "</li>\n";
    }

    bool is_refused(const Step& step) const {
        return std::ranges::any_of(step.findings, [](const Finding& finding) {
            return finding.severity == Severity::error && finding.rule->kind != Kind::claim;
        });
    }

    /// Findings of lines that are no steps: blank ones excepted, they may have some, too.
    std::string stray(std::size_t at, std::string_view line) const {
        std::string text;
        for (const Finding& finding : shown_.judged.report.findings) {
            text += finding.span.begin >= at && finding.span.begin < at + line.size() + 1
                        ? finding_of(shown_.judged, finding, numbers_)
                        : "";
        }
        return text;
    }

    const HtmlRecord& shown_;
    LineNumbers numbers_;
    std::size_t next_ = 0;  ///< step
    bool is_beyond_ = false;
};

/// What is wrong with the header, or with the record as a whole.
std::string header_findings(const JudgedRecord& judged) {
    const LineNumbers lines(judged.record);
    std::string text;
    for (const Finding& finding : judged.report.findings) {
        text += finding.span.begin < judged.header.body ? finding_of(judged, finding, lines) : "";
    }
    return text;
}

std::string_view buttons = R"(<p class="buttons">
<button type="button" data-go="first" aria-label="first line">&#171;</button>
<button type="button" data-go="back" aria-label="back to the line before">&#8249; back</button>
<button type="button" data-go="on" aria-label="on to the next line">on &#8250;</button>
<button type="button" data-go="last" aria-label="last line">&#187;</button>
</p>
)";

std::string notes_of(const HtmlRecord& shown) {
    if (shown.pictures.left_out == 0) {
        return {};
    }
    return fmt::format(
        "<p class=\"notice\">{} pictures are left out: a page holds no more, or nothing is known to be drawn, or "
        "finding that out takes too long.</p>\n",
        shown.pictures.left_out);
}

}  // namespace

std::string html_record(const HtmlRecord& shown) {
    const JudgedRecord& judged = shown.judged;
    const std::string title = title_of(shown);
    std::string page = fmt::format(
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        "script-src 'unsafe-inline'\"/>\n{}\n<style>{}</style>\n</head>\n<body>\n",
        element("title", "", title), html_style);
    page += fmt::format(
        "<header>\n{}\n{}\n{}", element("h1", "", title),
        element("p", fmt::format("class=\"verdict {}\"", name_of(judged.report.verdict)), verdict_of(judged)),
        header_list(judged));
    page += header_findings(judged) + notes_of(shown) + "</header>\n<main>\n";
    page += fmt::format(
        "<section class=\"table\" aria-label=\"the table\">\n{}<p id=\"told\" role=\"status\"></p>\n"
        "<div id=\"board\">{}</div>\n</section>\n",
        buttons, shown.pictures.last);
    page +=
        "<section class=\"lines\" aria-label=\"the record\">\n" + RecordLines(shown).text() + "</section>\n</main>\n";
    page += element(
        "footer", "",
        fmt::format("{}, record {}, from line {}", shown_name(judged.file), judged.record.number, judged.record.line));
    page += fmt::format(
        "\n<script type=\"application/json\" id=\"pictures\" data-line=\"{}\">{}</script>\n<script>{}"
        "</script>\n</body>\n</html>\n",
        shown.line, shown.pictures.steps.json(), html_script);
    return page;
}

}  // namespace arbiter::cli
