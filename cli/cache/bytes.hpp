// Numbers, texts, places in a record and names of the program as bytes, and back. A ByteReader believes no byte.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/registry.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Bytes that were not written by this program, or a value that cannot be written.
struct Unfit {};

/// Appends values to bytes. Numbers have 7 bits a byte, the lowest first; the sign is the lowest bit of all.
class ByteWriter {
public:
    static constexpr bool reads = false;
    ByteWriter(std::string& bytes, std::string_view text) : bytes_(bytes), text_(text) {}

    template <typename Number>
    void number(const Number& value) {
        const auto whole = static_cast<std::int64_t>(value);
        std::uint64_t rest = (static_cast<std::uint64_t>(whole) << 1U) ^ (whole < 0 ? ~std::uint64_t{0} : 0);
        for (; rest > 0x7F; rest >>= 7U) {
            bytes_ += static_cast<char>(rest | 0x80U);
        }
        bytes_ += static_cast<char>(rest);
    }
    void text(std::string_view value) {
        number(value.size());
        bytes_ += value;
    }
    void name(std::string_view value) { text(value); }
    void game(std::string_view value) { text(value); }
    void rule(const Rule* value) { text(value->id); }
    void part_of_record(std::string_view value) {
        const std::less_equal<> before;
        if (!before(text_.data(), value.data()) || !before(value.data() + value.size(), text_.data() + text_.size())) {
            throw Unfit{};
        }
        number(value.data() - text_.data());
        number(value.size());
    }
    template <typename List>
    std::size_t size(const List& list) {
        number(list.size());
        return list.size();
    }
    void span(const Span& value) {
        if (value.begin > value.end || value.end > text_.size()) {
            throw Unfit{};
        }
        number(value.begin);
        number(value.end);
    }

private:
    std::string& bytes_;
    std::string_view text_;
};

/// Takes the same values off the front of bytes.
class ByteReader {
public:
    static constexpr bool reads = true;
    ByteReader(std::string_view bytes, std::string_view text) : bytes_(bytes), text_(text) {}

    template <typename Number>
    void number(Number& value) {
        std::uint64_t rest = 0;
        for (unsigned shift = 0;; shift += 7) {
            const auto byte = static_cast<unsigned char>(take(1).front());
            rest |= std::uint64_t{byte & 0x7FU} << shift;
            if (byte < 0x80) {
                break;
            }
            if (shift > 56) {
                throw Unfit{};
            }
        }
        value = static_cast<Number>(static_cast<std::int64_t>((rest >> 1U) ^ (~(rest & 1U) + 1)));
    }
    void text(std::string& value) { value = taken_text(); }
    /// Names live as long as the program, and there are few of them.
    void name(std::string_view& value) {
        static thread_local std::set<std::string, std::less<>> names;
        const std::string_view text = taken_text();
        const auto known = names.find(text);
        value = known != names.end() ? *known : *names.emplace(text).first;
    }
    void game(std::string_view& value) {
        const std::string_view text = taken_text();
        const GameEntry* const entry = find_game(text);
        if (entry == nullptr && !text.empty()) {
            throw Unfit{};
        }
        value = entry == nullptr ? std::string_view{} : entry->about->id;
    }
    void rule(const Rule*& value) {
        value = find_rule(taken_text());
        if (value == nullptr) {
            throw Unfit{};
        }
    }
    void part_of_record(std::string_view& value) {
        std::size_t begin = 0;
        std::size_t count = 0;
        number(begin);
        number(count);
        if (begin > text_.size() || count > text_.size() - begin) {
            throw Unfit{};
        }
        value = text_.substr(begin, count);
    }
    template <typename List>
    std::size_t size(List& list) {
        std::size_t count = 0;
        number(count);
        if (count > bytes_.size()) {
            throw Unfit{};
        }
        list.resize(count);
        return count;
    }
    void span(Span& value) {
        number(value.begin);
        number(value.end);
        if (value.begin > value.end || value.end > text_.size()) {
            throw Unfit{};
        }
    }
    bool at_end() const { return bytes_.empty(); }

private:
    std::string_view take(std::size_t count) {
        if (count > bytes_.size()) {
            throw Unfit{};
        }
        const std::string_view front = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return front;
    }
    std::string_view taken_text() {
        std::size_t count = 0;
        number(count);
        return take(count);
    }

    std::string_view bytes_;
    std::string_view text_;
};

}  // namespace arbiter::cli
