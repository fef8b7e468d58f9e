// Counts what an engine got right, and writes it down.
#include "cli/cases/kit_report.hpp"

#include "cli/report/json_values.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/uri.hpp"
#include "cli/text/xml.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace arbiter::cli {
namespace {

void put_truth(const KitTruth& truth, JsonText& to) {
    to.key("expected").begin_object();
    to.member("legal", truth.legal);
    if (truth.legal) {
        to.member("finished", truth.finished);
        to.key("scores");
        put_scores(truth.scores, to);
        to.key("winners").begin_array();
        for (const std::size_t winner : truth.winners) {
            to.value(std::uint64_t{winner});
        }
        to.end_array();
    } else {
        to.member("at", std::uint64_t{truth.at});
        to.member("code", truth.code);
    }
    to.end_object();
}

}  // namespace

void KitReport::add(const KitCase& one, const KitResult& result) {
    ++counts_[static_cast<std::size_t>(result.kind)];
    add_rules(one, result);
    add_json(one, result);
    add_junit(one, result);
}

void KitReport::add_rules(const KitCase& one, const KitResult& result) {
    if (result.kind != KitResult::Kind::passed && result.kind != KitResult::Kind::failed) {
        return;
    }
    std::set<std::string_view> rules = one.asked();
    rules.insert(result.failed_rules.begin(), result.failed_rules.end());
    for (const std::string_view rule : rules) {
        const auto& failed = result.failed_rules;
        RuleScore& score = rules_[rule];
        ++score.asked;
        score.right += std::find(failed.begin(), failed.end(), rule) == failed.end() ? 1U : 0U;
    }
}

void KitReport::add_json(const KitCase& one, const KitResult& result) {
    json_ += json_.empty() ? "\n" : ",\n";
    JsonText to(json_);
    to.begin_object();
    to.member("case", one.id());
    to.member("game", one.game());
    to.member("title", one.title());
    to.member("file", one.file());
    to.member("line", one.line());
    to.member("result", name_of(result.kind));
    put_list("needs", one.needs(), to);
    put_truth(one.truth(), to);
    put_text_or_null("answer", result.answer, to);
    put_text_or_null("why", result.why, to);
    put_list("rules", result.failed_rules, to);
    to.end_object();
}

std::string KitReport::json(std::string_view engine) const {
    std::string text;
    {
        JsonText to(text);
        to.begin_object();
        to.member("schema", 1);
        to.member("version", ARBITER_VERSION);
        to.member("engine", engine);
        to.member("passed", count(KitResult::Kind::passed));
        to.member("failed", count(KitResult::Kind::failed));
        to.member("unknown", count(KitResult::Kind::unknown));
        to.member("left_out", count(KitResult::Kind::left_out));
        to.key("rules").begin_array();
        for (const auto& [code, score] : rules_) {
            to.begin_object();
            to.member("code", code);
            to.member("right", score.right);
            to.member("asked", score.asked);
            to.end_object();
        }
        to.end_array();
    }
    return fmt::format("{},\"cases\":[{}\n]}}\n", text, json_);
}

void KitReport::add_junit(const KitCase& one, const KitResult& result) {
    junit_ += fmt::format("<testcase name=\"{}\" classname=\"arbiter.{}\" file=\"{}\" line=\"{}\" time=\"0\">\n",
                          xml_attribute(one.id()), xml_attribute(one.game()), xml_attribute(hosted_path(one.file())),
                          one.line());
    switch (result.kind) {
        case KitResult::Kind::passed: break;
        case KitResult::Kind::failed:
            junit_ += fmt::format("<failure type=\"{}\" message=\"{}\">{}</failure>\n",
                                  !result.answered || result.failed_rules.empty() ? "kit" : result.failed_rules.front(),
                                  xml_attribute(result.why), xml_content(one.title()));
            break;
        case KitResult::Kind::unknown: junit_ += "<skipped message=\"the engine does not know this\"/>\n"; break;
        case KitResult::Kind::left_out:
            junit_ += fmt::format("<skipped message=\"{}\"/>\n", xml_attribute(result.why));
            break;
    }
    junit_ += "</testcase>\n";
}

std::string KitReport::junit(const InputErrors& input_errors) const {
    const std::uint64_t skipped = count(KitResult::Kind::unknown) + count(KitResult::Kind::left_out);
    const std::uint64_t failed = count(KitResult::Kind::failed);
    const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"0\"",
                                           count(KitResult::Kind::passed) + failed + skipped + input_errors.size(),
                                           failed, input_errors.size(), skipped);
    std::string unread;
    for (const InputError& input_error : input_errors) {
        const std::string file = xml_attribute(shown_name(hosted_path(input_error.path)));
        unread += fmt::format(
            "<testcase classname=\"{}\" name=\"cannot be read\" file=\"{}\" time=\"0\">\n"
            "<error type=\"input.unreadable\" message=\"{}\"/>\n</testcase>\n",
            file, file, xml_attribute(plain_line(input_error.why)));
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {}>\n<testsuite name=\"arbiter kit\" {}>\n{}{}"
        "</testsuite>\n</testsuites>\n",
        counts, counts, junit_, unread);
}

}  // namespace arbiter::cli
