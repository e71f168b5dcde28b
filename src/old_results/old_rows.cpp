#include "old_rows.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "kattegat/core/text/likeness.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/old_results/old_amounts.hpp"
#include "kattegat/old_results/old_dates.hpp"
#include "likenesses.hpp"

namespace kattegat {
namespace {

// So much that is wrong shows what kind of table it is.
constexpr std::size_t most_told = 1000;

// What stands where a date or a name would stand, in a row that adds up those above it.
bool is_sum_cell(const std::string& cell) { return words_for_a_sum().have(cell); }

class RowReader {
 public:
  RowReader(const CellTable& table, const OldMapping& mapping, const OldChoice& choice)
      : table_(table), mapping_(mapping), choice_(choice) {
    if (choice_.decimal) {
      mark_ = choice_.decimal;
      return;
    }
    std::vector<std::string_view> figures;
    for (const CellTable::Row& row : table.rows)
      for (const std::size_t column : mapping.figures)
        if (column < row.cells.size() && !row.cells[column].empty())
          figures.push_back(row.cells[column]);
    mark_ = decimal_mark_of(figures);
  }

  OldRows read() {
    if (mapping_.layout == OldLayout::rows)
      require_our_currency(table_.heading[mapping_.figures.front()]);
    for (const CellTable::Row& row : table_.rows) {
      line_ = static_cast<std::int64_t>(row.line);
      if (is_sum(row))
        ++sums_;
      else
        read_row(row);
      if (wrong_.size() < most_told) continue;
      complain("sessions", text(Word::old_much_wrong, line_));
      break;
    }
    std::erase_if(evenings_, [](const EveningRows& evening) { return evening.games.empty(); });
    std::stable_sort(evenings_.begin(), evenings_.end(),
                     [](const EveningRows& a, const EveningRows& b) { return a.date < b.date; });
    return {std::move(evenings_), std::move(wrong_), sums_};
  }

 private:
  static std::string cell(const CellTable::Row& row, std::size_t column) {
    return column < row.cells.size() ? row.cells[column] : std::string();
  }
  [[nodiscard]] bool is_sum(const CellTable::Row& row) const {
    return is_sum_cell(cell(row, mapping_.date)) ||
           (mapping_.player && is_sum_cell(cell(row, *mapping_.player)));
  }
  void complain(std::string field, Text why) {
    wrong_.push_back({std::move(field), std::move(why)});
  }

  void read_row(const CellTable::Row& row) {
    for (std::size_t i = table_.heading.size(); i < row.cells.size(); ++i)
      if (!row.cells[i].empty())
        return complain("sessions",
                        text(Word::old_ragged, line_, static_cast<std::int64_t>(row.cells.size()),
                             static_cast<std::int64_t>(table_.heading.size())));
    const std::string typed = cell(row, mapping_.date);
    const auto date = read_old_date(typed);
    if (!date) return complain("date", text(Word::old_no_date, line_, typed));
    const auto game = game_in(row);
    if (!game) return;
    const std::string place = mapping_.place ? cell(row, *mapping_.place) : std::string();
    const std::size_t evening = evening_of(*date, place);
    if (mapping_.layout == OldLayout::rows)
      read_result(row, evening, *game);
    else
      read_players(row, evening, *game);
  }
  std::optional<std::string> game_in(const CellTable::Row& row) {
    const std::string typed = mapping_.game ? cell(row, *mapping_.game) : choice_.game;
    auto id = game_meant(choice_, typed);
    if (!id) complain("game", text(Word::old_no_game, line_, typed));
    return id;
  }

  std::size_t evening_of(const std::string& date, const std::string& place) {
    const auto [found, first] = by_date_.try_emplace({date, likeness(place)}, evenings_.size());
    if (first) evenings_.push_back({date, place, {}});
    // As it is written in one of its rows, whatever their order.
    std::string& written = evenings_[found->second].place;
    written = std::min(written, place);
    return found->second;
  }
  static OldGame& game_of_evening(EveningRows& evening, const std::string& id) {
    for (OldGame& game : evening.games)
      if (game.id == id) return game;
    return evening.games.emplace_back(OldGame{id, {}});
  }

  // Somebody who plays that game for the first time that night.
  bool is_new_player(std::size_t evening, const std::string& game, const std::string& name) {
    if (!is_player_name(name))
      complain("players", text(Word::old_no_name, line_, name));
    else if (!players_.emplace(evening, game, name).second)
      complain("players", text(Word::old_player_twice, line_, name));
    else
      return true;
    return false;
  }
  void read_result(const CellTable::Row& row, std::size_t evening, const std::string& id) {
    OldGame& game = game_of_evening(evenings_[evening], id);
    const std::string name = cell(row, *mapping_.player);
    if (!is_new_player(evening, id, name)) return;
    if (const auto points = figure(cell(row, mapping_.figures.front())))
      game.shares.push_back({name, *points});
  }
  void read_players(const CellTable::Row& row, std::size_t evening, const std::string& id) {
    OldGame game{id, {}};
    for (const std::size_t column : mapping_.figures) {
      if (cell(row, column).empty()) continue;  // did not play
      const std::string& name = table_.heading[column];
      if (!is_new_player(evening, id, name)) return;
      if (const auto points = figure(cell(row, column))) game.shares.push_back({name, *points});
    }
    if (!game.shares.empty()) evenings_[evening].games.push_back(std::move(game));
  }
  [[nodiscard]] bool is_our_currency(const std::string& cell) const {
    return currency_beside(cell).value_or(choice_.currency) == choice_.currency;
  }
  bool require_our_currency(const std::string& cell) {
    if (is_our_currency(cell)) return true;
    complain("currency", text(Word::old_other_currency, cell, choice_.currency));
    return false;
  }
  std::optional<Points> figure(const std::string& typed) {
    if (!require_our_currency(typed)) return std::nullopt;
    constexpr std::int64_t thousandths_in_a_hundredth = 10;
    const OldFigure read = read_old_figure(typed, mark_);
    const bool fine = read.points && (mapping_.in_points ||
                                      read.points->thousandths % thousandths_in_a_hundredth == 0);
    if (fine) return read.points;
    complain(mapping_.in_points ? "points" : "money",
             read.either ? text(Word::old_either_mark, line_, typed)
                         : text(Word::old_no_amount, line_, typed));
    return std::nullopt;
  }

  const CellTable& table_;
  const OldMapping& mapping_;
  const OldChoice& choice_;
  std::optional<char> mark_;
  std::int64_t line_ = 0;
  std::vector<EveningRows> evenings_;
  std::vector<Violation> wrong_;
  std::int64_t sums_ = 0;
  std::map<std::pair<std::string, std::string>, std::size_t> by_date_;
  std::set<std::tuple<std::size_t, std::string, std::string>> players_;  // evening, game, name
};

}  // namespace

OldRows read_old_rows(const CellTable& table, const OldMapping& mapping, const OldChoice& choice) {
  return RowReader(table, mapping, choice).read();
}

}  // namespace kattegat
