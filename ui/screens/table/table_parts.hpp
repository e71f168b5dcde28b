// What the place of the table is put together from, as usual (table_screen.cpp) and with letters so
// large that it moves under the finger (table_short.cpp). All of it needs a desk on the table.
#pragma once
#include "ui/app/app.hpp"
#include "ui/app/preview.hpp"
#include "ui/screens/table/felt.hpp"

namespace kattegat::ui {

// What to have in mind for this deal, off the top of an area; 0: nothing.
float reminder_height(const App&, float width);
void draw_reminder(App&, Rect& area);
// The session, and the deal's number and dealer below it.
void draw_table_head(App&, Rect);
std::string date_of_table(const App&);  // with what parts it from what follows; "" for tonight's
std::string pot_of_table(const App&);   // "" while nothing lies there
// The seats, and a tap on one of them; what has just been won stands in their middle for a while.
void draw_table_seats(App&, const Rect&, const Preview&);
// What is called out in a deal, where the game has that ("Fem opp!").
std::optional<Word> call_at_table(const App&);  // nothing also where no table is laid
bool offers_call(const App&);
void draw_call(App&, const Rect&);
// What else can be done here: how many ways there are, and a button each; the last one is the call,
// if it is among so many.
int ways_out(const App&);
void draw_ways_out(App&, const Grid&, int ways);
// What is being corrected, and why, off the top of an area; true when it is given up.
bool is_correction_cancelled(App&, Rect& area);
// The questions. Answers where they end.
float draw_table_questions(App&, const Rect& content, float view_height);
void draw_closed(App&, const Rect&);

// The seats of the table, with what the deal on the desk is for them, and what is played.
std::vector<SeatPlate> plates(App&, const Preview&);
Middle middle(const App&);
// A lane for each player of a game that is counted down to nothing; 0: it is another game.
float lanes_height(const App&);
void draw_lanes(App&, Rect area, const Preview&);
// What is to be saved from the table, and the way to save it.
void draw_save_bar(App&, Rect area, const Preview&);
float save_bar_height(const App&, float width, const Preview&);

// With very large letters: upright, and in a low window, where the seats move beside the questions.
void draw_short_table(App&, Rect area, const Preview&);
void draw_low_table(App&, Rect area, const Preview&);

}  // namespace kattegat::ui
