// Takes the claims out of a case, judges what is left, and puts it into a question.
#include "cli/cases/kit_case.hpp"

#include "cli/cases/case_ids.hpp"
#include "cli/cases/case_terms.hpp"
#include "cli/report/event_json.hpp"
#include "cli/report/json_values.hpp"
#include "cli/text/file_name.hpp"
#include "grammar/record/list.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"
#include "rules/report/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::cli {
namespace {

/// "Ann+Ben, Cat" with numbers in the place of the players' names: "P1+P2, P3".
std::string numbered(std::string_view value, const Seats& seats) {
    std::string text;
    for (std::size_t at = 0; at <= value.size();) {
        const std::size_t end = std::min(value.find_first_of("+,", at), value.size());
        std::string_view word = value.substr(at, end - at);
        const std::size_t blanks = std::min(word.find_first_not_of(' '), word.size());
        text.append(word.substr(0, blanks));
        word.remove_prefix(blanks);
        const Seat seat = seats.named(word);
        text.append(seat == no_seat ? word : Seats::number(seat))
            .append(value.substr(end, end == value.size() ? 0 : 1));
        at = end + 1;
    }
    return text;
}

/// What the game begins with, and is said nowhere else.
void put_header(const Header& header, const About& about, const Seats& seats, JsonText& to) {
    const auto is_asked = [&](std::string_view key) {
        const HeaderKey* const known = find_header_key(about, key);
        return known == nullptr ? !is_private_key(key) : known->purpose == HeaderKey::Purpose::play;
    };
    const auto said = [&](std::string_view key, std::string_view value) {
        const HeaderKey* const known = find_header_key(about, key);
        return known != nullptr && known->names_players() ? numbered(value, seats) : std::string(value);
    };
    put_header(header, is_asked, said, to);
}

void put_terms(const GameCoverage& coverage, const std::map<std::string, std::string>& files, JsonText& to) {
    to.key("house").begin_object();
    for (const OptionUse& use : house_of(coverage)) {
        to.member(use.ruling->id, use.option);
    }
    to.end_object();
    to.key("files").begin_object();
    for (const auto& [name, text] : files) {
        to.foreign_key(name).value(text);
    }
    to.end_object();
}

}  // namespace

std::optional<KitCase> KitCase::of(const std::string& path, const Record& record, const FileReader& open) {
    const GameEntry* const game = find_game_of(record.header);
    if (game == nullptr || case_id(record.header).empty()) {
        return std::nullopt;
    }
    KitCase one;
    one.id_ = case_id(record.header);
    one.title_ = record.header.value("Event");
    one.file_ = shown_name(path);
    one.line_ = record.text.line;
    one.game_ = game;
    NamedFiles named(open);
    Report aside;
    const Dissection lines = game->dissect(record, named.reader(), aside);
    one.files_ = named.files();
    one.needs_ = needs_of(lines, true);
    one.write_bare(record.header, lines);
    one.judge();
    Report report;
    GameCoverage coverage(game);
    coverage.add(record, named.reader(), report);
    one.ask(record.header, report, lines, coverage);
    return one;
}

void KitCase::write_bare(const Header& header, const Dissection& lines) {
    for (const HeaderField& field : header.fields) {
        const std::string_view key = field.key.in(header.text);
        const HeaderKey* const known = find_header_key(*game_->about, key);
        if (known == nullptr || !known->tells_outcome()) {
            head_ += fmt::format("{}: {}\n", key, header.value(field));
        }
    }
    head_ += '\n';
    for (const DissectedLine& line : lines.position) {
        lines_.push_back({0, line.bare_text});
    }
    for (std::size_t i = 0; i < lines.events.size(); ++i) {
        const DissectedLine& line = lines.events[i];
        if (!line.only_claims) {
            lines_.push_back({i + 1, line.bare_text + (line.stands ? " stands" : "")});
        }
    }
}

std::set<std::string_view> KitCase::asked() const {
    std::set<std::string_view> rules(kept_.begin(), kept_.end());
    rules.insert(broken_.begin(), broken_.end());
    if (truth_.legal && !truth_.scores.empty()) {
        rules.insert("claim.scores");
    }
    if (truth_.legal && truth_.finished) {
        rules.insert("claim.result");
    }
    return rules;
}

/// The record up to an event, which is left out.
std::string KitCase::text_before(std::size_t at) const {
    std::string text = head_;
    for (const BareLine& line : lines_) {
        if (line.at < at) {
            text.append(line.text).push_back('\n');
        }
    }
    return text;
}

void KitCase::judge() {
    const std::string text = text_before(lines_.empty() ? 1 : lines_.back().at + 1);
    const Record record = read_record(RecordText{text});
    const FileReader files = [this](std::string_view name) {
        const auto found = files_.find(std::string(name));
        return found == files_.end() ? std::nullopt : std::optional(found->second);
    };
    Report report;
    GameCoverage coverage(game_);
    coverage.add(record, files, report);
    const Finding* const wrong = first_error(report.findings);
    truth_.legal = wrong == nullptr;
    truth_.finished = report.finished;
    truth_.open_winners = report.open_winners || report.open_end;
    const Totals totals = Totals::of(report);
    truth_.scores.assign(totals.all().begin(), totals.all().end());
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (report.won(seat)) {
            truth_.winners.push_back(index(seat) + 1);
        }
    }
    if (!truth_.legal) {
        const std::uint64_t first = place_of(record.text, record.header.body).line;
        const std::uint64_t line = place_of(record.text, wrong->span.begin).line;
        truth_.at = line < first || line - first >= lines_.size() ? 0 : lines_[line - first].at;
        truth_.code = wrong->rule->id;
        if (line < first && needs_.empty()) {
            needs_.push_back("notation");  // what is wrong in a header is not what an engine is told of it
        }
        broken_.push_back(wrong->rule->id);
    }
    for (const RuleUse& use : coverage.rules()) {
        if (use.held != 0) {
            kept_.push_back(use.rule->id);
        }
    }
}

void KitCase::ask(const Header& header, const Report& report, const Dissection& lines, const GameCoverage& coverage) {
    JsonText to(question_);
    to.begin_object();
    to.member("case", id_);
    to.member("game", game_->about->id);
    to.member("players", std::uint64_t{report.seats.count()});
    put_terms(coverage, files_, to);
    put_header(header, *game_->about, report.seats, to);
    to.key("needs").begin_array();
    for (const std::string_view need : needs_) {
        to.value(need);
    }
    to.end_array();
    put_position(lines.position, true, to);
    to.key("events").begin_array();
    for (std::size_t i = 0; i < lines.events.size(); ++i) {
        if (!lines.events[i].only_claims) {
            put_event(i + 1, lines.events[i], true, to);
        }
    }
    to.end_array();
    to.end_object();
}

std::vector<std::uint64_t> KitCase::kept_before(std::size_t at) const {
    const std::string text = text_before(at);
    const FileReader files = [this](std::string_view name) {
        const auto found = files_.find(std::string(name));
        return found == files_.end() ? std::nullopt : std::optional(found->second);
    };
    Report report;
    GameCoverage coverage(game_);
    coverage.add(read_record(RecordText{text}), files, report);
    std::vector<std::uint64_t> kept;
    for (const RuleUse& use : coverage.rules()) {
        kept.push_back(use.held);
    }
    return kept;
}

std::vector<std::string_view> KitCase::kept_by(std::size_t at) const {
    const std::vector<std::uint64_t> before = kept_before(at);
    const std::vector<std::uint64_t> behind = kept_before(at + 1);
    std::vector<std::string_view> codes;
    for (std::size_t i = 0; i < behind.size(); ++i) {
        if (behind[i] != before[i]) {
            codes.push_back(game_->rulebook[i].id);
        }
    }
    return codes;
}

}  // namespace arbiter::cli
