// Reads the questions of a query, and tells whether a judged record answers them.
#include "cli/search/filter.hpp"

#include "cli/run/severity_policy.hpp"
#include "cli/search/comparison.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/record/header.hpp"
#include "rules/registry/registry.hpp"
#include "rules/report/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <stdexcept>

namespace arbiter::cli {
namespace {

std::pair<std::string, std::string> key_and_value(const std::string& order) {
    const std::size_t equal = order.find('=');
    if (equal == std::string::npos || equal == 0) {
        throw std::runtime_error(fmt::format("--header {}: it is KEY=VALUE, such as Event=club*", order));
    }
    return {order.substr(0, equal), order.substr(equal + 1)};
}

std::int64_t bound(std::string_view text, std::int64_t open, const std::string& order) {
    std::int64_t value = open;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!text.empty() && (error != std::errc() || stop != text.data() + text.size())) {
        throw std::runtime_error(fmt::format("--score {}: it is MIN..MAX, such as 60..80, 100.. or ..20", order));
    }
    return value;
}

bool like_any(std::string_view text, const std::vector<std::string>& patterns) {
    return std::any_of(patterns.begin(), patterns.end(),
                       [text](const std::string& pattern) { return is_like(text, pattern); });
}

bool is_one_of(std::string_view word, const std::vector<std::string>& words) {
    return words.empty() || std::find(words.begin(), words.end(), word) != words.end();
}

void check_words(const FilterOptions& options) {
    for (const std::string& code : options.codes) {
        if (code.find('*') == std::string::npos) {
            rule_or_throw(code);
        }
    }
    for (const std::string& game : options.games) {
        if (find_game(game) == nullptr) {
            throw std::runtime_error(fmt::format("{} is no game the referee knows", game));
        }
    }
}

}  // namespace

bool is_like(std::string_view text, std::string_view pattern) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) {
        return text == pattern;
    }
    if (!text.starts_with(pattern.substr(0, star))) {
        return false;
    }
    text.remove_prefix(star);
    pattern.remove_prefix(star + 1);
    // The shortest match of each part between stars leaves the most for the others; the last part stands at the end.
    while (true) {
        const std::size_t next = pattern.find('*');
        const std::string_view part = pattern.substr(0, next);
        if (next == std::string_view::npos) {
            return text.ends_with(part);
        }
        const std::size_t at = text.find(part);
        if (at == std::string_view::npos) {
            return false;
        }
        text.remove_prefix(at + part.size());
        pattern.remove_prefix(next + 1);
    }
}

namespace {

bool is_seated(const Seats& seats, std::string_view pattern) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (is_like(seats.name(seat), pattern)) {
            return true;
        }
    }
    return false;
}

/// The word that is compared with stands where it is looked for.
bool is_in(const JudgedRecord& judged, const Comparison& comparison) {
    bool found = false;
    const bool date = comparison.asked().header == "Date";
    comparison.asked().each_word(judged, [&](std::string_view word) {
        found =
            found || is_like(word, comparison.pattern()) || (date && compare_dates(word, comparison.pattern()) == 0);
    });
    return found;
}

/// "no record has the player Bbo"
std::string no_record_has(const Comparison& comparison) {
    const AskedField& asked = comparison.asked();
    const std::string what =
        asked.field == nullptr ? fmt::format("the header {}:", asked.header) : fmt::format("the {}", asked.field->name);
    return plain_line(fmt::format("no record has {} {}", what, comparison.pattern()));
}

void seek_course(const MovePattern& moves, const PositionPattern& position, UnmatchedTerms& names) {
    for (const std::string& line : moves.lines()) {
        names.add([one = MovePattern({line})](const JudgedRecord& judged) { return one.are_in(judged); },
                  fmt::format("no record has the line {}", line));
    }
    for (const std::string& name : position.names()) {
        names.add([name](const JudgedRecord& judged) { return judged.report.seats.find(name) != no_seat; },
                  fmt::format("nobody is called {}", name));
    }
}

}  // namespace

Filter::Filter(const FilterOptions& options)
    : options_(options),
      least_(std::numeric_limits<std::int64_t>::min()),
      most_(std::numeric_limits<std::int64_t>::max()),
      question_(options.where),
      moves_(options.lines),
      position_(options.positions, options.at_end, options.games) {
    check_words(options);
    for (const std::string& order : options.headers) {
        headers_.push_back(key_and_value(order));
    }
    seek_names();
    seek_course(moves_, position_, names_);
    seek_question();
    if (options.score.empty()) {
        return;
    }
    const std::size_t dots = options.score.find("..");
    const std::string_view score = options.score;
    least_ = bound(score.substr(0, dots), least_, options.score);
    most_ = bound(dots == std::string::npos ? score : score.substr(dots + 2), most_, options.score);
}

void Filter::seek_names() {
    for (const auto* const names : {&options_.players, &options_.winners}) {
        for (const std::string& name : *names) {
            names_.add([name](const JudgedRecord& judged) { return is_seated(judged.report.seats, name); },
                       fmt::format("nobody is called {}", name));
        }
    }
    for (const auto& [key, value] : headers_) {
        names_.add([key = key](const JudgedRecord& judged) { return judged.header.find(key) != nullptr; },
                   fmt::format("no header has the key {}", key));
    }
}

void Filter::seek_question() {
    for (const Comparison& one : question_.comparisons()) {
        if (one.asked().is_word()) {
            compared_.add([&one](const JudgedRecord& judged) { return is_in(judged, one); }, no_record_has(one));
        }
    }
    for (const EventPattern& pattern : question_.patterns()) {
        seek_course(pattern.moves(), pattern.position(), compared_);
    }
}

std::string Filter::unmet() const {
    const std::vector<std::string> missed = asked_ ? names_.missed() : std::vector<std::string>{};
    return missed.empty() ? std::string() : missed.front();
}

bool Filter::matches(const JudgedRecord& judged) const {
    asked_ = true;
    names_.look(judged);
    compared_.look(judged);
    const Report& report = judged.report;
    return is_one_of(report.game, options_.games) && is_one_of(name_of(report.verdict), options_.verdicts) &&
           (!options_.player_count || *options_.player_count == report.seats.count()) && players_match(report) &&
           score_matches(report) && winner_matches(report) && findings_match(report) && completed_matches(report) &&
           headers_match(judged) && moves_.are_in(judged) && question_.holds(judged) && position_.is_in(judged);
}

bool Filter::headers_match(const JudgedRecord& judged) const {
    if (headers_.empty()) {
        return true;
    }
    const Header& header = judged.header;
    return std::all_of(headers_.begin(), headers_.end(), [&header](const auto& wanted) {
        const HeaderField* const field = header.find(wanted.first);
        return field != nullptr && is_like(header.value(*field), wanted.second);
    });
}

bool Filter::players_match(const Report& report) const {
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (like_any(report.seats.name(seat), options_.players)) {
            return true;
        }
    }
    return options_.players.empty();
}

/// With players asked for, one of their scores; otherwise anybody's.
bool Filter::score_matches(const Report& report) const {
    if (options_.score.empty()) {
        return true;
    }
    const Totals totals = Totals::of(report);
    for (std::size_t i = 0; i < totals.count; ++i) {
        const bool counts = totals.count == 1 || options_.players.empty() ||
                            like_any(report.seats.name(static_cast<Seat>(i)), options_.players);
        // Where unknown facts leave a range, what is asked has to be so in all of it.
        if (counts && totals.ranges[i].least >= least_ && totals.ranges[i].most <= most_) {
            return true;
        }
    }
    return false;
}

bool Filter::winner_matches(const Report& report) const {
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (report.won(seat) && like_any(report.seats.name(seat), options_.winners)) {
            return true;
        }
    }
    return options_.winners.empty();
}

bool Filter::findings_match(const Report& report) const {
    return options_.codes.empty() ||
           std::any_of(report.findings.begin(), report.findings.end(),
                       [this](const Finding& finding) { return like_any(finding.rule->id, options_.codes); });
}

bool Filter::completed_matches(const Report& report) const {
    return options_.completed.empty() ||
           std::any_of(report.completed.begin(), report.completed.end(),
                       [this](const Completed& one) { return like_any(one.task, options_.completed); });
}

}  // namespace arbiter::cli
