#include "kattegat/old_results/old_results.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/likeness.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/old_results/old_figures.hpp"

namespace kattegat {
namespace {

// It is the same in every language, for the ids follow from it.
constexpr std::string_view why_agreed = "import";

struct OldShare {
  std::string player;
  Points points;
  bool operator==(const OldShare&) const = default;
};
using OldShares = std::vector<OldShare>;

struct OldGame {
  std::string id;
  OldShares shares;
  bool operator==(const OldGame&) const = default;
};
struct OldNight {
  std::string date, place;
  std::vector<OldGame> games;
  bool operator==(const OldNight&) const = default;
};
// The same, in whatever order its rows and columns stood. In the same game twice they are others.
OldNight in_order(OldNight night) {
  for (OldGame& game : night.games)
    std::sort(game.shares.begin(), game.shares.end(),
              [](const OldShare& a, const OldShare& b) { return a.player < b.player; });
  const auto key = [](const OldGame& game) {
    return std::pair(game.id, game.shares.empty() ? "" : game.shares.front().player);
  };
  std::sort(night.games.begin(), night.games.end(),
            [&](const OldGame& a, const OldGame& b) { return key(a) < key(b); });
  return night;
}

struct SeatsOf {
  std::size_t least = 0, most = 0;
  Word name{};
};
SeatsOf seats_of(std::string_view game) {
  SeatsOf seats;
  for_each_game([&]<class G>() {
    if (G::id == game)
      seats = {static_cast<std::size_t>(G::seats_min), static_cast<std::size_t>(G::seats_max),
               G::name};
  });
  return seats;
}
// What stands where a date or a name would stand, in a row that adds up those above it.
bool is_sum_cell(const std::string& cell) {
  const std::string key = likeness(cell);
  for (const std::string_view word : {"i alt", "ialt", "total", "totalt", "sum", "summa"})
    if (key == likeness(word)) return true;
  return false;
}

// ---- The rows ----

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

  void read() {
    for (const CellTable::Row& row : table_.rows) {
      line_ = static_cast<std::int64_t>(row.line);
      if (!is_sum(row)) read_row(row);
    }
    std::erase_if(nights_, [](const OldNight& night) { return night.games.empty(); });
    std::stable_sort(nights_.begin(), nights_.end(),
                     [](const OldNight& a, const OldNight& b) { return a.date < b.date; });
  }
  std::vector<Violation> wrong;
  [[nodiscard]] const std::vector<OldNight>& nights() const { return nights_; }

 private:
  static std::string cell(const CellTable::Row& row, std::size_t column) {
    return column < row.cells.size() ? row.cells[column] : std::string();
  }
  [[nodiscard]] bool is_sum(const CellTable::Row& row) const {
    return is_sum_cell(cell(row, mapping_.date)) ||
           (mapping_.player && is_sum_cell(cell(row, *mapping_.player)));
  }
  void complain(std::string field, Text why) {
    wrong.push_back({std::move(field), std::move(why)});
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
    OldNight& night = night_of(*date, place);
    if (mapping_.layout == OldLayout::rows)
      read_result(row, game_of_night(night, *game));
    else
      read_players(row, night, *game);
  }
  std::optional<std::string> game_in(const CellTable::Row& row) {
    if (!mapping_.game) return choice_.game_called(choice_.game);
    const std::string typed = cell(row, *mapping_.game);
    std::string id = choice_.game_called(typed);
    if (!id.empty()) return id;
    complain("game", text(Word::old_no_game, line_, typed));
    return std::nullopt;
  }

  OldNight& night_of(const std::string& date, const std::string& place) {
    const auto [found, first] = by_date_.try_emplace({date, place}, nights_.size());
    if (first) nights_.push_back({date, place, {}});
    return nights_[found->second];
  }
  static OldGame& game_of_night(OldNight& night, const std::string& id) {
    for (OldGame& game : night.games)
      if (game.id == id) return game;
    return night.games.emplace_back(OldGame{id, {}});
  }

  void read_result(const CellTable::Row& row, OldGame& game) {
    const std::string name = cell(row, *mapping_.player);
    if (!is_player_name(name)) return complain("players", text(Word::old_no_name, line_, name));
    for (const OldShare& other : game.shares)
      if (other.player == name)
        return complain("players", text(Word::old_player_twice, line_, name));
    if (const auto points = figure(cell(row, mapping_.figures.front())))
      game.shares.push_back({name, *points});
  }
  static bool plays_in(const OldNight& night, const std::string& id, const std::string& name) {
    return std::any_of(night.games.begin(), night.games.end(), [&](const OldGame& game) {
      return game.id == id &&
             std::any_of(game.shares.begin(), game.shares.end(),
                         [&](const OldShare& share) { return share.player == name; });
    });
  }
  void read_players(const CellTable::Row& row, OldNight& night, const std::string& id) {
    OldGame game{id, {}};
    for (const std::size_t column : mapping_.figures) {
      if (cell(row, column).empty()) continue;  // did not play
      const std::string& name = table_.heading[column];
      if (!is_player_name(name)) return complain("players", text(Word::old_no_name, line_, name));
      if (plays_in(night, id, name))
        return complain("players", text(Word::old_player_twice, line_, name));
      if (const auto points = figure(cell(row, column))) game.shares.push_back({name, *points});
    }
    if (!game.shares.empty()) night.games.push_back(std::move(game));
  }
  std::optional<Points> figure(const std::string& typed) {
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
  std::vector<OldNight> nights_;
  std::map<std::pair<std::string, std::string>, std::size_t> by_date_;
};

// ---- The evenings ----

// At tables of as many as the game seats: whoever is last at one is first at the next, and carries
// over what is left.
std::vector<OldShares> at_tables(const OldShares& all, const SeatsOf& seats) {
  std::vector<OldShares> tables;
  Points carried;
  for (std::size_t begin = 0;;) {
    const bool is_last = begin + seats.most >= all.size();
    const std::size_t end = is_last ? all.size() : begin + seats.most;
    const std::size_t first = is_last ? std::min(begin, all.size() - seats.least) : begin;
    OldShares table;
    Points sum;
    for (std::size_t i = first; i < end; ++i) {
      Points points = i < begin ? Points{} : all[i].points;
      if (i == begin) points += carried;
      if (i + 1 == end && !is_last) points = -sum;
      sum += points;
      table.push_back({all[i].player, points});
    }
    tables.push_back(std::move(table));
    if (is_last) return tables;
    carried = -tables.back().back().points;
    begin = end - 1;
  }
}

Json session_of(const std::string& game, const OldShares& table, const std::string& stake,
                const Uuid& id) {
  Json::Array seats;
  Json::Object points;
  for (const OldShare& one : table) {
    seats.emplace_back(one.player);
    points.emplace_back(one.player, to_string(one.points));
  }
  Json::Array entries{Json::Object{{"id", to_string(derived_uuid(id, "entry 0"))},
                                   {"type", "adjust"},
                                   {"points", std::move(points)},
                                   {"why", why_agreed}}};
  return Json::Object{{"id", to_string(id)},
                      {"game", game},
                      {"seats", std::move(seats)},
                      {"stake", stake},
                      {"entries", std::move(entries)}};
}

// All that the night says, for the ids to follow from.
std::string said_by(const OldNight& night, const std::string& currency, const std::string& stake) {
  Json::Array games;
  for (const OldGame& game : night.games) {
    Json::Array shares;
    for (const OldShare& one : game.shares)
      shares.push_back(Json::Array{one.player, to_string(one.points)});
    games.push_back(Json::Array{game.id, std::move(shares)});
  }
  return to_line(
      Json::Array{"old results", night.date, night.place, currency, stake, std::move(games)});
}

class NightMaker {
 public:
  NightMaker(std::string currency, std::string stake)
      : currency_(std::move(currency)), stake_(std::move(stake)) {}

  std::optional<OldEvening> make(const OldNight& night) {
    const std::size_t before = wrong.size();
    OldEvening made;
    Json::Array players, sessions;
    std::set<std::string> known;
    const Uuid id = derived_uuid({}, said_by(night, currency_, stake_));
    for (const OldGame& game : night.games) {
      check(night, game);
      if (wrong.size() > before) continue;
      for (const OldShare& one : game.shares)
        if (known.insert(one.player).second) players.emplace_back(one.player);
      made.results += game.shares.size();
      for (const OldShares& table : at_tables(game.shares, seats_of(game.id)))
        sessions.push_back(
            session_of(game.id, table, stake_,
                       derived_uuid(id, "session " + std::to_string(sessions.size()))));
    }
    if (players.size() > players_max)
      complain("players", text(Word::old_too_many, night.date, std::int64_t{players_max}));
    if (wrong.size() > before) return std::nullopt;
    Json::Object file{{"format", "kattegat-evening"},
                      {"version", 1},
                      {"id", to_string(id)},
                      {"date", night.date}};
    if (!night.place.empty()) file.emplace_back("place", night.place);
    file.emplace_back("currency", currency_);
    file.emplace_back("players", std::move(players));
    file.emplace_back("sessions", std::move(sessions));
    return ruled(std::move(made), Json(std::move(file)));
  }
  std::vector<Violation> wrong;

 private:
  void complain(std::string field, Text why) {
    wrong.push_back({std::move(field), std::move(why)});
  }
  void check(const OldNight& night, const OldGame& game) {
    const SeatsOf seats = seats_of(game.id);
    Points sum;
    for (const OldShare& one : game.shares) sum += one.points;
    if (sum != Points{}) complain("points", text(Word::old_not_zero, night.date, sum));
    if (game.shares.size() < seats.least)
      complain("seats", text(Word::old_too_few, night.date, seats.name,
                             static_cast<std::int64_t>(seats.least),
                             static_cast<std::int64_t>(game.shares.size())));
  }
  // By the rules of every evening file.
  std::optional<OldEvening> ruled(OldEvening made, const Json& file) {
    auto reading = new_evening_from_json(file);
    if (!reading) {
      complain("sessions", reading.error());
      return std::nullopt;
    }
    const JudgedEvening judged = judge(reading->evening, std::move(reading->complaints));
    for (const Complaint& complaint : judged.complaints) wrong.push_back(complaint.violation);
    if (!judged.complaints.empty()) return std::nullopt;
    made.evening = std::move(reading->evening);
    return made;
  }

  std::string currency_, stake_;
};

}  // namespace

Result<OldResults, Text> read_old_results(const CellTable& table, const OldMapping& mapping,
                                          const OldChoice& choice) {
  if (!mapping.game && choice.game_called(choice.game).empty())
    return text(Word::old_which_game, ids_of_games([]<class G>() { return true; }));
  const auto stake = typed_money(choice.stake.empty() ? "0" : choice.stake);
  if (!stake || !is_stake(*stake)) return text(Word::old_bad_stake, choice.stake);
  RowReader rows(table, mapping, choice);
  rows.read();
  // Money stands as a point a krone; points that no stake is known of move no money.
  const bool is_money = !mapping.in_points;
  NightMaker maker(choice.currency, is_money ? "1" : to_string(*stake)), as_before(maker);
  OldResults results;
  for (const OldNight& night : rows.nights()) {
    const OldNight plain = in_order(night);
    auto made = maker.make(plain);
    if (!made) continue;
    if (plain != night)
      if (auto listed = as_before.make(night)) made->as_listed = std::move(listed->evening);
    results.evenings.push_back(std::move(*made));
  }
  results.wrong = std::move(rows.wrong);
  // What cannot be read would not come to 0 either.
  if (results.wrong.empty()) results.wrong = std::move(maker.wrong);
  return results;
}

}  // namespace kattegat
