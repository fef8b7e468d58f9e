// Follows the JSON of a line as it is parsed, without making a tree of it.
#include "cli/baseline/baseline_line.hpp"

#include <nlohmann/json.hpp>

#include <charconv>
#include <vector>

namespace arbiter::cli {
namespace {

using ReadJson = nlohmann::json;

/// What the parser calls. Depth 1 is the record, 2 a list in it, 3 a finding.
class Reader {
public:
    using number_integer_t = ReadJson::number_integer_t;
    using number_unsigned_t = ReadJson::number_unsigned_t;
    using number_float_t = ReadJson::number_float_t;
    using string_t = ReadJson::string_t;
    using binary_t = ReadJson::binary_t;

    bool null();
    bool boolean(bool) { return pass(); }
    bool number_integer(number_integer_t number) { return in_scores() ? score(number) : pass(); }
    bool number_unsigned(number_unsigned_t number);
    bool number_float(number_float_t, const string_t&) { return pass(); }
    bool string(string_t& text);
    bool binary(binary_t&) { return pass(); }
    bool start_object(std::size_t);
    bool end_object() { return leave(); }
    bool start_array(std::size_t);
    bool end_array() { return leave(); }
    bool key(string_t& name);
    bool parse_error(std::size_t, const std::string&, const ReadJson::exception&) { return false; }

    std::optional<BaselineLine> line() const;

private:
    bool in_scores() const { return depth_ == 2 && member_ == "scores"; }
    bool in_finding() const { return depth_ == 3 && member_ == "findings"; }
    bool score(std::int64_t number);
    /// A value that is of no interest; where one of another kind has to stand, the line is none of ours.
    bool pass() const { return !in_scores() && depth_ != 0; }
    bool leave();

    std::size_t depth_ = 0;
    std::string member_;  ///< of the record
    std::string detail_;  ///< of the finding
    std::optional<std::string> file_, verdict_, id_;
    std::optional<std::uint64_t> record_, line_;
    bool is_unread_ = false;
    bool has_scores_ = false;
    bool has_findings_ = false;
    std::vector<std::int64_t> scores_;
    std::vector<KnownFinding> findings_;
};

/// Scores that hang on unknown facts are null.
bool Reader::null() {
    has_scores_ = has_scores_ || (depth_ == 1 && member_ == "scores");
    return pass();
}

bool Reader::number_unsigned(number_unsigned_t number) {
    if (in_scores()) {
        return score(static_cast<std::int64_t>(number));
    }
    if (depth_ == 1 && (member_ == "record" || member_ == "line")) {
        (member_ == "line" ? line_ : record_) = number;
    } else if (in_finding() && (detail_ == "line" || detail_ == "column")) {
        (detail_ == "line" ? findings_.back().line : findings_.back().column) = number;
    }
    return pass();
}

bool Reader::string(string_t& text) {
    if (depth_ == 1 && (member_ == "file" || member_ == "verdict")) {
        (member_ == "file" ? file_ : verdict_) = text;
    } else if (depth_ == 1 && member_ == "id") {
        id_ = text;
    } else if (in_finding()) {
        KnownFinding& finding = findings_.back();
        std::string none;
        (detail_ == "code"       ? finding.code
         : detail_ == "severity" ? finding.severity
         : detail_ == "mark"     ? finding.mark
                                 : none) = text;
    }
    return pass();
}

bool Reader::score(std::int64_t number) {
    scores_.push_back(number);
    return true;
}

bool Reader::start_object(std::size_t) {
    ++depth_;
    if (in_finding()) {
        findings_.emplace_back();
    }
    return true;
}

bool Reader::start_array(std::size_t) {
    ++depth_;
    has_scores_ = has_scores_ || in_scores();
    has_findings_ = has_findings_ || (depth_ == 2 && member_ == "findings");
    return depth_ != 1;
}

bool Reader::leave() {
    --depth_;
    return true;
}

bool Reader::key(string_t& name) {
    if (depth_ == 1) {
        member_ = name;
        is_unread_ = is_unread_ || name == "error";
    } else if (in_finding()) {
        detail_ = name;
    }
    return true;
}

/// Behind the 16 digits stands how many of the same came before.
std::optional<std::uint64_t> read_id(const std::optional<std::string>& words) {
    constexpr std::size_t digits = 16;
    std::uint64_t id = 0;
    const bool is_id = words && words->size() >= digits &&
                       std::from_chars(words->data(), words->data() + digits, id, 16).ptr == words->data() + digits;
    return is_id ? std::optional(id) : std::nullopt;
}

std::optional<BaselineLine> Reader::line() const {
    if (is_unread_) {
        return BaselineLine{{}, 0, {}, {}, {}, {}, true};
    }
    if (!file_ || !verdict_ || !record_ || !line_ || !has_scores_ || !has_findings_) {
        return std::nullopt;
    }
    BaselineLine line{*file_, *record_, read_id(id_), *verdict_, scores_, findings_};
    for (KnownFinding& finding : line.findings) {
        finding.line = finding.line - *line_ + 1;
    }
    return line;
}

}  // namespace

std::string BaselineLine::digest() const {
    DigestWords words(verdict);
    for (const std::int64_t score : scores) {
        words.score(score);
    }
    for (const KnownFinding& finding : findings) {
        words.finding(finding.digest());
    }
    return words.text();
}

std::optional<BaselineLine> read_baseline_line(std::string_view text) {
    Reader reader;
    return ReadJson::sax_parse(text.begin(), text.end(), &reader) ? reader.line() : std::nullopt;
}

}  // namespace arbiter::cli
