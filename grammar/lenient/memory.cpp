// Keeps two generations of lines: what was not asked for since the last change of generations is forgotten with the
// next.
#include "grammar/lenient/memory.hpp"

#include <numeric>
#include <utility>

namespace arbiter::lenient {
namespace {

void add(std::string_view word, std::string& language) {
    language.append(word).push_back('\0');
}

/// All that can be said in a record, in one text.
std::string language_of(std::string_view header, const Vocabulary& vocabulary) {
    std::string language;
    add(header, language);
    for (const auto* const words : {&vocabulary.keywords, &vocabulary.openers, &vocabulary.ids}) {
        for (const std::string_view word : *words) {
            add(word, language);
        }
        add({}, language);
    }
    for (const Term& term : vocabulary.terms) {
        add(term.said, language);
        add(term.meant, language);
        language += static_cast<char>('0' + static_cast<int>(term.before) * 2 + (term.read ? 1 : 0));
    }
    return language;
}

std::size_t size_of(const Found& found) {
    constexpr std::size_t of_draft = 300;
    constexpr std::size_t of_letter = 1 + sizeof(std::uint32_t);
    return std::accumulate(found.events.begin(), found.events.end(), of_draft + of_letter * found.first.size(),
                           [](std::size_t sum, const std::string& event) { return sum + sizeof event + event.size(); });
}

}  // namespace

void Memory::begin(std::string_view header, const Vocabulary& vocabulary) {
    if (std::string language = language_of(header, vocabulary); language != language_) {
        language_ = std::move(language);
        lately_.clear();
        before_.clear();
        bytes_ = 0;
    }
}

Memory::Known& Memory::known(std::string_view line) {
    if (const auto found = lately_.find(line); found != lately_.end()) {
        return found->second;
    }
    if (bytes_ > most_bytes) {
        before_ = std::exchange(lately_, {});
        bytes_ = 0;
    }
    bytes_ += line.size();
    if (const auto found = before_.find(line); found != before_.end()) {
        for (const auto& one : {found->second.undone, found->second.offered}) {
            bytes_ += one ? size_of(*one) : 0;
        }
        return lately_.insert(before_.extract(found)).position->second;
    }
    return lately_.try_emplace(std::string(line)).first->second;
}

void Memory::keep(const Found& found, std::optional<Found>& place) {
    place = found;
    bytes_ += size_of(found);
}

Reading Memory::search(const Vocabulary& vocabulary, const Attempt& attempt, std::string_view line, std::size_t failed,
                       Allowance& allowance) {
    return reading_of(line, allowance, [&](bool offering) {
        Known& here = known(line);
        std::optional<Found>& place = offering ? here.offered : here.undone;
        if (place && place->tries <= allowance.tries) {
            allowance.tries -= place->tries;
            return *place;
        }
        Found found = find(vocabulary, attempt, line, failed, offering, allowance);
        tries_ += found.tries;
        if (allowance.tries != 0) {  // otherwise it may have been cut short
            keep(found, place);
        }
        return found;
    });
}

}  // namespace arbiter::lenient
