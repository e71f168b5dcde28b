#include "kattegat/journal/entering/reseating.hpp"

#include <algorithm>

#include "proposal.hpp"

namespace kattegat {
namespace {

// The header with its players where they really sat.
SessionContents seated(const SessionContents& was, const std::vector<std::string>& names,
                       const SeatsRequest& request) {
  const auto number_of = [&](const std::string& name) {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  SessionContents now = was;
  for (std::size_t seat = 0; seat < request.seats.size(); ++seat) {
    const std::size_t sitter = number_of(request.seats[seat]);
    if (request.kind == Reseat::people)
      now.sitters[static_cast<std::size_t>(was.order[seat])] = was.sitters[sitter];
    else
      now.order[seat] = static_cast<int>(sitter);
  }
  return now;
}

}  // namespace

Amendment reseating(const SessionBefore& before, const SeatsRequest& request) {
  const SessionHistory& sheet = before.sheet();
  const std::vector<std::string> names =
      before.sound.history.sitters(sheet.by_headers.header, &Participant::written);
  // They were asked for a moment ago, and somebody may have been forgotten since.
  if (!std::is_permutation(request.seats.begin(), request.seats.end(), names.begin(), names.end()))
    return refusal(text(Word::seats_others));
  if (request.kind == Reseat::order && gives_to_other_pair(before.played(), request.seats))
    return refusal(text(Word::seats_pairs));
  SessionContents header = seated(sheet.by_headers.header, names, request);
  const bool is_so = header.sitters == sheet.by_headers.header.sitters &&
                     header.order == sheet.by_headers.header.order;
  if (is_so && !sheet.by_headers.header_conflict) return known_already(before, before.session);
  if (request.kind == Reseat::order)
    header.dealers_until = newest_clock(before.items.sessions.at(before.session).below);
  header.why = request.why;
  header.follows = sheet.by_headers.follows;
  return outcome_of(
      before,
      {new_record(RecordKind::session, before.session, before.sheet().by_headers.evening, header),
       before.session},
      request.force);
}

}  // namespace kattegat
