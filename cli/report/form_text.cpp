// Writes what the boxes of a filled score sheet come to.
#include "cli/report/form_text.hpp"

#include "cli/report/json_values.hpp"
#include "cli/text/json_text.hpp"
#include "cli/text/plain_text.hpp"
#include "rules/score/sheet_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

bool won(const form::Added& added, std::size_t column) {
    return (added.winners >> column & 1U) != 0;
}

void write_fault(const form::Form& form, const form::Filled& filled, const form::Fault& fault, std::string& text) {
    const std::string& player = filled[fault.column].player;
    text += "error: ";
    text += plain_line(player);
    text += player.empty() ? "" : ", ";
    text += fmt::format("{}: {}\n", form.boxes[fault.box].key, plain_line(fault.message));
}

void write_rows(const score::Sheet& rows, std::string& text) {
    for (const std::string& line : score::lines_of(rows)) {
        text += fmt::format("  {}\n", line);
    }
}

void write_sum(const form::Filled& filled, const form::Added& added, std::string& text) {
    std::size_t count = 0;
    for (std::size_t column = 0; column < filled.size(); ++column) {
        if (won(added, column)) {
            text += count++ == 0 ? "" : " and ";
            const std::string& player = filled[column].player;
            text += player.empty() ? fmt::format("player {}", column + 1) : plain_line(player);
        }
    }
    text += count == 0 ? "" : count == 1 ? " wins\n" : " share the victory\n";
    text += added.outcome.empty() ? "" : plain_line(added.outcome) + "\n";
}

void put_rows(const score::Sheet& rows, JsonText& to) {
    to.key("rows").begin_array();
    for (const score::Row& row : rows) {
        to.begin_object();
        to.member("key", row.key);
        to.member("points", score::points_of(row)->least);
        to.member("why", form::why(row));
        to.end_object();
    }
    to.end_array();
}

void put_boxes(const form::Form& form, const form::Column& column, JsonText& to) {
    to.key("boxes").begin_object();
    for (std::size_t box = 0; box < form.boxes.size(); ++box) {
        if (!column.boxes[box].empty()) {
            to.member(form.boxes[box].key, form::text_of(form.boxes[box], column.boxes[box]));
        }
    }
    to.end_object();
}

}  // namespace

void write_added(const form::Form& form, const form::Filled& filled, const form::Added& added, std::string& text) {
    for (const form::Fault& fault : added.faults) {
        write_fault(form, filled, fault, text);
    }
    if (!added.faults.empty()) {
        return;
    }
    for (std::size_t column = 0; column < filled.size(); ++column) {
        text += filled[column].player.empty() ? "" : plain_line(filled[column].player) + "\n";
        write_rows(added.columns[column], text);
    }
    write_sum(filled, added, text);
}

void write_added_json(std::string_view game, const form::Form& form, const form::Filled& filled,
                      const form::Added& added, std::string& text) {
    JsonText to(text);
    to.begin_object();
    to.member("schema", 1);
    to.member("game", game);
    to.key("players").begin_array();
    for (std::size_t column = 0; column < filled.size(); ++column) {
        to.begin_object();
        put_text_or_null("player", filled[column].player, to);
        put_boxes(form, filled[column], to);
        put_rows(column < added.columns.size() && added.faults.empty() ? added.columns[column] : score::Sheet(), to);
        to.key("total");
        if (column < added.totals.size() && added.faults.empty()) {
            to.value(added.totals[column]);
        } else {
            to.null();
        }
        to.member("won", added.faults.empty() && won(added, column));
        to.end_object();
    }
    to.end_array();
    to.member("outcome", added.outcome);
    to.key("faults").begin_array();
    for (const form::Fault& fault : added.faults) {
        to.begin_object();
        to.member("column", static_cast<std::uint64_t>(fault.column));
        to.member("box", form.boxes[fault.box].key);
        to.member("message", fault.message);
        to.end_object();
    }
    to.end_array();
    to.end_object();
    to.flush();
    text += '\n';
}

}  // namespace arbiter::cli
