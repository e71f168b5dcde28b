// The page of one player over many evenings: what its parts, a file each, are drawn from.
#pragma once
#include "ui/app/app.hpp"
#include "ui/screens/players/curves.hpp"

namespace kattegat::ui {

void draw_player(App&, Rect area);

struct PlayerPage {
  App& app;
  Ui& ui;
  const StandingsView& view;
  const Statistics& all;
  const PlayerFigures& player;
  const SeasonLine& line;            // theirs
  std::optional<Uuid> to_open = {};  // an evening that was tapped

  [[nodiscard]] const std::string& name() const { return line.line.player; }
  [[nodiscard]] std::string say(Word word) const { return app.say(word); }
  [[nodiscard]] std::string say(const Text& text) const { return app.say(text); }
  [[nodiscard]] std::string said(Money) const;
  [[nodiscard]] std::string deals(int count) const;
  [[nodiscard]] std::string share(const Tried&) const;  // "58 %", or that they are too few
  [[nodiscard]] const StandingLine& person(std::size_t who) const { return all.season.people[who]; }
  [[nodiscard]] const SeasonEvening& evening(const EveningFigures& one) const {
    return all.season.evenings[one.evening];
  }
  void show_deals(const Figure&, const std::string& label);
};

// Theirs, then those of who stands next to them, as many as can be told apart.
std::vector<Curve> curves_beside(const std::vector<SeasonLine>&, const SeasonLine& theirs);

// From the top of the list.
void draw_player_tiles(PlayerPage&, Rect& list);
// What stands below the tiles, in one column or in two.
void draw_player_figures(PlayerPage&, Rect& list);  // of the player alone, and the files
void draw_player_and_others(PlayerPage&, Rect& list);

}  // namespace kattegat::ui
