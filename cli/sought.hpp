// Names that were asked for, and whether any record has them: a misspelt one finds nothing, and nothing would say why.
#pragma once

#include "cli/fields.hpp"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace arbiter::cli {

class Sought {
public:
    /// * stands for any text.
    void add(Asked asked, std::string pattern);
    /// May be called from several threads.
    void look(const Judged& judged) const;
    /// "no record has the player Bbo", for each that no record had.
    std::vector<std::string> missed() const;

private:
    struct Name {
        Asked asked;
        std::string pattern;
        mutable std::atomic<bool> seen = false;
    };
    static bool is_in(const Name& name, const Judged& judged);

    std::vector<std::unique_ptr<Name>> names_;
};

}  // namespace arbiter::cli
