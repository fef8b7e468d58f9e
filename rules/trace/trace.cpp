// The words of a trace.
#include "rules/trace.hpp"

namespace arbiter {

std::string_view name_of(Applied applied) {
    switch (applied) {
        case Applied::no: return "no";
        case Applied::rules: return "rules";
        case Applied::forced: return "forced";
    }
    return {};
}

std::string_view name_of(EndKind how) {
    switch (how) {
        case EndKind::finished: return "finished";
        case EndKind::abandoned: return "abandoned";
        case EndKind::resigned: return "resigned";
        case EndKind::adjudicated: return "adjudicated";
    }
    return {};
}

}  // namespace arbiter
