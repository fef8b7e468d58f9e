// arbiter show: the position that a record has come to, as a picture or as lines that another record may begin with.
#pragma once

#include "rules/registry/registry.hpp"

#include <string>

namespace arbiter::cli {

struct ShowOptions {
    std::string place;  ///< FILE, or FILE:LINE for the position behind this line
    bool position = false;
    bool color = false;
    std::string svg;    ///< the path of a file for the picture, - for standard output; empty: none
    bool json = false;  ///< the picture as data
    std::string html;   ///< the same for a page of the whole record
};

int show(const ShowOptions& options);

/// Prints the lines that set the record's last position; false, with the reason told, when there are none that do.
bool print_position(const GameEntry& game, const Record& record, const FileReader& open);

}  // namespace arbiter::cli
