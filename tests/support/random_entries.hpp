// Legal entries at random, for whatever state a session is in. RapidCheck draws and shrinks.
#pragma once
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"
#include "support/draw.hpp"
#include "support/random_house.hpp"

namespace kattegat::test {

// What may come next at a table, of each game.
Ligeud::Entry random_event(const Session<Ligeud>&);
Rodskagg::Entry random_event(const Session<Rodskagg>&);
Commerce::Entry random_event(const Session<Commerce>&);
EnglishWhist::Entry random_event(const Session<EnglishWhist>&);
DanishWhist::Entry random_event(const Session<DanishWhist>&);
EsmakkerWhist::Entry random_event(const Session<EsmakkerWhist>&);
Plump::Entry random_event(const Session<Plump>&);
Adjust random_adjust(int seats);

template <class G>
Entry<G> random_entry(const Session<G>& session) {
  Entry<G> entry;
  const bool finished = !G::dealer(session.state()).has_value();
  if (finished || draw(0, 14) == 0) {
    if (toss())
      entry.body = random_adjust(session.table().seats);
    else
      entry.body = Note{"kaffe æøå ♠ \"x\""};
  } else {
    std::visit([&](auto&& event) { entry.body = std::move(event); }, random_event(session));
    if (toss()) entry.stamp.dealer = G::dealer(session.state());
  }
  if (toss()) entry.stamp.at = "2026-11-20T21:04:05+01:00";
  if (toss()) entry.stamp.by = "Anna";
  return entry;
}

template <class G>
Table<typename G::House> random_table() {
  const int seats = draw(G::seats_min, G::seats_max);
  return {.seats = seats, .house = random_house<G>(seats)};
}

// A session of legal entries.
template <class G>
EnteredSession<G> random_play(int entries) {
  EnteredSession<G> play{random_table<G>(), {}};
  Session<G> session(play.table);
  for (int i = 0; i < entries; ++i) {
    Entry<G> entry = random_entry(session);
    const Verdict<G> verdict = session.judge(entry);
    RC_ASSERT(verdict.has_value());
    session.accept(*verdict);
    play.entries.push_back({std::move(entry), {}});
  }
  return play;
}

std::vector<std::string> seat_names(int seats);  // "Player 1", ...

// A whole evening of one session around the play, with the header that a file would have.
template <class G>
Evening evening_around(const EnteredSession<G>& play) {
  Json::Object rules;
  G::house_rules(play.table.house, [&](const HouseRule& rule, const auto& value, const auto&...) {
    rules.emplace_back(rule.key, to_json(value, {}));
  });
  const std::vector<std::string> names = seat_names(play.table.seats);
  const Json::Array list(names.begin(), names.end());
  const Json json =
      Json::Object{{"format", "kattegat-evening"},
                   {"version", 1},
                   {"date", "2026-11-20"},
                   {"players", list},
                   {"sessions", Json::Array{Json::Object{{"game", G::id},
                                                         {"seats", list},
                                                         {"stake", "0.25"},
                                                         {"rules", std::move(rules)},
                                                         {"entries", Json::Array{}}}}}};
  Evening evening = evening_from_json(json)->evening;
  evening.sessions.at(0).entered = play;
  return evening;
}

}  // namespace kattegat::test
