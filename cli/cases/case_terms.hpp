// What a case is played under: rulings, files, and what an engine has to know for it.
#pragma once

#include "cli/cases/coverage.hpp"
#include "rules/registry/registry.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// The files that a record named while it was judged.
class NamedFiles {
public:
    explicit NamedFiles(const FileReader& open) : open_(open) {}

    /// Reads a file, and remembers it. Must not outlive this.
    FileReader reader();
    const std::map<std::string, std::string>& files() const { return files_; }

private:
    const FileReader& open_;
    std::map<std::string, std::string> files_;
};

/// The option of each ruling that has some, of the one record that was counted.
std::vector<OptionUse> house_of(const GameCoverage& one_record);

/// "?", "stands", "undo", "gap", "notation": what an engine may not know and still be a good one. `bare`: without
/// claims.
std::vector<std::string_view> needs_of(const Dissection& lines, bool bare);

}  // namespace arbiter::cli
