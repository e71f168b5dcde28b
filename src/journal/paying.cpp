#include "kattegat/journal/paying.hpp"

#include "equals.hpp"
#include "kattegat/journal/joining.hpp"
#include "kattegat/journal/payments.hpp"

namespace kattegat {

std::optional<EveningBefore> evening_before(EveningItems items, const People& people) {
  Items below = items.below;
  auto history = evening_history(std::move(items), people);
  if (!history) return std::nullopt;
  return EveningBefore{std::move(below), std::move(*history)};
}

namespace {

std::optional<Uuid> player(const EveningBefore& evening, const std::string& name) {
  const Participant* one = evening.history.called(name);
  return one ? std::optional(one->ids.front()) : std::nullopt;
}

WhyNot nobody(const std::string& name) { return {true, text(Word::pay_nobody, name)}; }

// Of the payments that are like this one. Who are one by now have paid it, whoever of them did;
// numbered it is for the one who does, as by who does not know yet that they are one.
Equals<PaymentState> equals(const EveningHistory& history,
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
      found.standing = &one;
  }
  return found;
}

}  // namespace

Result<Money, Text> payable(const std::string& typed, Money most) {
  const auto amount = typed_money(typed);
  if (!amount || *amount <= Money{}) return text(Word::pay_amount, typed);
  if (*amount > most) return text(Word::pay_limit, *amount, most);
  return *amount;
}

Result<Paying, WhyNot> paying(const EveningBefore& evening, const MadePayment& payment,
                              bool extra) {
  KATTEGAT_CHECK(payment.amount > Money{});
  if (payment.amount > payment_limit)
    return WhyNot{false, text(Word::pay_limit, payment.amount, payment_limit)};
  const auto from = player(evening, payment.from), to = player(evening, payment.to);
  if (!from) return nobody(payment.from);
  if (!to) return nobody(payment.to);
  if (evening.history.are_one(*to, *from)) return WhyNot{false, text(Word::pay_self, payment.to)};
  PaymentContents contents{*from, *to, payment.amount,       0, true, payment.at,
                           "",    {},  evening.history.parts};
  const auto payments = read_payments(evening.history, evening.below).states;
  const Equals<PaymentState> like = equals(evening.history, payments, contents);
  if (like.standing && !extra) return Paying{like.standing->id, {}};
  Uuid id, parent = evening.history.id;
  if (like.taken_back) {  // it is made after all
    id = like.taken_back->id;
    parent = like.taken_back->parent;
    contents.nth = like.taken_back->contents.nth;
    contents.parts = like.taken_back->contents.parts;
    contents.follows = like.taken_back->follows;
  } else {
    contents.nth = like.free_from(like.count);
    id = payment_id(evening.history, contents);
  }
  Paying answer{id, {}};
  for (const Uuid& person : {*from, *to})
    if (auto brought = bringing(person, parent, evening.below, evening.history))
      answer.new_records.push_back(std::move(*brought));
  answer.new_records.push_back(new_record(RecordKind::payment, id, parent, contents));
  return answer;
}

std::int64_t standing_like(const EveningBefore& evening, const MadePayment& payment) {
  const auto from = player(evening, payment.from), to = player(evening, payment.to);
  if (!from || !to) return 0;
  const auto payments = read_payments(evening.history, evening.below).states;
  return std::count_if(payments.begin(), payments.end(), [&](const PaymentState& one) {
    const PaymentContents& was = one.contents;
    return was.made && was.amount == payment.amount && evening.history.are_one(was.from, *from) &&
           evening.history.are_one(was.to, *to);
  });
}

Result<std::optional<NewRecord>, WhyNot> taking_back(const EveningBefore& evening,
                                                     const Uuid& payment, const std::string& at,
                                                     const std::string& why) {
  using Answer = std::optional<NewRecord>;
  Payments payments = read_payments(evening.history, evening.below);
  for (PaymentState& one : payments.states) {
    if (one.ids.count(payment) == 0) continue;
    if (!one.contents.made && !one.is_in_conflict) return Answer();
    one.contents.made = false;
    one.contents.at = at;
    one.contents.why = why;
    one.contents.follows = one.follows;
    return Answer(new_record(RecordKind::payment, one.id, one.parent, one.contents));
  }
  return WhyNot{true, text(Word::pay_no_payment, to_string(payment))};
}

Result<NewRecord, WhyNot> initialling(const EveningBefore& evening, const Initials& initials,
                                      const Uuid& record) {
  const auto who = player(evening, initials.player);
  if (!who) return nobody(initials.player);
  return new_record(RecordKind::initials, record, evening.history.id,
                    InitialsContents{*who, initials.money, initials.at, initials.initials});
}

}  // namespace kattegat
