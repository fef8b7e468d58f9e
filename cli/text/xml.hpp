// Text as XML takes it.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Between double quotes.
std::string xml_attribute(std::string_view text);

/// Between tags: line breaks and tabs stand for themselves.
std::string xml_content(std::string_view text);

}  // namespace arbiter::cli
