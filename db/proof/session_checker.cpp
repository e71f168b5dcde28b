#include "db/proof/session_checker.hpp"

#include <algorithm>

#include "db/proof/unless_damaged.hpp"
#include "db/store/rows.hpp"

namespace kattegat {
namespace {

std::vector<Uuid> entries_in(const Items& below) {
  std::vector<Uuid> entries;
  for (const Item& item : below)
    if (says_an_entry(item.record.kind)) entries.push_back(item.record.id);
  return entries;
}

}  // namespace

void SessionChecker::check(std::int64_t place, const Directory::KnownSession& session,
                           Items below) {
  const std::int64_t before = postings_;
  bool is_compared = false;
  unless_damaged(part_.differences, session.id, [&] {
    if (session.together) {
      const std::vector<Uuid> entered = entries_in(below);
      const SessionHistory history(*session.together, std::move(below));
      remark_on_other_tables(history, entered);
      is_compared = compare(place, history);
    } else {
      is_compared =
          compare(place, session_history(session.id, session.headers, std::move(below), itself));
    }
  });
  if (is_compared) {
    seen_.insert(place);
  } else {
    postings_ = before;
    leave_out({place, place});
  }
}

// What is booked there belongs to it all the same.
void SessionChecker::leave_out(const Range& places) {
  const auto& sessions = directory_.sessions;
  const auto end = sessions.upper_bound(places.last);
  for (auto left = sessions.lower_bound(places.first); left != end; ++left) {
    if (!seen_.insert(left->first).second) continue;
    const auto damage = find_damage([&] {
      postings_ += connection_.number("SELECT count(*) FROM posting WHERE session = ?", left->first)
                       .value_or(0);
    });
    if (damage) are_counted_ = false;  // is found with all of them
  }
}

void SessionChecker::check_the_rest(const SessionChecker& other) {
  for (const auto& [place, session] : directory_.sessions)
    if (seen_.count(place) + other.seen_.count(place) == 0) check(place, session, {});
}

void SessionChecker::differ(const Uuid& session, std::optional<Uuid> entry, Text text) {
  part_.differences.push_back({session, entry, std::move(text)});
}

// What stands behind a header of another game, or of more or fewer players.
void SessionChecker::remark_on_other_tables(const SessionHistory& history,
                                            const std::vector<Uuid>& entered) {
  std::set<Uuid> there;
  for (const EntryRow& row : history.entries) there.insert(row.id);
  for (const Uuid& entry : entered)
    if (there.count(entry) == 0)
      part_.remarks.push_back({history.id(), entry, text(Word::verify_other_table)});
}

bool SessionChecker::compare(std::int64_t place, const SessionHistory& history) {
  const auto session =
      session_from(history, numbers_as_names(history.by_headers.header.sitters.size()));
  if (!session) return differ(history.id(), {}, session.error()), false;
  for (const Uuid& log : history.by_headers.numberings.ambiguous())
    if (is_forked(log)) differ(history.id(), {}, text(Word::verify_fork, to_string(log)));
  part_.entries += static_cast<std::int64_t>(history.entries.size());
  const JudgedSession judged = judge(*session);
  compare_entries(place, history, judged);
  return true;
}

// Two records stand in one place of it. In a log that goes on in one line nothing is in doubt.
bool SessionChecker::is_forked(const Uuid& log) {
  if (const auto known = forked_.find(log); known != forked_.end()) return known->second;
  const auto place = connection_.number(
      "SELECT r.number FROM origin o JOIN record r USING (origin) WHERE o.uuid = ?"
      " GROUP BY r.number HAVING count(*) > 1 LIMIT 1",
      log);
  return forked_[log] = place.has_value();
}

// The postings of a session by entry, as they stand in the file: rising.
std::vector<SessionChecker::Posted> SessionChecker::booked(std::int64_t place,
                                                           std::size_t entries) {
  std::vector<Posted> list;
  list.reserve(entries);
  Query found = connection_.query(
      "SELECT entry, payer, payee, points, cause FROM posting WHERE session = ?", place);
  while (found.step()) {
    ++postings_;
    const std::int64_t entry = found.integer(0), cause = found.integer(4);
    if (list.empty() || list.back().entry != entry) list.push_back({.entry = entry});
    Posted& one = list.back();
    add_posting(found, 1, one.nets);
    if (cause < entry || cause > directory_.last_record) one.is_caused = false;
  }
  return list;
}

void SessionChecker::compare_entries(std::int64_t place, const SessionHistory& history,
                                     const JudgedSession& judged) {
  const auto list = booked(place, history.entries.size());
  std::size_t used = 0;
  const auto is_before = [](const auto& one, std::int64_t row) { return one.entry < row; };
  constexpr Nets nothing{};
  for (std::size_t i = 0; i < history.entries.size(); ++i) {
    const EntryRow& row = history.entries[i];
    const Nets means = by_sitter(history.by_headers.header.order, judged.entries[i].points);
    const auto found = std::lower_bound(list.begin(), list.end(), row.row, is_before);
    const bool there = found != list.end() && found->entry == row.row;
    if (there && found->nets != nothing) ++used;
    const Nets& is = there ? found->nets : nothing;
    for (std::size_t n = 0; is != means && n < means.size(); ++n)
      if (is[n] != means[n])
        differ(history.id(), row.id,
               text(Word::verify_points, std::to_string(n + 1), is[n], means[n]));
    if (there && !found->is_caused) differ(history.id(), row.id, text(Word::verify_cause));
    if (!judged.entries[i].violations.empty())
      part_.remarks.push_back({history.id(), row.id, text(Word::verify_breaks)});
    else if (judged.entries[i].edition == Edition::any)
      part_.remarks.push_back({history.id(), row.id, text(Word::verify_earlier_edition)});
  }
  const auto counts = [&](const auto& one) { return one.nets != nothing; };
  if (used != static_cast<std::size_t>(std::count_if(list.begin(), list.end(), counts)))
    differ(history.id(), {}, text(Word::verify_stray_posting));
}

}  // namespace kattegat
