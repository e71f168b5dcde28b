#include "kattegat/old_results/old_columns.hpp"

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/likeness.hpp"
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
      : heading_(heading), choice_(choice), taken_(heading.size()) {}

  Result<OldMapping, Text> find() {
    OldMapping mapping;
    Column date, game;
    const std::optional<std::string> one_game = game_meant(choice_, choice_.game);
    if (auto why = need(date, choice_.date, usually().date, Word::csv_date, "--date")) return *why;
    if (auto why = look_for(mapping.player, choice_.player, usually().player)) return *why;
    if (auto why = look_for(mapping.place, choice_.place, usually().place)) return *why;
    if (auto why = look_for(game, one_game ? "" : choice_.game, usually().game)) return *why;
    mapping.date = *date;
    if (!one_game) mapping.game = game;
    const bool is_a_row_each = mapping.player || !choice_.money.empty() || !choice_.points.empty();
    mapping.layout = choice_.layout.value_or(is_a_row_each ? OldLayout::rows : OldLayout::columns);
    const bool are_rows = mapping.layout == OldLayout::rows;
    if (auto why = are_rows ? find_figures(mapping) : find_players(mapping)) return *why;
    if (one_game && game) taken_[*game] = false;  // nobody's, and not needed
    leave_out_the_rest(mapping);
    return mapping;
  }

 private:
  using Column = std::optional<std::size_t>;

  // The column of this name, or the first that is called like it is usually called.
  std::optional<Text> look_for(Column& column, const std::string& said, const Likenesses& names) {
    const auto is_it = [&](const std::string& name) {
      return said.empty() ? names.have(name) : likeness(name) == likeness(said);
    };
    for (std::size_t i = 0; i < heading_.size(); ++i) {
      if (taken_[i] || !is_it(heading_[i])) continue;
      if (column && !said.empty()) return text(Word::old_column_twice, said);
      if (!column) column = i;
    }
    if (!column && !said.empty()) return text(Word::old_no_column, said, joined(heading_));
    if (column) taken_[*column] = true;
    return {};
  }
  std::optional<Text> need(Column& column, const std::string& said, const Likenesses& names,
                           Word what, const char* option) {
    if (auto why = look_for(column, said, names)) return why;
    return column ? std::nullopt : std::optional(which_column(what, option));
  }
  [[nodiscard]] Text which_column(Word what, const char* option) const {
    return text(Word::old_which_column, what, std::string(option), joined(heading_));
  }

  std::optional<Text> find_figures(OldMapping& mapping) {
    if (!mapping.player) return which_column(Word::csv_player, "--player");
    // A stake says that points are meant; so does a column of points that has been named.
    const bool wants_points = !choice_.points.empty() || !choice_.stake.empty();
    Column figures;
    if (!wants_points)
      if (auto why = look_for(figures, choice_.money, usually().money)) return why;
    mapping.in_points = !figures;
    const auto [what, option] = wants_points ? std::pair(Word::page_points, "--points")
                                             : std::pair(Word::csv_money, "--money");
    if (mapping.in_points)
      if (auto why = need(figures, choice_.points, usually().points, what, option)) return why;
    mapping.figures = {*figures};
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
    if (mapping.figures.size() < players_min) return which_column(Word::csv_player, "--player");
    return {};
  }
  void leave_out_the_rest(OldMapping& mapping) const {
    for (std::size_t i = 0; i < heading_.size(); ++i)
      if (!taken_[i] && !heading_[i].empty()) mapping.left_out.push_back(i);
  }

  const std::vector<std::string>& heading_;
  const OldChoice& choice_;
  std::vector<bool> taken_;
};

}  // namespace

Result<OldMapping, Text> map_old_columns(const std::vector<std::string>& heading,
                                         const OldChoice& choice) {
  return ColumnFinder(heading, choice).find();
}

}  // namespace kattegat
