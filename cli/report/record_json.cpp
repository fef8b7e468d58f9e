// Writes the JSON of a judged record: its own members, and around them those of the report.
#include "cli/report/record_json.hpp"

#include "cli/report/fingerprint.hpp"
#include "cli/report/json_values.hpp"
#include "cli/report/trace_json.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/plain_text.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/candidates/written.hpp"
#include "rules/registry/identity.hpp"
#include "rules/report/members.hpp"
#include "rules/score/sheet_text.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

/// Places that come in order, counted on from one to the next.
class Places {
public:
    explicit Places(const RecordText& record) : record_(record), line_(record.line) {}

    Place of(std::uint32_t offset) {
        if (offset < at_) {
            at_ = 0;
            line_ = record_.line;
        }
        const Place place = place_of(RecordText{record_.text.substr(at_), 0, line_}, offset - at_);
        at_ = line_around(record_.text, offset).begin;
        line_ = place.line;
        return place;
    }

private:
    const RecordText& record_;
    std::uint32_t at_ = 0;  ///< where a line begins
    std::uint64_t line_;
};

/// Whether it says nothing: no text, no list, zero, false.
template <typename T>
bool is_empty(const T& value) {
    if constexpr (requires { value.empty(); }) {
        return value.empty();
    } else if constexpr (requires { !value; }) {
        return !value;
    }
    return false;
}

/// Writes the members of a report and of its parts.
class MemberWriter {
public:
    MemberWriter(const JudgedRecord& judged, const Parts& parts, JsonText& to)
        : judged_(judged), parts_(parts), marked_(parts.id), to_(to), places_(judged.record), lines_(judged.record) {}

    template <typename... M>
    void operator()(const M&... member) {
        (put(member), ...);
    }

    /// With its mark, if ids are told, unless it stands behind another.
    void value(const Finding& finding) {
        const bool marked = std::exchange(marked_, false);
        to_.begin_object();
        members(finding, [&](const auto& code, const auto& severity, At at, const auto&... more) {
            (*this)(code, severity, at);
            if (marked) {
                to_.member("mark", mark_in_game(judged_, finding));
            }
            (*this)(more...);
        });
        to_.end_object();
        marked_ = marked;
    }

private:
    template <typename T>
    void put(const Member<T>& member) {
        if (is_shown(member)) {
            to_.key(member.name);
            value(member.value);
        }
    }
    void put(At at) { put_place(at.span, places_.of(at.span.begin)); }
    /// `?` has a column; what nobody wrote at all has a line.
    void put(AtFact at) {
        const std::string_view text = judged_.record.text;
        const Place place = places_.of(at.span.begin);
        if (candidates::is_written(at.span, text)) {
            put_place(at.span, place);
            return;
        }
        to_.member("line", place.line);
        put_stretch(line_around(text, at.span.begin));
    }
    void put(AtLine at) { to_.member("line", lines_.of(at.span.begin).line); }
    void put(Further further) { put_members(further.members, to_); }

    void put_place(Span span, Place place) {
        to_.member("line", place.line);
        to_.member("column", place.column);
        put_stretch(span);
    }
    void put_stretch(Span span) {
        to_.member("offset", judged_.record.offset + span.begin);
        to_.member("length", code_points(span.in(judged_.record.text)));
    }

    template <typename T>
    bool is_shown(const Member<T>& member) const {
        switch (member.shown) {
            case Shown::always: return true;
            case Shown::breakdown: return parts_.breakdown;
            case Shown::completed: return parts_.completed;
            case Shown::sheet: return parts_.sheet;
            case Shown::not_empty: break;
        }
        return !is_empty(member.value);
    }

    void value(const score::Sheet& sheet) { to_.value(score::text_of(sheet)); }
    template <typename T>
    void value(const T& one) {
        if constexpr (requires { members(one, *this); }) {
            to_.begin_object();
            members(one, *this);
            to_.end_object();
        } else if constexpr (requires { name_of(one); }) {
            to_.value(name_of(one));
        } else {
            to_.value(one);
        }
    }
    template <typename T>
    void value(const std::optional<T>& one) {
        if (one) {
            value(*one);
        } else {
            to_.null();
        }
    }
    template <typename T>
    void value(const std::vector<T>& list) {
        value(std::span(list));
    }
    template <typename T>
    void value(std::span<const T> list) {
        to_.begin_array();
        for (const T& one : list) {
            value(one);
        }
        to_.end_array();
    }
    void value(const Allowed& allowed) {
        const bool marked = std::exchange(marked_, false);
        value(allowed.finding);
        marked_ = marked;
    }
    void value(const Seats& seats) { value(SeatSet{seats, all_seats}); }
    void value(const SeatSet& set) {
        to_.begin_array();
        set.each([&](Seat seat) { to_.value(set.seats.name(seat)); });
        to_.end_array();
    }
    void value(SeatOf of) { to_.value(judged_.report.seats.name(of.seat)); }
    void value(LineOf line) { to_.value(lines_.of(line.offset).line); }
    void value(const ScoreRange& range) { put_range(range, to_); }
    void value(const Value& one) { put_value(one, to_); }

    const JudgedRecord& judged_;
    const Parts& parts_;
    bool marked_;
    JsonText& to_;
    Places places_;
    Places lines_;  ///< of what has a line only, such as the later one that settled a fact
};

}  // namespace

void put_finding(const JudgedRecord& judged, const Finding& finding, JsonText& to) {
    MemberWriter(judged, {}, to).value(finding);
}

void put_errors(const JudgedRecord& judged, JsonText& to) {
    to.key("findings").begin_array();
    for (const Finding& finding : judged.report.findings) {
        if (finding.severity == Severity::error) {
            put_finding(judged, finding, to);
        }
    }
    to.end_array();
}

/// As written, but for what stands beside it.
void put_header(const Header& header, JsonText& to) {
    put_header(
        header, [](std::string_view key) { return key != "Game" && key != "Players"; },
        [](std::string_view, std::string_view value) { return value; }, to);
}

namespace {

/// Whose record it is that is told of.
void put_head(const JudgedRecord& judged, const Parts& parts, JsonText& to) {
    to.member("schema", 2);
    to.member("file", shown_name(judged.file));
    to.member("record", judged.record.number);
    to.member("line", judged.record.line);
    if (parts.id) {
        to.member("id", words_of_identity(judged.id));
    }
    if (parts.header) {
        put_header(judged.header, to);
    }
}

/// What the verdict is held against.
void put_comparison(const JudgedRecord& judged, JsonText& to) {
    if (judged.baseline.change != Change::no_baseline) {
        to.member("baseline", name_of(judged.baseline.change));
        to.member("failed", judged.failed());
    }
    if (judged.differences != nullptr) {
        to.member("passed", judged.differences->empty());
        if (!judged.differences->empty()) {
            put_list("differences", *judged.differences, to);
        }
        to.member("expects_nothing", judged.expects_nothing);
    }
}

}  // namespace

void write_json(const JudgedRecord& judged, const Parts& parts, std::string& text, std::string_view error) {
    JsonText to(text);
    to.begin_object();
    put_record(judged, parts, to, error);
    to.end_object();
}

void put_record(const JudgedRecord& judged, const Parts& parts, JsonText& to, std::string_view error) {
    MemberWriter writer(judged, parts, to);
    put_head(judged, parts, to);
    members_of_result(judged.report, writer);
    put_comparison(judged, to);
    judged.report.members([&](std::string_view name, const auto& value) { writer(Member{name, value}); });
    members_of_detail(judged.report, writer);
    if (parts.sheet) {
        put_rows("rows", judged.report.sheet, to);
    }
    if (parts.steps || parts.positions) {
        put_steps(judged, parts.positions, to);
    }
    if (!error.empty()) {
        to.member("error", error);
    }
}

}  // namespace arbiter::cli
