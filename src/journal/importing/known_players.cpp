#include "known_players.hpp"

#include <set>

#include "forgotten_players.hpp"

namespace kattegat {
namespace {

// By the id, by the name alone, or in a chair: whoever has been forgotten since is not known by
// name, and does not come back.
const Participant* known_player(const Evening& file, std::size_t place, const EveningHistory& book,
                                const ForgottenPeople& erased) {
  const std::string& name = file.players[place];
  const auto given = given_id(file, place);
  if (const Participant* known = given ? book.find(*given) : nullptr) return known;
  const Participant* const one = book.called(name);
  if (one && given && one->by_id) return nullptr;
  return one ? one : forgotten_in_the_chair(file, name, book, erased);
}

}  // namespace

std::optional<Uuid> given_id(const Evening& file, std::size_t place) {
  return place < file.people.size() ? file.people[place] : std::nullopt;
}

std::vector<const Participant*> known_players(const Evening& file, const EveningHistory& book,
                                              const ForgottenPeople& erased) {
  std::vector<const Participant*> known;
  for (std::size_t i = 0; i < file.players.size(); ++i)
    known.push_back(known_player(file, i, book, erased));
  // Who is left may have been forgotten and stand in that place, unless somebody else of the file
  // is that one. Where that is somebody new without an id they come when they sit down: better so
  // than that a name comes back.
  const std::set<const Participant*> found(known.begin(), known.end());
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (known[i] || given_id(file, i)) continue;
    const Participant* const one = forgotten_in_the_list(file, i, book, erased);
    if (found.count(one) == 0) known[i] = one;
  }
  return known;
}

}  // namespace kattegat
