// The windows over a screen, one function each; what is chosen or typed there stays in it.
#pragma once
#include <map>
#include <set>

#include "kattegat/export/payment_code.hpp"
#include "kattegat/export/qr_code.hpp"
#include "ui/app/app.hpp"

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
void draw(App&, const PaySeveral&);
void draw(App&, const EveningCard&);
void draw(App&, const JoinWith&);
void draw(App&, const EveningCode&);
void draw(App&, Conflicts&);
void draw(App&, WhyPayment&);
void draw(App&, const PayCode&);
void draw(App&, const PeopleList&);
void draw(App&, PersonCard&);
void draw(App&, const Namesake&);
void draw(App&, const SameName&);
void draw(App&, MemberForm&);
void draw(App&, MergeFrom&);
void draw(App&, const PickBook&);
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
void draw(App&, const MorePlaces&);

// A dialog in which something is typed, with so many units of what stands above the field.
Rect typing_dialog(Ui&, float above = 0);

// A field with its keyboard, the way on and the way back. What is typed anew has not been refused.
struct TypingBox {
  std::size_t most = 80;  // letters
  Word done = Word::screen_done;
  bool needed = false;                      // nothing is no answer
  bool several = false;                     // after one the next can be typed at once
  std::optional<Word> what = std::nullopt;  // it is, said in the field while it is empty
};
// What Enter is about where it ends what is typed, and where it goes on from there.
inline constexpr std::string_view by_enter = "enter";
enum class Typed { not_yet, cancelled, next, done };
Typed draw_typing(App&, Rect area, TypedWords&, const TypingBox& = {});

// How somebody takes money; nothing when it is not known, or not in that currency.
std::vector<PaymentCode> codes_to(const Person&, Money, const std::string& currency,
                                  const std::string& date);
// As large as there is room, and as can be seen at once, in a dialog that begins at `top`. Answers
// how tall it has become.
float draw_qr(Ui&, const Rect&, float top, const QrCode&);

// What the items of a list are called by: two people, or two schools, may have one name. A button
// beside the list is called otherwise ("people.new" beside "person.Anna"), for any word is a name.
struct Called {
  std::set<std::string> given{};
  std::map<std::string, int> latest{};  // of each name, for a stranger's book may have many of one
  std::string one_more(const std::string& name) {
    std::string id = name;
    int& nth = latest.try_emplace(name, 1).first->second;
    while (!given.insert(id).second) id = name + "." + std::to_string(++nth);
    return id;
  }
};

// Everybody who is offered under this name; and what tells one of several apart, as far as the book
// knows it: how they take money.
std::vector<const Person*> offered(const App&, const std::string& name);
std::string told_apart(const Person&);
// Everybody in the roster, or whoever is offered alone.
const std::vector<ListedPerson>& people_listed(App&, bool offered_alone);
const Person* in_roster(const App&, const ListedPerson&);  // nullptr: they are not
std::string said_of_several(const App&, const std::string& name);

// ---- What places show of them ----

// Whose rules are chosen for the game that is being set up, from the top of the list.
void draw_schools(App&, Rect& list);
// "Average", "Best 8": what standings go by, in a few letters.
std::string ranking_name(const App&, const RankingChoice&);
// Whether the deal on the desk can be tapped in card by card.
bool takes_play(const App&);

// ---- What they are put together from ----

void close(App&);
// The title with the way out beside it. True when the way out was taken: then nothing is open.
bool draw_title(App&, Rect& area, std::string_view title);
// The same with the first of these that has room.
bool draw_title(App&, Rect& area, std::span<const std::string> titles);
// The title over what is typed, whose own ways out lie below it: Escape is theirs alone.
void draw_title_of_typed(Ui&, Rect& area, std::string_view title);

}  // namespace kattegat::ui
