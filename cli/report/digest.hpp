// A record in the words of a baseline: "violation; scores 0 0; error azul.line.full at 6:6".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// One finding of a digest. Lines count from the record's first.
struct DigestFinding {
    std::string_view severity;
    std::string_view code;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
};

/// "error azul.line.full at 6:6"
std::string words_of(const DigestFinding& finding);

/// Puts the words of a digest together, so that then and now cannot differ in form.
class DigestWords {
public:
    explicit DigestWords(std::string_view verdict) : text_(verdict) {}

    void score(std::int64_t score);
    void finding(const DigestFinding& finding);
    std::string text() const { return findings_ == 0 ? text_ + "; no findings" : text_; }

private:
    std::string text_;
    std::size_t scores_ = 0;
    std::size_t findings_ = 0;
};

/// Back from words; empty code when they are none.
DigestFinding read_finding(std::string_view words);

}  // namespace arbiter::cli
