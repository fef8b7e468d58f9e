// Puts the words of all records and of one game together.
#include "grammar/lenient/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace arbiter::lenient {

std::span<const ColorSign> color_signs() {
    static constexpr auto signs = std::to_array<ColorSign>({{"\xF0\x9F\x9F\xA6", "blue"},
                                                            {"\xF0\x9F\x94\xB5", "blue"},
                                                            {"\xF0\x9F\x9F\xA8", "yellow"},
                                                            {"\xF0\x9F\x9F\xA1", "yellow"},
                                                            {"\xF0\x9F\x9F\xA5", "red"},
                                                            {"\xF0\x9F\x94\xB4", "red"},
                                                            {"\xE2\xAC\x9B", "black"},
                                                            {"\xE2\x9A\xAB", "black"},
                                                            {"\xE2\xAC\x9C", "white"},
                                                            {"\xE2\x9A\xAA", "white"},
                                                            {"\xF0\x9F\x9F\xA9", "green"},
                                                            {"\xF0\x9F\x9F\xA2", "green"},
                                                            {"\xF0\x9F\x9F\xAA", "violet"},
                                                            {"\xF0\x9F\x9F\xA3", "violet"},
                                                            {"\xF0\x9F\x9F\xAB", "brown"},
                                                            {"\xF0\x9F\x9F\xA4", "brown"},
                                                            {"\xF0\x9F\x9F\xA7", "orange"},
                                                            {"\xF0\x9F\x9F\xA0", "orange"}});
    return signs;
}

std::string_view letter_of(std::string_view color, const Table& table) {
    const auto term = std::ranges::find(table.terms, color, &Term::said);
    return term == table.terms.end() ? std::string_view() : term->meant;
}

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
    for (const auto& [sign, color] : color_signs()) {
        if (const std::string_view letter = letter_of(color, table); !letter.empty()) {
            vocabulary.terms.push_back({sign, letter});
        }
    }
    vocabulary.table = &table;
    vocabulary.seats = &seats;
    return vocabulary;
}

}  // namespace arbiter::lenient
