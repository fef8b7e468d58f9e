// Reads filled score sheets; whatever is entered comes into a box in the same way.
#include "cli/input/filled_form.hpp"

#include "grammar/archive/foreign.hpp"
#include "grammar/text/json_tree.hpp"
#include "grammar/text/line_ends.hpp"
#include "grammar/text/trimmed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

constexpr std::string_view player_key = "player";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Puts columns together, until something cannot be read.
class Entering {
public:
    explicit Entering(const form::Form& form) : form_(form) {}

    bool good() const { return fault_.empty(); }
    bool is_empty() const { return columns_.empty(); }
    void refuse(std::string fault) {
        if (good()) {
            fault_ = std::move(fault);
        }
    }

    void begin(std::string_view player) {
        if (columns_.size() == form_.players) {
            refuse(form_.players == 1 ? fmt::format("{} has no place: all play together on one sheet", player)
                                      : fmt::format("there is room for {} players", form_.players));
            return;
        }
        const auto same = [player](const form::Column& column) { return column.player == player; };
        if (std::any_of(columns_.begin(), columns_.end(), same)) {
            refuse(player.empty() ? std::string("a player has no name") : fmt::format("{} is there twice", player));
            return;
        }
        form::Column& column = columns_.emplace_back();
        column.player = player;
        column.boxes.resize(form_.boxes.size());
    }

    /// The box of the last column that is called so; npos when the form has none.
    std::size_t find(std::string_view key) {
        const std::size_t box = form::find_box(form_, key);
        if (box == form_.boxes.size()) {
            refuse(fmt::format("{} is no box of this score sheet: {}", key, keys_of(form_)));
        } else if (!columns_.back().boxes[box].empty()) {
            refuse(fmt::format("{} is filled in twice", key));
        }
        return box;
    }

    void enter(std::string_view key, std::string_view text) {
        const std::size_t box = find(key);
        if (!good()) {
            return;
        }
        auto numbers = form::read_numbers(form_.boxes[box], text);
        numbers ? put(box, std::move(*numbers)) : refuse(fmt::format("what stands in {} is no number: {}", key, text));
    }
    void put(std::size_t box, form::Numbers numbers) { columns_.back().boxes[box] = std::move(numbers); }
    const form::Box& box(std::size_t at) const { return form_.boxes[at]; }

    FilledForm take() {
        if (columns_.empty()) {
            refuse("nothing is filled in");
        }
        return {std::move(columns_), std::move(fault_)};
    }

private:
    const form::Form& form_;
    form::Filled columns_;
    std::string fault_;
};

/// Appends what one value of a box says; false when it is no number.
bool append(const form::Box& box, const JsonNode& value, form::Numbers& numbers) {
    if (value.kind == JsonNode::Kind::number) {
        numbers.push_back(value.number);
        return true;
    }
    const auto read = value.kind == JsonNode::Kind::text ? form::read_numbers(box, value.text) : std::nullopt;
    numbers.insert(numbers.end(), read ? read->begin() : form::Numbers::iterator{},
                   read ? read->end() : form::Numbers::iterator{});
    return read.has_value();
}

void enter(Entering& entering, std::string_view key, const JsonNode& value) {
    const std::size_t at = entering.find(key);
    if (!entering.good() || value.kind == JsonNode::Kind::null) {
        return;
    }
    const form::Box& box = entering.box(at);
    form::Numbers numbers;
    const bool good = value.kind == JsonNode::Kind::list
                          ? std::all_of(value.items.begin(), value.items.end(),
                                        [&](const JsonNode& item) { return append(box, item, numbers); })
                          : append(box, value, numbers);
    good ? entering.put(at, std::move(numbers)) : entering.refuse(fmt::format("what stands in {} is no number", key));
}

void enter_object(Entering& entering, const JsonNode& object) {
    if (object.kind != JsonNode::Kind::object) {
        entering.refuse("a player's boxes are an object: {\"player\":\"Ann\"}");
        return;
    }
    const JsonNode* const player = object.find(player_key);
    entering.begin(player != nullptr ? std::string_view(player->text) : std::string_view());
    for (std::size_t at = 0; at < object.keys.size() && entering.good(); ++at) {
        if (object.keys[at].first != player_key) {
            enter(entering, object.keys[at].first, object.items[at]);
        }
    }
}

/// Calls each(line, number) for the lines with something in them.
template <typename Each>
void each_line(std::string_view text, Each each) {
    std::size_t number = 1;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        line = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
        if (line.find_first_not_of(" \t,;") != std::string_view::npos) {
            each(line, number);
        }
        at = end + 1;
    }
}

void enter_json(Entering& entering, const JsonNode& root) {
    if (root.kind != JsonNode::Kind::list) {
        enter_object(entering, root);
        return;
    }
    for (std::size_t at = 0; at < root.items.size() && entering.good(); ++at) {
        enter_object(entering, root.items[at]);
    }
}

/// One value, or one a line.
FilledForm read_json_text(const form::Form& form, std::string_view text) {
    Entering entering(form);
    if (const JsonReading whole = read_json(text); whole.root) {
        enter_json(entering, *whole.root);
        return entering.take();
    }
    each_line(text, [&](std::string_view line, std::size_t number) {
        const JsonReading reading = read_json(line);
        reading.root ? enter_json(entering, *reading.root)
                     : entering.refuse(fmt::format("line {}: {}", number, reading.fault.message));
    });
    return entering.take();
}

using Cells = std::vector<std::string>;

/// A quote in quotes is written twice.
Cells cells_of(std::string_view line, char separator) {
    Cells cells(1);
    bool quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '"' && quoted && at + 1 < line.size() && line[at + 1] == '"') {
            cells.back() += line[++at];
        } else if (line[at] == '"') {
            quoted = !quoted;
        } else if (line[at] == separator && !quoted) {
            cells.emplace_back();
        } else {
            cells.back() += line[at];
        }
    }
    std::transform(cells.begin(), cells.end(), cells.begin(),
                   [](const std::string& cell) { return std::string(trimmed(cell)); });
    return cells;
}

char separator_of(std::string_view head) {
    const std::size_t at = head.find_first_of(",;\t");
    return at == std::string_view::npos ? ',' : head[at];
}

void enter_line(Entering& entering, const Cells& head, const Cells& cells) {
    if (cells.size() > head.size()) {
        entering.refuse(fmt::format("{} cells for {} box{}", cells.size(), head.size(), head.size() == 1 ? "" : "es"));
        return;
    }
    const auto player = static_cast<std::size_t>(std::find(head.begin(), head.end(), player_key) - head.begin());
    entering.begin(player < cells.size() ? std::string_view(cells[player]) : std::string_view());
    for (std::size_t at = 0; at < cells.size() && entering.good(); ++at) {
        if (at != player) {
            entering.enter(head[at], cells[at]);
        }
    }
}

FilledForm read_csv(const form::Form& form, std::string_view text) {
    Entering entering(form);
    Cells head;
    char separator = ',';
    each_line(text, [&](std::string_view line, std::size_t) {
        if (head.empty()) {
            separator = separator_of(line);
            head = cells_of(line, separator);
        } else if (entering.good()) {
            enter_line(entering, head, cells_of(line, separator));
        }
    });
    if (entering.is_empty()) {
        entering.refuse(
            fmt::format("the first line names the boxes, player and {}, and a line a player follows", keys_of(form)));
    }
    return entering.take();
}

}  // namespace

FilledForm read_words(const form::Form& form, std::span<const std::string> words) {
    Entering entering(form);
    for (const std::string& word : words) {
        const std::size_t sign = word.find('=');
        if (!entering.good()) {
            break;
        }
        if (sign == std::string::npos) {
            entering.begin(word);
            continue;
        }
        if (entering.is_empty()) {
            entering.begin({});
        }
        entering.enter(std::string_view(word).substr(0, sign), std::string_view(word).substr(sign + 1));
    }
    return entering.take();
}

FilledForm read_text(const form::Form& form, std::string_view text) {
    if (const Foreign* const kind = foreign(text)) {
        return {
            {},
            fmt::format("this is {}{}, and has to be text in UTF-8", kind->compressed ? "" : "text in ", kind->what)};
    }
    text.remove_prefix(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    const std::string lines = in_lines(text);
    const std::size_t first = lines.find_first_not_of(" \t\r\n");
    const bool json = first != std::string::npos && (lines[first] == '{' || lines[first] == '[');
    return json ? read_json_text(form, lines) : read_csv(form, lines);
}

std::string keys_of(const form::Form& form) {
    std::string keys;
    for (const form::Box& box : form.boxes) {
        keys += keys.empty() ? "" : ", ";
        keys += box.key;
    }
    return keys;
}

}  // namespace arbiter::cli
