// Bytes as letters, for what is put into the address of a picture.
#pragma once

#include <string>
#include <string_view>

namespace arbiter::cli {

/// RFC 4648, section 4.
std::string base64(std::string_view bytes);

}  // namespace arbiter::cli
