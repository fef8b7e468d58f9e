// A remark behind the value of a header line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

struct Remarked {
    std::string_view value;  ///< what stands before the remark; all of it where there is none
    std::string_view said;   ///< the remark, without the marks around it
    bool any() const { return !mark.empty(); }
    std::string_view mark;  ///< the remark with its marks
};

/// Takes a value apart: `azul (at home)`, `azul; at home`, `azul // at home`, `azul # at home`.
Remarked remark_behind(std::string_view value);

/// The same of a list of codes: what can be another code is no remark.
Remarked remark_behind_codes(std::string_view value);

/// Where the parenthesis that opens here is closed; npos: nowhere.
std::size_t closing_of(std::string_view text, std::size_t open);

/// Takes out the parentheses behind words of a list, or in their place: `Ann (the older), Ben`; what they say.
std::vector<std::string> cut_asides(std::string& list);

/// So long a value can be; nobody writes a longer one, and every habit is looked for in it.
inline constexpr std::size_t longest_value = 1000;

}  // namespace arbiter::lenient
