// Text that any reader takes: no control characters, no bytes that are not UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Control characters other than tab and line break, what turns the direction of writing, broken bytes and U+FFFE,
/// U+FFFF become the replacement character.
std::string plain_text(std::string_view text);

/// The same, appended. Plain ASCII, as nearly all text is, costs one look at it.
void append_plain(std::string_view text, std::string& out);

}  // namespace arbiter::cli
