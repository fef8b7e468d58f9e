// Says a rule as `arbiter explain` does.
#include "cli/report/rule_text.hpp"

#include "cli/text/paragraph.hpp"

#include <fmt/format.h>

#include <string_view>

namespace arbiter::cli {
namespace {

std::string_view kind_in_words(Kind kind) {
    switch (kind) {
        case Kind::syntax: return "error: the record is unreadable; its other lines are still checked";
        case Kind::play: return "error: a rule is broken; the replay stops here";
        case Kind::claim: return "error: something said is untrue; the replay goes on";
        case Kind::warning: return "warning";
        case Kind::note: return "note";
    }
    return "";
}

}  // namespace

std::string rule_text(const Rule& rule) {
    return fmt::format("{}\n\n{}.\n\n{}\n\n  rests on  {}\n  means     {}\n", rule.id, rule.law,
                       wrapped(rule.explanation, 78), rule.citation, kind_in_words(rule.kind));
}

}  // namespace arbiter::cli
