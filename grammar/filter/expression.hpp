// Terms joined by and, or, not and parentheses: "azul and not (wall or line)", "Date >= 2024 and not (tie or margin <
// 5)".
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::filter {

/// One thing that is asked, in the words that were typed.
struct Term {
    std::string_view subject;   ///< "margin"
    std::string_view relation;  ///< "<="; empty where it is compared with nothing
    std::string_view value;     ///< "5", without its quotes
};

/// What a term is: a word, or a word that may be compared with another one.
enum class Terms : std::uint8_t { words, comparisons };

/// Why an expression cannot be read.
struct Fault {
    std::string_view word;  ///< that was not expected; empty at the end
    std::string wanted;     ///< there: "what is asked"; empty where nothing is
    bool is_unclosed;       ///< a parenthesis
    bool is_too_deep;
};

/// It looks into the text.
class Expression {
public:
    /// Reads it, letter case aside; nothing at all is an expression without terms.
    static std::optional<Fault> read(std::string_view text, Terms terms, Expression& expression);

    const std::vector<Term>& terms() const { return terms_; }
    /// Asks holds(n) of the n-th term, but of none that no longer matters. Without terms everything holds.
    template <typename Holds>
    bool holds(Holds&& term_holds) const {
        return nodes_.empty() || holds(nodes_.size() - 1, term_holds);
    }

private:
    friend struct Reading;
    enum class Kind : std::uint8_t { term, both, either, no };
    struct Node {
        Kind kind;
        std::size_t left;  ///< node, or the term
        std::size_t right = 0;
    };

    template <typename Holds>
    bool holds(std::size_t node, Holds& term_holds) const {
        const auto [kind, left, right] = nodes_[node];
        switch (kind) {
            case Kind::term: return term_holds(left);
            case Kind::no: return !holds(left, term_holds);
            case Kind::both: return holds(left, term_holds) && holds(right, term_holds);
            case Kind::either: break;
        }
        return holds(left, term_holds) || holds(right, term_holds);
    }

    std::vector<Term> terms_;
    std::vector<Node> nodes_;  ///< each behind what it joins
};

}  // namespace arbiter::filter
