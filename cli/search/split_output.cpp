// Sorts the records by where they belong, and writes a file for each stretch of the same.
#include "cli/search/split_output.hpp"

#include "cli/output/output_commit.hpp"
#include "cli/text/file_name.hpp"
#include "cli/text/invisible_characters.hpp"
#include "grammar/text/ascii.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t longest_file_name = 100;

bool is_safe_in_names(char byte) {
    return is_digit(byte) || is_letter(byte) || byte == '-' || byte == '+' || byte == '.';
}

/// How many bytes the character there has, if it is one that everybody sees and no ASCII.
std::size_t visible_character(std::string_view text, std::size_t at) {
    const bool seen = static_cast<unsigned char>(text[at]) >= 0x80 && invisible(text.substr(at)) == 0 &&
                      foreign_blank(text.substr(at)) == 0;
    return seen ? sequence_length(text, at) : 0;
}

/// Names that nothing has yet; letter cases tell none apart, as on some systems.
class FreeNames {
public:
    std::string take(const std::string& wanted) {
        std::string name = wanted;
        for (int i = 2; !taken_.insert(lower_case(name)).second; ++i) {
            name = fmt::format("{}-{}", wanted, i);
        }
        return name;
    }

private:
    std::set<std::string> taken_;
};

bool are_same_keys(const SortKey& one, const SortKey& other) {
    return one.any == other.any && one.number == other.number && one.word == other.word;
}

}  // namespace

std::string safe_name(std::string_view value) {
    constexpr std::string_view ending = ".tgn";  // which the file gets anyway
    if (value.size() > ending.size() && lower_case(std::string(value.substr(value.size() - ending.size()))) == ending) {
        value.remove_suffix(ending.size());
    }
    std::string name;
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t bytes = visible_character(value, at);
        const std::size_t hidden =
            bytes != 0 ? 0 : std::max(invisible(value.substr(at)), foreign_blank(value.substr(at)));
        if (name.size() + std::max<std::size_t>(bytes, 1) > longest_file_name) {
            break;
        }
        if (bytes != 0) {
            name += value.substr(at, bytes);
        } else {
            name += is_safe_in_names(value[at]) ? value[at] : '_';
        }
        at += std::max({bytes, hidden, std::size_t{1}});
    }
    if (name.empty() || name.front() == '.' || name.front() == '-') {
        name.insert(name.begin(), '_');
    }
    return name;
}

Splitting::Splitting(const std::string& by, std::string folder) : folder_(std::move(folder)) {
    if (const auto size = whole_number(by)) {
        if (*size < 1) {
            throw std::runtime_error(fmt::format("--split {}: at least one record has to be in each file", by));
        }
        size_ = static_cast<std::uint64_t>(*size);
    } else {
        by_ = field_or_throw(by);
    }
    if (folder_.empty() || folder_ == "-") {
        throw std::runtime_error("--split requires --into FOLDER");
    }
}

std::vector<SortKey> Splitting::keys_of(const JudgedRecord& judged) {
    if (size_ != 0) {
        return {SortKey{true, static_cast<std::int64_t>(count_++ / size_) + 1, {}}};
    }
    std::set<std::string> words;
    std::set<std::int64_t> numbers;
    if (by_->is_word()) {
        by_->each_word(judged, [&](std::string_view word) { words.emplace(word); });
    } else if (by_->field->kind == FieldKind::flag) {
        words.insert(by_->field->is_so(judged) ? "yes" : "no");
    } else {
        by_->field->numbers(
            judged, [&](std::int64_t least, std::int64_t most) { least == most&& numbers.insert(least).second; });
    }
    std::vector<SortKey> keys;
    for (const std::string& word : words) {
        keys.push_back({true, 0, word});
    }
    for (const std::int64_t number : numbers) {
        keys.push_back({true, number, {}});
    }
    return keys.empty() ? std::vector<SortKey>{SortKey{}} : keys;
}

/// In the order in which the files are written.
std::vector<std::string> Splitting::names_of(SortBuffer& kept) const {
    const bool numbered = size_ != 0;
    const std::size_t digits = fmt::format("{}", count_ / std::max<std::uint64_t>(size_, 1) + 1).size();
    std::vector<std::string> names;
    FreeNames free;
    std::optional<SortKey> last;
    kept.each_key([&](const SortKey& key) {
        if (last && are_same_keys(*last, key)) {
            return;
        }
        last = key;
        if (names.size() == most_files) {
            throw std::runtime_error(
                fmt::format("--split: these are more than {} files; nothing is written", most_files));
        }
        const std::string name = !key.any                              ? "none"
                                 : numbered                            ? fmt::format("{:0{}}", key.number, digits)
                                 : key.word.empty() && !by_->is_word() ? fmt::format("{}", key.number)
                                                                       : safe_name(key.word);
        names.push_back(fmt::format("{}/{}.tgn", folder_, free.take(name)));
    });
    return names;
}

void Splitting::write(SortBuffer& kept) const {
    const std::vector<std::string> names = names_of(kept);
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    for (const std::string& name : names) {
        if (std::filesystem::exists(std::filesystem::symlink_status(name, error))) {
            throw std::runtime_error(
                fmt::format("{}: cannot be written: it is there already; nothing is written", shown_name(name)));
        }
    }
    std::optional<OutputCommit> delivery;
    AtomicFile* file = nullptr;
    std::optional<SortKey> last;
    std::size_t next = 0;
    kept.each_with_key([&](const SortKey& key, const std::string& text) {
        if (!last || !are_same_keys(*last, key)) {
            if (delivery) {
                delivery->keep();
            }
            file = &delivery.emplace().open(names[next++], OutputCommit::Over::nothing);
            last = key;
        }
        file->write(text);
    });
    if (delivery) {
        delivery->keep();
    }
}

}  // namespace arbiter::cli
