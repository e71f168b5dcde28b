#include "file_entries.hpp"

#include <algorithm>

#include "sorted_entries.hpp"

namespace kattegat {
namespace {

NewRecord record_of_decision(const FileDecision& decided, const Uuid& session,
                             const BookBefore& book, const std::optional<Uuid>& behind = {}) {
  return new_record(decided.kind, book.new_id(), session,
                    DecisionContents{.of = decided.of,
                                     .at = decided.why.at.value_or(""),
                                     .why = decided.why.why,
                                     .follows = {},
                                     .behind = behind});
}

// Behind that of the same entry which is added before it.
CorrectionContents new_correction(const EntriesInFile& file, std::size_t place, std::size_t of,
                                  const CorrectedAnew& entry) {
  const Stamp& corrected = file.kept.stamp(of);
  const Voided& why = corrected.voided ? *corrected.voided : *file.kept.stamp(place).voided;
  CorrectionContents says{.of = *corrected.id,
                          .as = file.kept.contents(place),
                          .at = why.at.value_or(""),
                          .why = why.why,
                          .follows = entry.known};
  const auto here = std::lower_bound(entry.added.begin(), entry.added.end(), place);
  if (here != entry.added.begin()) says.behind = file.kept.id(*std::prev(here));
  return says;
}

std::vector<NewRecord> records_of_entry(const EntriesInFile& file, std::size_t place,
                                        bool is_corrected_anew, const BookBefore& book) {
  const Uuid& session = *file.session.id;
  const Stamp& says = file.kept.stamp(place);
  std::vector<NewRecord> records;
  records.push_back(new_record(RecordKind::entry, *says.id, session, file.kept.contents(place)));
  if (says.voided && !is_corrected_anew)
    records.push_back(
        record_of_decision({RecordKind::voided, *says.id, *says.voided}, session, book));
  return records;
}

std::vector<NewRecord> records_of_correction(const EntriesInFile& file, std::size_t place,
                                             const AllCorrectedAnew& anew, const BookBefore& book) {
  const Uuid& session = *file.session.id;
  const Uuid& id = file.kept.id(place);
  const Corrections::One& correction = file.corrections.all.at(place);
  const CorrectedAnew& entry = anew.at(correction.entry);
  std::vector<NewRecord> records;
  records.push_back(new_record(RecordKind::correction, id, session,
                               new_correction(file, place, correction.of, entry)));
  if (place != entry.added.back()) return records;
  // Said before whatever comes next, which may stand in its place.
  if (const auto decided = decided_behind(entry, file.corrections))
    records.push_back(record_of_decision(*decided, session, book, id));
  return records;
}

Lacking decisions_on_known(const EntriesInFile& file, const SortedEntries& sorted,
                           const BookBefore& book) {
  const NewDecisions found =
      decisions_never_heard_of(sorted.known, file.there.sheet.entries, file.there.below);
  Lacking lacking;
  lacking.otherwise = found.otherwise;
  for (const FileDecision& one : found.all)
    lacking.new_records.push_back(record_of_decision(one, *file.session.id, book));
  return lacking;
}

}  // namespace

Lacking lacking_entries(const EveningSession& session, const SessionInBook& there,
                        const Corrections& corrections, const BookBefore& book) {
  const EntriesInFile file{session, there, corrections, KeptEntries(session, there)};
  SortedEntries sorted = sorted_out(file, book);
  if (!sorted.complaints.empty()) return {.complaints = std::move(sorted.complaints)};
  Lacking lacking = decisions_on_known(file, sorted, book);
  // Behind what is void by now: one of them may stand in its place.
  for (const std::size_t place : sorted.new_ones)
    lacking.add(
        {.new_records = corrections.all.count(place) > 0
                            ? records_of_correction(file, place, sorted.anew, book)
                            : records_of_entry(file, place, sorted.anew.count(place) > 0, book)});
  return lacking;
}

}  // namespace kattegat
