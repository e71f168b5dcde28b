// Evenings for tests, written as a scorekeeper would write them.
#pragma once
#include <string>
#include <vector>

#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat::test {

// A one-session evening around `entries`, the inside of a JSON list. Players are the seats.
inline std::string evening_text(const std::string& game, const std::vector<std::string>& seats,
                                const std::string& rules, const std::string& entries) {
  std::string names;
  for (const std::string& seat : seats) names += (names.empty() ? "\"" : ", \"") + seat + "\"";
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":[)" + names +
         R"(],"sessions":[{"game":")" + game + R"(","seats":[)" + names + R"(],"rules":)" + rules +
         R"(,"entries":[)" + entries + "]}]}";
}

// The session judged, with everything that is wrong in it.
struct Judged {
  Evening evening;
  JudgedEvening judged;

  [[nodiscard]] const JudgedSession& session() const { return judged.sessions.at(0); }
  // "-90 90 -90 90": the points of an entry, by seat.
  [[nodiscard]] std::string points(std::size_t entry) const {
    return row(session().entries.at(entry).points);
  }
  [[nodiscard]] std::string total() const { return row(session().standing.points); }
  [[nodiscard]] std::string sheet() const { return row(session().standing.sheet); }
  // What each has in an open pot.
  [[nodiscard]] std::string pot() const { return row(session().standing.pot); }
  // The name of whoever deals next; "-" in a finished session.
  [[nodiscard]] std::string next_dealer() const {
    const auto& dealer = session().standing.next_dealer;
    return dealer ? evening.sessions.at(0).seats.at(static_cast<std::size_t>(dealer->index)) : "-";
  }
  // "0/tricks:ligeud.tricks ..." for each complaint: entry (or -), field and rule. Empty: none.
  [[nodiscard]] std::string complaints() const {
    std::string list;
    for (const Complaint& complaint : judged.complaints)
      list += (list.empty() ? "" : " ") +
              (complaint.entry ? std::to_string(*complaint.entry) : std::string("-")) + "/" +
              complaint.violation.field + ":" + std::string(rule_id(complaint.violation.text.word));
    return list;
  }
  // The sentences, in English.
  [[nodiscard]] std::string sentences() const {
    std::string list;
    for (const Complaint& complaint : judged.complaints) {
      const bool seated = complaint.session && !evening.sessions.empty();
      const Names names = seated ? Names(evening.sessions.at(0).seats) : Names();
      list += say(complaint.violation.text, Language::english, names) + "\n";
    }
    return list;
  }

 private:
  [[nodiscard]] std::string row(const PerSeat<Points>& points) const {
    std::string list;
    for (const Seat seat : Seats{static_cast<int>(evening.sessions.at(0).seats.size())})
      list += (list.empty() ? "" : " ") + to_string(points[seat]);
    return list;
  }
};

inline Judged judge_text(const std::string& text) {
  auto reading = read_evening(std::string_view(text));
  KATTEGAT_CHECK(reading.has_value());
  Judged result{std::move(reading->evening), {}};
  result.judged = judge(result.evening, std::move(reading->complaints));
  return result;
}

inline Judged play(const std::string& game, const std::vector<std::string>& seats,
                   const std::string& entries, const std::string& rules = "{}") {
  return judge_text(evening_text(game, seats, rules, entries));
}

// Deals of English whist in which the first pair takes these tricks, one after the other: the
// inside of a JSON list.
inline std::string whist_deals(const std::vector<int>& first_pair) {
  std::string list;
  for (const int tricks : first_pair)
    list += (list.empty() ? "" : ",") + std::string(R"({"type":"deal","trump":"H","tricks":[)") +
            std::to_string(tricks) + "," + std::to_string(13 - tricks) + "]}";
  return list;
}

// Nothing of an entry that breaks a rule.
template <class G>
Workings how_paid(const Session<G>& session, const Entry<G>& entry) {
  const Verdict<G> verdict = session.judge(entry);
  return verdict ? workings(session, *verdict) : Workings{};
}

}  // namespace kattegat::test
