// Evenings for tests, written as a scorekeeper would write them.
#pragma once
#include <string>
#include <vector>

#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat::test {

// A one-session evening around `entries`, the inside of a JSON list. Players are the seats.
std::string evening_text(const std::string& game, const std::vector<std::string>& seats,
                         const std::string& rules, const std::string& entries);

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
  [[nodiscard]] std::string next_dealer() const;
  // "0/tricks:ligeud.tricks ..." for each complaint: entry (or -), field and rule. Empty: none.
  [[nodiscard]] std::string complaints() const;
  // The sentences, in English.
  [[nodiscard]] std::string sentences() const;

 private:
  [[nodiscard]] std::string row(const PerSeat<Points>& points) const;
};

Judged judge_text(const std::string& text);

Judged play(const std::string& game, const std::vector<std::string>& seats,
            const std::string& entries, const std::string& rules = "{}");

// Deals of English whist in which the first pair takes these tricks, one after the other: the
// inside of a JSON list.
std::string whist_deals(const std::vector<int>& first_pair);

// The field "play" of who played which card: "ASA BH2".
std::string cards_of(const std::string& play);

// Nothing of an entry that breaks a rule.
template <class G>
Workings how_paid(const Session<G>& session, const Entry<G>& entry) {
  const Verdict<G> verdict = session.judge(entry);
  return verdict ? workings(session, *verdict) : Workings{};
}

}  // namespace kattegat::test
