// Gives each record of a page an address and an entry of the list.
#include "cli/picture/html_limits.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr std::string_view records_key = "records";
constexpr std::string_view pictures_key = "pictures";

std::uint64_t dropped(const ReportState& course, std::string_view what) {
    const auto found = course.dropped.find(what);
    return found == course.dropped.end() ? 0 : found->second;
}

void drop(std::string_view what, ReportState& course) {
    ++course.dropped.try_emplace(std::string(what)).first->second;
}

/// The line that begins so; empty where there is none.
std::string_view line_that_begins(std::string_view begin, std::string_view text) {
    const std::size_t at = text.find(fmt::format("\n{}", begin));
    return at == std::string_view::npos ? std::string_view() : text.substr(at + 1, text.find('\n', at + 1) - at);
}

/// Without its picture, if the pictures are too many.
std::string with_picture(std::string_view record, ReportState& course) {
    const std::string_view figure = line_that_begins(html_figure, record);
    if (figure.empty() || course.pictures + figure.size() <= most_html_pictures) {
        course.pictures += figure.size();
        return std::string(record);
    }
    drop(pictures_key, course);
    const auto at = static_cast<std::size_t>(figure.data() - record.data());
    return fmt::format("{}<p class=\"notice\">The picture is left out: a page holds no more.</p>\n{}",
                       record.substr(0, at), record.substr(at + figure.size()));
}

std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
    const std::size_t begin = text.find(from) + from.size();
    return text.substr(begin, text.find(to, begin) - begin);
}

void list(std::string_view record, ReportState& course) {
    const std::string_view classes = between(record, html_record_begin, "\"");
    const std::string_view title = between(record, "<h2>", "</h2>");
    const bool failed = classes.ends_with(" failed");
    course.list += fmt::format("<li class=\"{}\"><a href=\"#record-{}\">{}</a>{}</li>\n", classes, course.records,
                               title, failed ? " <span>fails</span>" : "");
}

void add(std::string_view record, ReportState& course, std::string& out) {
    if (course.records >= most_html_records || course.bytes >= most_html_bytes) {
        drop(records_key, course);
        return;
    }
    ++course.records;
    const std::string shown = with_picture(record, course);
    const std::size_t heading = shown.find("<h2>");
    list(record, course);
    course.bytes += shown.size();
    out += fmt::format("<article id=\"record-{0}\" aria-labelledby=\"title-{0}\" class=\"{1}<h2 id=\"title-{0}\">{2}",
                       course.records, shown.substr(html_record_begin.size(), heading - html_record_begin.size()),
                       std::string_view(shown).substr(heading + 4));
}

}  // namespace

void ration_html(ReportState& course, std::string& text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find(html_record_end, at);
        const std::size_t next = end == std::string::npos ? text.size() : end + html_record_end.size();
        add(std::string_view(text).substr(at, next - at), course, out);
        at = next;
    }
    text = std::move(out);
}

std::string rationed_in_words(const ReportState& course) {
    const std::uint64_t records = dropped(course, records_key);
    const std::uint64_t pictures = dropped(course, pictures_key);
    std::string words;
    if (records != 0) {
        words += fmt::format(
            "<p class=\"notice\">{} with findings {} left out: a page holds no more. "
            "The report text has them all.</p>\n",
            counted(records, "more record"), records == 1 ? "is" : "are");
    }
    if (pictures != 0) {
        words += fmt::format("<p class=\"notice\">{} {} left out: a page holds no more.</p>\n",
                             counted(pictures, "picture"), pictures == 1 ? "is" : "are");
    }
    return words;
}

}  // namespace arbiter::cli
