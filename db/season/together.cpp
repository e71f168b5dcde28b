#include "db/season/together.hpp"

#include <algorithm>
#include <set>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/whole_evening.hpp"
#include "db/book/writing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/paying.hpp"

namespace kattegat {
namespace {

// One of the evenings, settled by itself.
struct SettledNight {
  EveningView view;
  Items below;
  Settlement settlement{};
  StillDue due{};
  std::vector<NewRecord> new_records{};  // that are to be stored in it

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
  [[nodiscard]] const std::string& written(std::size_t player) const {
    return participant(view.shown.players[player]).written;
  }
};

class Nights {
 public:
  explicit Nights(Store& store)
      : store_(store),
        people_(people_of(store)),
        wholes_(wholes_of(store, people_)),
        everybody_(everybody_in(evening_headers(store, people_), people_)) {
    expect_whole_roster(store_, people_);
    for (const Person& person : everybody_)
      for (const Uuid& id : person.ids) who_[id] = &person;
  }

  // Why not: it is not there, or breaks a rule.
  std::optional<std::variant<BookFault, Refused>> add(const Uuid& id) {
    EveningItems items = items_of(store_, wholes_, id);
    if (!has_header(items)) return no_evening(id);
    if (!added_.insert(items.id).second) return {};
    SettledNight one{{}, items.below};
    one.view = whole_view_of(store_, std::move(items), people_);
    const JudgedEvening judged = judge(one.view.shown);
    if (!judged.complaints.empty()) return Refused{one.view.shown, judged.complaints};
    one.settlement = settle(one.view.shown, judged);
    one.due = still_due(one.view.shown, one.settlement, one.view.closing);
    list_.push_back(std::move(one));
    return {};
  }
  // Whether it is that payment, whichever of their ids the people go by.
  [[nodiscard]] bool is_one(const DueTogether& a, const DueTogether& b) const {
    return a.currency == b.currency && a.amount == b.amount &&
           stands_for(a.from) == stands_for(b.from) && stands_for(a.to) == stands_for(b.to);
  }
  // In an order that every book has them in.
  void sort() {
    std::sort(list_.begin(), list_.end(), [](const SettledNight& a, const SettledNight& b) {
      return std::tie(a.view.shown.date, a.view.history.id) <
             std::tie(b.view.shown.date, b.view.history.id);
    });
  }
  [[nodiscard]] const std::vector<SettledNight>& list() const { return list_; }

  [[nodiscard]] std::vector<EveningShares> shares() const {
    std::vector<EveningShares> all;
    for (const SettledNight& one : list_) {
      EveningShares evening{one.view.shown.currency, {}};
      for (std::size_t i = 0; i < one.settlement.money.size(); ++i) {
        const Person& person = plays_as(one, i);
        evening.shares.push_back(
            {person.name, person.ids.front(), one.settlement.money[i], one.due.left[i]});
      }
      all.push_back(std::move(evening));
    }
    return all;
  }

  // Ticks one payment of the plan of them all.
  std::optional<BookFault> pay(const DueTogether& due, const std::string& at, PaidTogether& paid) {
    std::vector<EveningByItself> alone;
    std::vector<SettledNight*> nights;
    for (SettledNight& one : list_) {
      if (one.view.shown.currency != due.currency) continue;
      alone.push_back(by_itself(one));
      nights.push_back(&one);
    }
    const auto parts = paid_in(due.from, due.to, due.amount, alone);
    for (const PaidIn& part : parts)
      for (const Uuid& person : {due.from, due.to})
        if (!can_take_part(*nights[part.evening], person)) return nobody(person);
    for (const PaidIn& part : parts) {
      SettledNight& night = *nights[part.evening];
      for (const Uuid& person : {due.from, due.to}) bring(night, person);
      const auto from = place_of(night, due.from), to = place_of(night, due.to);
      if (!from || !to) return nobody(!from ? due.from : due.to);
      if (auto why = tick(night, {*from, *to, part.amount}, at, paid)) return why;
      read_again(night);
    }
    return {};
  }
  // What is due within each evening of the currency, though nothing is in all of them.
  std::optional<BookFault> cancel_out(const std::string& currency, const std::string& at,
                                      PaidTogether& paid) {
    for (SettledNight& one : list_)
      if (one.view.shown.currency == currency)
        for (const Payment& due : one.due.payments)
          if (auto why = tick(one, due, at, paid)) return why;
    return {};
  }

 private:
  [[nodiscard]] Uuid stands_for(const Uuid& person) const {
    const auto found = who_.find(person);
    return found == who_.end() ? person : found->second->ids.front();
  }
  [[nodiscard]] const Person& plays_as(const SettledNight& one, std::size_t player) const {
    const auto found = who_.find(one.participant(one.view.shown.players[player]).ids.front());
    if (found == who_.end()) unreadable(one.view.history.id, "somebody plays who is nobody");
    return *found->second;
  }
  [[nodiscard]] std::optional<std::size_t> place_of(const SettledNight& one,
                                                    const Uuid& person) const {
    for (std::size_t i = 0; i < one.view.shown.players.size(); ++i)
      if (plays_as(one, i).ids.front() == person) return i;
    return std::nullopt;
  }
  [[nodiscard]] EveningByItself by_itself(const SettledNight& one) const {
    EveningByItself alone{{}, one.settlement.money, one.settlement.payments, {}};
    const Evening& shown = one.view.shown;
    for (std::size_t i = 0; i < shown.players.size(); ++i)
      alone.people.push_back(plays_as(one, i).ids.front());
    for (const MadePayment& made : one.view.closing.payments) {
      const std::size_t from = player_index(shown, made.from), to = player_index(shown, made.to);
      if (from < shown.players.size() && to < shown.players.size())
        alone.made.push_back({from, to, made.amount});
    }
    return alone;
  }
  [[nodiscard]] BookFault nobody(const Uuid& person) const {
    return {BookFault::Kind::not_found, text(Word::pay_nobody, who_.at(person)->name)};
  }

  // A guest's name alone is one person, too: of namesakes only one comes by it.
  [[nodiscard]] bool can_take_part(const SettledNight& one, const Uuid& person) const {
    const Person& guest = *who_.at(person);
    const auto is_in_the_way = [&](const Participant& player) {
      const auto found = who_.find(player.ids.front());
      return player.guest && !(player.known && guest.known) && found != who_.end() &&
             found->second->name == guest.name;
    };
    const auto& players = one.view.history.players;
    return place_of(one, person) || std::none_of(players.begin(), players.end(), is_in_the_way);
  }
  // Takes part from now on, so that a payment can be made. Within an evening a name alone is one
  // person: who comes as a namesake is said to be another.
  void bring(SettledNight& one, const Uuid& person) {
    if (place_of(one, person)) return;
    const Person& guest = *who_.at(person);
    const auto& players = one.view.history.players;
    const bool is_namesake =
        std::any_of(players.begin(), players.end(), [&](const Participant& player) {
          return player.written == guest.name || player.now == guest.name;
        });
    one.new_records.push_back(new_record(RecordKind::player, person, one.view.history.id,
                                         PlayerContents{guest.name, guest.known, is_namesake}));
    read_again(one);
  }
  // As it will be once its new records are stored.
  void read_again(SettledNight& one) const {
    EveningItems items =
        with_new_records(items_of(store_, wholes_, one.view.history.id), one.new_records);
    one.below = items.below;
    one.view = view_of(store_, std::move(items), people_);
    one.settlement = settle(one.view.shown, judge(one.view.shown));
    one.due = still_due(one.view.shown, one.settlement, one.view.closing);
  }
  std::optional<BookFault> tick(SettledNight& one, const Payment& payment, const std::string& at,
                                PaidTogether& paid) const {
    const auto made =
        paying({one.below, one.view.history},
               {{}, one.written(payment.from), one.written(payment.to), payment.amount, at}, true);
    if (!made) return fault_of(made.error());
    one.new_records.insert(one.new_records.end(), made->new_records.begin(),
                           made->new_records.end());
    const Evening& shown = one.view.shown;
    paid.ticked.push_back({one.view.history.id, made->id, shown.date, shown.currency,
                           shown.players[payment.from], shown.players[payment.to], payment.amount});
    return {};
  }

  Store& store_;
  People people_;
  Wholes wholes_;
  std::vector<Person> everybody_;
  std::map<Uuid, const Person*> who_;
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
  evenings.sort();
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
  return std::variant<TogetherView, Refused>(std::move(view));
}

}  // namespace

Stored<TogetherView> look_together(const Book& book, const std::vector<Uuid>& evenings) {
  return flat<std::variant<TogetherView, Refused>>(read(
      book, [&] { return with_evenings<TogetherView>(book.store(), evenings, view_together); }));
}

std::vector<DueTogether> due_together(const std::vector<Together>& currencies) {
  std::vector<DueTogether> all;
  for (const Together& one : currencies)
    for (const Payment& due : one.plan.payments)
      all.push_back(
          {one.currency, one.people[due.from].person, one.people[due.to].person, due.amount});
  return all;
}

namespace {

using Only = std::optional<std::vector<DueTogether>>;

// Ticks them in the evenings.
std::optional<BookFault> pay_in(Nights& nights, const Only& only, const std::string& at,
                                PaidTogether& paid) {
  const auto currencies = settled_together(nights.shares());
  if (!currencies) return BookFault{BookFault::Kind::other, currencies.error()};
  for (const Together& one : *currencies) {
    bool is_all = true;
    for (const DueTogether& due : due_together({one})) {
      const bool is_asked =
          !only || std::any_of(only->begin(), only->end(),
                               [&](const auto& asked) { return nights.is_one(asked, due); });
      is_all = is_all && is_asked;
      if (!is_asked) continue;
      // Of all of them it is paid with what is due within the evenings.
      if (auto why = nights.pay(due, at, paid); why && only) return why;
    }
    const bool concerns = !only || std::any_of(only->begin(), only->end(), [&](const auto& due) {
      return due.currency == one.currency;
    });
    if (!is_all || !concerns) continue;
    if (auto why = nights.cancel_out(one.currency, at, paid)) return why;
  }
  return {};
}

}  // namespace

Stored<PaidTogether> pay_together(Book& book, const std::vector<Uuid>& evenings,
                                  const std::string& at, const Only& only) {
  return write_if_good(book, [&]() -> TogetherReply<PaidTogether> {
    Store& store = book.store();
    return with_evenings<PaidTogether>(
        store, evenings, [&](Nights& nights) -> TogetherReply<PaidTogether> {
          PaidTogether paid;
          if (auto why = pay_in(nights, only, at, paid)) return *why;
          std::vector<NewRecord> new_records;
          for (const SettledNight& one : nights.list()) {
            new_records.insert(new_records.end(), one.new_records.begin(), one.new_records.end());
            if (!one.new_records.empty()) ++paid.evenings;
          }
          if (auto refused = append_own(store, {std::move(new_records)})) return *refused;
          return std::variant<PaidTogether, Refused>(paid);
        });
  });
}

Result<OnDisk, BookFault> unpay_together(Book& book, const std::vector<TickedPayment>& ticked,
                                         const std::string& at, const std::string& why) {
  return write_if_good(book, [&]() -> Result<OnDisk, BookFault> {
    Store& store = book.store();
    const People people = people_of(store);
    const Wholes wholes = wholes_of(store, people);
    std::vector<NewRecord> new_records;
    for (const TickedPayment& one : ticked) {
      const auto night = night_before(items_of(store, wholes, one.evening), people);
      if (!night) return no_evening(one.evening);
      auto new_record = taking_back(*night, one.payment, at, why);
      if (!new_record) return fault_of(new_record.error());
      if (*new_record) new_records.push_back(std::move(**new_record));
    }
    if (auto refused = append_own(store, {std::move(new_records)})) return *refused;
    return OnDisk{};
  });
}

}  // namespace kattegat
