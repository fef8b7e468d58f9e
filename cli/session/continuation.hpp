// What can be typed behind a beginning, so that a legal line comes of it.
#pragma once

#include "cli/session/session.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct Continuation {
    std::string typed{};                ///< what should stand there: the beginning, with all added that is certain
    std::vector<std::string> pieces{};  ///< and what can come next, where there is a choice
};

/// Of one position; made once somebody asks.
class Continuations {
public:
    explicit Continuations(const Session& session) : session_(session) {}

    Continuation behind(std::string_view typed);

private:
    void list();
    void draw();
    Continuation of_moves(std::string_view typed) const;
    Continuation of_table(std::string_view typed) const;
    std::vector<std::string> of_drawn(std::string_view typed) const;
    std::vector<std::string> in_letters(std::string_view typed) const;
    std::vector<std::string> in_words(std::string_view typed) const;

    const Session& session_;
    bool listed_ = false;
    std::string actor_;               ///< with a blank behind it; empty where nobody is to move
    std::vector<std::string> moves_;  ///< of the player who is to move
    std::vector<std::string> drawn_;  ///< some of the lines that the table could write
};

}  // namespace arbiter::cli
