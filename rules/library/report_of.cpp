// Copies a report, member by member, and turns its offsets into lines and columns of the whole text.
#include "rules/library/report_of.hpp"

#include "rules/candidates/written.hpp"
#include "rules/report/members.hpp"
#include "rules/score/sheet_text.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace arbiter::v1 {
namespace {

/// What each value is where nothing may point into the record.
class Copy {
public:
    explicit Copy(const RecordText& record) : record_(record) {}

    /// The library's own part, whose members stand in the same order.
    template <typename To, typename Part>
    To part(const Part& part) const {
        return members(part, [this](const auto&... member) { return To{(*this)(member)...}; });
    }

    template <typename T>
    decltype(auto) operator()(const Member<T>& member) const {
        return (*this)(member.value);
    }
    Place operator()(At at) const {
        const arbiter::Place place = place_of(record_, at.span.begin);
        return {place.line, place.column, record_.offset + at.span.begin, at.span.end - at.span.begin};
    }
    /// `?` has a column; what nobody wrote at all has a line.
    Place operator()(AtFact at) const {
        if (candidates::is_written(at.span, record_.text)) {
            return (*this)(At{at.span});
        }
        Place place = (*this)(At{line_around(record_.text, at.span.begin)});
        place.column = 0;
        return place;
    }
    Place operator()(AtLine at) const { return (*this)(At{at.span}); }
    const Object& operator()(Further further) const { return further.members; }

    std::uint64_t operator()(LineOf line) const { return place_of(record_, line.offset).line; }
    std::size_t operator()(SeatOf of) const { return static_cast<std::size_t>(of.seat); }
    std::vector<std::size_t> operator()(const SeatSet& set) const {
        std::vector<std::size_t> seats;
        set.each([&](Seat seat) { seats.push_back(index(seat)); });
        return seats;
    }
    std::vector<std::string> operator()(const Seats& seats) const {
        std::vector<std::string> names;
        SeatSet{seats, all_seats}.each([&](Seat seat) { names.emplace_back(seats.name(seat)); });
        return names;
    }

    Note operator()(const arbiter::Note& note) const { return part<Note>(note); }
    Fix operator()(const arbiter::Fix& fix) const { return part<Fix>(fix); }
    Finding operator()(const arbiter::Finding& finding) const { return part<Finding>(finding); }
    Finding operator()(const Allowed& allowed) const { return part<Finding>(allowed.finding); }
    Completed operator()(const arbiter::Completed& completed) const { return part<Completed>(completed); }
    Assumed operator()(const arbiter::Assumed& assumed) const { return part<Assumed>(assumed); }
    Settled operator()(const arbiter::Settled& settled) const { return part<Settled>(settled); }
    std::string operator()(std::string_view text) const { return std::string(text); }
    std::string operator()(const score::Sheet& sheet) const { return score::text_of(sheet); }
    std::string operator()(arbiter::Fix::Change change) const { return std::string(name_of(change)); }

    /// What both have alike.
    template <typename T>
    const T& operator()(const T& value) const {
        return value;
    }
    template <typename T>
    auto operator()(std::span<const T> list) const {
        return all(list);
    }
    template <typename T>
    auto operator()(const std::vector<T>& list) const {
        return all(list);
    }
    /// Null is the empty text or list; a number that is left out is none.
    template <typename T>
    auto operator()(const std::optional<T>& value) const {
        using To = std::decay_t<decltype((*this)(*value))>;
        if constexpr (std::is_integral_v<To>) {
            return value ? std::optional<To>((*this)(*value)) : std::nullopt;
        } else {
            return value ? (*this)(*value) : To{};
        }
    }

private:
    template <typename List>
    auto all(const List& list) const {
        std::vector<std::decay_t<decltype((*this)(list.front()))>> copies;
        copies.reserve(list.size());
        for (const auto& one : list) {
            copies.push_back((*this)(one));
        }
        return copies;
    }

    const RecordText& record_;
};

}  // namespace

Report report_of(const RecordText& record, const arbiter::Report& report) {
    const Copy copy(record);
    return members_of_result(report, [&](const auto&... result) {
        return members_of_detail(report, [&](const auto&... detail) {
            const GameProgress& progress = report;
            return Report{progress, record.number, record.line, copy(result)..., copy(detail)...};
        });
    });
}

}  // namespace arbiter::v1
