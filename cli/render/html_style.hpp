// What a page of a record looks like, and how one steps through it.
#pragma once

#include <string_view>

namespace arbiter::cli {

/// CSS and JavaScript that HTML and XML take alike.
extern const std::string_view html_style;
extern const std::string_view html_script;

}  // namespace arbiter::cli
