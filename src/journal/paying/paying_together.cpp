#include "kattegat/journal/paying/paying_together.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "kattegat/evening/when_and_where.hpp"

namespace kattegat {

namespace {

// EveningHistory::shown_as() of everybody at once: others may have brought thousands.
std::map<std::string_view, const Participant*> by_shown_name(const EveningHistory& history) {
  std::map<std::string_view, const Participant*> found, others;
  for (const SessionHistory& session : history.sessions)
    for (const Uuid& sitter : session.by_headers.header.sitters)
      if (const Participant* one = history.find(sitter)) found.try_emplace(one->now, one);
  for (const Participant& one : history.players) others.try_emplace(one.now, &one);
  found.merge(others);
  return found;
}

Result<SettledAlone, Damage> settled_alone(const EveningView& view, const JudgedEvening& judged,
                                           const ByAnyId& everybody) {
  std::vector<SettledAlone::Player> players;
  const auto by_name = by_shown_name(view.history);
  for (const std::string& shown : view.shown.players) {
    const auto one = by_name.find(shown);
    const Person* person =
        one == by_name.end() ? nullptr : everybody.find(one->second->ids.front());
    if (!person) return Damage{view.history.id, text(Word::gate_stranger)};
    players.push_back({person->ids.front(), one->second->written});
  }
  Settlement settlement = settle(view.shown, judged);
  StillDue due = still_due(view.shown, settlement, view.closing);
  return SettledAlone{std::move(players), std::move(settlement), std::move(due)};
}

std::optional<std::size_t> index_of(const EveningTogether& evening, const Uuid& person) {
  for (std::size_t i = 0; i < evening.settled.players.size(); ++i)
    if (evening.settled.players[i].person == person) return i;
  return std::nullopt;
}

}  // namespace

Result<EveningTogether, std::variant<Refused, Damage>> evening_together(EveningItems items,
                                                                        EveningView view,
                                                                        const ByAnyId& everybody) {
  using Not = std::variant<Refused, Damage>;
  JudgedEvening judged = judge(view.shown);
  if (!judged.complaints.empty())
    return Not(Refused{std::move(view.shown), std::move(judged.complaints)});
  auto settled = settled_alone(view, judged, everybody);
  if (!settled) return Not(settled.error());
  Items below = items.below;
  return EveningTogether{std::move(items), std::move(below), std::move(view), std::move(*settled)};
}

void sort_by_date(std::vector<EveningTogether>& evenings) {
  std::sort(evenings.begin(), evenings.end(),
            [](const EveningTogether& a, const EveningTogether& b) {
              return in_time(a.view.shown.date, a.view.history.id) <
                     in_time(b.view.shown.date, b.view.history.id);
            });
}

std::vector<EveningShares> shares_of(const std::vector<EveningTogether>& evenings,
                                     const ByAnyId& everybody) {
  std::vector<EveningShares> all;
  for (const EveningTogether& evening : evenings) {
    EveningShares& mine = all.emplace_back();
    mine.currency = evening.view.shown.currency;
    for (std::size_t i = 0; i < evening.settled.players.size(); ++i) {
      const Uuid& person = evening.settled.players[i].person;
      mine.shares.push_back({everybody.find(person)->name, person,
                             evening.settled.settlement.money[i], evening.settled.due.left[i]});
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

EveningByItself by_itself(const EveningTogether& evening) {
  EveningByItself alone{
      {}, evening.settled.settlement.money, evening.settled.settlement.payments, {}};
  for (const SettledAlone::Player& player : evening.settled.players)
    alone.people.push_back(player.person);
  alone.made = made_between_players(evening.view.shown, evening.view.closing);
  return alone;
}

// A guest's name alone is one person, too: of namesakes only one comes by it.
bool can_take_part(const EveningTogether& evening, const Person& guest, const ByAnyId& everybody) {
  const auto is_in_the_way = [&](const Participant& player) {
    const Person* one = everybody.find(player.ids.front());
    return player.guest && !(player.by_id && guest.by_id) && one && one->name == guest.name;
  };
  const auto& players = evening.view.history.players;
  return index_of(evening, guest.ids.front()) ||
         std::none_of(players.begin(), players.end(), is_in_the_way);
}

class Ticking {
 public:
  Ticking(std::vector<EveningTogether> evenings, std::string at, const People& people)
      : at_(std::move(at)), people_(people), everybody_(people.everybody) {
    made_.evenings = std::move(evenings);
    for (EveningTogether& evening : made_.evenings) {
      OfCurrency& all = by_currency_[evening.view.shown.currency];
      all.evenings.push_back(&evening);
      all.alone.push_back(by_itself(evening));
    }
  }
  PayingTogether done() && { return std::move(made_); }

  std::optional<NotPaid> pay(const DueTogether& due) {
    const auto& [evenings, alone] = by_currency_[due.currency];
    const auto parts = paid_in(due.from, due.to, due.amount, alone);
    for (const PaidIn& part : parts)
      for (const Uuid& person : {due.from, due.to})
        if (!can_take_part(*evenings[part.evening], *everybody_.find(person), everybody_))
          return nobody(person);
    for (const PaidIn& part : parts)
      if (auto why = pay_in(*evenings[part.evening], due, part.amount)) return why;
    return {};
  }
  // What is due within each evening of the currency, though nothing is in all of them.
  std::optional<NotPaid> cancel_out(const std::string& currency) {
    for (EveningTogether& evening : made_.evenings)
      if (evening.view.shown.currency == currency)
        for (const DuePayment& due : evening.settled.due.payments)
          if (auto why = tick(evening, due.payment)) return why;
    return {};
  }

 private:
  // The evenings of one currency, and beside them what each comes to by itself.
  struct OfCurrency {
    std::vector<EveningTogether*> evenings;
    std::vector<EveningByItself> alone;
  };

  [[nodiscard]] NotPaid nobody(const Uuid& person) const {
    return missing(text(Word::pay_nobody, everybody_.find(person)->name));
  }

  std::optional<NotPaid> pay_in(EveningTogether& evening, const DueTogether& due, Money amount) {
    for (const Uuid& person : {due.from, due.to})
      if (auto damage = bring(evening, person)) return std::move(*damage);
    const auto from = index_of(evening, due.from), to = index_of(evening, due.to);
    if (!from || !to) return nobody(!from ? due.from : due.to);
    if (auto why = tick(evening, {*from, *to, amount})) return why;
    if (auto damage = read_again(evening)) return std::move(*damage);
    return {};
  }
  // Who is known by name comes as they are written where they played: that two tablets write alike,
  // whatever name one of them has given them since.
  [[nodiscard]] const Participant* where_they_played(const Person& guest) const {
    for (const EveningTogether& evening : made_.evenings)
      for (const Participant& player : evening.view.history.players)
        if (!player.guest && !player.by_id && everybody_.find(player.ids.front()) == &guest)
          return &player;
    return nullptr;
  }
  // Takes part from now on, so that a payment can be made. Within an evening a name alone is one
  // person: who comes as a namesake is said to be another.
  std::optional<Damage> bring(EveningTogether& evening, const Uuid& person) {
    if (index_of(evening, person)) return {};
    const Person& guest = *everybody_.find(person);
    const Participant* const played = guest.by_id ? nullptr : where_they_played(guest);
    const std::string& name = played ? played->written : guest.name;
    const auto& players = evening.view.history.players;
    const bool is_namesake = std::any_of(
        players.begin(), players.end(),
        [&](const Participant& player) { return player.written == name || player.now == name; });
    evening.new_records.push_back(
        new_record(RecordKind::player, played ? played->ids.front() : person,
                   evening.view.history.id, PlayerContents{name, guest.by_id, is_namesake}));
    return read_again(evening);
  }
  // As it will be once its new records are stored.
  std::optional<Damage> read_again(EveningTogether& evening) {
    EveningItems items = with_new_records(evening.items, evening.new_records);
    evening.below = items.below;
    auto view = view_of_records(std::move(items), people_);
    if (!view) return view.error();
    auto settled = settled_alone(*view, judge(view->shown), everybody_);
    if (!settled) return settled.error();
    evening.view = std::move(*view);
    evening.settled = std::move(*settled);
    auto& [evenings, alone] = by_currency_.at(evening.view.shown.currency);
    const auto place = std::find(evenings.begin(), evenings.end(), &evening) - evenings.begin();
    alone[static_cast<std::size_t>(place)] = by_itself(evening);
    return std::nullopt;
  }
  std::optional<NotPaid> tick(EveningTogether& evening, const Payment& payment) {
    auto paid = paying({evening.below, evening.view.history},
                       {.id = {},
                        .from = evening.settled.players[payment.from].written,
                        .to = evening.settled.players[payment.to].written,
                        .amount = payment.amount,
                        .at = at_},
                       Extra::yes);
    if (!paid) return paid.error();
    for (NewRecord& one : paid->new_records)
      if (one.kind != RecordKind::player || brought_.insert({one.parent, one.id}).second)
        evening.new_records.push_back(std::move(one));
    const Evening& shown = evening.view.shown;
    made_.ticked.push_back({evening.view.history.id, paid->id, shown.date, shown.currency,
                            shown.players[payment.from], shown.players[payment.to],
                            payment.amount});
    return {};
  }

  PayingTogether made_;
  std::map<std::string, OfCurrency> by_currency_;
  std::set<std::pair<Uuid, Uuid>> brought_;  // from another part of the evening: where, and who
  std::string at_;
  const People& people_;
  const ByAnyId& everybody_;
};

}  // namespace

Result<PayingTogether, NotPaid> paying_together(std::vector<EveningTogether> evenings,
                                                const std::vector<Together>& plan,
                                                const TogetherRequest& request,
                                                const People& people) {
  const auto& only = request.only;
  Ticking ticking(std::move(evenings), request.at, people);
  const ByAnyId& everybody = people.everybody;
  // Whichever of their ids the people go by.
  const auto is_asked = [&](const DueTogether& due) {
    return !only || std::any_of(only->begin(), only->end(), [&](const DueTogether& one) {
      return one.currency == due.currency && one.amount == due.amount &&
             everybody.stands_for(one.from) == everybody.stands_for(due.from) &&
             everybody.stands_for(one.to) == everybody.stands_for(due.to);
    });
  };
  const auto is_currency_asked = [&](const std::string& currency) {
    return !only || request.is_all_seen ||
           std::any_of(only->begin(), only->end(),
                       [&](const DueTogether& due) { return due.currency == currency; });
  };
  for (const Together& one : plan) {
    const std::vector<DueTogether> all = due_together({one});
    for (const DueTogether& due : all) {
      if (!is_asked(due)) continue;
      auto why = ticking.pay(due);
      // Of all of them it is paid with what is due within the evenings.
      if (why && (only || std::holds_alternative<Damage>(*why))) return std::move(*why);
    }
    if (!is_currency_asked(one.currency) || !std::all_of(all.begin(), all.end(), is_asked))
      continue;
    if (auto why = ticking.cancel_out(one.currency)) return std::move(*why);
  }
  return std::move(ticking).done();
}

}  // namespace kattegat
