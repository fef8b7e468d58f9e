// arbiter new: a record to begin with.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct NewOptions {
    std::string game;
    std::string path = "-";           ///< where it goes, - for standard output
    std::string players;              ///< "Ann, Ben"; empty: they are asked for
    std::vector<std::string> house;   ///< "wall=gray"
    std::vector<std::string> header;  ///< further header lines
};

int begin_record(const NewOptions& options);

}  // namespace arbiter::cli
