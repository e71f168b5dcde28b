// Taking over what another book has: the union of their records, as far as the gate lets them in.
#include "db/files/merge.hpp"

#include <algorithm>
#include <set>

#include "db/book/steps/evening_lines.hpp"
#include "db/book/steps/hearing.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_conflicts.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/reading_purse.hpp"
#include "db/book/steps/writing.hpp"
#include "db/files/kept_copies.hpp"
#include "db/files/merging/at_the_gate.hpp"
#include "db/files/merging/foreign.hpp"
#include "db/files/merging/forgotten_by_either.hpp"
#include "db/files/merging/taking.hpp"
#include "db/store/scrubbing.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/broken.hpp"

namespace kattegat {
namespace {

// Books the sessions of an evening that have got something new, and says what breaks rules there,
// and whether more money moves than can be settled.
void book_anew(Store& store, const EveningHistory& history, const std::set<Uuid>& sessions,
               Merged& merged) {
  Broken broken{expect_evening(history), {}};
  book_sessions(store, history, broken.evening,
                [&](const Uuid& session) { return sessions.count(session) > 0; });
  const JudgedEvening judged = judge(broken.evening);
  for (std::size_t i = 0; i < judged.sessions.size(); ++i)
    if (const EveningSession& session = broken.evening.sessions[i]; sessions.count(*session.id) > 0)
      for (Complaint& complaint : broken_in(session, judged.sessions[i]))
        broken.complaints.push_back(std::move(complaint));
  if (!judged.can_be_settled)
    broken.complaints.push_back({{}, {}, {"sessions", text(Word::evening_money_limit)}});
  if (!broken.complaints.empty()) merged.broken.push_back(std::move(broken));
}

// An evening of several that were begun apart is new where each of them is: else it is told what
// has become of those that were here.
std::vector<EveningLine> evenings_that_came(Store& store, const WhoIsWho& who,
                                            const std::set<Uuid>& came) {
  if (came.empty()) return {};
  const auto has_come = [&](const Uuid& evening) { return came.count(evening) > 0; };
  std::set<Uuid> wholes;
  for (const Uuid& evening : came) wholes.insert(whole_in(who.wholes, evening));
  std::erase_if(wholes, [&](const Uuid& whole) {
    const std::set<Uuid> parts = parts_in(who.wholes, whole);
    return !has_come(whole) || !std::all_of(parts.begin(), parts.end(), has_come);
  });
  Items headers = store.headers();
  std::erase_if(headers, [&](const Item& one) {
    return wholes.count(whole_in(who.wholes, one.record.parent)) == 0;
  });
  return evening_lines(store, std::move(headers), who.people);
}

// Books what is new. What the two have decided differently is said as long as it stands, new or
// not.
void book_and_say(Store& store, const Touched& touched, Merged& merged) {
  if (touched.who_is_who) book_begun_apart(store);
  std::set<Uuid> changed = touched.evenings;
  for (const Uuid& session : touched.sessions)
    if (const auto evening = evening_of(store, session)) changed.insert(*evening);
  const WhoIsWho who = who_is_who(store, HeadersFor::telling);
  EveningReader reader(store, who.wholes);
  const auto look = [&](const Uuid& evening, bool is_changed) {
    auto items = reader.items_once(evening);
    if (!items) return;
    const EveningHistory history = expect_history(std::move(*items), who.people.roster);
    if (is_changed) book_anew(store, history, touched.sessions, merged);
    for (const Conflict& conflict : history.conflicts) merged.conflicts.push_back(conflict);
  };
  for (const Uuid& id : changed) look(id, true);
  for (const Item& item : store.headers())
    if (touched.evenings_there.count(item.record.id) > 0 && item.record.kind == RecordKind::evening)
      look(item.record.id, false);
  for (Conflict& conflict : roster_conflicts(store, who))
    merged.conflicts.push_back(std::move(conflict));
  for (Conflict& conflict : purse_conflicts(store, who))
    merged.conflicts.push_back(std::move(conflict));
  merged.conflicts = each_once(std::move(merged.conflicts));
  merged.came = evenings_that_came(store, who, touched.new_evenings);
}

// What goes wrong while their book is read is not said of ours, to which is written meanwhile.
std::optional<BookFault> each_of_theirs(Store& theirs, const std::string& path,
                                        const VisitItem& visit) {
  bool visiting = false;
  try {
    theirs.each_record([&](const Item& item) {
      visiting = true;
      visit(item);
      visiting = false;
    });
    return std::nullopt;
  } catch (...) {
    if (visiting) throw;
    return caught_fault(path);
  }
}

Result<Source, BookFault> source_of(Store& theirs, const std::string& path) {
  return or_fault(path, [&]() -> Result<Source, BookFault> {
    return Source{theirs.ends(), [&theirs, path](const VisitItem& visit) {
                    return each_of_theirs(theirs, path, visit);
                  }};
  });
}

// Within one write. `gone`: what is forgotten on the way.
Result<Merged, BookFault> taken_over(Store& store, const Source& source, const AtTheGate& gate,
                                     Forgotten& gone) {
  Merged merged;
  merged.refused = gate.refused();
  const BeforeHearing before = before_hearing(store, gate.heard());
  auto taken = take(store, source, gate);
  if (!taken) return taken.error();
  Touched& touched = *taken;
  std::vector<Person> by_name = before.by_name;
  by_name.insert(by_name.end(), touched.one_there.begin(), touched.one_there.end());
  merged.refused.insert(merged.refused.end(), touched.refused.begin(), touched.refused.end());
  merged.records = touched.records;
  merged.evenings = touched.with_tables;
  ForgottenInBoth both;
  if (touched.records > 0 || touched.words || !touched.forgotten.empty())
    both = forget_in_both(store, by_name, touched.forgotten);
  gone = std::move(both.gone);
  touched.who_is_who = touched.who_is_who || both.has_more_people;
  book_and_say(store, touched, merged);
  merged.changes = changes_since(store, before, touched.nameless);
  for (const Uuid& log : touched.forked)
    merged.changes.emplace_back(text(Word::verify_fork, to_string(log)));
  if (gone.texts > 0) merged.changes.emplace_back(text(Word::changed_texts, gone.texts));
  if (!both.is_all)
    merged.changes.emplace_back(
        text(Word::changed_not_erased, static_cast<std::int64_t>(most_of_one_log(Branch::roster))));
  return merged;
}

}  // namespace

std::vector<Text> came_texts(const std::vector<EveningLine>& came,
                             const std::function<std::string(const std::string&)>& day) {
  constexpr std::size_t most_lines = 24;
  if (came.size() > most_lines)
    return {text(Word::came_evenings, static_cast<std::int64_t>(came.size()))};
  std::vector<Text> texts;
  for (const EveningLine& one : came) {
    const std::string players = joined(one.players, ", ", printable);
    texts.push_back(text(Word::came_evening, joined({day(one.date), printable(one.place),
                                                     players.empty() ? "" : "(" + players + ")"},
                                                    " ")));
  }
  return texts;
}

Result<Merged, BookFault> take_from(Book& book, const Source& source) {
  Store& store = book.store();
  // write() asks again: this way nobody waits for the gate in vain.
  if (auto fault = store.why_not_write()) return std::move(*fault);
  // Judged while others may write, who wait only for what is stored of it.
  const auto arrived = flat(read(book, [&] { return AtTheGate::judged(store, source); }));
  if (!arrived) return arrived.error();
  Forgotten gone;
  auto merged = write_if_good(book, [&]() -> Result<Merged, BookFault> {
    if (arrived->is_of_now(store)) return taken_over(store, source, *arrived, gone);
    const auto anew = AtTheGate::judged(store, source);
    if (!anew) return anew.error();
    return taken_over(store, source, *anew, gone);
  });
  if (!merged || gone.rows.empty()) return merged;
  // All is taken over, whether it can be done now or not.
  if (auto bytes_left = scrub(store)) merged->changes.emplace_back(std::move(*bytes_left));
  for (Text& copies : kept_copies(book.path())) merged->changes.emplace_back(std::move(copies));
  return merged;
}

Result<Merged, BookFault> merge_book(Book& book, const std::string& other_path) {
  auto other = ForeignBook::open(other_path, book.path());
  if (!other) return other.error();
  const auto source = source_of(other->store(), other_path);
  if (!source) return source.error();
  auto merged = take_from(book, *source);
  const LostRecords& lost = other->lost();
  if (merged && lost.count() > 0)
    merged->changes.emplace_back(text(Word::book_old_lacks, lost.count()));
  if (merged && lost.erased() > 0)
    merged->changes.emplace_back(text(Word::book_old_erased, lost.erased()));
  return merged;
}

}  // namespace kattegat
