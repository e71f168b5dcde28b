// The windows over a screen, one function each; what is chosen or typed there stays in it. Those of
// one place alone are declared and drawn with that.
#pragma once
#include "kattegat/export/payment_code.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"

namespace kattegat::ui {

void draw_dialog(App&);  // the one that is open

inline void draw(App&, const Nothing&) {}
void draw(App&, Aside&);
void draw(App&, VoidEntry&);
void draw(App&, Reseating&);
void draw(App&, Signing&);
void draw(App&, const Refusal&);
void draw(App&, const EntryCard&);
void draw(App&, ShareCard&);
void draw(App&, const ShareSeveral&);
void draw(App&, const EveningCard&);
void draw(App&, const JoinWith&);
void draw(App&, const EveningCode&);
void draw(App&, WhyPayment&);
void draw(App&, const PayCode&);
void draw(App&, MergeFrom&);
void draw(App&, Latecomer&);
void draw(App&, EveningWords&);
void draw(App&, WhatIf&);
void draw(App&, const TappedPlay&);
void draw(App&, const SchoolList&);
void draw(App&, SchoolCard&);
void draw(App&, SchoolName&);
void draw(App&, const RankingCard&);
void draw(App&, const DealsBehind&);
void draw(App&, const PurseCard&);
void draw(App&, const SharePurse&);
void draw(App&, MovementForm&);
void draw(App&, const TakenOver&);
void draw(App&, const KeyHelp&);

// ---- What places show of them ----

// Whose rules are chosen for the game that is being set up, from the top of the list.
void draw_schools(App&, Rect& list);
// "Average", "Best 8": what standings go by, in a few letters.
std::string ranking_name(const App&, const RankingChoice&);
// Whether the deal on the desk can be tapped in card by card.
bool takes_play(const App&);
// How somebody takes money; nothing when it is not known, or not in that currency.
std::vector<PaymentCode> codes_to(const Person&, Money, const std::string& currency,
                                  const std::string& date);

}  // namespace kattegat::ui
