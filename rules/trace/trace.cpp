// The words of a trace.
#include "rules/trace/trace.hpp"

namespace arbiter {

std::string_view name_of(Applied applied) {
    switch (applied) {
        case Applied::no: return "no";
        case Applied::rules: return "rules";
        case Applied::forced: return "forced";
    }
    return {};
}

}  // namespace arbiter
