#include "entries_in_file.hpp"

#include "src/journal/records/same_entry.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {

EntriesInFile::EntriesInFile(const EveningSession& session, SessionInBook in_book,
                             Corrections corrections)
    : session_(session),
      in_book_(std::move(in_book)),
      corrections_(std::move(corrections)),
      numbers_(numbers_clockwise(in_book_.order)),
      pairs_(pairs_between(in_book_.order, in_book_.header.order)) {}

std::size_t EntriesInFile::size() const {
  return std::visit([](const auto& entered) { return entered.entries.size(); }, session_.entered);
}

const Stamp& EntriesInFile::stamp(EntryIndex one) const {
  return std::visit(
      [&](const auto& entered) -> const Stamp& { return entered.entries[one.value].entry.stamp; },
      session_.entered);
}

EntryContents EntriesInFile::contents(EntryIndex one) const {
  return std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        Entry<G> entry = entered.entries[one.value].entry;
        keep_with_people<G>(entry, pairs_);
        return to_contents<G>(std::move(entry), numbers_);
      },
      session_.entered);
}

bool EntriesInFile::says(EntryIndex one, const EntryContents& known) const {
  return std::visit(
      [&]<class G>(const EnteredSession<G>&) {
        return says_the_same<G>(known, contents(one), in_book_.header, numbers_);
      },
      session_.entered);
}

bool EntriesInFile::is_of_no_pair(EntryIndex one) const {
  if (pairs_ != KeptPairs::others || stamp(one).voided) return false;
  return std::visit(
      [&](const auto& entered) { return is_by_pairs(entered.entries[one.value].entry); },
      session_.entered);
}

Complaint EntriesInFile::complaint(EntryIndex one, Violation violation) const {
  return {session_.place, one.value, std::move(violation)};
}

}  // namespace kattegat
