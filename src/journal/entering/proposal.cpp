#include "proposal.hpp"

#include <algorithm>
#include <map>

#include "kattegat/evening/broken.hpp"
#include "kattegat/journal/sessions/take_over_header.hpp"

namespace kattegat {
namespace {

// Entries by their numbers in the book, which has not got the new one: that has the number of the
// one in whose place it would be.
Complaints numbered_as_before(const EveningSession& before, const EveningSession& after,
                              const Proposal& proposal, Complaints complaints) {
  const std::vector<std::optional<Uuid>> ids = ids_of_entries(before);
  std::map<std::optional<Uuid>, std::size_t> numbers;
  for (std::size_t number = 0; number < ids.size(); ++number)
    numbers.try_emplace(ids[number], number);
  for (Complaint& complaint : complaints) {
    std::optional<Uuid> entry = id_of_entry(after, *complaint.entry);
    if (proposal.corrected && entry == proposal.about) entry = proposal.corrected;
    const auto known = numbers.find(entry);
    complaint.entry = known == numbers.end() ? ids.size() : known->second;
  }
  return complaints;
}

// Whether the rules of an earlier edition let the entry count. It would, once it is in the book.
bool counts_when_booked(EveningSession played, const Uuid& entry) {
  std::visit(
      [&](auto& entered) {
        for (auto& read : entered.entries)
          if (read.entry.stamp.id == entry) read.booked = true;
      },
      played.entered);
  const Complaints broken = broken_in(played, judge(played));
  return std::none_of(broken.begin(), broken.end(), [&](const Complaint& complaint) {
    return id_of_entry(played, *complaint.entry) == entry;
  });
}

// What an entry breaks may be stored until it is put right, what it leaves out not: there is
// nothing to put right. Nor is there a way around the rules of today.
bool can_be_forced(const EveningSession& played, const Proposal& proposal,
                   const Complaints& caused) {
  if (!proposal.corrected) return true;
  bool is_faulty = false;
  for (const Complaint& complaint : caused) {
    if (id_of_entry(played, *complaint.entry) != proposal.about) continue;
    if (complaint.violation.kind == Violation::Kind::missing) return false;
    is_faulty = true;
  }
  return !is_faulty || !counts_when_booked(played, proposal.about);
}

}  // namespace

Amendment outcome_of(const SessionBefore& before, const Proposal& proposal, Force force) {
  auto after =
      read_sound(with_new_records(before.items, {proposal.new_record}, before.log), before.people);
  if (!after) return after.error();
  const auto known = session_in(*after, before.session);
  if (!known) return known.error();
  const EveningSession& played = *known->played;
  const JudgedSession judged = judge(played);
  Complaints caused = newly_broken(before.played(), played, judged);
  const bool forced = force == Force::yes && can_be_forced(played, proposal, caused);
  if (!caused.empty() && !forced) {
    Complaints complaints =
        numbered_as_before(before.played(), played, proposal, std::move(caused));
    return Refused{std::move(after->evening), std::move(complaints)};
  }
  Amended amended{{proposal.new_record}, postings(*known->sheet, judged, before.booked), {}};
  take_over_header(amended.new_records, amended.postings, before.sheet(), before.log);
  amended.decided.id = proposal.about;
  if (forced) amended.decided.broken = broken_in(played, judged);
  amended.decided.evening = std::move(after->evening);
  return amended;
}

Amendment known_already(const SessionBefore& before, const Uuid& entry) {
  return Amended{{}, {}, {entry, true, before.evening, {}}};
}
WhyNot no_such_entry(const Uuid& entry) {
  return {true, text(Word::book_no_entry, to_string(entry))};
}

Items below_as_held(const SessionBefore& before) {
  Items below = before.items.sessions.at(before.session).below;
  sort_items(below);
  number_as_held(below, before.sheet().header, before.sheet().numberings);
  return below;
}

Follows open_decisions(const SessionBefore& before, const Uuid& entry) {
  return decisions_on(entry, below_as_held(before)).value_or(Follows{});
}

}  // namespace kattegat
