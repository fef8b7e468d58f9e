// What the schema says of a report, written by hand, is what its members are: names, types, what can be null and what
// can be missing.
#include "rules/registry/registry.hpp"
#include "rules/report/members.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <concepts>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace arbiter::test::schema_test {
namespace {

using Json = nlohmann::json;

Json type(const char* name) {
    return {{"type", name}};
}
Json array_of(const Json& items) {
    return {{"type", "array"}, {"items", items}};
}

/// Any value of the type.
template <typename T>
T some() {
    if constexpr (std::is_same_v<T, SeatSet>) {
        static const Seats nobody;
        return {nobody, all_seats};
    } else {
        T value{};
        if constexpr (std::is_same_v<T, Finding>) {
            value.rule = find_rule("record.unfinished");
        }
        return value;
    }
}

/// The schema that members have.
class Described {
public:
    Json schema{{"type", "object"}, {"properties", Json::object()}, {"required", Json::array()}};

    template <typename... M>
    void operator()(const M&... member) {
        (add(member), ...);
    }
    void add(std::string_view name, const Json& type, Shown shown = Shown::always) {
        schema["properties"][std::string(name)] = type;
        if (shown == Shown::always) {
            schema["required"].push_back(name);
        }
    }

private:
    template <typename T>
    void add(const Member<T>& member) {
        add(member.name, member.shown == Shown::not_empty ? present(member.value) : of(member.value), member.shown);
    }
    void add(At) {
        add(AtFact{});
        schema["required"].push_back("column");
    }
    void add(AtFact) {
        for (const char* const name : {"line", "offset", "length"}) {
            add(name, type("integer"));
        }
        add("column", type("integer"), Shown::not_empty);
    }
    void add(AtLine) { add("line", type("integer")); }
    void add(Further) {}

    template <typename T>
    static Json present(const T& one) {
        return of(one);
    }
    /// It is left out, never null.
    template <typename T>
    static Json present(const std::optional<T>&) {
        return of(some<T>());
    }

    static Json of(bool) { return type("boolean"); }
    template <std::integral T>
    static Json of(T) {
        return type("integer");
    }
    static Json of(LineOf) { return type("integer"); }
    static Json of(std::string_view) { return type("string"); }
    static Json of(const std::string&) { return type("string"); }
    static Json of(const score::Sheet&) { return type("string"); }
    static Json of(SeatOf) { return type("string"); }
    static Json of(Verdict) { return type("string"); }
    static Json of(Severity) { return type("string"); }
    static Json of(Fix::Change) { return type("string"); }
    static Json of(const Seats&) { return array_of(type("string")); }
    static Json of(const SeatSet&) { return array_of(type("string")); }
    static Json of(const ScoreRange&) { return array_of(type("integer")); }
    static Json of(const Value&) { return true; }
    static Json of(const Finding&) { return {{"$ref", "#/$defs/finding"}}; }
    static Json of(const Allowed&) { return of(Finding{}); }
    template <typename Part>
    requires requires(const Part& part, Described& to) { members(part, to); }
    static Json of(const Part& part) {
        Described described;
        members(part, described);
        return described.schema;
    }
    template <typename T>
    static Json of(const std::vector<T>&) {
        return array_of(of(some<T>()));
    }
    template <typename T>
    static Json of(std::span<const T>) {
        return array_of(of(some<T>()));
    }
    template <typename T>
    static Json of(const std::optional<T>&) {
        return nullable(of(some<T>()));
    }
    static Json nullable(const Json& schema) { return {{"anyOf", Json::array({schema, type("null")})}}; }
};

Json described_finding() {
    Described described;
    members(some<Finding>(), described);
    return described.schema;
}

Json described_report() {
    const Report report;
    Described described;
    members_of_result(report, described);
    report.members([&](std::string_view name, const auto& value) { described(Member{name, value}); });
    members_of_detail(report, described);
    return described.schema;
}

/// Without what says more of a value than its type. Every finding is one that is defined in one place.
Json plain(const Json& schema, const Json& root) {
    if (schema.is_array()) {
        Json list = Json::array();
        std::ranges::for_each(schema, [&](const Json& one) { list.push_back(plain(one, root)); });
        return list;
    }
    if (!schema.is_object()) {
        return schema;
    }
    if (schema.contains("$ref") && schema["$ref"] != "#/$defs/finding") {
        return plain(root.at(Json::json_pointer(schema["$ref"].get<std::string>().substr(1))), root);
    }
    if (schema.contains("enum")) {
        return type("string");
    }
    Json out;
    for (const char* const key : {"type", "items", "anyOf", "$ref", "required"}) {
        if (schema.contains(key)) {
            out[key] = plain(schema[key], root);
        }
    }
    const Json properties = schema.value("properties", Json::object());
    for (const auto& [name, one] : properties.items()) {
        out["properties"][name] = plain(one, root);
    }
    return out;
}

/// The order in which members are required is nobody's.
Json sorted(Json schema) {
    if (schema.contains("required")) {
        std::sort(schema["required"].begin(), schema["required"].end());
    }
    for (Json& one : schema) {
        if (one.is_structured()) {
            one = sorted(std::move(one));
        }
    }
    return schema;
}

/// Takes what is not of the report, but of the record that was judged; all of it has to be there.
Json without(Json schema, const std::vector<const char*>& names) {
    for (const char* const name : names) {
        EXPECT_EQ(schema["properties"].erase(name), 1U) << name;
        Json& required = schema["required"];
        required.erase(std::remove(required.begin(), required.end(), Json(name)), required.end());
    }
    return schema;
}

/// Where they differ, member by member.
void expect_same(const Json& described, const Json& written) {
    const Json mine = sorted(described);
    const Json theirs = sorted(written);
    EXPECT_EQ(mine, theirs) << Json::diff(theirs, mine).dump(2);
}

Json read_schema(const std::string& name) {
    return Json::parse(slurp("schema/" + name + ".schema.json"));
}

TEST(Schema, SaysWhatMembersAReportHas) {
    const Json check = read_schema("check");
    const Json own = without(check, {"schema", "file", "record", "line", "id", "header", "baseline", "failed", "passed",
                                     "expects_nothing", "differences", "steps", "end", "error"});
    Json report = plain(own, check);
    report["properties"]["sheet"] = read_schema("score")["allOf"][1]["properties"]["sheet"];  // no line of check has it
    expect_same(described_report(), report);
}

TEST(Schema, SaysWhatMembersAFindingHas) {
    const Json check = read_schema("check");
    expect_same(described_finding(), plain(without(check["$defs"]["finding"], {"mark"}), check));
}

}  // namespace
}  // namespace arbiter::test::schema_test
