// The grammar of filters, once for terms that are words and once for terms that are compared.
#include "grammar/filter/expression.hpp"

#include "grammar/peg/expect.hpp"
#include "grammar/peg/farthest.hpp"

#include <tao/pegtl.hpp>

#include <algorithm>

namespace arbiter::filter {

/// What has been read. Only of an expression that is read to its end it is a tree.
struct Reading {
    using Kind = Expression::Kind;

    void end_term() {
        push({Kind::term, tree.terms_.size()});
        tree.terms_.push_back(term);
        term = {};
    }
    void deny() { push({Kind::no, pop()}); }
    void join(Kind kind) {
        const std::size_t right = pop();
        push({kind, pop(), right});
    }

    Expression& tree;
    peg::Farthest* farthest;
    Term term{};
    std::vector<std::size_t> open{};  ///< nodes that nothing has joined yet
    unsigned depth = 0;
    bool is_too_deep = false;

private:
    void push(Expression::Node node) {
        open.push_back(tree.nodes_.size());
        tree.nodes_.push_back(node);
    }
    std::size_t pop() {
        const std::size_t last = open.back();
        open.pop_back();
        return last;
    }
};

namespace {

namespace pegtl = tao::pegtl;

struct blanks : pegtl::star<pegtl::one<' ', '\t'>> {};
/// Of what words consist, where they are all that there is, and where they are compared.
struct word_letter : pegtl::not_one<' ', '\t', '(', ')'> {};
struct compared_letter : pegtl::not_one<' ', '\t', '(', ')', '=', '!', '<', '>', '"'> {};

template <typename Letter, char... letters>
struct keyword : pegtl::seq<pegtl::istring<letters...>, pegtl::not_at<Letter>, blanks> {};
template <typename Letter>
struct word_and : keyword<Letter, 'a', 'n', 'd'> {};
template <typename Letter>
struct word_or : keyword<Letter, 'o', 'r'> {};
template <typename Letter>
struct word_not : keyword<Letter, 'n', 'o', 't'> {};

template <typename Letter>
struct subject_word : pegtl::plus<Letter> {};
template <typename Letter>
struct subject
    : pegtl::seq<pegtl::not_at<pegtl::sor<word_and<Letter>, word_or<Letter>, word_not<Letter>>>, subject_word<Letter>> {
};
struct relation : pegtl::sor<pegtl::seq<pegtl::one<'<', '>', '!'>, pegtl::one<'='>>, pegtl::one<'=', '<', '>'>> {};
struct bare_value : pegtl::plus<compared_letter> {};
struct quoted_value : pegtl::star<pegtl::not_one<'"'>> {};
struct value : pegtl::sor<bare_value, pegtl::seq<pegtl::one<'"'>, quoted_value, pegtl::opt<pegtl::one<'"'>>>> {};
struct comparison : pegtl::seq<relation, blanks, value> {};

template <typename Letter>
struct term : pegtl::seq<subject<Letter>, blanks> {};
template <>
struct term<compared_letter> : pegtl::seq<subject<compared_letter>, blanks, pegtl::opt<comparison>, blanks> {};

/// The rule, one level down: expressions come from anybody, and each level takes room on the stack.
template <typename Rule>
struct level {
    using rule_t = level;
    using subs_t = pegtl::type_list<Rule>;

    template <pegtl::apply_mode mode, pegtl::rewind_mode rewind, template <typename...> class Action,
              template <typename...> class Control, typename ParseInput>
    static bool match(ParseInput& in, Reading& reading) {
        constexpr unsigned deepest = 100;
        reading.is_too_deep = reading.is_too_deep || reading.depth == deepest;
        if (reading.is_too_deep) {
            return false;
        }
        ++reading.depth;
        const bool fits = Control<Rule>::template match<mode, rewind, Action, Control>(in, reading);
        --reading.depth;
        return fits;
    }
};

template <typename Letter>
struct one_thing;
template <typename Letter>
struct either;
struct close : pegtl::seq<pegtl::one<')'>, blanks> {};
template <typename Letter>
struct in_parentheses : pegtl::seq<pegtl::one<'('>, blanks, level<either<Letter>>, close> {};
template <typename Letter>
struct denied : pegtl::seq<word_not<Letter>, level<one_thing<Letter>>> {};
template <typename Letter>
struct one_thing : pegtl::sor<denied<Letter>, in_parentheses<Letter>, term<Letter>> {};
template <typename Letter>
struct and_more : pegtl::seq<word_and<Letter>, one_thing<Letter>> {};
template <typename Letter>
struct both : pegtl::seq<one_thing<Letter>, pegtl::star<and_more<Letter>>> {};
template <typename Letter>
struct or_more : pegtl::seq<word_or<Letter>, both<Letter>> {};
template <typename Letter>
struct either : pegtl::seq<both<Letter>, pegtl::star<or_more<Letter>>> {};
template <typename Letter>
struct expression : pegtl::seq<blanks, pegtl::opt<either<Letter>>> {};

template <typename Rule>
struct build {};
template <typename Letter>
struct build<subject_word<Letter>> {
    template <typename Input>
    static void apply(const Input& in, Reading& reading) {
        reading.term.subject = in.string_view();
    }
};
template <>
struct build<relation> {
    template <typename Input>
    static void apply(const Input& in, Reading& reading) {
        reading.term.relation = in.string_view();
    }
};
struct keep_value {
    template <typename Input>
    static void apply(const Input& in, Reading& reading) {
        reading.term.value = in.string_view();
    }
};
template <>
struct build<bare_value> : keep_value {};
template <>
struct build<quoted_value> : keep_value {};
template <typename Letter>
struct build<term<Letter>> {
    static void apply0(Reading& reading) { reading.end_term(); }
};
template <typename Letter>
struct build<denied<Letter>> {
    static void apply0(Reading& reading) { reading.deny(); }
};
template <typename Letter>
struct build<and_more<Letter>> {
    static void apply0(Reading& reading) { reading.join(Reading::Kind::both); }
};
template <typename Letter>
struct build<or_more<Letter>> {
    static void apply0(Reading& reading) { reading.join(Reading::Kind::either); }
};

constexpr std::string_view signs = "=!<>";

/// A sign, or what stands up to one, from its beginning on.
std::string_view word_at(std::string_view text, std::size_t at, Terms terms) {
    const std::string_view rest = text.substr(at);
    const std::size_t run = std::min(rest.find_first_not_of(signs), rest.size());
    if (terms == Terms::comparisons && run != 0) {
        return rest.substr(0, run);
    }
    const std::size_t end = rest.find_first_of(terms == Terms::words ? " \t()" : " \t()=!<>\"", 1);
    return rest.empty() || rest.front() == '(' || rest.front() == ')' ? rest.substr(0, 1) : rest.substr(0, end);
}

}  // namespace
}  // namespace arbiter::filter

namespace arbiter::peg {

template <typename Letter>
inline constexpr const char* expectation<filter::subject<Letter>> = "what is asked";
template <>
inline constexpr const char* expectation<filter::value> = "what it is compared with";
template <>
inline constexpr const char* expectation<filter::close> = "a closing parenthesis";

}  // namespace arbiter::peg

namespace arbiter::filter {

std::optional<Fault> Expression::read(std::string_view text, Terms terms, Expression& tree) {
    peg::Farthest farthest;
    Reading reading{tree, &farthest};
    pegtl::memory_input<pegtl::tracking_mode::lazy> in(text.data(), text.size(), "");
    if (terms == Terms::words) {
        pegtl::parse<expression<word_letter>, build, peg::Explaining>(in, reading);
    } else {
        pegtl::parse<expression<compared_letter>, build, peg::Explaining>(in, reading);
    }
    if (in.empty()) {
        return std::nullopt;
    }
    const bool is_farther = farthest.at() != nullptr && farthest.at() >= in.current();
    const char* const at = is_farther ? farthest.at() : in.current();
    const std::string wanted = is_farther ? farthest.wanted() : std::string();
    const bool is_unclosed = wanted == peg::expectation<close> && at == text.data() + text.size();
    return Fault{word_at(text, static_cast<std::size_t>(at - text.data()), terms), wanted, is_unclosed,
                 reading.is_too_deep};
}

}  // namespace arbiter::filter
