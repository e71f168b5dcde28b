#include "kattegat/journal/paying/paying.hpp"

#include <algorithm>

#include "kattegat/journal/evenings/bringing.hpp"
#include "kattegat/journal/evenings/payments.hpp"
#include "src/journal/decisions/equals.hpp"

namespace kattegat {

std::optional<EveningBelow> evening_below(EveningItems items, const People& people) {
  Items below = items.below;
  auto history = evening_history(std::move(items), people);
  if (!history) return std::nullopt;
  return EveningBelow{std::move(below), std::move(*history)};
}

namespace {

std::optional<Uuid> player(const EveningBefore& evening, const std::string& name) {
  const Participant* one = evening.history.called(name);
  return one ? std::optional(one->ids.front()) : std::nullopt;
}

WhyNot nobody(const std::string& name) { return missing(text(Word::pay_nobody, name)); }

// Of the payments that are like this one. Who are one by now have paid it, whoever of them did;
// numbered it is for the one who does, as by who does not know yet that they are one.
Equals<PaymentState> payments_like(const EveningHistory& history,
                                   const std::vector<PaymentState>& payments,
                                   const PaymentContents& like) {
  Equals<PaymentState> found;
  for (const PaymentState& one : payments) {
    const PaymentContents& was = one.contents;
    if (was.amount != like.amount || !history.are_one(was.from, like.from) ||
        !history.are_one(was.to, like.to))
      continue;
    if (history.who_is(was.from) == history.who_is(like.from) &&
        history.who_is(was.to) == history.who_is(like.to))
      found.add(one, was.made);
    else if (was.made)
      found.add_standing(one);
  }
  return found;
}

std::vector<Uuid> seen_between(const EveningHistory& history,
                               const std::vector<PaymentState>& payments,
                               const PaymentContents& like) {
  std::vector<Uuid> seen;
  const auto is_of_both = [&](const Uuid& one, const Uuid& other) {
    return history.are_one(one, like.from) && history.are_one(other, like.to);
  };
  for (const PaymentState& one : payments)
    if (one.contents.made && !(like.parts.empty() && one.contents.parts.empty()) &&
        seen.size() < most_between_two &&
        (is_of_both(one.contents.from, one.contents.to) ||
         is_of_both(one.contents.to, one.contents.from)))
      seen.push_back(one.id);
  return seen;
}

// The payment of the whole that this one is part of; itself where it is part of none.
std::size_t in_which(const std::vector<PaymentState>& payments, std::size_t at) {
  while (payments[at].within) at = *payments[at].within;
  return at;
}

NewRecord taken_back(const PaymentState& payment, const std::string& at, const std::string& why) {
  PaymentContents contents = payment.contents;
  contents.made = false;
  contents.at = at;
  contents.why = why;
  contents.follows = payment.follows;
  return new_record(RecordKind::payment, payment.id, payment.parent, contents);
}

// Ids go by the places of two among the players, which other books may have given to others.
bool is_of_another(const Uuid& id, const Items& below) {
  return std::any_of(below.begin(), below.end(), [&](const Item& item) {
    return item.record.kind == RecordKind::payment && item.record.id == id;
  });
}

// As nobody has made it yet.
PaymentContents payment_asked(const EveningHistory& history, const Uuid& from, const Uuid& to,
                              const MadePayment& payment) {
  PaymentContents contents{.from = from,
                           .to = to,
                           .amount = payment.amount,
                           .at = payment.at,
                           .why = "",
                           .follows = {},
                           .parts = history.parts};
  contents.parts.resize(std::min(contents.parts.size(), parts_limit));
  contents.seen = seen_between(history, history.payments, contents);
  return contents;
}

struct PaymentToStore {
  Uuid id, parent;
  PaymentContents contents;
  Uuid id_once_stored;  // PaymentState::id
};
// What was taken back is made after all.
PaymentToStore made_again(const PaymentState& before, PaymentContents contents) {
  contents.nth = before.contents.nth;
  contents.parts = before.contents.parts;
  contents.follows = before.follows;
  return {.id = before.id,
          .parent = before.parent,
          .contents = std::move(contents),
          .id_once_stored = before.id};
}
PaymentToStore made_new(const EveningBefore& evening, std::int64_t nth, PaymentContents contents) {
  contents.nth = nth;
  const Uuid id = payment_id(evening.history, contents), parent = evening.history.id;
  const Uuid id_once_stored = is_of_another(id, evening.below)
                                  ? id_beside_others(id, evening.history.players, parent, contents)
                                  : id;
  return {.id = id,
          .parent = parent,
          .contents = std::move(contents),
          .id_once_stored = id_once_stored};
}

}  // namespace

Result<Money, Text> payable(const std::string& typed, Money most) {
  const auto amount = typed_money(typed);
  if (!amount || *amount <= Money{}) return text(Word::pay_amount, typed);
  if (*amount > most) return text(Word::pay_limit, *amount, most);
  return *amount;
}

Result<Paying, WhyNot> paying(const EveningBefore& evening, const MadePayment& payment,
                              Extra extra) {
  KATTEGAT_CHECK(payment.amount > Money{});
  if (payment.amount > payment_limit)
    return refusal(text(Word::pay_limit, payment.amount, payment_limit));
  const auto from = player(evening, payment.from), to = player(evening, payment.to);
  if (!from) return nobody(payment.from);
  if (!to) return nobody(payment.to);
  if (evening.history.are_one(*to, *from)) return refusal(text(Word::pay_self, payment.to));
  const PaymentContents asked = payment_asked(evening.history, *from, *to, payment);
  const Equals<PaymentState> like = payments_like(evening.history, evening.history.payments, asked);
  if (like.standing && extra == Extra::no) return Paying{like.standing->id, {}};
  const PaymentState* const before = like.to_count_again();
  const PaymentToStore made =
      before ? made_again(*before, asked) : made_new(evening, like.free_from(like.count), asked);
  Paying answer{made.id_once_stored, {}};
  for (const Uuid& person : {*from, *to})
    if (auto brought =
            bringing({.person = person, .part = made.parent}, evening.below, evening.history))
      answer.new_records.push_back(std::move(*brought));
  answer.new_records.push_back(
      new_record(RecordKind::payment, made.id, made.parent, made.contents));
  return answer;
}

std::int64_t standing_like(const EveningBefore& evening, const MadePayment& payment) {
  const auto from = player(evening, payment.from), to = player(evening, payment.to);
  if (!from || !to) return 0;
  const std::vector<PaymentState>& payments = evening.history.payments;
  return std::count_if(payments.begin(), payments.end(), [&](const PaymentState& one) {
    const PaymentContents& was = one.contents;
    return was.made && !one.within && was.amount == payment.amount &&
           evening.history.are_one(was.from, *from) && evening.history.are_one(was.to, *to);
  });
}

NewRecords taking_back(const EveningBefore& evening, const Uuid& payment, const std::string& at,
                       const std::string& why) {
  const std::vector<PaymentState>& payments = evening.history.payments;
  bool is_known = false;
  for (std::size_t i = 0; i < payments.size(); ++i) {
    if (payments[i].ids.count(payment) == 0) continue;
    is_known = true;
    if (!payments[i].contents.made && !payments[i].is_in_conflict) continue;
    const std::size_t which = in_which(payments, i);
    std::vector<NewRecord> made;
    for (std::size_t other = 0; other < payments.size(); ++other)
      if (in_which(payments, other) == which) made.push_back(taken_back(payments[other], at, why));
    return made;
  }
  if (is_known) return std::vector<NewRecord>();
  return missing(text(Word::pay_no_payment, to_string(payment)));
}

NewRecords initialling(const EveningBefore& evening, const Initials& initials, const Uuid& record) {
  const Participant* who = evening.history.called(initials.player);
  if (!who) return nobody(initials.player);
  // Beside those before, in the same part of evenings that are one: only there they are newer.
  LastInitials now{who, evening.history.id, {who->ids.front(), {}, "", ""}};
  for (LastInitials& before : last_initials(evening.history, evening.below))
    if (before.who->now == who->now) now = std::move(before);
  InitialsContents& says = now.says;
  if (says.initials == initials.initials && (says.initials.empty() || says.money == initials.money))
    return std::vector<NewRecord>();
  says = {says.player, initials.money, initials.at, initials.initials};
  return std::vector{new_record(RecordKind::initials, record, now.parent, says)};
}

}  // namespace kattegat
