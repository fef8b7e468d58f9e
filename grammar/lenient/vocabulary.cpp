// Puts the words of all records and of one game together.
#include "grammar/lenient/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace arbiter::lenient {

Vocabulary vocabulary_of(std::span<const std::string_view> keywords, const Table& table, const Seats& seats) {
    constexpr std::array<std::string_view, 4> endings{"finished", "abandoned", "resigned", "adjudicated"};
    Vocabulary vocabulary;
    vocabulary.keywords.assign(keywords.begin(), keywords.end());
    std::copy_if(keywords.begin(), keywords.end(), std::back_inserter(vocabulary.openers), [&](std::string_view word) {
        return word != "stands" && word != "gap" &&
               std::find(table.words.begin(), table.words.end(), word) == table.words.end();
    });
    vocabulary.keywords.insert(vocabulary.keywords.end(), endings.begin(), endings.end());
    vocabulary.keywords.insert(vocabulary.keywords.end(), table.words.begin(), table.words.end());
    vocabulary.terms.assign(table.terms.begin(), table.terms.end());
    vocabulary.table = &table;
    vocabulary.seats = &seats;
    return vocabulary;
}

}  // namespace arbiter::lenient
