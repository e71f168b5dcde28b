// What several places show alike: what an evening, a session and a deal are called, choices that
// stand in more than one, lists that are cut, and that there is nothing yet.
#pragma once
#include <algorithm>

#include "ui/app/app.hpp"

namespace kattegat::ui {

// ---- Names ----

// "20 November 2026 · Klubben", or in the place of where what it is called on this device.
std::string evening_name(const App&, const EveningLine&);
// "Ligeud · 0,10 DKK a point", with the school between them where it is kept.
std::string session_title(const App&, const EveningSession&);
// "Esmakker whist · Thursday's": the school is named where one is kept that has these rules.
std::string game_and_school(const App&, const EveningSession&);
// "4. Esmakker whist": the number that it has in the evening's file.
std::string numbered_game(const App&, const EveningSession&);
// "Deal 3" of one that counts, as the table counts them; empty for every other entry.
std::string deal_called(const App&, const OpenEvening&, std::size_t session, std::size_t entry);
// "+40.00 DKK  −5.00 SEK".
std::string sums_text(const Sums&, Language);

// ---- Choices ----

// The smallest coin that is settled in; the one that was tapped.
std::optional<Money> choose_coin(App&, const Rect&, Money now);
// The languages, from the top of the list, with so much room below them; the one that is tapped is
// spoken.
void choose_language(App&, Rect& list, float gap);

// The way back to where somebody came from; true when it, or Escape, was tapped.
bool goes_back(App&, std::string_view id, const Rect&);

// ---- Lists ----

// From what was sought back to all of them, off the top of a list; nothing where nothing is sought.
void draw_way_to_all_evenings(App&, Rect& list);
// Of a list without an end nobody reads more than that, and no frame draws more: how many there are
// beside them is said below.
inline constexpr std::size_t most_read = 100;
void say_how_many_more(App&, Rect& list, std::size_t more, std::string_view id = "more.there");
// draw(one, place) of each that is read, off the top of the list.
template <class All, class Draw>
void for_each_read(App& app, Rect& list, const All& all, Draw&& draw) {
  const std::size_t read = std::min(all.size(), most_read);
  for (std::size_t i = 0; i < read; ++i) draw(all[i], i);
  say_how_many_more(app, list, all.size() - read);
}
// A screen with nothing on it yet says what to do.
void empty_state(Ui&, const Rect&, std::string_view headline, std::string_view advice);
// The way on below what it says; true when it was tapped. And what is left below that.
bool draw_way_on(Ui&, const Rect& area, std::string_view id, const std::string& label);
Rect below_way_on(const Ui&, Rect area);
// Of a place that shows nothing before an evening has begun, with the way there.
void draw_nothing_yet(App&, Rect area, Word headline, Word advice);

}  // namespace kattegat::ui
