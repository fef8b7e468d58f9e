// Reads the report of an earlier run back, and compares records with what they were then.
#include "cli/baseline.hpp"

#include "cli/digest.hpp"
#include "cli/render/file_name.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string_view>

namespace arbiter::cli {
namespace {

using Json = nlohmann::json;

/// Puts the words of a digest together, so that then and now cannot differ in form.
class Words {
public:
    explicit Words(std::string_view verdict) : text_(verdict) {}

    void score(std::int64_t score) { text_ += fmt::format("{} {}", scores_++ == 0 ? "; scores" : "", score); }
    void finding(std::string_view severity, std::string_view code, std::uint64_t line, std::uint64_t column) {
        text_ += (findings_++ == 0 ? "; " : ", ") + words_of({severity, code, line, column});
    }
    std::string text() const { return findings_ == 0 ? text_ + "; no findings" : text_; }

private:
    std::string text_;
    std::size_t scores_ = 0;
    std::size_t findings_ = 0;
};

std::string digest(const Json& record) {
    Words words(record.at("verdict").get<std::string>());
    const auto first = record.at("line").get<std::uint64_t>();
    for (const Json& score : record.at("scores")) {
        words.score(score.get<std::int64_t>());
    }
    for (const Json& finding : record.at("findings")) {
        words.finding(finding.at("severity").get<std::string>(), finding.at("code").get<std::string>(),
                      finding.at("line").get<std::uint64_t>() - first + 1, finding.at("column").get<std::uint64_t>());
    }
    return words.text();
}

}  // namespace

void Baseline::read(const std::string& text, const std::string& path) {
    std::size_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        ++number;
        try {
            const Json record = Json::parse(text.begin() + static_cast<std::ptrdiff_t>(at),
                                            text.begin() + static_cast<std::ptrdiff_t>(end));
            if (record.contains("error")) {
                at = end + 1;  // a file that could not be read
                continue;
            }
            records_[{record.at("file").get<std::string>(), record.at("record").get<std::uint64_t>()}] = digest(record);
        } catch (const Json::exception&) {
            throw std::runtime_error(
                fmt::format("{}:{}: not a line that arbiter check --report jsonl=… writes", path, number));
        }
        at = end + 1;
    }
}

const std::string* Baseline::find(const Judged& judged) const {
    const auto found = records_.find({shown_name(judged.file), judged.record.number});
    return found == records_.end() ? nullptr : &found->second;
}

std::string digest(const Judged& judged) {
    Words words(name_of(judged.report.verdict));
    for (std::uint32_t i = 0; i < judged.report.score_count; ++i) {
        words.score(judged.report.scores[i]);
    }
    for (const Finding& finding : judged.report.findings) {
        const Place place = place_of(judged.record, finding.span.begin);
        words.finding(name_of(finding.severity), finding.rule->id, place.line - judged.record.line + 1, place.column);
    }
    return words.text();
}

}  // namespace arbiter::cli
