#include "db/together.hpp"

#include <algorithm>

#include "db/writing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/paying.hpp"

namespace kattegat {
namespace {

// One of the evenings, settled by itself.
struct SettledNight {
  EveningView view;
  Items below;
  StillDue due;
  std::vector<Money> money;

  // Whoever is shown by this name.
  [[nodiscard]] const Participant& participant(const std::string& shown) const {
    const auto& players = view.history.players;
    const auto find = [&](auto&& is) { return std::find_if(players.begin(), players.end(), is); };
    auto one = find([&](const Participant& p) { return p.now == shown && p.written == shown; });
    if (one == players.end()) one = find([&](const Participant& p) { return p.now == shown; });
    if (one == players.end()) one = find([&](const Participant& p) { return p.written == shown; });
    if (one == players.end()) unreadable(view.history.id, "somebody plays who is nobody");
    return *one;
  }
};

class Nights {
 public:
  explicit Nights(Store& store) : store_(store), people_(people_of(store)) {}

  // Why not: it is not there, or breaks a rule.
  std::optional<std::variant<BookFault, Refused>> add(const Uuid& id) {
    EveningItems items = items_of(store_, people_, id);
    const bool known = std::any_of(items.below.begin(), items.below.end(), [](const Item& item) {
      return item.record.kind == Kind::evening;
    });
    if (!known) return no_evening(id);
    if (!added_.insert(items.id).second) return {};
    SettledNight one{{}, items.below, {}, {}};
    one.view = view_of(store_, std::move(items), people_);
    const JudgedEvening judged = judge(one.view.shown);
    if (!judged.complaints.empty()) return Refused{one.view.shown, judged.complaints};
    Settlement settlement = settle(one.view.shown, judged);
    one.due = still_due(one.view.shown, settlement, one.view.closing);
    one.money = std::move(settlement.money);
    list_.push_back(std::move(one));
    return {};
  }
  [[nodiscard]] const std::vector<SettledNight>& list() const { return list_; }

  [[nodiscard]] std::vector<EveningShares> shares() const {
    const std::vector<Person> everybody = everybody_in(evening_headers(store_, people_), people_);
    std::map<Uuid, const Person*> who;
    for (const Person& person : everybody)
      for (const Uuid& id : person.ids) who[id] = &person;
    std::vector<EveningShares> all;
    for (const SettledNight& one : list_) {
      EveningShares evening{one.view.shown.currency, {}};
      for (std::size_t i = 0; i < one.money.size(); ++i) {
        const std::string& shown = one.view.shown.players[i];
        const Person* const person = who[one.participant(shown).ids.front()];
        if (!person) unreadable(one.view.history.id, "somebody plays who is nobody");
        evening.shares.push_back(
            {person->name, person->ids.front(), one.money[i], one.due.left[i]});
      }
      all.push_back(std::move(evening));
    }
    return all;
  }

 private:
  Store& store_;
  People people_;
  std::set<Uuid> added_;
  std::vector<SettledNight> list_;
};

template <class T>
using TogetherReply = Result<std::variant<T, Refused>, BookFault>;

// What `answer(Evenings)` makes of all of them.
template <class T, class Answer>
TogetherReply<T> with_evenings(Store& store, const std::vector<Uuid>& ids, Answer&& answer) {
  Nights evenings(store);
  for (const Uuid& id : ids)
    if (auto why = evenings.add(id)) {
      if (auto* fault = std::get_if<BookFault>(&*why)) return std::move(*fault);
      return std::variant<T, Refused>(std::move(std::get<Refused>(*why)));
    }
  return answer(evenings);
}

TogetherReply<TogetherView> view_together(const Nights& evenings) {
  auto currencies = settled_together(evenings.shares());
  if (!currencies) return BookFault{BookFault::Kind::other, currencies.error()};
  TogetherView view{{}, std::move(*currencies), {}};
  for (const SettledNight& one : evenings.list()) {
    const Evening& shown = one.view.shown;
    view.evenings.push_back(
        {one.view.history.id, shown.date, shown.place, shown.currency, one.due.payments.size()});
    for (const Conflict& conflict : one.view.history.conflicts) view.conflicts.push_back(conflict);
  }
  std::stable_sort(view.evenings.begin(), view.evenings.end(),
                   [](const auto& a, const auto& b) { return a.date < b.date; });
  return std::variant<TogetherView, Refused>(std::move(view));
}

}  // namespace

Stored<TogetherView> look_together(const Book& book, const std::vector<Uuid>& evenings) {
  return flat<std::variant<TogetherView, Refused>>(read(
      book, [&] { return with_evenings<TogetherView>(book.store(), evenings, view_together); }));
}

Stored<PaidTogether> pay_together(Book& book, const std::vector<Uuid>& evenings,
                                  const std::string& at) {
  return write_if_good(book, [&]() -> TogetherReply<PaidTogether> {
    Store& store = book.store();
    return with_evenings<PaidTogether>(
        store, evenings, [&](const Nights& all) -> TogetherReply<PaidTogether> {
          PaidTogether paid;
          Batch batch;
          for (const SettledNight& one : all.list()) {
            const NightBefore night{one.below, one.view.history};
            const auto written = [&](std::size_t player) {
              return one.participant(one.view.shown.players[player]).written;
            };
            for (const Payment& due : one.due.payments) {
              const auto made =
                  paying(night, {{}, written(due.from), written(due.to), due.amount, at}, true);
              if (!made) return fault_of(made.error());
              batch.own.push_back(*made->draught);
              paid.ticked.push_back({one.view.history.id, made->id});
            }
            if (!one.due.payments.empty()) ++paid.evenings;
          }
          if (auto refused = append_own(store, std::move(batch))) return *refused;
          return std::variant<PaidTogether, Refused>(paid);
        });
  });
}

Result<std::monostate, BookFault> unpay_together(Book& book,
                                                 const std::vector<TickedPayment>& ticked,
                                                 const std::string& at, const std::string& why) {
  return write_if_good(book, [&]() -> Result<std::monostate, BookFault> {
    Store& store = book.store();
    const People people = people_of(store);
    Batch batch;
    for (const TickedPayment& one : ticked) {
      const auto night = night_before(items_of(store, people, one.evening), people);
      if (!night) return no_evening(one.evening);
      auto draught = taking_back(*night, one.payment, at, why);
      if (!draught) return fault_of(draught.error());
      if (*draught) batch.own.push_back(std::move(**draught));
    }
    if (batch.own.empty()) return std::monostate{};
    if (auto refused = append_own(store, std::move(batch))) return *refused;
    return std::monostate{};
  });
}

}  // namespace kattegat
