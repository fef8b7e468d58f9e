// Reads the list of players, and finds a player by name or by P and a number.
#include "grammar/record/seats.hpp"

#include <algorithm>

namespace arbiter {
namespace {

constexpr std::array<std::string_view, most_seats> numbers{"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"};
constexpr std::size_t no_number = most_seats;

}  // namespace

bool is_word(std::string_view name) {
    // Latin-1 signs (U+00A0 to U+00BF), General Punctuation (U+2000 to U+206F), the minus sign (U+2212).
    const auto sign_at = [](std::string_view text) {
        const auto second = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
        return (text.starts_with("\xC2") && second >= 0xA0) || text.starts_with("\xE2\x80") ||
               text.starts_with("\xE2\x81") || text.starts_with("\xE2\x88\x92");
    };
    for (std::size_t at = 0; at < name.size(); ++at) {
        const bool ascii = static_cast<unsigned char>(name[at]) < 0x80;
        if (!is_word_byte(name[at]) || (!ascii && sign_at(name.substr(at)))) {
            return false;
        }
    }
    return !name.empty();
}

std::string_view word_at(const char* at, const char* end) {
    const char* const stop = std::find_if_not(at, end, is_word_byte);
    return {at, static_cast<std::size_t>(stop - at)};
}

void Seats::add(std::string_view name, Span span, bool usable) {
    if (count_ == most_seats) {
        return;
    }
    Player player;
    player.name = name;
    player.span = span;
    player.usable = usable;
    if (usable && name.size() <= sizeof player.head) {
        std::memcpy(player.head.data(), name.data(), name.size());
        std::memset(player.mask.data(), 0xFF, name.size());
        player.length = static_cast<std::uint32_t>(name.size());
    }
    all_short_ = all_short_ && (!usable || player.length != 0);
    seats_[count_++] = player;
}

std::string_view Seats::word(Seat seat) const {
    return usable(seat) ? name(seat) : number(seat);
}

std::string_view Seats::number(Seat seat) {
    return numbers[index(seat)];
}

Seat Seats::find(std::string_view word) const {
    const std::size_t number = word.size() == 2 && word[0] == 'P' ? static_cast<std::size_t>(word[1] - '1') : no_number;
    for (std::size_t i = 0; i < count_; ++i) {
        if ((seats_[i].usable && seats_[i].name == word) || i == number) {
            return static_cast<Seat>(i);
        }
    }
    return no_seat;
}

Seat Seats::named(std::string_view name) const {
    for (std::size_t i = 0; i < count_; ++i) {
        if (seats_[i].name == name) {
            return static_cast<Seat>(i);
        }
    }
    return no_seat;
}

const char* Seats::scan_slowly(const char* at, const char* end, Seat& seat) const {
    const std::string_view word = word_at(at, end);
    const Seat found = find(word);
    if (found == no_seat) {
        return nullptr;
    }
    seat = found;
    return at + word.size();
}

}  // namespace arbiter
