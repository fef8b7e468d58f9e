// What is legal at the end of a record, as JSON.
#pragma once

#include "cli/report/judged_record.hpp"
#include "cli/text/json_text.hpp"
#include "rules/registry/registry.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// What was asked of a position, as one object behind the record's place and errors.
class MovesJson {
public:
    explicit MovesJson(const JudgedRecord& judged);

    void put_count(unsigned depth, std::uint64_t count);
    /// Those that begin with the prefix.
    void put_moves(const Position& position, std::string_view prefix = {});
    void put_set(const SetLines& lines);
    /// The object, which is complete then.
    std::string take();

private:
    void put_list(std::string_view key, const Position& position, bool uncertain, std::string_view prefix);

    const Report& report_;
    std::string text_;
    JsonText to_;
};

/// Whether all legal moves are listed.
bool is_complete(const Position& position);

/// The lines of a position, each alone; none when they do not say it.
void put_set_lines(const SetLines& lines, JsonText& to);

}  // namespace arbiter::cli
