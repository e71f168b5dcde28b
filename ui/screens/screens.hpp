// Every screen: one function, one file. `area` is what the rail leaves.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

void draw_evening(App&, Rect area);
void draw_setup(App&, Rect area);
void draw_table(App&, Rect area);
void draw_sheet(App&, Rect area);
void draw_settlement(App&, Rect area);
void draw_standings(App&, Rect area);
void draw_rules(App&, Rect area);
void draw_referee(App&, Rect area);
void draw_settings(App&, Rect area);

void draw_dialog(App&);

// ---- What several screens show ----

// "Ligeud · 0,10 DKK a point", with the school between them where it is kept.
std::string session_title(const App&, const SessionFile&);
// A control for each house rule of the game, from the top of the list.
void draw_house_rules(App&, Rect& list, AnyHouse&, int seats);
// Whose rules are chosen for the game that is being set up, from the top of the list.
void draw_schools(App&, Rect& list);
// Whether the deal on the desk can be tapped in card by card.
bool takes_play(const App&);
// The table seen from above: the seats round it, clockwise, the first one nearest.
struct SeatPlate {
  std::string name;
  std::string figure{};  // big
  std::string below{};   // small, under it
  Color below_color = 0;
  std::string badge{};  // what the seat is in this deal
  bool deals = false;
  bool speaks_first = false;
  bool strong = false;
  bool away = false;
};
void draw_felt(Ui&, const Rect&, const std::vector<SeatPlate>&, Direction,
               std::string_view in_the_middle = {});
// The plates of a table of `seats`, for a felt this large.
std::vector<Rect> seat_places(const Ui&, const Rect& felt, int seats);

// A screen with nothing on it yet says what to do.
void empty_state(Ui&, const Rect&, std::string_view headline, std::string_view advice);

}  // namespace kattegat::ui
