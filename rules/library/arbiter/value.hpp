// Plain data without a schema: what a game reports beside verdict and scores.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace arbiter {

struct Value;
using List = std::vector<Value>;
using Object = std::vector<std::pair<std::string, Value>>;  ///< in the order to be shown

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

}  // namespace arbiter
