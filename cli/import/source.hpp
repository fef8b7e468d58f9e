// What an import reads and makes: the text of a file in, the text of a record out.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Why a file cannot be made a record.
struct NotImported : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// No saved game is larger.
inline constexpr std::size_t most_import_bytes = std::size_t{64} << 20U;

/// What whoever imports a game says of it, where the text does not.
struct ImportHints {
    std::string game;
    std::string players;  ///< "Ann, Ben"
};

/// A way in which another program writes games down.
struct ImportFormat {
    std::string_view name;  ///< "azul-openspiel"
    std::string_view help;
    std::string (*convert)(std::string_view text, const ImportHints& hints) = nullptr;  ///< throws NotImported
    bool takes_hints = false;
};

/// All there are, each from a folder of its own.
const std::vector<ImportFormat>& import_formats();

/// Names as a header lists them: what cannot stand there is left out of them.
std::string players_line(const std::vector<std::string>& names);

/// The record in canonical form, where that says the same.
std::string tidied(std::string text);

}  // namespace arbiter::cli
