// Runs import: reads the file and prints the record that is made of it.
#include "cli/commands/import.hpp"

#include "cli/import/source.hpp"
#include "cli/input/inputs.hpp"
#include "cli/output/exit_code.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

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
    const bool any_hint = !options.hints.game.empty() || !options.hints.players.empty();
    if (any_hint && !format->takes_hints) {
        throw std::runtime_error(fmt::format("what {} has says which game it is, and who plays", format->name));
    }
    OpenFile file(options.path);
    try {
        const std::string text = read_saved(file);
        if (!file.error().empty()) {
            print_input_error({options.path, file.error()});
            return Exit::unreadable;
        }
        fmt::print("{}", plain_text(format->convert(text, options.hints)));
    } catch (const NotImported& why) {
        print_input_error({options.path, why.what()});
        return Exit::unreadable;
    }
    return Exit::clean;
}

}  // namespace arbiter::cli
