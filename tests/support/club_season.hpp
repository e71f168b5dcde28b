// A club's book with a season of forty evenings at random, the same each time: every game, in three
// currencies and to four coins, with whole and broken points and entries that are struck out.
#pragma once
#include "support/random_entries.hpp"
#include "support/random_season.hpp"

namespace kattegat::test {

inline const std::vector<std::string> players_of_club{
    "Иван", "Ștefan", "Nguyễn", "Wilhelmina Ångström-Østergaard",
    "Else", "Frode",  "Göran",  "Hedda",
    "Ida",  "Jens",   "Karen",  "Σωκράτης"};

// What is random of one evening: the same for the same number.
inline rc::Random random_of(int n, std::uint64_t of) {
  return rc::Random(static_cast<std::uint64_t>(n) * 100 + of);
}

template <class G>
Play<G> play_of_club(int n, int session) {
  for (std::uint64_t next = 0;; ++next) {
    const auto some = rc::gen::exec([] { return random_play<G>(draw(2, 7)); });
    Play<G> play = some(random_of(n, static_cast<std::uint64_t>(session) * 20 + next), 20).value();
    if (play.table.seats > static_cast<int>(players_of_club.size())) continue;
    if (n % 3 == 0 && !play.drafts.empty())
      play.drafts.back().entry.stamp.voided = Voided{"twice", "2026-02-28T21:00:00Z"};
    return play;
  }
}

// Who sits there: the club's people in turn, from another one each time.
inline std::vector<std::string> seats_of_club(int n, int session, int count) {
  std::vector<std::string> seats;
  for (int i = 0; i < count; ++i)
    seats.push_back(players_of_club[static_cast<std::size_t>(5 * n + 3 * session + i) %
                                    players_of_club.size()]);
  return seats;
}

template <class G>
Json session_of_club(int n, int session) {
  const char* const stakes[] = {"0.05", "0.10", "0.25", "1", "2.50"};
  const Play<G> play = play_of_club<G>(n, session);
  const std::vector<std::string> seats = seats_of_club(n, session, play.table.seats);
  Json::Object rules;
  G::house_rules(play.table.house, [&](const HouseRule& rule, const auto& value, const auto&...) {
    rules.emplace_back(rule.key, to_json(value, seats));
  });
  Json::Array entries;
  for (const Draft<G>& draft : play.drafts) entries.push_back(entry_to_json(draft.entry, seats));
  return Json::Object{{"id", id_of(2, 10 * n + session)},
                      {"game", G::id},
                      {"seats", Json::Array(seats.begin(), seats.end())},
                      {"stake", stakes[(n + session) % 5]},
                      {"rules", std::move(rules)},
                      {"entries", std::move(entries)}};
}

inline std::string evening_of_club(int n) {
  struct Coin {
    const char *currency, *smallest;
  };
  constexpr Coin coins[] = {{"DKK", "0.50"}, {"SEK", "1.00"}, {"EUR", "0.05"}, {"DKK", "0.01"}};
  Json::Array sessions, players;
  std::set<std::string> known;
  for (int session = 0; session < 1 + n % 3; ++session) {
    int game = 0;
    for_each_game([&]<class G>() {
      if (game++ == (n + 2 * session) % 7) sessions.push_back(session_of_club<G>(n, session));
    });
    const Json seats = under(sessions.back(), "seats");
    for (const Json& seat : *seats.as<Json::Array>())
      if (known.insert(*seat.as<std::string>()).second) players.push_back(seat);
  }
  const int day = 1 + n % 28;
  const std::string date =
      (n < 28 ? "2026-01-" : "2026-02-") + std::string(day < 10 ? "0" : "") + std::to_string(day);
  return to_line(Json::Object{{"format", "kattegat-evening"},
                              {"version", 1},
                              {"id", id_of(1, n)},
                              {"date", date},
                              {"place", "Kortklubben, Helsingør"},
                              {"currency", coins[n % 4].currency},
                              {"cash_rounding", coins[n % 4].smallest},
                              {"players", std::move(players)},
                              {"sessions", std::move(sessions)}});
}

struct ClubSeason : Desk {
  static constexpr int evenings = 40;
  ClubSeason() {
    std::vector<std::string> files{"import"};
    for (int n = 0; n < evenings; ++n)
      files.push_back(folder.file("e" + std::to_string(n) + ".json", evening_of_club(n)));
    const Run run = ctl(files);
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
  }
};

}  // namespace kattegat::test
