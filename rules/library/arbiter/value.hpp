// Plain data without a schema: what a game reports beside verdict and scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace arbiter {

struct Value;
using List = std::vector<Value>;
/// In the order to be shown; the names live as long as the program.
using Object = std::vector<std::pair<std::string_view, Value>>;

struct Value {
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Object> data;

    Value() = default;
    Value(bool flag) : data(flag) {}
    Value(int number) : data(std::int64_t{number}) {}
    Value(std::int64_t number) : data(number) {}
    Value(std::size_t number) : data(static_cast<std::int64_t>(number)) {}
    Value(const char* text) : data(std::string(text)) {}
    Value(std::string_view text) : data(std::string(text)) {}
    Value(std::string text) : data(std::move(text)) {}
    Value(List list) : data(std::move(list)) {}
    Value(Object object) : data(std::move(object)) {}
};

/// An object of these members: `object_of({{"count", 2}, {"points", 14}})`. They are moved; Object{...} would copy
/// them.
template <std::size_t size>
Object object_of(std::pair<std::string_view, Value> (&&members)[size]) {
    return {std::make_move_iterator(std::begin(members)), std::make_move_iterator(std::end(members))};
}

/// An object at the end of the list, made where it stays, with room for so many members.
inline Object& append_object(List& list, std::size_t members) {
    Object& object = list.emplace_back().data.emplace<Object>();
    object.reserve(members);
    return object;
}

}  // namespace arbiter
