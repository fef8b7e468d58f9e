// Binds Azul's grammar to the two readers that all games share.
#include "grammar/azul/parse.hpp"

#include "grammar/azul/grammar.hpp"
#include "grammar/azul/plain.hpp"
#include "grammar/azul/set_grammar.hpp"
#include "grammar/record/read.hpp"

namespace arbiter::azul {

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action, grammar::plain_event>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_line<grammar::line, Written>(cursor, words);
}

bool read_set_line(LineCursor& cursor, Set& set) {
    return record::read_line<set_grammar::line, set_grammar::action>(cursor, set);
}

SyntaxError explain_set_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_set_line<set_grammar::line, Set>(cursor, words, set_words);
}

}  // namespace arbiter::azul
