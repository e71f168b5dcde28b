// Which column of somebody's table is what, by what they have called it.
#include <array>

#include "kattegat/core/joined.hpp"
#include "kattegat/core/likeness.hpp"
#include "kattegat/old_results/old_results.hpp"
#include "likenesses.hpp"

namespace kattegat {
namespace {

// How columns are usually called.
struct UsualNames {
  const Likenesses date{"dato",  "datum", "date",  "dag",    "day",
                        "aften", "kväll", "kveld", "evening"};
  const Likenesses player{"spiller", "spelare", "player",   "navn",     "namn",
                          "name",    "medlem",  "deltager", "deltagare"};
  const Likenesses money{"beløb",    "belopp", "beløp",   "amount", "kr",     "kr.",
                         "penge",    "pengar", "penger",  "money",  "kroner", "kronor",
                         "resultat", "result", "gevinst", "vinst",  "dkk",    "sek",
                         "nok",      "eur",    "euro",    "netto"};
  const Likenesses points{"point", "points", "poäng", "poeng", "score"};
  const Likenesses game{"spil", "spel", "spill", "game"};
  const Likenesses place{"sted",     "plats",   "ställe", "place", "hvor",   "var",  "hos hvem",
                         "hvem hos", "hos vem", "hos",    "where", "lokale", "lokal"};
  // In a table with a column a player these are nobody's.
  const Likenesses nobodys{"kontrol", "kontroll",  "check",   "saldo", "nr",         "nr.",
                           "no",      "no.",       "#",       "uge",   "vecka",      "uke",
                           "week",    "note",      "noter",   "notat", "bemærkning", "anmärkning",
                           "merknad", "kommentar", "comment", "remark"};
};

const UsualNames& usually() {
  static const UsualNames names;
  return names;
}

bool is_nobodys(const std::string& name) {
  return words_for_a_sum().have(name) || usually().nobodys.have(name);
}

class ColumnFinder {
 public:
  ColumnFinder(const std::vector<std::string>& heading, const OldChoice& choice)
      : heading_(heading), choice_(choice) {}

  Result<OldMapping, Text> find() {
    OldMapping mapping;
    const auto date = needed(choice_.date, usually().date, Word::csv_date, "--date");
    if (!date) return date.error();
    mapping.date = **date;
    for (const auto& [place, said, names] :
         {std::tuple(&mapping.player, &choice_.player, &usually().player),
          std::tuple(&mapping.place, &choice_.place, &usually().place)}) {
      const auto found = column(*said, *names);
      if (!found) return found.error();
      *place = *found;
    }
    const bool one_game = game_meant(choice_, choice_.game).has_value();
    const auto game = column(one_game ? std::string() : choice_.game, usually().game);
    if (!game) return game.error();
    if (!one_game) mapping.game = *game;
    const bool is_a_row_each = mapping.player || !choice_.money.empty() || !choice_.points.empty();
    mapping.layout = choice_.layout.value_or(is_a_row_each ? OldLayout::rows : OldLayout::columns);
    if (auto why =
            mapping.layout == OldLayout::rows ? find_figures(mapping) : find_players(mapping))
      return *why;
    if (one_game && *game) taken_[**game] = false;  // nobody's, and not needed
    leave_out_the_rest(mapping);
    return mapping;
  }

 private:
  using Column = std::optional<std::size_t>;

  // The column of this name, or the first that is called like it is usually called.
  Result<Column, Text> column(const std::string& said, const Likenesses& names) {
    Column found;
    for (std::size_t i = 0; i < heading_.size(); ++i) {
      const bool is =
          said.empty() ? names.have(heading_[i]) : likeness(heading_[i]) == likeness(said);
      if (!is || taken_[i]) continue;
      if (found && !said.empty()) return text(Word::old_column_twice, said);
      if (!found) found = i;
    }
    if (!found && !said.empty()) return text(Word::old_no_column, said, joined(heading_));
    if (found) taken_[*found] = true;
    return found;
  }
  Result<Column, Text> needed(const std::string& said, const Likenesses& names, Word what,
                              const char* option) {
    auto found = column(said, names);
    if (found && !*found)
      return text(Word::old_which_column, what, std::string(option), joined(heading_));
    return found;
  }

  std::optional<Text> find_figures(OldMapping& mapping) {
    if (!mapping.player)
      return text(Word::old_which_column, Word::csv_player, std::string("--player"),
                  joined(heading_));
    // A stake says that points are meant; so does a column of points that has been named.
    const bool wants_points = !choice_.points.empty() || !choice_.stake.empty();
    const auto money =
        wants_points ? Result<Column, Text>(Column{}) : column(choice_.money, usually().money);
    if (!money) return money.error();
    if (*money) {
      mapping.figures = {**money};
    } else {
      const auto points =
          wants_points ? needed(choice_.points, usually().points, Word::page_points, "--points")
                       : needed(choice_.points, usually().points, Word::csv_money, "--money");
      if (!points) return points.error();
      mapping.figures = {**points};
      mapping.in_points = true;
    }
    return {};
  }

  // Every other column is a player's.
  std::optional<Text> find_players(OldMapping& mapping) {
    if (mapping.player) taken_[*mapping.player] = false;
    mapping.player.reset();
    mapping.in_points = !choice_.stake.empty();
    for (std::size_t i = 0; i < heading_.size(); ++i) {
      if (taken_[i] || heading_[i].empty() || is_nobodys(heading_[i])) continue;
      for (const std::size_t other : mapping.figures)
        if (heading_[other] == heading_[i]) return text(Word::old_column_twice, heading_[i]);
      taken_[i] = true;
      mapping.figures.push_back(i);
    }
    if (mapping.figures.size() < players_min)
      return text(Word::old_which_column, Word::csv_player, std::string("--player"),
                  joined(heading_));
    return {};
  }
  void leave_out_the_rest(OldMapping& mapping) const {
    for (std::size_t i = 0; i < heading_.size(); ++i)
      if (!taken_[i] && !heading_[i].empty()) mapping.left_out.push_back(i);
  }

  const std::vector<std::string>& heading_;
  const OldChoice& choice_;
  std::array<bool, table_columns> taken_{};
};

}  // namespace

Result<OldMapping, Text> map_old_columns(const std::vector<std::string>& heading,
                                         const OldChoice& choice) {
  return ColumnFinder(heading, choice).find();
}

}  // namespace kattegat
