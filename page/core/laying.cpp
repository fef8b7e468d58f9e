// Lays a position out spot by spot: what spots there are, what each may hold, and the record with it written.
#include "cli/report/json_values.hpp"
#include "page/core/layout.hpp"
#include "page/core/object.hpp"
#include "page/core/questions.hpp"

#include <algorithm>
#include <array>

namespace arbiter::page {
namespace {

constexpr std::string_view scores_word = "scores";
constexpr std::string_view end_line = "end finished";

const Parts* parts_of(const GameEntry& game) {
    static const std::array all{&azul_parts(), &grawlix_parts(), &framework_parts(), &dorfromantik_parts(),
                                &frame_work_parts()};
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Parts* parts) { return parts->game == game.about->id; });
    return found == all.end() ? nullptr : *found;
}

/// What was announced, of each player or of all.
std::vector<Part> announcements(const Layout& layout) {
    std::vector<Part> all;
    for (const std::string& score : layout.announced()) {
        const bool together = layout.game().about->together;
        Part& part = all.emplace_back(
            Part{together ? no_seat : static_cast<Seat>(all.size()), scores_word, "announced", Form::number});
        part.spots.emplace_back().holds = score == "?" ? "" : score;
    }
    return all;
}

void put_announced(Layout& layout, const Part& part) {
    Layout::Words scores = layout.announced();
    const std::size_t at = part.seat == no_seat ? 0 : static_cast<std::size_t>(part.seat);
    if (at < scores.size()) {
        scores[at] = part.spots.front().holds;
    }
    layout.announce(scores);
}

/// A record that is being laid out: its parts in the order in which they are told.
class Laying {
public:
    Laying(std::string_view text, const FileReader& files) : layout_(text, files), parts_(parts_of(layout_.game())) {
        if (parts_ != nullptr) {
            all_ = parts_->parts(layout_);
            const std::vector<Part> scores = announcements(layout_);
            all_.insert(all_.end(), scores.begin(), scores.end());
        }
    }

    const Layout& layout() const { return layout_; }
    const std::vector<Part>& all() const { return all_; }
    bool knows_game() const { return parts_ != nullptr; }

    const Part& part(std::uint64_t number) const {
        if (number >= all_.size()) {
            cli::misunderstand("there is no such part");
        }
        return all_[number];
    }

    /// The record with this on a spot; nothing takes away what lies there.
    Layout with(const Part& part, const std::string& spot, const std::string& piece) const {
        Layout changed = layout_;
        Part laid = part;
        spot_in(laid, spot).holds = piece;
        laid.word == scores_word ? put_announced(changed, laid) : parts_->put(changed, laid);
        return changed;
    }

    /// What may lie there; of a position that is wrong already, also what keeps it wrong in the same way.
    std::vector<Choice> choices(const Part& part, const std::string& name, std::string_view begun) const {
        Part own = part;
        const Spot& spot = spot_in(own, name);
        std::vector<Choice> found = parts_->choices(layout_, part, spot, begun);
        if (!spot.holds.empty() && begun.empty()) {
            found.insert(found.begin(), Choice{})->shown = "take it away";
        }
        const Rule* const before = layout_.broken();
        std::erase_if(found, [&](const Choice& choice) { return !may_lie(part, name, choice, before); });
        return found;
    }

private:
    static Spot& spot_in(Part& part, const std::string& name) {
        const auto found =
            std::find_if(part.spots.begin(), part.spots.end(), [&](const Spot& spot) { return spot.name() == name; });
        if (found == part.spots.end()) {
            cli::misunderstand("there is no such spot");
        }
        return *found;
    }

    bool stands(const Part& part, const std::string& spot, const std::string& piece, const Rule* before) const {
        const Rule* const rule = with(part, spot, piece).broken();
        return rule == nullptr || rule == before;
    }

    bool may_lie(const Part& part, const std::string& spot, const Choice& choice, const Rule* before) const {
        if (choice.whole) {
            return stands(part, spot, choice.text, before);
        }
        return choice.any.empty() || std::any_of(choice.any.begin(), choice.any.end(), [&](const std::string& piece) {
                   return stands(part, spot, piece, before);
               });
    }

    Layout layout_;
    const Parts* parts_;
    std::vector<Part> all_;
};

std::string_view name_of(Form form) {
    constexpr std::array<std::string_view, 4> names{"squares", "hexes", "row", "number"};
    return names[static_cast<std::size_t>(form)];
}

void put_part(const Part& part, const Seats& seats, cli::JsonText& to) {
    to.begin_object();
    cli::put_player("player", part.seat, seats, to);
    to.member("name", part.name);
    to.member("form", name_of(part.form));
    put_list("spots", part.spots, to, [&](const Spot& spot) {
        to.begin_object();
        to.member("spot", spot.name());
        to.member("x", spot.x);
        to.member("y", spot.y);
        to.member("holds", spot.holds);
        to.member("printed", spot.printed);
        to.end_object();
    });
    to.end_object();
}

void put_choice(const Choice& choice, cli::JsonText& to) {
    to.begin_object();
    to.member("text", choice.text);
    to.member("shown", choice.shown.empty() ? choice.text : choice.shown);
    to.member("name", choice.name.empty() ? choice.shown : choice.name);
    to.member("group", choice.group);
    to.member("tile", choice.tile);
    to.member("whole", choice.whole);
    to.end_object();
}

}  // namespace

std::string spots(const Question& question) {
    const FileReader files = question.asked.files();
    const Laying laying(question.text, files);
    const Layout& layout = laying.layout();
    return object([&](cli::JsonText& to) {
        to.member("open", laying.knows_game() && layout.is_open());
        to.member("text", layout.text());
        cli::put_text_or_null("end", layout.is_ended() ? std::string_view() : end_line, to);
        put_list("parts", laying.all(), to, [&](const Part& part) { put_part(part, layout.seats(), to); });
    });
}

std::string choices(const Question& question) {
    const FileReader files = question.asked.files();
    const Laying laying(question.text, files);
    const Part& part = laying.part(question.asked.number("part"));
    const std::vector<Choice> found =
        laying.choices(part, question.asked.text("spot"), question.asked.text("begun", ""));
    return object([&](cli::JsonText& to) {
        put_list("choices", found, to, [&](const Choice& choice) { put_choice(choice, to); });
    });
}

std::string lay(const Question& question) {
    const FileReader files = question.asked.files();
    const Laying laying(question.text, files);
    const Part& part = laying.part(question.asked.number("part"));
    const std::string piece = question.asked.text("piece");
    const bool digits = piece.find_first_not_of("0123456789") == std::string::npos;
    if (piece.find_first_of("\r\n;") != std::string::npos || (part.form == Form::number && !digits)) {
        cli::misunderstand("nothing that is written so can lie there");
    }
    const Layout changed = laying.with(part, question.asked.text("spot"), piece);
    const std::string text = Layout(changed.text(), files).text();
    return object([&](cli::JsonText& to) { to.member("text", text); });
}

}  // namespace arbiter::page
