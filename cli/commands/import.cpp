// Runs import: reads the file and prints the record that is made of it.
#include "cli/commands/import.hpp"

#include "cli/import/source.hpp"
#include "cli/inputs.hpp"
#include "cli/options.hpp"
#include "cli/render/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::cli {
namespace {

/// Stops where no saved game goes on.
std::string read_saved(OpenFile& file) {
    std::string text;
    std::array<char, 65536> buffer;
    while (const std::size_t got = file.error().empty() ? file.read(buffer.data(), buffer.size()) : 0) {
        text.append(buffer.data(), got);
        if (text.size() > most_import_bytes) {
            throw NotImported("the file is larger than any saved game");
        }
    }
    return text;
}

}  // namespace

int import_game(const ImportOptions& options) {
    const auto& formats = import_formats();
    const auto format = std::find_if(formats.begin(), formats.end(),
                                     [&](const ImportFormat& one) { return one.name == options.format; });
    OpenFile file(options.path);
    try {
        const std::string text = read_saved(file);
        if (!file.error().empty()) {
            tell_trouble({options.path, file.error()});
            return Exit::unreadable;
        }
        fmt::print("{}", plain_text(format->convert(text)));
    } catch (const NotImported& why) {
        tell_trouble({options.path, why.what()});
        return Exit::unreadable;
    }
    return Exit::clean;
}

}  // namespace arbiter::cli
