// Cases as data, so that any engine can be held against them.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/record/setup.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// One JSON document, a case a line.
class CaseCollection {
public:
    std::string begin() const;
    /// `before` is what stands in front of the record, as read_expectation takes it.
    void add(const std::string& path, std::string_view before, const Record& record, const FileReader& open,
             std::string& text);
    std::string end() const;

private:
    bool any_ = false;
};

}  // namespace arbiter::cli
