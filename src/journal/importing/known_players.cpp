#include "known_players.hpp"

#include <algorithm>
#include <set>

namespace kattegat {
namespace {

// Who has been forgotten since the file was written is known to the book by no name, but where they
// sat. Each answers nullptr where nobody is found.

const Participant* forgotten_at(const EveningSession& session, const std::string& name,
                                const EveningHistory& book, const ForgottenPeople& erased) {
  const SessionHistory* const known = session.id ? book.session(*session.id) : nullptr;
  if (!known || known->by_headers.header.order.size() != session.seats.size()) return nullptr;
  const std::vector<Uuid> sitters =
      clockwise(known->by_headers.header, known->by_headers.header.sitters);
  const Participant* found = nullptr;
  for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
    const Participant* const sitter = book.find(sitters[seat]);
    const bool is_forgotten = sitter && erased.has(sitter->ids);
    if (session.seats[seat] == name) {
      if (!is_forgotten) return nullptr;
      found = sitter;
    } else if (!is_forgotten && (!sitter || sitter->written != session.seats[seat])) {
      return nullptr;
    }
  }
  return found;
}

bool sits_somewhere(const Evening& file, const std::string& name) {
  return std::any_of(file.sessions.begin(), file.sessions.end(), [&](const EveningSession& one) {
    return std::find(one.seats.begin(), one.seats.end(), name) != one.seats.end();
  });
}

// At a table that the book has too, where the others sit as they do in the file.
const Participant* forgotten_in_the_chair(const Evening& file, const std::string& name,
                                          const EveningHistory& book,
                                          const ForgottenPeople& erased) {
  if (!erased.has_erased()) return nullptr;
  for (const EveningSession& session : file.sessions)
    if (const Participant* const one = forgotten_at(session, name, book, erased)) return one;
  return nullptr;
}

// Of a player of the file who sits nowhere: in that place of the list.
const Participant* forgotten_in_the_list(const Evening& file, std::size_t place,
                                         const EveningHistory& book,
                                         const ForgottenPeople& erased) {
  if (place >= book.players.size() || sits_somewhere(file, file.players[place])) return nullptr;
  const Participant& one = book.players[place];
  return erased.has(one.ids) ? &one : nullptr;
}

// By the id, by the name alone, or in a chair: whoever has been forgotten since is not known by
// name, and does not come back.
const Participant* known_player(const Evening& file, const PlayerInFile& player,
                                const EveningHistory& book, const ForgottenPeople& erased) {
  if (const Participant* known = player.given ? book.find(*player.given) : nullptr) return known;
  const Participant* const one = book.called(player.name);
  if (one && player.given && one->by_id) return nullptr;
  return one ? one : forgotten_in_the_chair(file, player.name, book, erased);
}

void find_known(std::vector<PlayerInFile>& players, const Evening& file, const EveningHistory& book,
                const ForgottenPeople& erased) {
  std::set<const Participant*> found;
  for (PlayerInFile& player : players)
    found.insert(player.known = known_player(file, player, book, erased));
  // Who is left may have been forgotten and stand in that place, unless somebody else of the file
  // is that one. Where that is somebody new without an id they come when they sit down: better so
  // than that a name comes back.
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].known || players[i].given) continue;
    const Participant* const one = forgotten_in_the_list(file, i, book, erased);
    if (found.count(one) == 0) players[i].known = one;
  }
}

}  // namespace

std::vector<PlayerInFile> players_in_file(const Evening& file, const EveningHistory* in_book,
                                          const ForgottenPeople& erased) {
  std::vector<PlayerInFile> players;
  for (std::size_t i = 0; i < file.players.size(); ++i)
    players.push_back({file.players[i], i < file.people.size() ? file.people[i] : std::nullopt});
  if (in_book) find_known(players, file, *in_book, erased);
  return players;
}

}  // namespace kattegat
