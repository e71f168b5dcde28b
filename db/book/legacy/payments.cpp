#include "db/book/legacy/payments.hpp"

#include "db/book/legacy/people.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

void NewPayments::add(const Uuid& evening, const OldRecord& record, const OldPlayers& players) {
  if (record.kind == OldKind::payment) pay(evening, record, players);
  if (record.kind == OldKind::payment_void) take_back(evening, record);
  if (record.kind == OldKind::initials) initial(evening, record, players);
}

void NewPayments::pay(const Uuid& evening, const OldRecord& record, const OldPlayers& players) {
  const auto from = players.find(said(record, "from")), to = players.find(said(record, "to"));
  const auto amount = parse_money(said(record, "amount"));
  if (!amount) cannot_be_read(record.id, "amount");
  if (from == players.end() || to == players.end()) return log_.lost().add(1);
  if (from == to || *amount == Money{}) return;  // moved nothing
  PaymentContents payment{from->second, to->second, *amount, 0, true, time_of(record), "", {}};
  if (*amount < Money{}) {
    std::swap(payment.from, payment.to);
    payment.amount = -*amount;
  }
  if (payments_.count(record.id) > 0) return;  // the same one by way of two logs
  payment.nth = equals_[{payment.from, payment.to, payment.amount}]++;
  const Appended made = log_.append(new_record(RecordKind::payment, record.id, evening, payment));
  payment.follows = {made.head};
  payments_[record.id] = payment;
}

void NewPayments::take_back(const Uuid& evening, const OldRecord& record) {
  const auto payment = payments_.find(uuid_under(record, "payment"));
  if (payment == payments_.end()) return log_.lost().add(1);
  if (!payment->second.made) return;
  payment->second.made = false;
  payment->second.at = time_of(record);
  log_.append(new_record(RecordKind::payment, payment->first, evening, payment->second));
}

void NewPayments::initial(const Uuid& evening, const OldRecord& record, const OldPlayers& players) {
  const auto player = players.find(said(record, "player"));
  const auto money = parse_money(said(record, "money"));
  if (!money) cannot_be_read(record.id, "money");
  // No evening comes to more than fits: they agree to a sum that the book does not have.
  if (player == players.end() || !fits_money(exact(*money))) return log_.lost().add(1);
  log_.append(new_record(RecordKind::initials, record.id, evening,
                         InitialsContents{player->second, *money, time_of(record),
                                          clean_name(said(record, "initials"))}));
}

}  // namespace kattegat
