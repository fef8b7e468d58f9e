// Text that any reader takes: no control characters, no bytes that are not UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// Control characters other than tab and line break, broken bytes and U+FFFE, U+FFFF become the replacement character.
std::string plain_text(std::string_view text);

}  // namespace arbiter::cli
