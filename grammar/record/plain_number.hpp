// Numbers and cells of plain lines. Nobody looks for the end of the text: its last byte is a line break, and no number
// goes on behind one.
#pragma once

#include "grammar/cell/cell.hpp"

#include <cstdint>

namespace arbiter::record {

/// One or two digits; another one behind them is left, where no token begins with it.
inline const char* scan_plain_number(const char* at, std::uint32_t& number) {
    const auto first = static_cast<std::uint32_t>(at[0] - '0');
    if (first > 9) [[unlikely]] {
        return nullptr;
    }
    const auto second = static_cast<std::uint32_t>(at[1] - '0');
    number = second > 9 ? first : first * 10 + second;
    return at + (second > 9 ? 1 : 2);
}

/// The same with or without a sign.
inline const char* scan_plain_coordinate(const char* at, std::int32_t& value) {
    const std::int32_t negative = *at == '-' ? 1 : 0;
    std::uint32_t number = 0;
    const char* const stop = scan_plain_number(at + negative, number);
    value = (static_cast<std::int32_t>(number) ^ -negative) + negative;
    return stop;
}

/// A cell, as these coordinates.
inline const char* scan_plain_cell(const char* at, Cell& cell) {
    at = scan_plain_coordinate(at, cell.x);
    return at == nullptr || *at != ',' ? nullptr : scan_plain_coordinate(at + 1, cell.y);
}

}  // namespace arbiter::record
