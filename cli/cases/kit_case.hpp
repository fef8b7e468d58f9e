// A case as another engine is asked it, and what the referee says of it.
#pragma once

#include "cli/cases/coverage.hpp"
#include "grammar/record/record.hpp"
#include "rules/report/report.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What is so, once nothing is claimed.
struct KitTruth {
    bool legal = true;
    std::size_t at = 0;     ///< the event that breaks a rule; 0: the header or the position does
    std::string_view code;  ///< that rule
    bool finished = false;
    bool open_winners = false;  ///< unknown facts decide
    std::vector<ScoreRange> scores;
    std::vector<std::size_t> winners;  ///< from 1
};

class KitCase {
public:
    /// Nothing when the record names no game, or no case: it tries the referee.
    static std::optional<KitCase> of(const std::string& path, const Record& record, const FileReader& open);

    const std::string& id() const { return id_; }
    const std::string& title() const { return title_; }
    const std::string& file() const { return file_; }
    std::string_view game() const { return game_->about->id; }
    std::uint64_t line() const { return line_; }
    /// What an engine has to know for it beside the game.
    const std::vector<std::string_view>& needs() const { return needs_; }
    /// One line of JSON, without its line break.
    const std::string& question() const { return question_; }
    const KitTruth& truth() const { return truth_; }
    /// The rules that its events keep although they could break them, and those that they break.
    const std::vector<std::string_view>& kept() const { return kept_; }
    const std::vector<std::string_view>& broken() const { return broken_; }
    /// What an answer is about: those rules, the scores where there are some, and the result where there is one.
    std::set<std::string_view> asked() const;
    /// The rules that this event keeps: one of them an engine sees broken where it is not.
    std::vector<std::string_view> kept_by(std::size_t at) const;

private:
    struct BareLine {
        std::size_t at;
        std::string text;
    };

    void write_bare(const Header& header, const Dissection& lines);
    void judge();
    void ask(const Header& header, const Report& report, const Dissection& lines, const GameCoverage& coverage);
    std::string text_before(std::size_t at) const;
    std::vector<std::uint64_t> kept_before(std::size_t at) const;

    std::string id_, title_, file_;
    std::uint64_t line_ = 1;
    const GameEntry* game_ = nullptr;
    std::string head_;             ///< the header, without claims
    std::vector<BareLine> lines_;  ///< the body, without claims
    std::map<std::string, std::string> files_;
    std::vector<std::string_view> needs_, kept_, broken_;
    std::string question_;
    KitTruth truth_;
};

}  // namespace arbiter::cli
