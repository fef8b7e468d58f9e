// What people say beside the notation of a game: for reading lines that cannot be read otherwise.
#pragma once

#include "grammar/lenient/vocabulary.hpp"
#include "grammar/record/header.hpp"
#include "grammar/record/reading.hpp"
#include "rules/record/setup.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Words of one record alone, such as the names of its cards.
using OwnWords = std::deque<std::string>;

/// A game's part of it. Most games have a table at most.
struct GameVocabulary {
    const lenient::Table* table = nullptr;
    /// Adds ids and terms that the header leads to; `own` keeps their texts.
    void (*learn)(const Header& header, const FileReader& open, OwnWords& own,
                  lenient::Vocabulary& vocabulary) = nullptr;
    /// The first id in a line of the game that is none of these; empty when there is none.
    Span (*stranger)(LineCursor line, const std::vector<std::string_view>& ids) = nullptr;
};

/// Of the game with this id; nothing is said at other tables.
GameVocabulary game_vocabulary_of(std::string_view game);

}  // namespace arbiter
