#include "db/several/together.hpp"

#include <set>

#include "db/book/conflicts.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_conflicts.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/whole_evening.hpp"
#include "db/book/steps/writing.hpp"

namespace kattegat {
namespace {

// What of the book concerns several evenings, all of one moment.
struct Evenings {
  People people;
  std::vector<EveningTogether> list;
};

// Each once. A fault where one is not there.
Stored<Evenings> read_evenings(Store& store, const std::vector<Uuid>& ids) {
  WhoIsWho who = who_is_who(store, HeadersFor::settling);
  const People& people = who.people;
  expect_whole_roster(store, people.roster);
  EveningReader reader(store, who.wholes);
  std::vector<EveningTogether> list;
  for (const Uuid& id : ids) {
    const auto items = reader.items_once(id);
    if (!items) continue;
    if (!has_header(*items)) return no_evening(id);
    auto evening = evening_together(*items, whole_view_of(store, *items, people), people.everybody);
    if (evening) {
      list.push_back(std::move(*evening));
      continue;
    }
    if (const auto* damage = std::get_if<Damage>(&evening.error())) damaged(*damage);
    return OrRefused<Evenings>(std::get<Refused>(evening.error()));
  }
  sort_by_date(list);
  return OrRefused<Evenings>(Evenings{std::move(who.people), std::move(list)});
}

// What `answer(Evenings, plan)` makes of all of them.
template <class T, class Answer>
Stored<T> with_evenings(Store& store, const std::vector<Uuid>& ids, Answer&& answer) {
  return passed_on(read_evenings(store, ids), [&](Evenings evenings) -> Stored<T> {
    auto plan = settled_together(shares_of(evenings.list, evenings.people.everybody));
    if (!plan) {
      const EveningView& most = evenings.list[plan.error().evening].view;
      return BookFault{BookFault::Kind::other,
                       text(Word::together_too_much, most.shown.date, to_string(most.history.id))};
    }
    return answer(std::move(evenings), std::move(*plan));
  });
}

Stored<TogetherView> view_together(const Book& book, const Evenings& evenings,
                                   std::vector<Together> plan) {
  TogetherView view{{}, std::move(plan), {}};
  std::vector<Conflict> conflicts;
  std::vector<const EveningHistory*> histories;
  for (const EveningTogether& one : evenings.list) {
    const Evening& shown = one.view.shown;
    view.evenings.push_back({one.view.history.id, shown.date, shown.place, shown.currency,
                             one.settled.due.payments.size()});
    for (const Conflict& conflict : one.view.history.conflicts) conflicts.push_back(conflict);
    histories.push_back(&one.view.history);
  }
  for (Conflict& one : conflicts_of_joining(book.store(), histories))
    conflicts.push_back(std::move(one));
  view.conflicts = placed_conflicts(book, each_once(std::move(conflicts)));
  return OrRefused<TogetherView>(std::move(view));
}

}  // namespace

Stored<TogetherView> look_together(const Book& book, const std::vector<Uuid>& evenings) {
  return flat(read(book, [&] {
    return with_evenings<TogetherView>(book.store(), evenings,
                                       [&](const Evenings& all, std::vector<Together> plan) {
                                         return view_together(book, all, std::move(plan));
                                       });
  }));
}

namespace {

Stored<PaidTogether> pay_those(Book& book, const std::vector<Uuid>& evenings,
                               const TogetherRequest& request) {
  return write_if_good(book, [&]() -> Stored<PaidTogether> {
    Store& store = book.store();
    const auto pay = [&](Evenings all, const std::vector<Together>& plan) -> Stored<PaidTogether> {
      auto made = paying_together(std::move(all.list), plan, request, all.people);
      if (!made) {
        if (const auto* damage = std::get_if<Damage>(&made.error())) damaged(*damage);
        return fault_of(std::get<WhyNot>(made.error()));
      }
      PaidTogether paid{std::move(made->ticked)};
      std::vector<NewRecord> new_records;
      for (const EveningTogether& one : made->evenings) {
        new_records.insert(new_records.end(), one.new_records.begin(), one.new_records.end());
        if (!one.new_records.empty()) ++paid.evenings;
      }
      if (auto refused = append_own(store, {std::move(new_records)})) return *refused;
      return OrRefused<PaidTogether>(std::move(paid));
    };
    return with_evenings<PaidTogether>(store, evenings, pay);
  });
}

}  // namespace

Stored<PaidTogether> pay_together(Book& book, const std::vector<Uuid>& evenings,
                                  const std::string& at,
                                  const std::optional<std::vector<DueTogether>>& only) {
  return pay_those(book, evenings, {only, at});
}

Stored<PaidTogether> pay_as_seen(Book& book, const std::vector<Uuid>& evenings,
                                 const std::string& at, const std::vector<DueTogether>& seen) {
  return pay_those(book, evenings, {seen, at, true});
}

Result<OnDisk, BookFault> unpay_together(Book& book, const std::vector<TickedPayment>& ticked,
                                         const WhenAndWhy& when) {
  return write_if_good(book, [&]() -> Result<OnDisk, BookFault> {
    Store& store = book.store();
    const WhoIsWho who = who_is_who(store, HeadersFor::settling);
    std::vector<NewRecord> new_records;
    std::set<std::pair<Uuid, Uuid>> said;  // two of them may be one by now
    for (const TickedPayment& one : ticked) {
      const auto evening = evening_below(items_of(store, who.wholes, one.evening), who.people);
      if (!evening) return no_evening(one.evening);
      auto taken_back = taking_back(evening->before(), one.payment, when.at, when.why);
      if (!taken_back) return fault_of(taken_back.error());
      for (NewRecord& record : *taken_back)
        if (said.emplace(record.parent, record.id).second) new_records.push_back(std::move(record));
    }
    if (auto refused = append_own(store, {std::move(new_records)})) return *refused;
    return OnDisk{};
  });
}

}  // namespace kattegat
