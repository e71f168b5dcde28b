#include "db/book/payments.hpp"

#include <algorithm>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/writing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/paying.hpp"

namespace kattegat {
namespace {

std::optional<NightBefore> night_in(Store& store, const Uuid& evening) {
  return night_before(items_of(store, evening), people_of(store));
}

// Stores what `decide(NightBefore)` answers, if anything.
template <class Decide>
Result<OnDisk, BookFault> decide_tonight(Book& book, const Uuid& evening, Decide&& decide) {
  return write_if_good(book, [&]() -> Result<OnDisk, BookFault> {
    Store& store = book.store();
    const auto night = night_in(store, evening);
    if (!night) return no_evening(evening);
    auto decided = decide(*night);
    if (!decided) return fault_of(decided.error());
    std::optional<NewRecord> new_record = std::move(*decided);
    if (!new_record) return OnDisk{};
    if (auto refused = append_own(store, {std::move(*new_record)})) return *refused;
    return OnDisk{};
  });
}

}  // namespace

Result<Paid, BookFault> tick_payment(Book& book, const Uuid& evening, const MadePayment& payment,
                                     bool extra) {
  return write_if_good(book, [&]() -> Result<Paid, BookFault> {
    Store& store = book.store();
    const auto night = night_in(store, evening);
    if (!night) return no_evening(evening);
    const auto answer = paying(*night, payment, extra);
    if (!answer) return fault_of(answer.error());
    if (auto refused = append_own(store, answer->new_records)) return *refused;
    return Paid{answer->id, answer->new_records.empty()};
  });
}

namespace {

// An evening and what is asked of a payment in it, all of one moment.
struct PaymentDesk {
  Items below;
  EveningView view;
  std::string from, to;          // as they were written that night
  std::string now_from, now_to;  // as they are called now
  [[nodiscard]] NightBefore night() const { return {below, view.history}; }
};
using Desk = std::variant<PaymentDesk, Refused>;

Refused refused(const EveningView& view, std::string field, Text why) {
  return {view.shown, {{{}, {}, {std::move(field), std::move(why)}}}};
}

Result<Desk, BookFault> desk_for(Store& store, const Uuid& evening, const PaymentAsked& asked) {
  const People people = people_of(store);
  EveningItems items = items_of(store, people, evening);
  if (!has_header(items)) return no_evening(evening);
  PaymentDesk desk{items.below, {}, {}, {}, {}, {}};
  desk.view = view_of(store, std::move(items), people);
  const auto called = [&](const std::string& name, std::string& written, std::string& now) {
    const Participant* one = desk.view.history.known_as(name);
    if (!one) return false;
    written = one->written;
    now = one->now;
    return true;
  };
  const auto nobody = [&](const char* field, const std::string& name) {
    return Desk(refused(desk.view, field, text(Word::pay_nobody, name)));
  };
  if (!called(asked.from, desk.from, desk.now_from)) return nobody("from", asked.from);
  if (!called(asked.to, desk.to, desk.now_to)) return nobody("to", asked.to);
  return Desk(std::move(desk));
}

bool is_between(const PaymentDesk& desk, const MadePayment& one, Money amount) {
  return one.from == desk.now_from && one.to == desk.now_to && one.amount == amount;
}

bool is_due(const PaymentDesk& desk, Money amount) {
  const Evening& shown = desk.view.shown;
  const JudgedEvening judged = judge(shown);
  if (!judged.complaints.empty()) return false;
  const StillDue due = still_due(shown, settle(shown, judged), desk.view.closing);
  return std::any_of(due.payments.begin(), due.payments.end(), [&](const Payment& one) {
    return is_between(desk, {{}, shown.players[one.from], shown.players[one.to], one.amount, {}},
                      amount);
  });
}

using PayingReply = Result<std::variant<Paying, Refused>, BookFault>;
using PaidReply = Result<std::variant<PaidNow, Refused>, BookFault>;

// Runs `decide(PaymentDesk)` and stores its new record, in one step.
template <class Decide>
PaidReply at_desk(Book& book, const Uuid& evening, const PaymentAsked& asked, Decide&& decide) {
  const auto work = [&]() -> PaidReply {
    Store& store = book.store();
    auto opened = desk_for(store, evening, asked);
    if (!opened) return opened.error();
    if (auto* no = std::get_if<Refused>(&*opened)) return PaidReply(std::move(*no));
    const auto& desk = std::get<PaymentDesk>(*opened);
    PayingReply decided = decide(desk);
    if (!decided) return decided.error();
    if (auto* no = std::get_if<Refused>(&*decided)) return PaidReply(std::move(*no));
    auto& made = std::get<Paying>(*decided);
    const bool known = made.new_records.empty();
    if (auto refused = append_own(store, std::move(made.new_records))) return *refused;
    return PaidReply(PaidNow{{made.id, known}, desk.now_from, desk.now_to, asked.amount});
  };
  return flat(write(book, work, [](const PaidReply& reply) {
    const auto* paid = reply ? std::get_if<PaidNow>(&*reply) : nullptr;
    return paid && !paid->paid.known;
  }));
}

}  // namespace

Stored<PaidNow> make_payment(Book& book, const Uuid& evening, const PaymentAsked& asked,
                             bool extra) {
  return at_desk(book, evening, asked, [&](const PaymentDesk& desk) -> PayingReply {
    // By one name of now are those who have been fused; what one of them paid before stands.
    if (desk.now_from == desk.now_to)
      return PayingReply(refused(desk.view, "to", text(Word::pay_self, desk.now_to)));
    const bool due = is_due(desk, asked.amount);
    const auto& made = desk.view.closing.payments;
    // Said again, it is the payment that stands.
    const bool stands = std::any_of(made.begin(), made.end(), [&](const MadePayment& one) {
      return is_between(desk, one, asked.amount);
    });
    if (!due && !stands && !extra)
      return PayingReply(refused(
          desk.view, "amount", text(Word::pay_not_due, desk.now_from, desk.now_to, asked.amount)));
    auto answer =
        paying(desk.night(), {{}, desk.from, desk.to, asked.amount, asked.at}, extra || due);
    if (!answer) return fault_of(answer.error());
    return PayingReply(std::move(*answer));
  });
}

Stored<PaidNow> take_payment_back(Book& book, const Uuid& evening, const PaymentAsked& asked,
                                  const std::string& why) {
  return at_desk(book, evening, asked, [&](const PaymentDesk& desk) -> PayingReply {
    const auto& made = desk.view.closing.payments;
    const auto last = std::find_if(made.rbegin(), made.rend(), [&](const MadePayment& one) {
      return is_between(desk, one, asked.amount);
    });
    if (last == made.rend())
      return PayingReply(
          refused(desk.view, "amount",
                  text(Word::pay_nothing_made, desk.now_from, desk.now_to, asked.amount)));
    auto new_record = taking_back(desk.night(), last->id, asked.at, why);
    if (!new_record) return fault_of(new_record.error());
    Paying taken{last->id, {}};
    if (*new_record) taken.new_records.push_back(std::move(**new_record));
    return PayingReply(std::move(taken));
  });
}

Result<OnDisk, BookFault> untick_payment(Book& book, const Uuid& evening, const Uuid& payment,
                                         const std::string& at, const std::string& why) {
  return decide_tonight(book, evening, [&](const NightBefore& night) {
    return taking_back(night, payment, at, why);
  });
}

Result<OnDisk, BookFault> set_initials(Book& book, const Uuid& evening, const Initials& initials) {
  return decide_tonight(book, evening, [&](const NightBefore& night) {
    return initialling(night, initials, random_uuid());
  });
}

}  // namespace kattegat
