// Reads an engine's answer, and says in which way it is wrong.
#include "cli/cases/kit_answer.hpp"

#include "cli/report/record_json.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::string_view wrong_scores = "claim.scores";
constexpr std::string_view wrong_winners = "claim.result";
constexpr std::string_view wrong_end = "claim.finished";

const Json* find(const Json& answer, const char* name) {
    const auto found = answer.find(name);
    return found == answer.end() || found->is_null() ? nullptr : &*found;
}

std::string shortened(std::string text) {
    constexpr std::size_t most = 200;
    if (text.size() > most) {
        text.resize(most);
        text += "...";
    }
    return text;
}

std::string words_of(const ScoreRange& range) {
    return range.least == range.most ? std::to_string(range.most) : fmt::format("{}..{}", range.least, range.most);
}

std::string words_of(const std::vector<ScoreRange>& scores) {
    std::string words;
    for (const ScoreRange& range : scores) {
        words += fmt::format("{}{}", words.empty() ? "" : " ", words_of(range));
    }
    return words;
}

std::string place_in_words(std::size_t at) {
    return at == 0 ? "before the first event" : fmt::format("at event {}", at);
}

/// A number, or a pair for a range.
bool is_score(const Json& said, const ScoreRange& range) {
    if (said.is_array() && said.size() == 2) {
        return is_score(said[0], {range.least, range.least}) && is_score(said[1], {range.most, range.most});
    }
    return range.least == range.most && said.is_number_integer() && said == range.most;
}

bool are_scores(const Json& said, const std::vector<ScoreRange>& scores) {
    return said.is_array() && std::equal(said.begin(), said.end(), scores.begin(), scores.end(),
                                         [](const Json& one, const ScoreRange& range) { return is_score(one, range); });
}

bool are_winners(const Json& said, const std::vector<std::size_t>& winners) {
    const auto among = [&](std::size_t winner) {
        return std::any_of(said.begin(), said.end(),
                           [&](const Json& one) { return one.is_number_integer() && one == winner; });
    };
    return said.is_array() && said.size() == winners.size() && std::all_of(winners.begin(), winners.end(), among);
}

/// What the engine says of a play that is legal, or of none.
class AnswerComparison {
public:
    AnswerComparison(const KitCase& one, KitResult& result) : one_(one), truth_(one.truth()), result_(result) {}

    void compare(const Json& answer) {
        const Json* const legal = find(answer, "legal");
        if (legal == nullptr || !legal->is_boolean()) {
            fail_all("the answer has no legal, true or false");
        } else if (!legal->get<bool>()) {
            compare_refusal(find(answer, "at"));
        } else if (!truth_.legal) {
            fail(fmt::format("expected refused {} ({}), found legal", place_in_words(truth_.at), truth_.code),
                 {truth_.code});
        } else {
            compare_result(answer);
        }
    }
    /// Whoever has not answered is right about nothing.
    void fail_all(std::string why) {
        const std::set<std::string_view> asked = one_.asked();
        fail(std::move(why), {asked.begin(), asked.end()});
        result_.answered = false;
    }

private:
    void fail(std::string why, std::vector<std::string_view> rules) {
        result_.kind = KitResult::Kind::failed;
        result_.why = std::move(why);
        result_.failed_rules = std::move(rules);
    }

    void compare_refusal(const Json* said) {
        const bool number = said == nullptr || said->is_number_unsigned();
        if (!number) {
            fail_all("at is no number of an event");
            return;
        }
        const std::size_t at = said == nullptr ? 0 : said->get<std::size_t>();
        const std::string found = fmt::format("found refused {}", place_in_words(at));
        if (truth_.legal) {
            fail(fmt::format("expected legal, {}", found), with_claims(one_.kept_by(at)));
        } else if (at != truth_.at) {
            fail(fmt::format("expected refused {} ({}), {}", place_in_words(truth_.at), truth_.code, found),
                 at < truth_.at && at != 0 ? one_.kept_by(at) : std::vector<std::string_view>{truth_.code});
        }
    }

    /// What is asked behind the last event, and not answered by who refuses one.
    std::vector<std::string_view> with_claims(std::vector<std::string_view> rules) const {
        const std::set<std::string_view> asked = one_.asked();
        std::ranges::copy_if(std::array{wrong_scores, wrong_winners}, std::back_inserter(rules),
                             [&asked](std::string_view claim) { return asked.contains(claim); });
        return rules;
    }

    /// Each is looked at, whatever the others are; the words are about the first that is wrong.
    void compare_result(const Json& answer) {
        const Json* const scores = find(answer, "scores");
        const Json* const winners = find(answer, "winners");
        const Json* const finished = find(answer, "finished");
        if (finished != nullptr && *finished != truth_.finished && !truth_.open_winners) {
            miss(wrong_end, fmt::format("finished {}", truth_.finished), finished);
        }
        if (!truth_.scores.empty() && (scores == nullptr || !are_scores(*scores, truth_.scores))) {
            miss(wrong_scores, fmt::format("scores {}", words_of(truth_.scores)), scores);
        }
        if (!truth_.open_winners && !are_right(winners)) {
            miss(wrong_winners,
                 fmt::format("winners {}",
                             truth_.winners.empty() ? "nobody" : fmt::format("{}", fmt::join(truth_.winners, " "))),
                 winners);
        }
    }
    void miss(std::string_view claim, std::string_view expected, const Json* found) {
        if (result_.failed_rules.empty()) {
            fail(fmt::format("expected {}, found {}", expected, found == nullptr ? "none" : shortened(to_line(*found))),
                 {});
        }
        result_.failed_rules.push_back(claim);
    }
    /// Where nobody has won, nothing need be said.
    bool are_right(const Json* winners) const {
        return winners == nullptr ? truth_.winners.empty() : are_winners(*winners, truth_.winners);
    }

    const KitCase& one_;
    const KitTruth& truth_;
    KitResult& result_;
};

std::string why_none(const Reply& reply) {
    switch (reply.kind) {
        case Reply::Kind::line: break;
        case Reply::Kind::silence: return fmt::format("silence: {}", reply.text);
        case Reply::Kind::gone: return fmt::format("crash: {}", reply.text);
        case Reply::Kind::noise: return fmt::format("noise: {}", reply.text);
    }
    return {};
}

}  // namespace

std::string_view name_of(KitResult::Kind kind) {
    switch (kind) {
        case KitResult::Kind::passed: return "passed";
        case KitResult::Kind::failed: return "failed";
        case KitResult::Kind::unknown: return "unknown";
        case KitResult::Kind::left_out: return "left-out";
    }
    return {};
}

KitResult compare(const KitCase& one, const Reply& reply) {
    KitResult result;
    AnswerComparison comparison(one, result);
    if (reply.kind != Reply::Kind::line) {
        comparison.fail_all(why_none(reply));
        return result;
    }
    const Json answer = json_in(reply.text);
    if (answer.is_discarded() || !answer.is_object()) {
        comparison.fail_all(fmt::format("no JSON object: {}", shortened(reply.text)));
        return result;
    }
    result.answer = to_line(answer);
    const Json* const unknown = find(answer, "unknown");
    if (unknown != nullptr && *unknown == true) {
        result.kind = KitResult::Kind::unknown;
    } else {
        comparison.compare(answer);
    }
    return result;
}

}  // namespace arbiter::cli
