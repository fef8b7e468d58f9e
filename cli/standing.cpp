// Compares the words of a record then and now.
#include "cli/standing.hpp"

#include "cli/digest.hpp"

namespace arbiter::cli {

std::string_view name_of(Since since) {
    switch (since) {
        case Since::no_baseline: return {};
        case Since::fresh: return "new";
        case Since::unchanged: return "unchanged";
        case Since::changed: return "changed";
    }
    return {};
}

void Standing::compare(std::string_view then, std::string now) {
    since = now == then ? Since::unchanged : Since::changed;
    if (since == Since::unchanged) {
        return;
    }
    was = then;
    is = std::move(now);
    each_finding(was, [this](std::string_view words) { known.emplace(words); });
    vanished = known;
    each_finding(is, [this](std::string_view words) {
        if (const auto found = vanished.find(words); found != vanished.end()) {
            vanished.erase(found);
        }
    });
}

}  // namespace arbiter::cli
