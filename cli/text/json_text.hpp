// Writes JSON to the end of a text, value by value: no tree is made of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// Commas are put by themselves. What is written stands in the text once this is gone; std::bad_alloc if it cannot.
class JsonText {
public:
    explicit JsonText(std::string& out) : out_(out) {}
    ~JsonText() noexcept(false) { flush(); }
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;

    void begin_object() { open('{'); }
    void end_object() { close('}'); }
    void begin_array() { open('['); }
    void end_array() { close(']'); }

    /// The value follows. The name is the project's own: it holds nothing to be escaped.
    JsonText& key(std::string_view name);

    /// A name that somebody else has chosen.
    JsonText& foreign_key(std::string_view name);

    void null() { word("null"); }
    void value(bool flag) { flag ? word("true") : word("false"); }
    void value(std::int64_t number);
    void value(std::uint64_t number);
    void value(std::int32_t number) { value(std::int64_t{number}); }
    void value(std::uint32_t number) { value(std::uint64_t{number}); }
    /// Bytes that are no UTF-8 become the replacement character, and what a terminal obeys an escape.
    void value(std::string_view text);
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(const char* text) { value(std::string_view(text)); }

    /// Puts what was written so far into the text.
    void flush();

    template <typename Value>
    void member(std::string_view name, const Value& one) {
        key(name).value(one);
    }

private:
    void open(char bracket);
    void close(char bracket);
    void word(std::string_view text);
    void separate();
    /// Where to write so many bytes, which must not be more than the buffer holds.
    char* room(std::size_t bytes);

    std::string& out_;
    bool first_ = true;  ///< no comma before what comes next
    std::size_t size_ = 0;
    std::array<char, 4096> buffer_;  ///< the end of it, not yet in `out_`
};

}  // namespace arbiter::cli
