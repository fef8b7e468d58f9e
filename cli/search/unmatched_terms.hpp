// What was asked for by name, and whether any record has it: a misspelt name finds nothing, and nothing would say why.
#pragma once

#include "cli/report/judged_record.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace arbiter::cli {

class UnmatchedTerms {
public:
    using IsIn = std::function<bool(const JudgedRecord&)>;

    /// `sentence` says that no record has it.
    void add(IsIn is_in, std::string sentence);
    /// May be called from several threads.
    void look(const JudgedRecord& judged) const;
    /// A sentence for each that no record had.
    std::vector<std::string> missed() const;

private:
    struct Name {
        IsIn is_in;
        std::string sentence;
        mutable std::atomic<bool> seen = false;
    };

    std::vector<std::unique_ptr<Name>> names_;
};

}  // namespace arbiter::cli
