#include "kattegat/journal/paying_together.hpp"

#include <algorithm>

#include "kattegat/evening/when_and_where.hpp"

namespace kattegat {

namespace {

std::optional<Damage> settle_alone(NightTogether& night, const JudgedEvening& judged,
                                   const ByAnyId& everybody) {
  const EveningView& view = night.view;
  night.players.clear();
  for (const std::string& shown : view.shown.players) {
    const Participant* one = view.history.shown_as(shown);
    const Person* person = one ? everybody.find(one->ids.front()) : nullptr;
    if (!person) return Damage{view.history.id, text(Word::gate_stranger)};
    night.players.push_back({person->ids.front(), one->written});
  }
  night.settlement = settle(view.shown, judged);
  night.due = still_due(view.shown, night.settlement, view.closing);
  return std::nullopt;
}

std::optional<std::size_t> place_of(const NightTogether& night, const Uuid& person) {
  for (std::size_t i = 0; i < night.players.size(); ++i)
    if (night.players[i].person == person) return i;
  return std::nullopt;
}

}  // namespace

Result<NightTogether, std::variant<Refused, Damage>> night_together(EveningItems items,
                                                                    EveningView view,
                                                                    const ByAnyId& everybody) {
  using Not = std::variant<Refused, Damage>;
  JudgedEvening judged = judge(view.shown);
  if (!judged.complaints.empty())
    return Not(Refused{std::move(view.shown), std::move(judged.complaints)});
  Items below = items.below;
  NightTogether night{std::move(items), std::move(below), std::move(view)};
  if (auto damage = settle_alone(night, judged, everybody)) return Not(std::move(*damage));
  return night;
}

void sort_by_date(std::vector<NightTogether>& nights) {
  std::sort(nights.begin(), nights.end(), [](const NightTogether& a, const NightTogether& b) {
    return in_time(a.view.shown.date, a.view.history.id) <
           in_time(b.view.shown.date, b.view.history.id);
  });
}

std::vector<EveningShares> shares_of(const std::vector<NightTogether>& nights,
                                     const ByAnyId& everybody) {
  std::vector<EveningShares> all;
  for (const NightTogether& night : nights) {
    EveningShares& evening = all.emplace_back();
    evening.currency = night.view.shown.currency;
    for (std::size_t i = 0; i < night.players.size(); ++i) {
      const Uuid& person = night.players[i].person;
      evening.shares.push_back(
          {everybody.find(person)->name, person, night.settlement.money[i], night.due.left[i]});
    }
  }
  return all;
}

std::vector<DueTogether> due_together(const std::vector<Together>& currencies) {
  std::vector<DueTogether> all;
  for (const Together& one : currencies)
    for (const Payment& due : one.plan.payments)
      all.push_back(
          {one.currency, one.people[due.from].person, one.people[due.to].person, due.amount});
  return all;
}

// ---- A payment ----

namespace {

using NotPaid = std::variant<WhyNot, Damage>;

EveningByItself by_itself(const NightTogether& night) {
  EveningByItself alone{{}, night.settlement.money, night.settlement.payments, {}};
  for (const NightTogether::Player& player : night.players) alone.people.push_back(player.person);
  const Evening& shown = night.view.shown;
  for (const MadePayment& made : night.view.closing.payments) {
    const std::size_t from = player_index(shown, made.from), to = player_index(shown, made.to);
    if (from < shown.players.size() && to < shown.players.size())
      alone.made.push_back({from, to, made.amount});
  }
  return alone;
}

// A guest's name alone is one person, too: of namesakes only one comes by it.
bool can_take_part(const NightTogether& night, const Person& guest, const ByAnyId& everybody) {
  const auto is_in_the_way = [&](const Participant& player) {
    const Person* one = everybody.find(player.ids.front());
    return player.guest && !(player.known && guest.known) && one && one->name == guest.name;
  };
  const auto& players = night.view.history.players;
  return place_of(night, guest.ids.front()) ||
         std::none_of(players.begin(), players.end(), is_in_the_way);
}

class Ticking {
 public:
  Ticking(std::vector<NightTogether> nights, std::string at, const People& people,
          const ByAnyId& everybody)
      : at_(std::move(at)), people_(people), everybody_(everybody) {
    made_.nights = std::move(nights);
  }
  PayingTogether done() && { return std::move(made_); }

  std::optional<NotPaid> pay(const DueTogether& due) {
    std::vector<EveningByItself> alone;
    std::vector<NightTogether*> nights;
    for (NightTogether& night : made_.nights) {
      if (night.view.shown.currency != due.currency) continue;
      alone.push_back(by_itself(night));
      nights.push_back(&night);
    }
    const auto parts = paid_in(due.from, due.to, due.amount, alone);
    for (const PaidIn& part : parts)
      for (const Uuid& person : {due.from, due.to})
        if (!can_take_part(*nights[part.evening], *everybody_.find(person), everybody_))
          return nobody(person);
    for (const PaidIn& part : parts)
      if (auto why = pay_in(*nights[part.evening], due, part.amount)) return why;
    return {};
  }
  // What is due within each evening of the currency, though nothing is in all of them.
  std::optional<NotPaid> cancel_out(const std::string& currency) {
    for (NightTogether& night : made_.nights)
      if (night.view.shown.currency == currency)
        for (const Payment& due : night.due.payments)
          if (auto why = tick(night, due)) return why;
    return {};
  }

 private:
  [[nodiscard]] NotPaid nobody(const Uuid& person) const {
    return WhyNot{true, text(Word::pay_nobody, everybody_.find(person)->name)};
  }

  std::optional<NotPaid> pay_in(NightTogether& night, const DueTogether& due, Money amount) {
    for (const Uuid& person : {due.from, due.to})
      if (auto damage = bring(night, person)) return std::move(*damage);
    const auto from = place_of(night, due.from), to = place_of(night, due.to);
    if (!from || !to) return nobody(!from ? due.from : due.to);
    if (auto why = tick(night, {*from, *to, amount})) return why;
    if (auto damage = read_again(night)) return std::move(*damage);
    return {};
  }
  // Takes part from now on, so that a payment can be made. Within an evening a name alone is one
  // person: who comes as a namesake is said to be another.
  std::optional<Damage> bring(NightTogether& night, const Uuid& person) const {
    if (place_of(night, person)) return {};
    const Person& guest = *everybody_.find(person);
    const auto& players = night.view.history.players;
    const bool is_namesake =
        std::any_of(players.begin(), players.end(), [&](const Participant& player) {
          return player.written == guest.name || player.now == guest.name;
        });
    night.new_records.push_back(new_record(RecordKind::player, person, night.view.history.id,
                                           PlayerContents{guest.name, guest.known, is_namesake}));
    return read_again(night);
  }
  // As it will be once its new records are stored.
  std::optional<Damage> read_again(NightTogether& night) const {
    EveningItems items = with_new_records(night.items, night.new_records);
    night.below = items.below;
    auto view = view_of_records(std::move(items), people_);
    if (!view) return view.error();
    night.view = std::move(*view);
    return settle_alone(night, judge(night.view.shown), everybody_);
  }
  std::optional<NotPaid> tick(NightTogether& night, const Payment& payment) {
    const auto paid = paying({night.below, night.view.history},
                             {{},
                              night.players[payment.from].written,
                              night.players[payment.to].written,
                              payment.amount,
                              at_},
                             true);
    if (!paid) return paid.error();
    night.new_records.insert(night.new_records.end(), paid->new_records.begin(),
                             paid->new_records.end());
    const Evening& shown = night.view.shown;
    made_.ticked.push_back({night.view.history.id, paid->id, shown.date, shown.currency,
                            shown.players[payment.from], shown.players[payment.to],
                            payment.amount});
    return {};
  }

  PayingTogether made_;
  std::string at_;
  const People& people_;
  const ByAnyId& everybody_;
};

}  // namespace

Result<PayingTogether, NotPaid> paying_together(std::vector<NightTogether> nights,
                                                const std::vector<Together>& plan,
                                                const TogetherRequest& request,
                                                const People& people, const ByAnyId& everybody) {
  const auto& only = request.only;
  Ticking ticking(std::move(nights), request.at, people, everybody);
  // Whichever of their ids the people go by.
  const auto is_asked = [&](const DueTogether& due) {
    return !only || std::any_of(only->begin(), only->end(), [&](const DueTogether& one) {
      return one.currency == due.currency && one.amount == due.amount &&
             everybody.stands_for(one.from) == everybody.stands_for(due.from) &&
             everybody.stands_for(one.to) == everybody.stands_for(due.to);
    });
  };
  for (const Together& one : plan) {
    bool is_all = !only || std::any_of(only->begin(), only->end(), [&](const DueTogether& due) {
      return due.currency == one.currency;
    });
    for (const DueTogether& due : due_together({one})) {
      const bool asked = is_asked(due);
      is_all = is_all && asked;
      if (!asked) continue;
      auto why = ticking.pay(due);
      // Of all of them it is paid with what is due within the evenings.
      if (why && (only || std::holds_alternative<Damage>(*why))) return std::move(*why);
    }
    if (!is_all) continue;
    if (auto why = ticking.cancel_out(one.currency)) return std::move(*why);
  }
  return std::move(ticking).done();
}

}  // namespace kattegat
