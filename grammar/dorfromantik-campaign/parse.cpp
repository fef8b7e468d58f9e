// Binds the ledger's grammar to the two readers that all games share.
#include "grammar/dorfromantik-campaign/parse.hpp"

#include "grammar/dorfromantik-campaign/grammar.hpp"
#include "grammar/record/read.hpp"

namespace arbiter::dorfromantik_campaign {

bool read_line(LineCursor& cursor, Written& written) {
    return record::read_line<grammar::line, grammar::action>(cursor, written);
}

SyntaxError explain_line(const LineCursor& cursor, const record::Words& words) {
    return record::explain_line<grammar::line, Written>(cursor, words);
}

}  // namespace arbiter::dorfromantik_campaign
