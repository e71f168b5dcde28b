#include "db/book/steps/whole_evening.hpp"

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/store/hidden.hpp"
#include "kattegat/journal/entering/booking.hpp"

namespace kattegat {
namespace {

void expect_all_of(Store& store, const EveningItems& items, const Roster& roster) {
  LogNumbers logs;
  const auto take = [&](const Items& list) {
    expect_intact(list);
    expect_words(store, list, roster);
    for (const Item& item : list) logs[item.record.origin].insert(item.record.number);
  };
  Places places{{Branch::evening, items.id}};
  for (const Uuid& part : items.parts) places.insert({Branch::evening, part});
  std::set<std::int64_t> headers;
  for (const auto& [session, of] : items.sessions) {
    if (!of.is_elsewhere) places.insert({Branch::session, session});
    expect_all_with_id(store, session);
    for (const Item& header : of.headers) headers.insert(header.row);
    take(of.headers);
    take(of.below);
  }
  take(items.below);
  for (const Item& item : items.below)
    if (item.record.kind == RecordKind::session && headers.count(item.row) == 0 &&
        !items.sessions.at(item.record.id).is_elsewhere)
      damaged({item.record.id, text(Word::damage_header)});
  expect_no_lost_place(store);
  for (const auto& [kind, place] : places) expect_all_below(store, place);
  expect_no_more_in_logs(store, logs, places);
}

// What is booked lies apart from the entries: an index that leaves some out would settle other
// money.
void expect_view_booked(Store& store, const EveningView& view) {
  for (const SessionHistory& session : view.history.sessions) {
    const JudgedSession judged = judge(expect_session(view.written, session.id()));
    if (!postings(session, judged, store.booked(session.id())).empty())
      damaged({session.id(), text(Word::damage_booked)});
  }
}

}  // namespace

EveningView whole_view_of(Store& store, EveningItems items, const People& people) {
  expect_all_of(store, items, people.roster);
  EveningView view = expect_view(std::move(items), people);
  expect_view_booked(store, view);
  return view;
}

void expect_whole_roster(Store& store, const Roster& roster) {
  expect_all_below(store, roster_id);
  const Items records = store.below(roster_id, Branch::roster);
  expect_intact(records);
  expect_words(store, records, roster);
  std::set<Uuid> fused;
  for (const auto& [one, whom] : roster.fusion_decisions().held()) fused.insert({one, whom});
  std::erase_if(fused, is_of_every_book);  // nobody says it in earnest
  for (const Uuid& one : fused) {
    if (store.clock_of(one) == 0) {
      expect_no_evening(store, one);
      continue;
    }
    expect_all_below(store, one);
    expect_all_with_id(store, one);
    const Items headers = store.with_id(one);
    expect_intact(headers);
    // A stranger may have said it of a session.
    if (!has_kind(headers, RecordKind::evening) && !has_kind(headers, RecordKind::session))
      damaged({one, text(Word::damage_evening)});
  }
}

WhoIsWho whole_who_is_who(Store& store, HeadersFor what) {
  WhoIsWho who = who_is_who(store, what);
  expect_whole_roster(store, who.people.roster);
  return who;
}

void expect_whole_purse(Store& store, const Items& records, const Roster& roster) {
  expect_all_below(store, purse_id);
  expect_intact(records);
  expect_words(store, records, roster);
}

void expect_no_evening(Store& store, const Uuid& id) {
  expect_true_place(store, id);
  expect_all_with_id(store, id);
  if (has_evening(store, id)) damaged({id, text(Word::damage_evening)});
}

}  // namespace kattegat
