// What a page of a record looks like, and how one steps through it; and a page of many.
#pragma once

#include <string_view>

namespace arbiter::cli {

/// CSS and JavaScript that HTML and XML take alike.
extern const std::string_view html_style;
extern const std::string_view html_script;
/// Of the page of many records, which needs no script.
extern const std::string_view html_report_style;

}  // namespace arbiter::cli
