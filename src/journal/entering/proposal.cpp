#include "proposal.hpp"

#include <algorithm>
#include <map>

#include "kattegat/evening/broken.hpp"
#include "kattegat/journal/sessions/with_header_taken_over.hpp"

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

template <class Change>
void change_entry(EveningSession& played, const Uuid& entry, const Change& change) {
  std::visit(
      [&](auto& entered) {
        for (auto& read : entered.entries)
          if (read.entry.stamp.id == entry) change(read);
      },
      played.entered);
}

// Whether the rules of an earlier edition let the entry count. It would, once it is in the book.
bool counts_when_booked(EveningSession played, const Uuid& entry) {
  change_entry(played, entry, [](auto& read) { read.booked = true; });
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

// The evening as it would be; before its own new records our log may have to take a header over.
Result<SoundEvening, Damage> evening_with(const SessionBefore& before,
                                          const std::vector<NewRecord>& new_records) {
  return read_sound(with_new_records(before.items, new_records, before.log), before.people);
}
std::vector<NewRecord> new_records_of(const SessionBefore& before, const Proposal& proposal) {
  return with_header_taken_over({proposal.new_record}, before.sheet().by_headers, before.log);
}

}  // namespace

Amendment outcome_of(const SessionBefore& before, const Proposal& proposal, Force force) {
  std::vector<NewRecord> new_records = new_records_of(before, proposal);
  auto after = evening_with(before, new_records);
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
  Amended amended{std::move(new_records), postings(*known->sheet, judged, before.booked), {}};
  amended.decided.id = proposal.about;
  if (forced) amended.decided.broken = broken_in(played, judged);
  amended.decided.evening = std::move(after->evening);
  return amended;
}

Complaints all_wrong_with(const SessionBefore& before, const Proposal& proposal,
                          const Violations& form) {
  const auto after = evening_with(before, new_records_of(before, proposal));
  if (!after) return {};  // the evening is sound but for what is proposed
  const auto known = session_in(*after, before.session);
  if (!known) return {};
  EveningSession played = *known->played;
  change_entry(played, proposal.about, [&](auto& read) { read.form = form; });
  Complaints complaints = broken_in(played, judge(played));
  std::erase_if(complaints, [&](const Complaint& complaint) {
    return id_of_entry(played, *complaint.entry) != proposal.about;
  });
  return numbered_as_before(before.played(), played, proposal, std::move(complaints));
}

Amendment known_already(const SessionBefore& before, const Uuid& entry) {
  return Amended{{}, {}, {entry, true, before.sound.evening, {}}};
}
WhyNot no_such_entry(const Uuid& entry) {
  return missing(text(Word::book_no_entry, to_string(entry)));
}

Follows open_decisions(const SessionBefore& before, const Uuid& entry) {
  return decisions_on(entry, before.below).value_or(Follows{});
}

}  // namespace kattegat
