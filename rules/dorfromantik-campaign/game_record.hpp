// The records of games that a ledger names: judged by the rules of Dorfromantik for their scores.
#pragma once

#include "grammar/text/record_text.hpp"
#include "rules/record/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik_campaign {

struct GameRecord {
    std::vector<std::int32_t> scores{};  ///< what it can have scored, as far as its facts are known
    bool unfinished = false;             ///< perhaps the game was not finished
    bool unlisted = false;               ///< it is so open that nobody can list its scores
    std::string problem{};               ///< why there is no score, in words

    bool is_open() const { return unlisted || scores.size() > 1 || (unfinished && !scores.empty()); }
    std::optional<std::int32_t> score() const {
        return is_open() || scores.empty() ? std::nullopt : std::optional(scores.front());
    }
};

/// What was read of the files that one ledger names: each file once, and each record judged once, however many lines
/// name it or take it back.
class GameRecords {
public:
    explicit GameRecords(const Setup& setup) : open_(setup.open), budget_(setup.budget) {}

    /// The n-th record of a file, counted from 1.
    const GameRecord& of(std::string_view path, std::int32_t nth);

private:
    /// More than this of all files together is not read: ten thousand games.
    static constexpr std::size_t most_bytes = std::size_t{16} << 20U;

    struct File {
        std::string text;
        std::string folder{};             ///< in which it lies, up to the last /
        std::string problem;              ///< why nothing of it can be read
        std::vector<RecordText> records;  ///< parts of the text
        std::map<std::int32_t, GameRecord> judged;
    };
    File& file(std::string_view path);
    void read(File& file, std::string_view path);
    GameRecord judged(const File& file, std::int32_t nth) const;

    const FileReader* open_;
    Budget budget_;  ///< of the ledger: it pays for what is unknown in its games
    std::size_t bytes_ = 0;
    std::map<std::string, File, std::less<>> files_;
};

}  // namespace arbiter::dorfromantik_campaign
