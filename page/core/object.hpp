// An object of JSON, member by member.
#pragma once

#include "cli/text/json_text.hpp"

#include <string>

namespace arbiter::page {

/// What put(to) adds to an object.
template <typename Put>
std::string object(const Put& put) {
    std::string text;
    cli::JsonText to(text);
    to.begin_object();
    put(to);
    to.end_object();
    to.flush();
    return text;
}

/// The member is a list, and put(one) writes each of its values.
template <typename Range, typename Put>
void put_list(std::string_view name, const Range& range, cli::JsonText& to, const Put& put) {
    to.key(name).begin_array();
    for (const auto& one : range) {
        put(one);
    }
    to.end_array();
}

}  // namespace arbiter::page
