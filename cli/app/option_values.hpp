// What may stand where an option wants a value.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct Values {
    using Words = std::vector<std::string>;
    Words words{};              ///< what shells offer
    bool closed = false;        ///< anything but these words is refused
    bool files = false;         ///< shells offer files
    bool folders = false;       ///< shells offer folders, and anything but a folder is refused
    Words (*many)() = nullptr;  ///< what shells offer where it is too much to be listed each time the program starts

    Words offered() const { return many != nullptr ? many() : words; }
};

Values one_of(std::vector<std::string> words);
Values files();
Values folders();
Values game_names();
/// The codes of all rules.
Values codes();
/// The formats of reports, each with the = behind it.
Values report_formats();

/// "azul, grawlix, …"
std::string game_list();

}  // namespace arbiter::cli
