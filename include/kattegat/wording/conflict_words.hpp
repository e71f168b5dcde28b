// What two books have decided differently, in words.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

// Where the rows of an evening's sheets stand, by their ids: it may have thousands of both rows and
// conflicts. An id may stand at several tables, as another entry at each.
class RowsById {
 public:
  explicit RowsById(const EveningHistory*);  // nullptr: there are none
  // Of several at that table that have the id the first.
  [[nodiscard]] std::optional<std::size_t> index_of(const Uuid& row, std::size_t session) const;

 private:
  std::map<std::pair<Uuid, std::size_t>, std::size_t> indexes_;  // by id and session
};

// What is known around conflicts: one for all of an evening. What is the roster's has no evening.
struct ConflictContext {
  using Called = std::function<std::string(const Uuid&)>;

  ConflictContext(const EveningHistory* of, const Evening* with_names_of_now, Called persons,
                  Called evenings = {})
      : history(of),
        shown(with_names_of_now),
        person(std::move(persons)),
        evening(std::move(evenings)),
        rows(of) {}

  const EveningHistory* history;
  const Evening* shown;  // the same evening, with the names of now
  // What people who were not there, and other evenings, are called: by their ids unless told.
  Called person, evening;
  RowsById rows;
};

// What it is about: "Ligeud 2, entry 3", "a payment", "Bo: where somebody takes money".
std::string conflict_subject(const Conflict&, const ConflictContext&, Language);

struct SideWords {
  std::string what;   // "corrected to 9 hearts · Bo · Dea · 10"
  std::string rules;  // of a session: those in which the sides differ, each on a line
  std::string at;     // when it was decided, as it stands there; empty where it does not say
};
// Of a conflict with more sides than that so many are told, and the one that holds.
inline constexpr std::size_t most_sides_told = 24;
// Which of the sides these are.
std::vector<std::size_t> sides_told(const Conflict&);
// In the order of the sides: of these, or of all.
std::vector<SideWords> side_words(const Conflict&, const std::vector<std::size_t>& which,
                                  const ConflictContext&, Language);
std::vector<SideWords> side_words(const Conflict&, const ConflictContext&, Language);

}  // namespace kattegat
