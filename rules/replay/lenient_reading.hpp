// A record with its habits undone, for the game that it is a record of.
#pragma once

#include "grammar/lenient/body.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/game/game.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/game/game_vocabulary.hpp"
#include "rules/record/lenient_header.hpp"
#include "rules/record/players.hpp"
#include "rules/record/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace arbiter {

/// What the grammar of a game says of lines behind a header, and whether the ids in them are known.
template <Game G>
class LineAttempt {
public:
    LineAttempt(const lenient::Vocabulary& vocabulary, const GameVocabulary& words, const KnownGames& known,
                std::string_view header)
        : vocabulary_(vocabulary),
          game_(words),
          words_{G::about().keywords, known.keywords},
          header_(header.size()),
          text_(header) {}

    lenient::ReadAttempt operator()(std::string_view line) {
        text_.replace(header_, std::string::npos, line);
        const LineCursor begin{text_.data(), text_.data() + header_, text_.data() + text_.size(), vocabulary_.seats};
        if (record::is_set_line(begin)) {
            return try_set(begin);
        }
        LineCursor cursor = begin;
        if (!G::read(cursor, written_)) {
            return {false, in_line(G::explain(cursor, words_).span)};
        }
        return look_at_ids(begin, cursor.at == cursor.end);
    }

    /// What is wrong with a line that its grammar cannot read; its span in the line.
    std::optional<SyntaxError> explain(std::string_view line) {
        text_.replace(header_, std::string::npos, line);
        const LineCursor begin{text_.data(), text_.data() + header_, text_.data() + text_.size(), vocabulary_.seats};
        if constexpr (Positions<G>) {
            if (record::is_set_line(begin)) {
                typename G::Set set{};
                LineCursor cursor = begin;
                return G::read_set(cursor, set) ? std::nullopt : std::optional(at_line(G::explain_set(begin, words_)));
            }
        }
        LineCursor cursor = begin;
        return G::read(cursor, written_) ? std::nullopt : std::optional(at_line(G::explain(cursor, words_)));
    }

private:
    SyntaxError at_line(SyntaxError error) const {
        error.span = {in_line({error.span.begin, 0}), in_line({error.span.end, 0})};
        return error;
    }
    std::uint32_t in_line(Span span) const { return span.begin - static_cast<std::uint32_t>(header_); }

    /// Of a line that can be read as far as its grammar goes, to its end or not.
    lenient::ReadAttempt look_at_ids(const LineCursor& begin, bool to_its_end) const {
        const Span stranger = game_.stranger == nullptr ? Span{} : game_.stranger(begin, vocabulary_.ids);
        return {stranger.empty() && to_its_end, stranger.empty() ? stranger.begin : in_line(stranger)};
    }

    /// A line of a position, in a game that has any.
    lenient::ReadAttempt try_set(const LineCursor& begin) const {
        if constexpr (Positions<G>) {
            LineCursor cursor = begin;
            typename G::Set set{};
            const bool read = G::read_set(cursor, set) && cursor.at == cursor.end;
            return read ? look_at_ids(begin, true)
                        : lenient::ReadAttempt{false, in_line(G::explain_set(begin, words_).span)};
        }
        return {false, 0};
    }

    const lenient::Vocabulary& vocabulary_;
    const GameVocabulary& game_;
    record::Words words_;
    std::size_t header_;  ///< its length
    std::string text_;    ///< the header, and the line that was tried last
    typename G::Written written_{};
};

/// What can be said in a record with this header; `own` keeps words of this record alone.
template <Game G>
lenient::Vocabulary vocabulary_of(const Header& header, const Seats& seats, const FileReader& open, OwnWords& own) {
    const GameVocabulary words = game_vocabulary_of(G::about().id);
    static constexpr lenient::Table none{};
    lenient::Vocabulary vocabulary =
        lenient::vocabulary_of(G::about().keywords, words.table != nullptr ? *words.table : none, seats);
    if (words.learn != nullptr) {
        words.learn(header, open, own, vocabulary);
    }
    return vocabulary;
}

/// Reads the record as it was meant. How many lines were tried to find that out.
template <Game G>
std::uint64_t read_leniently(const Record& record, const KnownGames& known, const FileReader& open,
                             lenient::NormalizedRecord& meant) {
    meant.begin(record.text.text, known.ids);
    const std::string_view lines = meant.lines();
    const auto end = static_cast<std::uint32_t>(lines.size());
    if (first_bad_byte(lines) != std::string_view::npos) {
        meant.keep(end);
        return 0;
    }
    static thread_local lenient::Memory memory;
    const std::uint64_t tries = memory.tries();
    const std::uint32_t body = record::lenient_header(lines, G::about(), defaults::rulings<G>(), meant);
    const std::string head_text = meant.text();
    Record head;
    RecordText header;
    header.text = head_text;
    read_record(header, head);
    Report report;
    Referee referee(head.text, report);
    read_players(head.header, G::about(), referee);
    if (lists_everybody(head.header, report.seats)) {
        OwnWords own;
        const lenient::Vocabulary vocabulary = vocabulary_of<G>(head.header, report.seats, open, own);
        const GameVocabulary words = game_vocabulary_of(G::about().id);
        LineAttempt<G> attempt(vocabulary, words, known, head_text);
        const auto explain = [&](std::string_view line) { return attempt.explain(line); };
        memory.begin(head_text, vocabulary);
        lenient::read_body(lines, body, vocabulary, std::ref(attempt), explain, memory, meant);
    }
    meant.keep(end);
    return memory.tries() - tries;
}

}  // namespace arbiter
