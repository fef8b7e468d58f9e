// Finds what a case is played under.
#include "cli/cases/case_terms.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace arbiter::cli {

FileReader NamedFiles::reader() {
    return [this](std::string_view name) {
        std::optional<std::string> found = open_(name);
        if (found) {
            files_.emplace(name, *found);
        }
        return found;
    };
}

std::vector<OptionUse> house_of(const GameCoverage& one_record) {
    const std::vector<OptionUse> all = one_record.options();
    std::vector<OptionUse> chosen;
    std::copy_if(all.begin(), all.end(), std::back_inserter(chosen),
                 [](const OptionUse& use) { return use.records != 0; });
    return chosen;
}

std::vector<std::string_view> needs_of(const Dissection& lines, bool bare) {
    const auto any = [&](auto is_so) {
        const auto counts = [&](const DissectedLine& line) { return !(bare && line.only_claims) && is_so(line); };
        return std::any_of(lines.position.begin(), lines.position.end(), counts) ||
               std::any_of(lines.events.begin(), lines.events.end(), counts);
    };
    std::vector<std::string_view> needs;
    const auto need = [&needs](std::string_view what, bool is_so) {
        if (is_so) {
            needs.push_back(what);
        }
    };
    need("?", any([bare](const DissectedLine& line) {
             return (bare ? line.bare_text : line.text).find('?') != std::string::npos;
         }));
    need("stands", any([](const DissectedLine& line) { return line.stands; }));
    need("undo", any([](const DissectedLine& line) { return line.parts.verb == "undo"; }));
    need("gap", any([](const DissectedLine& line) { return line.parts.verb == "gap"; }));
    need("notation", any([](const DissectedLine& line) { return line.parts.verb.empty(); }));
    return needs;
}

}  // namespace arbiter::cli
