#include "cli/render/text.hpp"

#include "cli/render/excerpt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::cli {
namespace {

using Out = std::back_insert_iterator<std::string>;

std::string_view ink(const TextStyle& style, Severity severity) {
    if (!style.color) {
        return {};
    }
    switch (severity) {
        case Severity::error: return "\033[1;31m";
        case Severity::warning: return "\033[1;33m";
        case Severity::note: return "\033[1;36m";
    }
    return {};
}

std::string_view bold(const TextStyle& style) {
    return style.color ? "\033[1m" : "";
}

std::string_view plain(const TextStyle& style) {
    return style.color ? "\033[0m" : "";
}

void write_place(const Judged& judged, const Finding& finding, std::uint64_t width, std::string& text) {
    const Place place = place_of(judged.record, finding.span.begin);
    fmt::format_to(Out(text), "{:>{}}--> {}:{}:{}", "", width, judged.file, place.line, place.column);
    if (judged.record.number == 0) {
        text += '\n';
        return;
    }
    fmt::format_to(Out(text), " (record {}{}{})\n", judged.record.number, finding.context.empty() ? "" : ", ",
                   finding.context);
}

/// A line of the record with marks under the span.
void write_marked(const Judged& judged, Span span, char mark, std::string_view message, std::uint64_t width,
                  std::string& text) {
    const Excerpt excerpt = excerpt_of(judged.record.text, span);
    fmt::format_to(Out(text), "{:>{}} | {}\n{:>{}} | {}{}{}{}\n", place_of(judged.record, span.begin).line, width,
                   excerpt.line, "", width, excerpt.before, std::string(excerpt.width, mark),
                   message.empty() ? "" : " ", message);
}

std::uint64_t gutter(const Judged& judged, const Finding& finding) {
    std::uint64_t line = place_of(judged.record, finding.span.begin).line;
    for (const Note& note : finding.notes) {
        line = std::max(line, place_of(judged.record, note.span.begin).line);
    }
    return fmt::formatted_size("{}", line);
}

std::string_view name(const Report& report, std::size_t seat) {
    return report.seats.name(static_cast<Seat>(seat));
}

void write_scores(const Report& report, std::string& text) {
    if (report.score_count == 1) {
        fmt::format_to(Out(text), ": {}", report.scores[0]);
        return;
    }
    for (std::size_t i = 0; i < report.score_count; ++i) {
        text += i == 0 ? ": " : ", ";
        text += name(report, i);
        fmt::format_to(Out(text), " {}", report.scores[i]);
    }
}

void write_winners(const Report& report, std::string& text) {
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < report.seats.count(); ++seat) {
        if (report.won(static_cast<Seat>(seat))) {
            text += count++ == 0 ? "; " : " and ";
            text += name(report, seat);
        }
    }
    text += count == 0 ? "" : count == 1 ? " wins" : " share the victory";
}

std::string_view ink(const TextStyle& style, Verdict verdict) {
    switch (verdict) {
        case Verdict::valid: return style.color ? "\033[32m" : "";
        case Verdict::incomplete:
        case Verdict::unverified: return ink(style, Severity::warning);
        case Verdict::violation:
        case Verdict::unreadable: return ink(style, Severity::error);
    }
    return {};
}

}  // namespace

void write_group(const Judged& judged, const Group& group, const TextStyle& style, std::string& text) {
    const Finding& finding = *group.first;
    const std::uint64_t width = gutter(judged, finding);
    fmt::format_to(Out(text), "{}{}[{}]{}: {}{}{}\n", ink(style, finding.severity), name_of(finding.severity),
                   finding.rule->id, plain(style), bold(style), finding.message, plain(style));
    write_place(judged, finding, width, text);
    fmt::format_to(Out(text), "{:>{}} |\n", "", width);
    write_marked(judged, finding.span, '^', {}, width, text);
    for (const Note& note : finding.notes) {
        write_marked(judged, note.span, '-', note.message, width, text);
    }
    if (finding.repeats != 0) {
        fmt::format_to(Out(text), "{:>{}} = more: {} further line{} of this record cannot be read either\n", "", width,
                       finding.repeats, finding.repeats == 1 ? "" : "s");
    }
    if (!group.others.empty()) {
        fmt::format_to(Out(text), "{:>{}} = more: {}\n", "", width, also_on(judged, group));
    }
    fmt::format_to(Out(text), "{:>{}} = rule: {}: {}\n", "", width, finding.rule->citation, finding.rule->law);
    if (!finding.help.empty()) {
        fmt::format_to(Out(text), "{:>{}} = help: {}\n", "", width, finding.help);
    }
    text += '\n';
}

void write_finding(const Judged& judged, const Finding& finding, const TextStyle& style, std::string& text) {
    write_group(judged, {&finding, {}}, style, text);
}

void write_verdict(const Judged& judged, const TextStyle& style, std::string& text) {
    const Report& report = judged.report;
    text += judged.file;
    fmt::format_to(Out(text), ":{}: ", judged.record.line);
    if (judged.record.number != 0) {
        fmt::format_to(Out(text), "record {}: ", judged.record.number);
    }
    text += ink(style, report.verdict);
    text += name_of(report.verdict);
    text += plain(style);
    if (report.score_count != 0 && report.verdict != Verdict::unreadable) {
        write_scores(report, text);
        write_winners(report, text);
    }
    text += '\n';
}

void write_text(const Judged& judged, const TextStyle& style, std::string& text, std::vector<Block>* blocks) {
    for (const Group& group : groups_of(judged.report)) {
        if (!style.quiet || group.first->severity == Severity::error) {
            const std::size_t begin = text.size();
            write_group(judged, group, style, text);
            if (blocks != nullptr) {
                blocks->push_back({begin, text.size(), group.count()});
            }
        }
    }
    if (!style.quiet) {
        write_verdict(judged, style, text);
    }
}

void write_summary(const Tally& tally, const TextStyle& style, std::string& text) {
    if (style.quiet) {
        return;
    }
    fmt::format_to(Out(text), "\n{} record{}", tally.records, tally.records == 1 ? "" : "s");
    bool first = true;
    for (std::size_t i = 0; i < tally.verdicts.size(); ++i) {
        if (tally.verdicts[i] != 0) {
            fmt::format_to(Out(text), "{} {} {}", first ? ":" : ",", tally.verdicts[i],
                           name_of(static_cast<Verdict>(i)));
            first = false;
        }
    }
    text += '\n';
    for (const auto& [code, count] : tally.codes) {
        fmt::format_to(Out(text), "{:>8} {}\n", count, code);
    }
    for (const auto& [code, count] : tally.allowed) {
        fmt::format_to(Out(text), "{:>8} {} (allowed)\n", count, code);
    }
}

}  // namespace arbiter::cli
