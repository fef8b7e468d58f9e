// The games with all that a page has to know to begin a record, their rules, and their score sheets.
#include "cli/input/filled_form.hpp"
#include "cli/report/books_json.hpp"
#include "cli/report/form_text.hpp"
#include "cli/report/json_values.hpp"
#include "page/core/object.hpp"
#include "page/core/questions.hpp"
#include "rules/registry/registry.hpp"

#include <array>

namespace arbiter::page {
namespace {

std::string_view name_of(form::Takes takes) {
    constexpr std::array<std::string_view, 3> names{"number", "numbers", "sum"};
    return names[static_cast<std::size_t>(takes)];
}

void put_box(const form::Box& box, cli::JsonText& to) {
    to.begin_object();
    to.member("key", box.key);
    to.member("name", box.name);
    to.key("most");
    if (box.most == form::no_limit) {
        to.null();
    } else {
        to.value(box.most);
    }
    to.member("limit", box.limit);
    to.key("empty");
    if (box.empty) {
        to.value(*box.empty);
    } else {
        to.null();
    }
    to.member("takes", name_of(box.takes));
    put_list("words", box.words, to, [&](const form::Word& word) {
        to.begin_object();
        to.member("text", word.text);
        to.member("number", word.number);
        to.member("meaning", word.meaning);
        to.end_object();
    });
    to.end_object();
}

void put_form(const form::Form* form, cli::JsonText& to) {
    if (form == nullptr) {
        to.null();
        return;
    }
    to.begin_object();
    to.member("players", static_cast<std::uint64_t>(form->players));
    put_list("boxes", form->boxes, to, [&](const form::Box& box) { put_box(box, to); });
    to.end_object();
}

void put_game(const GameEntry& game, cli::JsonText& to) {
    const About& about = *game.about;
    to.begin_object();
    to.member("id", about.id);
    to.member("title", about.title);
    to.member("fewest_players", static_cast<std::uint64_t>(about.fewest_players));
    to.member("most_players", static_cast<std::uint64_t>(about.most_players));
    to.member("any_count_plays", about.any_count_plays);
    to.member("together", about.together);
    cli::put_list("keywords", about.keywords, to);
    put_list("header_keys", about.header_keys, to, [&](const HeaderKey& known) { to.value(known.key); });
    cli::put_list("decks", about.decks, to);
    put_list("rulings", game.rulings, to, [&](const Ruling& ruling) { cli::put_ruling(ruling, to); });
    put_form(game.form, to.key("sheet"));
    to.end_object();
}

}  // namespace

std::string games(const Question&) {
    return object([&](cli::JsonText& to) {
        put_list("games", arbiter::games(), to, [&](const GameEntry& game) { put_game(game, to); });
    });
}

std::string explain(const Question& question) {
    const Rule* const rule = find_rule(question.asked.text("code"));
    if (rule == nullptr) {
        cli::misunderstand("there is no rule with this code");
    }
    return cli::rule_json(*rule);
}

std::string sheet(const Question& question) {
    const std::string id = question.asked.text("game");
    const GameEntry* const game = find_game(id);
    if (game == nullptr || game->form == nullptr) {
        cli::misunderstand("no game with a score sheet is called so");
    }
    const cli::FilledForm filled = cli::read_text(*game->form, question.asked.text("filled"));
    if (!filled.fault.empty()) {
        cli::misunderstand(filled.fault);
    }
    std::string json;
    cli::write_added_json(id, *game->form, filled.columns, game->add_up(filled.columns), json);
    return json;
}

}  // namespace arbiter::page
