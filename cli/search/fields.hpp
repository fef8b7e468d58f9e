// What can be asked of a record, by name: words, numbers, yes or no.
#pragma once

#include "cli/report/judged_record.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

enum class FieldKind : std::uint8_t { word, number, flag };

struct Field {
    std::string_view name;
    FieldKind kind;
    void (*words)(const JudgedRecord& judged, const std::function<void(std::string_view)>& each) = nullptr;
    /// Where unknown facts leave a range, its two ends.
    void (*numbers)(const JudgedRecord& judged, const std::function<void(std::int64_t, std::int64_t)>& each) = nullptr;
    bool (*is_so)(const JudgedRecord& judged) = nullptr;
    bool needs_completed = false;
};

/// A field, or the key of a header line, which begins with a capital letter.
struct AskedField {
    const Field* field = nullptr;
    std::string header;

    bool needs_completed() const { return field != nullptr && field->needs_completed; }
    bool is_word() const { return field == nullptr || field->kind == FieldKind::word; }
    void each_word(const JudgedRecord& judged, const std::function<void(std::string_view)>& each) const;
};

/// Throws std::runtime_error, with a list of them, when there is none of that name.
AskedField field_or_throw(std::string_view name);

/// A whole number and nothing else.
std::optional<std::int64_t> whole_number(std::string_view text);

}  // namespace arbiter::cli
