// Every screen: one function, in the file of its name, or in several that begin with it. `area` is
// what the rail leaves.
#pragma once
#include "ui/app/app.hpp"
#include "ui/app/preview.hpp"
#include "ui/screens/table/felt.hpp"

namespace kattegat::ui {

void draw_evening(App&, Rect area);
void draw_first_run(App&, Rect area);
void draw_setup(App&, Rect area);
void draw_table(App&, Rect area);
void draw_sheet(App&, Rect area);
void draw_settlement(App&, Rect area);
void draw_several(App&, Rect area);  // several evenings settled at once
void draw_standings(App&, Rect area);
void draw_rules(App&, Rect area);
void draw_referee(App&, Rect area);
void draw_settings(App&, Rect area);
void draw_broken_book(App&, Rect area);  // instead of whatever would be read from it

void draw_player(App&, Rect area);  // one of the standings
void draw_dialog(App&);
void let_toast_go(App&);  // when it has stood long enough; before anything leaves room for it
void draw_toast(App&);    // above everything else, at the end of a frame
// Room for the one that stands, off the bottom of an area where nothing may be covered, unless room
// has been left for it already.
void leave_room_for_toast(App&, Rect& area);
// What takes the whole window.
void draw_stage(App&, Rect area);
void draw_scoreboard(App&, Rect area);
void draw_podium(App&, Rect area);

// ---- What several screens show ----

// "20 November 2026 · Klubben", or in the place of where what it is called on this device.
std::string evening_name(const App&, const EveningLine&);
// From what was sought back to all of them, off the top of a list; nothing where nothing is sought.
void draw_way_to_all_evenings(App&, Rect& list);
// "Ligeud · 0,10 DKK a point", with the school between them where it is kept.
std::string session_title(const App&, const EveningSession&);
// "Esmakker whist · Thursday's": the school is named where one is kept that has these rules.
std::string game_and_school(const App&, const EveningSession&);
// "4. Esmakker whist": the number among the evening's sessions.
std::string numbered_game(const App&, std::size_t session);
// "Deal 3" of one that counts, as the table counts them; empty for every other entry.
std::string deal_called(const App&, std::size_t session, std::size_t entry);
// A control for each house rule of the game, from the top of the list.
void draw_house_rules(App&, Rect& list, AnyHouse&, int seats);
// As many points, of which the buttons give whole ones.
void step_points(Ui&, Rect& list, const std::string& id, std::string_view name, Points& value,
                 const Steps&, float gap);
// Whose rules are chosen for the game that is being set up, from the top of the list.
void draw_schools(App&, Rect& list);
// "Average", "Best 8": what standings go by, in a few letters.
std::string ranking_name(const App&, const RankingChoice&);
// "All", "This year", "Twelve months": the first day of the one that was tapped, "" for all.
std::optional<std::string> choose_period(
    App&, const Rect&, const std::function<bool(const std::string& from)>& is_chosen);
// "+40.00 DKK  −5.00 SEK".
std::string sums_text(const Sums&, Language);
// The smallest coin that is settled in; the one that was tapped.
std::optional<Money> choose_coin(App&, const Rect&, Money now);
// The languages, from the top of the list, with so much room below them; the one that is tapped is
// spoken.
void choose_language(App&, Rect& list, float gap);
// The seats of the table, with what the deal on the desk is for them, and what is played.
std::vector<SeatPlate> plates(App&, const Preview&);
Middle middle(const App&);
// A lane for each player of a game that is counted down to nothing; 0: it is another game.
float lanes_height(const App&);
void draw_lanes(App&, Rect area, const Preview&);
// What is to be saved from the table, and the way to save it.
void draw_save_bar(App&, Rect area, const Preview&);
float save_bar_height(const App&, float width, const Preview&);
// Asks which other book is to be opened.
void offer_books(App&);
// Whether the deal on the desk can be tapped in card by card.
bool takes_play(const App&);
// What was written, or could not be, off the top of an area or its bottom; nothing where there is
// nothing to say.
enum class NoticeAt { top, bottom };
void draw_notice(App&, Rect& area, NoticeAt = NoticeAt::top);
// Of a list without an end nobody reads more than that, and no frame draws more: how many there are
// beside them is said below.
inline constexpr std::size_t most_read = 100;
void say_how_many_more(App&, Rect& list, std::size_t all);
// draw(one, place) of each that is read, off the top of the list.
template <class All, class Draw>
void for_each_read(App& app, Rect& list, const All& all, Draw&& draw) {
  for (std::size_t i = 0; i < std::min(all.size(), most_read); ++i) draw(all[i], i);
  say_how_many_more(app, list, all.size());
}
// A screen with nothing on it yet says what to do.
void empty_state(Ui&, const Rect&, std::string_view headline, std::string_view advice);

}  // namespace kattegat::ui
