#include "kept_entries.hpp"

#include "src/journal/records/same_entry.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {

KeptEntries::KeptEntries(const EveningSession& session, const SessionInBook& there)
    : session_(session),
      header_(there.sheet.header),
      numbers_(numbers_clockwise(there.order)),
      pairs_(pairs_between(there.order, header_.order)) {}

std::size_t KeptEntries::size() const {
  return std::visit([](const auto& entered) { return entered.entries.size(); }, session_.entered);
}

const Stamp& KeptEntries::stamp(std::size_t place) const {
  return std::visit(
      [&](const auto& entered) -> const Stamp& { return entered.entries[place].entry.stamp; },
      session_.entered);
}

EntryContents KeptEntries::contents(std::size_t place) const {
  return std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        Entry<G> entry = entered.entries[place].entry;
        keep_with_people<G>(entry, pairs_);
        return to_contents<G>(std::move(entry), numbers_);
      },
      session_.entered);
}

bool KeptEntries::says(std::size_t place, const EntryContents& known) const {
  return std::visit(
      [&]<class G>(const EnteredSession<G>&) {
        return says_the_same<G>(known, contents(place), header_, numbers_);
      },
      session_.entered);
}

bool KeptEntries::is_of_no_pair(std::size_t place) const {
  if (pairs_ != KeptPairs::others || stamp(place).voided) return false;
  return std::visit([&](const auto& entered) { return is_by_pairs(entered.entries[place].entry); },
                    session_.entered);
}

}  // namespace kattegat
