// FRAME-WORK's rules and rulings, with citations, explanations and examples.
#include "rules/frame-work/rulebook.hpp"

#include <array>

namespace arbiter::frame_work {
namespace {

constexpr std::string_view setup = "FRAME-WORK rulebook, setting up a round";
constexpr std::string_view turns = "FRAME-WORK rulebook, turns";
constexpr std::string_view evidence = "FRAME-WORK rulebook, Using Evidence";
constexpr std::string_view planting = "FRAME-WORK rulebook, Planting a File";
constexpr std::string_view revealing = "FRAME-WORK rulebook, Revealing a File";
constexpr std::string_view busts = "FRAME-WORK rulebook, busts; ruling bust";
constexpr std::string_view ends = "FRAME-WORK rulebook, end of a round";
constexpr std::string_view decks = "arbiter-frame-work(7), Decks";
constexpr std::string_view notation = "arbiter-frame-work(7), Notation";
constexpr std::string_view effects = "arbiter-frame-work(7), Effects; ruling effect-first";

// One short record a rule, which breaks it and nothing else; a test judges them all. The deck is a built-in one: in
// "gala" E1 does nothing, E2 reveals a file of anybody, A2 lets its owner look at one of somebody else.
#define FW_HEAD "Game: frame-work\nPlayers: Ann, Ben\nDeck: gala\n\n"
#define FW_THREE "Game: frame-work\nPlayers: Ann, Ben, Cat\nDeck: gala\n\n"
#define FW_DEAL FW_HEAD "round 1 Ann\ndeal E1 E1\n"
// An A1 lies concealed before Ben, who has E2 at hand.
#define FW_CONCEALED FW_HEAD "round 1 Ann\ndeal A1 E2\nAnn draw E1 plant A1 Ben\n"
// Ann is busted, and her first file is a concealed A1; it is Ben's turn.
#define FW_BUSTED                                                                                    \
    FW_THREE                                                                                         \
    "round 1 Ben\ndeal E1 A1 E2\nBen draw E1 plant A1 Ann\nCat pass\nAnn draw E1 use E1\nBen pass\n" \
    "Cat pass\nAnn draw E1 use E1\nBen pass\nCat pass\nAnn draw A1 use E1\n"
// The pile is empty and both players still hold an E1; it is Ben's turn.
#define FW_EMPTY                                                                                               \
    "Game: frame-work\nPlayers: Ann, Ben\nDeck: teaser\n\nround 1 Ann\ndeal E1 E1\nAnn draw A1 plant A1 Ben\n" \
    "Ben draw A1 plant A1 Ben\nAnn draw A1 plant A1 Ben\nBen draw A1 plant A1 Ben\nAnn draw A1 plant A1 Ben\n" \
    "Ben draw E1 plant E1 Ben\nAnn draw S1 plant S1 Ben\n"
// A round in which Ann and Ben both earn two points, and Cat none.
#define FW_TIE_ANN                                                                                   \
    "deal A1 A1 E1\nAnn draw E1 plant A1 Ann\nBen draw E1 plant A1 Ben\nCat pass\nAnn reveal 1 A1\n" \
    "Ben reveal 1 A1\nCat pass\nAnn pass\nBen pass\n"
#define FW_TIE_BEN                                                                                             \
    "deal A1 A1 E1\nBen draw E1 plant A1 Ben\nCat pass\nAnn draw E1 plant A1 Ann\nBen reveal 1 A1\nCat pass\n" \
    "Ann reveal 1 A1\nBen pass\nCat pass\nAnn pass\n"

constexpr std::array rules{
    Rule{"frame-work.deck.missing", Kind::syntax, decks, "the header names the deck",
         "No list of the printed cards is published, so the deck is data that comes with the record: Deck names a deck "
         "file or a "
         "built-in deck. Without one nothing can be judged.",
         "Game: frame-work\nPlayers: Ann, Ben\n\nround 1 Ann\n"},
    Rule{
        "frame-work.deck.unknown", Kind::syntax, decks, "a deck's name without .json is that of a built-in deck",
        "There is no built-in deck of this name. A deck file has .json in its name, and its path begins at the record.",
        "Game: frame-work\nPlayers: Ann, Ben\nDeck: galla\n\nround 1 Ann\n"},
    Rule{"frame-work.deck.unreadable", Kind::syntax, decks, "the deck file lies where the record says",
         "The deck file cannot be opened. Its path begins at the folder of the record.",
         "Game: frame-work\nPlayers: Ann, Ben\nDeck: no-such-file.json\n\nround 1 Ann\n"},
    Rule{"frame-work.deck.broken", Kind::syntax, decks, "a deck file is good JSON and follows the rules for decks",
         "The deck file is no JSON, lacks something, or breaks a rule: ids differ, every card is there at least once, "
         "the Alibis add up "
         "to five, an Alibi's effect has no target, words and Dossiers of effects are those that exist. There is one "
         "finding for each "
         "fault, with its line and column in the deck file.",
         "Game: frame-work\nPlayers: Ann, Ben\nDeck: bad-example\n\nround 1 Ann\n"},
    Rule{"frame-work.deck.needless", Kind::warning, decks, "a deck file says only what means something",
         "The deck file has a key that means nothing where it stands, perhaps a misspelt one. It is passed over.",
         "Game: frame-work\nPlayers: Ann, Ben\nDeck: misspelt-example\n\n"},
    Rule{"frame-work.round.number", Kind::play, notation, "rounds are counted from 1",
         "The number in the round line is not the number of the round that begins.", FW_HEAD "round 2 Ann\n"},
    Rule{"frame-work.round.starter", Kind::play, "FRAME-WORK rulebook, setting up a round; ruling first-player",
         "who gained most in the last round starts the next one",
         "The first round is started by the player agreed on. Every later one is started by whoever gained most Trust "
         "Points in the "
         "round before; among equals the one with most points, then the first clockwise after the last starter. A "
         "busted player gained "
         "less than anybody else.",
         "Game: frame-work\nPlayers: Ann, Ben\nDeck: gala\nStart: Ann\n\nround 1 Ben\n"},
    Rule{"frame-work.round.twice", Kind::play, notation, "a round begins once",
         "The same round is announced a second time.", FW_HEAD "round 1 Ann\nround 1 Ann\n"},
    Rule{"frame-work.round.not-over", Kind::play, ends,
         "a round goes on until all pass, all Alibis are revealed or one player is left",
         "A new round begins although the one before has not come to any of its three ends: everybody still in it "
         "passes in a row, all "
         "five Alibis are revealed, or all players but one are busted.",
         FW_DEAL "Ann pass\nround 2 Ann\n"},
    Rule{"frame-work.round.over", Kind::play, ends, "when a round is over nobody acts until the next one is dealt",
         "The round had already come to an end when this turn was taken.", FW_DEAL "Ann pass\nBen pass\nAnn pass\n"},
    Rule{"frame-work.deal.missing", Kind::play, setup, "a round begins with a card dealt to each player",
         "Somebody acts, or the next round begins, but the record has not said yet what was dealt in this one. Cards "
         "nobody saw are "
         "written ?.",
         FW_HEAD "round 1 Ann\nAnn pass\n"},
    Rule{"frame-work.deal.count", Kind::play, setup, "every player of the round is dealt one card",
         "The deal line has one card for each player of the round in seat order; in Sudden Death only for those who "
         "play it.",
         FW_HEAD "round 1 Ann\ndeal E1\n"},
    Rule{"frame-work.card.unknown", Kind::play, decks, "only cards of the deck are played",
         "The deck has no card with this id. Ids are compared letter by letter, capitals matter.",
         FW_DEAL "Ann draw E9 use E1\n"},
    Rule{"frame-work.card.copies", Kind::play, decks, "there are no more copies of a card than the deck has",
         "Every copy of this card is known to be somewhere else, or is needed for an unknown card that can be nothing "
         "else.",
         FW_HEAD "round 1 Ann\ndeal A2 A2\nAnn draw A2 plant A2 Ann\n"},
    Rule{"frame-work.card.another", Kind::play, planting, "a card keeps its face while it is moved about",
         "By what is recorded the file here must be another card: it was named when it was planted or looked at, or "
         "the other cards that "
         "were held then leave no other choice.",
         FW_DEAL "Ann draw A1 plant A1 Ben\nBen reveal 1 A2\n"},
    Rule{"frame-work.turn.wrong-player", Kind::play, "FRAME-WORK rulebook, turns; ruling turn-order",
         "players take turns clockwise",
         "After each turn comes the next player clockwise who is still in the round. The line names somebody else.",
         FW_DEAL "Ben pass\n"},
    Rule{"frame-work.turn.busted", Kind::play, busts, "a busted player is out of the round",
         "Three revealed Evidence next to each other have taken this player out of the round.", FW_BUSTED "Ann pass\n"},
    Rule{"frame-work.turn.not-playing", Kind::play, "FRAME-WORK rulebook, Sudden Death; ruling win",
         "Sudden Death is played by those who share the lead",
         "Only the players who share the lead play a Sudden Death round; the others watch.",
         FW_THREE "round 1 Ann\n" FW_TIE_ANN "round 2 Ben\n" FW_TIE_BEN "round 3 Ann\n" FW_TIE_ANN
                  "round 4 Ben\ndeal E1 E1\nCat pass\n"},
    Rule{"frame-work.draw.empty-pile", Kind::play, turns, "cards are drawn from the pile while it lasts",
         "The draw pile is empty: every card has been dealt or drawn.", FW_EMPTY "Ben draw E1 plant E1 Ann\n"},
    Rule{"frame-work.draw.without-play", Kind::play, "FRAME-WORK rulebook, turns; rulings hand and draw-excludes",
         "who draws must use or plant a card",
         "A player who draws ends the turn by using an Evidence or planting a file. Passing and revealing are for "
         "those who do not draw, "
         "and nobody keeps two cards.",
         FW_DEAL "Ann draw E1 pass\n"},
    Rule{"frame-work.play.without-draw", Kind::play, "FRAME-WORK rulebook, turns; ruling draw-excludes",
         "while the pile lasts, a card is used or planted only after a draw",
         "The last card in hand may be played without a draw only when the pile is empty.", FW_DEAL "Ann use E1\n"},
    Rule{"frame-work.hand.empty", Kind::play, turns, "who has no card plays none",
         "The player has already played the last card. What is left is to reveal or to pass.",
         FW_EMPTY "Ben plant E1 Ann\nAnn plant E1 Ben\nBen plant A1 Ann\n"},
    Rule{"frame-work.hand.not-held", Kind::play, turns, "a card is played out of one's own hand",
         "By what is recorded the player does not hold this card: neither the card kept nor the one just drawn or "
         "taken can be it.",
         FW_DEAL "Ann draw A1 plant A2 Ben\n"},
    Rule{"frame-work.use.alibi", Kind::play, "FRAME-WORK rulebook, Revealing a File; ruling alibi-hand",
         "an Alibi is never used from the hand",
         "Only Evidence is used from the hand. An Alibi acts when it is revealed in a Dossier, so it has to be planted "
         "first.",
         FW_DEAL "Ann draw A1 use A1\n"},
    Rule{"frame-work.use.target-missing", Kind::play, evidence, "a card that acts on a target is used on somebody",
         "The effect speaks of a target, or the card is starred and goes to the player it is used on: the line needs "
         "on NAME.",
         FW_DEAL "Ann draw S1 use S1\n"},
    Rule{"frame-work.use.on-oneself", Kind::play, decks, "a card is used on somebody else, unless it says otherwise",
         "The target of a card is another player, unless the step of its effect says \"self\": true.",
         FW_DEAL "Ann draw S1 use S1 on Ann\n"},
    Rule{"frame-work.use.target-out", Kind::play, busts, "nothing is used on a player who is out of the round",
         "Nothing may touch the Dossier of a busted player, or of one who does not play this round.",
         FW_BUSTED "Ben draw S1 use S1 on Ann\n"},
    Rule{"frame-work.plant.player-out", Kind::play, busts, "no file is planted with a player who is out of the round",
         "Nothing may touch the Dossier of a busted player, or of one who does not play this round.",
         FW_BUSTED "Ben draw S1 plant S1 Ann\n"},
    Rule{"frame-work.reveal.no-file", Kind::play, revealing, "only a file that is there can be revealed",
         "The player's Dossier has no file at this position. Positions count from 1 at the left, and a file taken out "
         "leaves no gap.",
         FW_DEAL "Ann reveal 1 E1\n"},
    Rule{"frame-work.reveal.revealed", Kind::play, revealing, "only a concealed file can be revealed",
         "This file already lies face up.", FW_DEAL "Ann draw E1 use E1\nBen pass\nAnn reveal 1 E1\n"},
    Rule{"frame-work.effect.none", Kind::play, effects, "files are changed by turns and effects only",
         "A line without a player tells what an effect did, but no effect is in progress here.",
         FW_DEAL "reveal Ben.1 E1\n"},
    Rule{"frame-work.effect.unfinished", Kind::play, effects, "an effect is recorded to its end",
         "Every step of an effect has a line, and an inner Alibi's effect comes before the next step of the outer one. "
         "A step that cannot "
         "be carried out, or an optional one not taken, is written nothing.",
         FW_CONCEALED "Ben draw E1 use E2\nAnn pass\n"},
    Rule{"frame-work.effect.verb", Kind::play, effects, "an effect does what the card says",
         "The next step of the effect in progress does something else.",
         FW_CONCEALED "Ben draw E1 use E2\n  look Ben.1 A1\n"},
    Rule{"frame-work.effect.dossier", Kind::play, effects, "an effect acts on the Dossiers the card says",
         "The step is for other Dossiers: self is the user (of an Alibi, the owner of the Dossier it lies in), target "
         "the player it was "
         "used on, other anybody but self.",
         FW_HEAD "round 1 Ann\ndeal A2 E1\nAnn draw E1 plant A2 Ann\nBen draw E1 plant E1 Ann\nAnn reveal 1 A2\n  look "
                 "Ann.2 E1\n"},
    Rule{"frame-work.effect.player-out", Kind::play, busts, "no effect touches a player who is out of the round",
         "Nothing may touch hand and Dossier of a busted player, or of one who does not play this round.",
         FW_BUSTED "Ben pass\nCat draw E1 use E2\n  reveal Ann.1 A1\n"},
    Rule{"frame-work.effect.no-file", Kind::play, effects, "an effect acts on files that are there",
         "The Dossier has no file at this position. Positions count from 1 at the left, and a file taken out leaves no "
         "gap.",
         FW_CONCEALED "Ben draw E1 use E2\n  reveal Ben.2 A1\n"},
    Rule{"frame-work.effect.face", Kind::play, effects, "an effect acts on files of the face it says",
         "Only concealed files can be revealed or looked at, only revealed ones concealed; other steps may ask for one "
         "of the two.",
         FW_CONCEALED "Ben draw E1 use E1\nAnn draw E2 use E2\n  reveal Ben.2 E1\n"},
    Rule{"frame-work.effect.one-dossier", Kind::play, effects, "a swap or a move needs two Dossiers",
         "A swap is between two different Dossiers. A move within one is possible only where the card moves something "
         "to self.",
         "Game: frame-work\nPlayers: Ann, Ben\nDeck: docks\n\nround 1 Ann\ndeal E1 E1\nAnn draw E4 use E1\nBen draw E1 "
         "use E1\n"
         "Ann draw A5 plant A5 Ben\nBen pass\nAnn draw E2 use E4\n  swap Ben.1 Ben.2\n"},
    Rule{"frame-work.effect.possible", Kind::play, effects, "what an effect can do it does",
         "A step is left out only if nothing is there that it could act on, or if the card says that it is optional.",
         FW_CONCEALED "Ben draw E1 use E2\n  nothing\n"},
};

constexpr std::array<std::string_view, 2> busted_alibis_options{"count", "ignore"};
constexpr std::array<std::string_view, 2> zero_bonus_options{"no", "yes"};

constexpr std::array game_rulings{
    Ruling{"busted-alibis",
           "Alibis revealed in a busted Dossier count towards \"all five revealed\" (option: they do not).",
           busted_alibis_options, false},
    Ruling{"zero-alibi-bonus",
           "Where nobody has a revealed Alibi nobody has most of them, and there is no bonus (option: everybody not "
           "busted gets it).",
           zero_bonus_options, false},
    Ruling{"turn-order", "Clockwise. Busted players are skipped.", {}, false},
    Ruling{"first-player",
           "Round 1: as recorded. Later the player who gained most Trust Points in the last round, a busted player "
           "having gained less than anybody else; "
           "among equals the one with most points, then the first clockwise after the last starter, who comes last. "
           "Only those who play the round count.",
           {},
           false},
    Ruling{
        "hand",
        "After a turn exactly one card in hand while the pile lasts; who draws the last card still plays one of two.",
        {},
        true},
    Ruling{"draw-excludes", "Who draws uses or plants; who does not draw reveals or passes.", {}, true},
    Ruling{"alibi-hand", "An Alibi is never used from the hand.", {}, true},
    Ruling{"evidence-reveal",
           "A revealed Evidence does nothing; only used ones act. A used one stays revealed at the end of the user's "
           "Dossier, a starred one at the end of the target's.",
           {},
           false},
    Ruling{"effect-first",
           "A used card acts before it is put down, and putting it down belongs to the effect. The effect of a player "
           "busted meanwhile goes on, but not with that "
           "player's own hand and Dossier; a starred card still goes to its target. Revealed Alibis act at once, the "
           "innermost first, by the owner of the Dossier, "
           "even out of turn.",
           {},
           false},
    Ruling{"bust",
           "Three neighboring revealed Evidence, starred or not, in one Dossier, looked for after every single change: "
           "out of the round, one Trust Point less at that "
           "moment (never below 0, teams alike), no points; nothing touches that hand or Dossier any more.",
           {},
           true},
    Ruling{"close-up", "A card taken out of a Dossier leaves no gap.", {}, false},
    Ruling{"passes", "As many passes in a row as players still in the round.", {}, false},
    Ruling{"end-check",
           "The ends of a round are looked for after the effect in progress has been carried out; a round also ends "
           "when nobody is left, and then nobody earns.",
           {},
           false},
    Ruling{"bonus",
           "One point more for each player, not busted, with most revealed Alibis; those of busted players are not "
           "compared.",
           {},
           true},
    Ruling{"win",
           "At the end of a round 5 or more points and the single highest total win. Equal leaders play Sudden Death "
           "rounds, only they, and again only those who still "
           "share the lead, until one leads; points that fall below 5 meanwhile still win.",
           {},
           true},
    Ruling{"teams",
           "Points are the team's; bonus and starter are found by player; busts end the round when all but one player "
           "are out.",
           {},
           false},
};

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

const Rule& rule(Law law) {
    return rules[static_cast<std::size_t>(law) - 1];
}

std::span<const Ruling> rulings() {
    return game_rulings;
}

}  // namespace arbiter::frame_work
