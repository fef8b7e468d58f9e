// What the examples of the laws begin with: one short record a rule, which breaks it and nothing else.
#pragma once

#include <string_view>

namespace arbiter::grawlix {

/// Headings of the rulebook.
namespace heading {
inline constexpr std::string_view draft = "Grawlix rulebook, The Draft";
inline constexpr std::string_view gameplay = "Grawlix rulebook, Gameplay";
inline constexpr std::string_view playing = "Grawlix rulebook, Playing Tiles";
}  // namespace heading

#define GRAWLIX_HEAD "Game: grawlix\nPlayers: Ann, Ben\n\n"
// Ann drafts @B %O $R #G, Ben drafts &V *O @V #B.
#define GRAWLIX_DRAFT GRAWLIX_HEAD "draft @B &V %O *O $R @V #G #B\n"
#define GRAWLIX_FIRST GRAWLIX_DRAFT "Ann @B:0,0 +$G\n"
#define GRAWLIX_SECOND GRAWLIX_FIRST "Ben &V:1,0 +#R\n"
#define GRAWLIX_SIX GRAWLIX_HEAD "draft @R #O $Y %G &B *V @O #R\n"
// Twenty-eight plays, after which the supply is empty.
#define GRAWLIX_NO_SUPPLY                                                                                    \
    GRAWLIX_HEAD                                                                                             \
    "draft &B #R @V &Y *O %G @Y $G\nAnn &B:0,0 +$V\nBen #R:0,-1 +*B\nAnn @V:0,-2 +@B\nBen &Y:1,-1 +%B\n"     \
    "Ann *O:2,-1 +@R\nBen %G:3,-1 +#O\nAnn @Y:2,0 +&G\nBen $G:1,-2 +#V\nAnn $V:4,-1 +*V\nBen *B:3,-2 +@O\n"  \
    "Ann @B:5,-1 +&R\nBen %B:1,-3 +#Y\nAnn @R:1,-4 +#G\nBen #O:1,-5 +%O\nAnn &G:2,-4 +$R\nBen #V:2,-3 +$B\n" \
    "Ann *V:1,0 +$O\nBen @O:3,-3 +$Y\nAnn &R:4,-3 +*G\nBen #Y:4,-4 +@G\nAnn #G:5,0 +&O\nBen %O:4,0 +%Y\n"    \
    "Ann $R:3,0 +*R\nBen $B:2,-5 +%R\nAnn $O:0,-4 +%V\nBen $Y:5,-3 +&V\nAnn *G:0,-3 +*Y\nBen @G:4,-5 +#B\n"  \
    "Ann &O:5,-2 +%Y\n"

}  // namespace arbiter::grawlix
