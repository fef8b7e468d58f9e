// Where the ids of cases stand: each of them names one case.
#pragma once

#include "grammar/record/record.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// The value of X-Case.
std::string_view case_id(const Header& header);

class CaseIds {
public:
    /// Looks through all files that can be read twice. What cannot be read has no ids.
    explicit CaseIds(const std::vector<std::string>& files);

    /// "club.tgn:12", where the record's id stood first; empty when that is here.
    std::string first_place(const std::string& file, const Record& record) const;

private:
    struct Place {
        std::string file;
        std::uint64_t line = 1;
    };
    std::map<std::string, Place, std::less<>> first_;
};

}  // namespace arbiter::cli
