#include "forgotten_players.hpp"

#include <algorithm>

namespace kattegat {
namespace {

const Participant* forgotten_at(const EveningSession& session, const std::string& name,
                                const EveningHistory& book, const ForgottenPeople& erased) {
  const SessionHistory* const known = session.id ? book.session(*session.id) : nullptr;
  if (!known || known->header.order.size() != session.seats.size()) return nullptr;
  const std::vector<Uuid> sitters = clockwise(known->header, known->header.sitters);
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

}  // namespace

const Participant* forgotten_in_the_chair(const Evening& file, const std::string& name,
                                          const EveningHistory& book,
                                          const ForgottenPeople& erased) {
  if (!erased.has_erased()) return nullptr;
  for (const EveningSession& session : file.sessions)
    if (const Participant* const one = forgotten_at(session, name, book, erased)) return one;
  return nullptr;
}

const Participant* forgotten_in_the_list(const Evening& file, std::size_t place,
                                         const EveningHistory& book,
                                         const ForgottenPeople& erased) {
  if (place >= book.players.size() || sits_somewhere(file, file.players[place])) return nullptr;
  const Participant& one = book.players[place];
  return erased.has(one.ids) ? &one : nullptr;
}

}  // namespace kattegat
