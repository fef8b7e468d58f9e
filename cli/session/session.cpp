// Judges the text with each line that is added or taken away.
#include "cli/session/session.hpp"

#include "cli/library/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

/// The record's own text is all there is, but for what stands before it.
bool is_alone(const FirstRecord& first, std::string_view text) {
    const RecordText record = first.judged().record;
    return record.number != 0 && record.offset + record.text.size() == text.size();
}

std::string why_not(const Report& report) {
    const Finding* const error = first_error(report.findings);
    return error == nullptr ? "this is no record that can be replayed" : error->message;
}

bool is_same(const ScoreEvent& one, const ScoreEvent& other) {
    return one.seat == other.seat && one.points == other.points && one.why == other.why && one.cells == other.cells;
}

/// Takes one like it out, if there is one.
bool take_out(std::vector<ScoreEvent>& all, const ScoreEvent& earned) {
    const auto found = std::ranges::find_if(all, [&](const ScoreEvent& one) { return is_same(one, earned); });
    if (found == all.end()) {
        return false;
    }
    all.erase(found);
    return true;
}

std::vector<ScoreEvent> all_earned(const Trace& trace) {
    std::vector<ScoreEvent> all;
    for (const Step& step : trace.steps) {
        all.insert(all.end(), step.points.begin(), step.points.end());
    }
    return all;
}

}  // namespace

Session::Session(std::string text, FileReader open) : text_(std::move(text)), open_(std::move(open)) {
    text_ += text_.ends_with('\n') ? "" : "\n";
    now_ = before_ = tried_ = traced(text_);
    if (now_->first().game() == nullptr || !now_->trace().reached) {
        throw BadRequest(why_not(now_->first().report()));
    }
    if (!is_alone(now_->first(), text_)) {
        throw BadRequest("a session has one record, and this text has several");
    }
}

std::shared_ptr<const TracedRecord> Session::traced(std::string_view text) const {
    return std::make_shared<const TracedRecord>(text, TraceParts{}, open_);
}

/// A line that was added was not applied, or something said in it is untrue.
bool Session::is_worse(const TracedRecord& longer) const {
    const bool is_event = longer.trace().steps.size() > now_->trace().steps.size();
    return (is_event && longer.last().applied == Applied::no) || longer.errors() > now_->errors();
}

/// No trace is needed for that.
bool Session::would_take(std::string_view line) const {
    const std::string longer = fmt::format("{}{}\n", text_, line);
    const FirstRecord tried(longer, {}, open_);
    const std::vector<Finding>& findings = tried.report().findings;
    const auto errors = std::ranges::count(findings, Severity::error, &Finding::severity);
    return is_alone(tried, longer) && tried.report().stopped_at >= tried.record().text.text.size() &&
           static_cast<std::size_t>(errors) <= now_->errors();
}

bool Session::play(std::string_view line) {
    std::string longer = text_;
    longer.append(line).append("\n");
    tried_ = traced(longer);
    if (!is_alone(tried_->first(), longer)) {
        throw BadRequest("this line would begin another record");
    }
    if (is_worse(*tried_)) {
        return false;
    }
    text_ = std::move(longer);
    before_ = std::exchange(now_, tried_);
    return true;
}

std::vector<ScoreEvent> Session::earned() const {
    std::vector<ScoreEvent> earned = all_earned(now_->trace());
    std::vector<ScoreEvent> said = all_earned(before_->trace());
    const auto [first, first_said] = std::ranges::mismatch(earned, said, is_same);  // nearly all of it is as it was
    earned.erase(earned.begin(), first);
    said.erase(said.begin(), first_said);
    for (ScoreEvent& one : said) {
        if (!take_out(earned, one)) {
            one.points = -one.points;
            earned.push_back(std::move(one));
        }
    }
    return earned;
}

std::string Session::undo() {
    const RecordText& record = now_->first().judged().record;
    const std::size_t body = static_cast<std::size_t>(record.offset) + now_->first().record().header.body;
    std::size_t end = text_.find_last_not_of(" \t\r\n");
    if (end == std::string::npos || end < body) {
        return {};
    }
    const std::size_t begin = std::max(text_.rfind('\n', end) + 1, body);
    std::string line = text_.substr(begin, end + 1 - begin);
    text_.resize(begin);
    now_ = before_ = tried_ = traced(text_);
    return line;
}

}  // namespace arbiter::cli
