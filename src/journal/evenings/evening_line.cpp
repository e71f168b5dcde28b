#include "kattegat/journal/evenings/evening_line.hpp"

#include <set>
#include <string_view>

#include "kattegat/evening/header_terms.hpp"

namespace kattegat {

EveningLine line_of(const EveningHistory& evening) {
  EveningLine line{.id = evening.id,
                   .date = evening.header.keys.date(),
                   .place = evening.header.place,
                   .currency = settled_in(evening.header.keys).currency,
                   .players = {},
                   .sessions = {},
                   .parts = evening.parts};
  std::set<std::string_view> named;
  for (const Participant& one : evening.players)
    if (named.insert(one.now).second) line.players.push_back(one.now);
  for (const SessionHistory& session : evening.sessions) {
    const auto sitters = evening.sitters(session.by_headers.header, &Participant::now);
    line.sessions.push_back({session.id(), session.by_headers.header.keys.game(),
                             clockwise(session.by_headers.header, sitters),
                             static_cast<std::int64_t>(session.entries.size())});
  }
  return line;
}

}  // namespace kattegat
