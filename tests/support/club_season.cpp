#include "support/club_season.hpp"

#include "kattegat/evening/write.hpp"
#include "support/random_entries.hpp"

namespace kattegat::test {

namespace {

// What is random of one evening: the same for the same number.
rc::Random random_of(int n, std::uint64_t of) {
  return rc::Random(static_cast<std::uint64_t>(n) * 100 + of);
}

template <class G>
EnteredSession<G> play_of_club(int n, int session) {
  for (std::uint64_t next = 0;; ++next) {
    const auto some = rc::gen::exec([] { return random_play<G>(draw(4, 12)); });
    EnteredSession<G> play =
        some(random_of(n, static_cast<std::uint64_t>(session) * 20 + next), rc::kNominalSize)
            .value();
    if (play.table.seats > static_cast<int>(players_of_club.size())) continue;
    if (n % 3 == 0 && !play.entries.empty())
      play.entries.back().entry.stamp.voided = Voided{"twice", "2026-02-28T21:00:00Z"};
    return play;
  }
}

// Who sits there: the club's people in turn, from another one each time.
std::vector<std::string> seats_of_club(int n, int session, int count) {
  std::vector<std::string> seats;
  for (int i = 0; i < count; ++i)
    seats.push_back(players_of_club[static_cast<std::size_t>(5 * n + 3 * session + i) %
                                    players_of_club.size()]);
  return seats;
}

template <class G>
Json session_of_club(int n, int session) {
  const char* const stakes[] = {"0.05", "0.10", "0.25", "1", "2.50"};
  const EnteredSession<G> play = play_of_club<G>(n, session);
  const std::vector<std::string> seats = seats_of_club(n, session, play.table.seats);
  Json::Object rules;
  G::house_rules(play.table.house, [&](const HouseRule& rule, const auto& value, const auto&...) {
    rules.emplace_back(rule.key, to_json(value, seats));
  });
  Json::Array entries;
  for (const ReadEntry<G>& draft : play.entries)
    entries.push_back(entry_to_json(draft.entry, seats));
  return Json::Object{{"id", id_of(2, 10 * n + session)},
                      {"game", G::id},
                      {"seats", Json::Array(seats.begin(), seats.end())},
                      {"stake", stakes[(n + session) % 5]},
                      {"rules", std::move(rules)},
                      {"entries", std::move(entries)}};
}

std::string evening_of_club(int n) {
  struct Coin {
    const char *currency, *smallest;
  };
  constexpr Coin coins[] = {{"DKK", "0.50"}, {"SEK", "1.00"}, {"EUR", "0.05"}, {"DKK", "0.01"}};
  Json::Array sessions, players;
  std::set<std::string> known;
  constexpr int games = std::tuple_size_v<Games>;
  // However many games there are, each comes in every currency.
  const Coin& coin = coins[n / games % 4];
  for (int session = 0; session < 1 + n % 3; ++session) {
    int game = 0;
    for_each_game([&]<class G>() {
      if (game++ == (n + 2 * session) % games) sessions.push_back(session_of_club<G>(n, session));
    });
    const Json seats = under(sessions.back(), "seats");
    for (const Json& seat : *seats.as<Json::Array>())
      if (known.insert(*seat.as<std::string>()).second) players.push_back(seat);
  }
  return to_line(Json::Object{{"format", "kattegat-evening"},
                              {"version", 1},
                              {"id", id_of(1, n)},
                              {"date", date_of_season(n)},
                              {"place", "Kortklubben, Helsingør"},
                              {"currency", coin.currency},
                              {"cash_rounding", coin.smallest},
                              {"players", std::move(players)},
                              {"sessions", std::move(sessions)}});
}

}  // namespace

ClubSeason::ClubSeason() { import_season(*this, evening_of_club); }

TableSums::TableSums(const ClubSeason& season)
    : database_(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
  database_.exec(
      "CREATE TABLE cell (date, evening, session INTEGER, entry INTEGER, game, id, type, player, "
      "points INTEGER, money INTEGER, currency, sheet, void, facts)");
  SQLite::Transaction all(database_);
  for (int n = 0; n < evenings_of_season; ++n) {
    auto rows = cells_of(season.exported(id_of(1, n), "csv"));
    rows.erase(rows.begin());
    for (const auto& row : rows) add(row);
  }
  all.commit();
}

Rows TableSums::query(const std::string& sql) const { return rows_in(database_, sql); }

void TableSums::add(const Rows::value_type& row) {
  if (row.at(10).empty()) return;  // where the book stood
  SQLite::Statement insert(database_,
                           "INSERT INTO cell VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const int texts[] = {0, 2, 3, 5, 4, 6, 7, 10};
  int place = 0;
  for (const int column : texts) insert.bind(++place, row.at(static_cast<std::size_t>(column)));
  insert.bind(++place, row.at(11).empty() ? 0 : exact_figure(row.at(11)) / 100);
  insert.bind(++place, row.at(12).empty() ? 0 : exact_figure(row.at(12)));
  for (const std::size_t column : {13U, 14U, 17U, 18U}) insert.bind(++place, row.at(column));
  insert.exec();
}

std::string money_of(const std::string& exact) {
  const std::int64_t value = std::stoll(exact);
  CAPTURE(value);
  REQUIRE(value % 1000 == 0);
  return to_string(Money{value / 1000});
}

std::string points_of(const std::string& thousandths) {
  return to_string(Points{std::stoll(thousandths)});
}

std::map<std::string, Json> by_name(const Json& answer) {
  std::map<std::string, Json> people;
  const Json players = under(answer, "players");
  for (const Json& one : *players.as<Json::Array>()) people[text_under(one, "name")] = one;
  return people;
}

}  // namespace kattegat::test
