// Asks the referee for one record's verdict, trace, position, canonical form and fixes.
#include "cli/library/json_api.hpp"
#include "cli/report/first_record.hpp"
#include "cli/report/moves_json.hpp"
#include "cli/report/record_json.hpp"
#include "cli/run/fixed_record.hpp"
#include "grammar/archive/archive.hpp"
#include "page/core/object.hpp"
#include "page/core/questions.hpp"
#include "rules/registry/identity.hpp"

#include <algorithm>

namespace arbiter::page {
namespace {

constexpr ReportOptions whole{true, true, true, true};

std::string with_fix(const cli::FirstRecord& first, std::string_view text, const Fix& fix) {
    const RecordText& record = first.record().text;
    const std::size_t begin = std::min<std::size_t>(record.offset, text.size());
    const std::size_t end = std::min(begin + record.text.size(), text.size());
    return std::string(text.substr(0, begin)) + cli::fixed(record.text, fix) + std::string(text.substr(end));
}

}  // namespace

std::string_view Question::text_so_far() const {
    if (!asked.has("line")) {
        return text;
    }
    std::size_t end = 0;
    for (std::uint64_t line = asked.number("line"); line != 0 && end < text.size(); --line) {
        end = std::min(text.find('\n', end), text.size() - 1) + 1;
    }
    return text.substr(0, end);
}

std::string judge(const Question& question) {
    const FileReader files = question.asked.files();
    ReportOptions report_options = whole;
    report_options.fixes = question.asked.flag("fixes", false);
    const cli::FirstRecord first(question.text_so_far(), report_options, files);
    cli::JudgedRecord judged = first.judged();
    judged.id = identity(first.record(), files);
    cli::Parts parts;
    parts.header = parts.id = parts.sheet = true;
    std::string json;
    cli::write_json(judged, parts, json);
    return json;
}

std::string trace(const Question& question) {
    TraceParts report_options;
    report_options.points = question.asked.flag("points", true);
    report_options.positions = question.asked.flag("positions", false);
    report_options.moves = question.asked.flag("moves", false);
    report_options.play_on = question.asked.flag("play_on", false);
    return "{\"steps\":" + cli::traced_json(question.text_so_far(), question.asked.files(), report_options) + "}";
}

std::string position(const Question& question) {
    const FileReader files = question.asked.files();
    const cli::FirstRecord first(question.text_so_far(), {}, files);
    Report report;
    const SetLines lines =
        first.game() == nullptr ? SetLines{} : first.game()->set_lines(first.record(), files, report);
    return object([&](cli::JsonText& to) { cli::put_set_lines(lines, to); });
}

std::string format(const Question& question) {
    const FileReader files = question.asked.files();
    const cli::FirstRecord first(question.text, {}, files);
    Canonical canonical;
    canonical.same = first.game() != nullptr;
    if (canonical.same) {
        canonical = first.game()->format(first.record(), files);
    } else {
        canonical.difference = "it names no game the referee knows";
    }
    return object([&](cli::JsonText& to) {
        to.member("text", canonical.text);
        to.member("same", canonical.same);
        to.member("difference", canonical.difference);
        to.member("unread", canonical.unread);
    });
}

std::string fix(const Question& question) {
    const cli::FirstRecord first(question.text, whole, question.asked.files());
    const std::vector<Finding>& findings = first.report().findings;
    const std::uint64_t finding = question.asked.number("finding");
    const std::uint64_t number = question.asked.number("fix");
    if (finding >= findings.size() || number >= findings[finding].fixes.size()) {
        cli::misunderstand("there is no such fix");
    }
    const std::string text = with_fix(first, question.text, findings[finding].fixes[number]);
    return object([&](cli::JsonText& to) { to.member("text", text); });
}

std::string records(const Question& question) {
    Archive archive(bytes_of(question.text));
    RecordText record;
    return object([&](cli::JsonText& to) {
        to.key("records").begin_array();
        for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
            if (piece == Piece::record) {
                to.begin_object();
                to.member("line", record.line);
                to.member("offset", record.offset);
                to.member("text", record.text);
                to.end_object();
            }
        }
        to.end_array();
    });
}

}  // namespace arbiter::page
