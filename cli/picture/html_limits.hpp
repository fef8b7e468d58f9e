// How much a page of many records holds: records are numbered and listed as they come, and left out when there are too
// many.
#pragma once

#include "cli/report/reporter.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// How the text of a record begins, up to its classes, and ends; its second line is its heading.
inline constexpr std::string_view html_record_begin = "<article class=\"";
inline constexpr std::string_view html_record_end = "</article>\n";
/// How the line begins that is its picture.
inline constexpr std::string_view html_figure = "<figure>";

/// So many records a page has, and so many bytes of pictures, and of all.
inline constexpr std::uint64_t most_html_records = 1000;
inline constexpr std::uint64_t most_html_pictures = 12'000'000;
inline constexpr std::uint64_t most_html_bytes = 16'000'000;

/// Goes over what some consecutive records have become.
void ration_html(ReportState& course, std::string& text);
/// What was left out, as a notice; empty when all is there.
std::string rationed_in_words(const ReportState& course);

}  // namespace arbiter::cli
