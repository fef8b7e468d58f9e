// Texts that follow one another and are much alike, as what changes from one to the next.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Each part of a text is kept once. The parts of a picture end where its lines end, and behind where a piece stands.
class TextSteps {
public:
    /// False, and then nothing is added, when all of it would be larger than this.
    bool add(std::string_view text, std::size_t most);
    /// The same text as before once more.
    void repeat() { changes_.emplace_back(); }
    std::size_t count() const { return changes_.size(); }

    /// {"parts":["…"],"steps":[[[at,erased,[part,…]],…],…]}, with no sign in it that HTML or XML would take for theirs.
    std::string json() const;

private:
    struct Change {
        std::size_t at;
        std::size_t erased;
        std::vector<std::size_t> parts;
    };
    using Numbers = std::vector<std::size_t>;

    std::vector<Change> changes_to(const Numbers& next) const;

    std::map<std::string, std::size_t, std::less<>> numbers_;
    std::vector<std::string_view> parts_;  ///< the keys of numbers_
    std::vector<std::vector<Change>> changes_;
    Numbers last_;
    std::size_t size_ = 0;  ///< of the JSON, about
};

}  // namespace arbiter::cli
