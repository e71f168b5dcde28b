#include "kattegat/journal/importing/forcing.hpp"

#include <algorithm>

#include "kattegat/evening/broken.hpp"

namespace kattegat {
namespace {

// Whether something of it counts once a book holds it, though today's rules would refuse it.
bool counts_as_it_did(Evening evening) {
  mark_as_booked(evening);
  return std::any_of(
      evening.sessions.begin(), evening.sessions.end(), [](const EveningSession& session) {
        const JudgedSession judged = judge(session);
        return std::any_of(judged.entries.begin(), judged.entries.end(),
                           [](const JudgedEntry& one) { return one.edition != Edition::today; });
      });
}

bool are_of_entries(const Complaints& complaints) {
  return std::all_of(complaints.begin(), complaints.end(), [](const Complaint& one) {
    return one.session.has_value() && one.entry.has_value();
  });
}
// Whether each entry can be read, whatever it says.
bool are_well_formed(const EveningSession& session) {
  return std::visit(
      [](const auto& entered) {
        return std::all_of(entered.entries.begin(), entered.entries.end(),
                           [](const auto& read) { return read.form.empty(); });
      },
      session.entered);
}

}  // namespace

bool is_from_a_book(const Evening& evening) {
  return evening.id && std::all_of(evening.sessions.begin(), evening.sessions.end(),
                                   [](const EveningSession& one) { return one.id.has_value(); });
}

bool may_be_forced(const Evening& evening, const Complaints& complaints) {
  return are_of_entries(complaints) && (is_from_a_book(evening) || !counts_as_it_did(evening)) &&
         std::all_of(evening.sessions.begin(), evening.sessions.end(), are_well_formed);
}

}  // namespace kattegat
