// Who is who. People are ids; what they are called, where they take money and who is the same
// person stands in the roster, as decisions like any other. evening-format, "People".
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>

#include "kattegat/journal/people/called_by_logs.hpp"
#include "kattegat/journal/people/forgotten_people.hpp"
#include "kattegat/journal/people/fusions.hpp"
#include "kattegat/journal/people/retirements.hpp"
#include "kattegat/journal/people/said_of_people.hpp"

namespace kattegat {

// The roster's records, folded. What is decided of a person is one thing, under whichever of their
// ids it was said. The decisions are valid while the roster is there.
class Roster {
 public:
  // In whatever order; what cannot be read is left out.
  explicit Roster(Items roster);

  // Their name by the roster; who has been forgotten is called by the pseudonym. Nothing while it
  // has said nothing about them.
  [[nodiscard]] std::optional<std::string> name(OnePerson) const;
  // Whether there is one, which takes less to find out.
  [[nodiscard]] bool has_name(OnePerson) const;
  [[nodiscard]] Thing name_decisions(OnePerson) const;
  // Every name that it has ever said of them, the present one among them; no pseudonyms.
  [[nodiscard]] std::set<std::string> all_names(OnePerson) const;
  // Whom each log has called so, of those who are known by the name.
  [[nodiscard]] const CalledByLogs& by_logs() const { return by_logs_; }

  // "": none, or it is lost: the one before was given up.
  [[nodiscard]] std::string number(OnePerson, NumberKind) const;
  [[nodiscard]] PayNumbers numbers(OnePerson) const;  // those there are
  [[nodiscard]] Thing number_decisions(OnePerson, NumberKind) const;

  // Whether they are offered as a player no longer.
  [[nodiscard]] bool is_retired(OnePerson) const;
  [[nodiscard]] const Retirements& retirements() const { return retirements_; }

  [[nodiscard]] const Fusions& fusions() const { return fusions_; }
  // What has been said of evenings is among them.
  [[nodiscard]] const FusionDecisions& fusion_decisions() const { return fusions_.decisions(); }
  // The same roster, had nobody been made one with anybody.
  [[nodiscard]] Roster unfused() const;
  // The same, and called as they were before that: by each id the record until which its names
  // count. Of who is never written down (`written`: who is) the first name counts also where it
  // came later: by that name they are known.
  [[nodiscard]] Roster before(const std::map<Uuid, const Record*>& until,
                              const std::set<Uuid>& written) const;
  [[nodiscard]] const ForgottenPeople& forgotten() const { return forgotten_; }
  // Every id of which the roster says something, but that it is forgotten: of people, and of
  // evenings that were joined.
  [[nodiscard]] const std::set<Uuid>& mentioned() const { return mentioned_; }

 private:
  SaidOfPeople<NameContents> names_;  // those that have words
  CalledByLogs by_logs_;
  std::map<NumberKind, SaidOfPeople<NumberContents>> numbers_;
  Retirements retirements_;
  Fusions fusions_;
  ForgottenPeople forgotten_;
  std::set<Uuid> mentioned_;
};

}  // namespace kattegat
