#include "db/book/payments.hpp"

#include <algorithm>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/whole_evening.hpp"
#include "db/book/writing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/paying.hpp"

namespace kattegat {
namespace {

// Runs `work(Store&, NightBefore)` in one step.
template <class Work>
auto tonight(Book& book, const Uuid& evening, Work&& work)
    -> std::invoke_result_t<Work, Store&, const NightBefore&> {
  return write_if_good(book, [&]() -> std::invoke_result_t<Work, Store&, const NightBefore&> {
    Store& store = book.store();
    const People people = people_of(store);
    const auto night = night_before(items_of(store, people, evening), people);
    if (!night) return no_evening(evening);
    return work(store, *night);
  });
}

Result<Ticked, BookFault> store_ticked(Store& store, const NightBefore& night,
                                       const MadePayment& payment, bool extra) {
  auto made = paying(night, payment, extra);
  if (!made) return fault_of(made.error());
  const Ticked paid{made->id, made->new_records.empty()};
  if (auto refused = append_own(store, {std::move(made->new_records)})) return *refused;
  return paid;
}

// Known: it has been taken back before.
Result<Ticked, BookFault> store_unticked(Store& store, const NightBefore& night,
                                         const Uuid& payment, const std::string& at,
                                         const std::string& why) {
  auto new_record = taking_back(night, payment, at, why);
  if (!new_record) return fault_of(new_record.error());
  if (!*new_record) return Ticked{payment, true};
  if (auto refused = append_own(store, {{std::move(**new_record)}})) return *refused;
  return Ticked{payment, false};
}

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

Result<Desk, BookFault> desk_for(Store& store, const Uuid& evening, const ToldPayment& asked) {
  const People people = people_of(store);
  expect_whole_roster(store, people);
  EveningItems items = items_of(store, people, evening);
  if (!has_header(items)) return no_evening(evening);
  PaymentDesk desk{items.below, {}, {}, {}, {}, {}};
  desk.view = whole_view_of(store, std::move(items), people);
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

using TickReply = Result<std::variant<TickedAsTold, Refused>, BookFault>;
using TickedOrNot = Result<std::variant<Ticked, Refused>, BookFault>;

TickedOrNot ticked_or_not(Result<Ticked, BookFault> stored) {
  if (!stored) return stored.error();
  return TickedOrNot(*stored);
}

// Runs `work(Store&, PaymentDesk)` in one step.
template <class Work>
TickReply at_desk(Book& book, const Uuid& evening, const ToldPayment& asked, Work&& work) {
  const auto step = [&]() -> TickReply {
    Store& store = book.store();
    auto opened = desk_for(store, evening, asked);
    if (!opened) return opened.error();
    if (auto* no = std::get_if<Refused>(&*opened)) return TickReply(std::move(*no));
    const auto& desk = std::get<PaymentDesk>(*opened);
    TickedOrNot stored = work(store, desk);
    if (!stored) return stored.error();
    if (auto* no = std::get_if<Refused>(&*stored)) return TickReply(std::move(*no));
    return TickReply(
        TickedAsTold{std::get<Ticked>(*stored), desk.now_from, desk.now_to, asked.amount});
  };
  return flat(write(book, step, [](const TickReply& reply) {
    const auto* paid = reply ? std::get_if<TickedAsTold>(&*reply) : nullptr;
    return paid && !paid->ticked.known;
  }));
}

}  // namespace

Result<Ticked, BookFault> tick_payment(Book& book, const Uuid& evening, const MadePayment& payment,
                                       bool extra) {
  return tonight(book, evening, [&](Store& store, const NightBefore& night) {
    return store_ticked(store, night, payment, extra);
  });
}

Result<Ticked, BookFault> untick_payment(Book& book, const Uuid& evening, const Uuid& payment,
                                         const std::string& at, const std::string& why) {
  return tonight(book, evening, [&](Store& store, const NightBefore& night) {
    return store_unticked(store, night, payment, at, why);
  });
}

Stored<TickedAsTold> tick_told_payment(Book& book, const Uuid& evening, const ToldPayment& asked,
                                       bool extra) {
  return at_desk(book, evening, asked, [&](Store& store, const PaymentDesk& desk) -> TickedOrNot {
    // By one name of now are those who have been fused; what one of them paid before stands.
    if (desk.now_from == desk.now_to)
      return TickedOrNot(refused(desk.view, "to", text(Word::pay_self, desk.now_to)));
    const bool due = is_due(desk, asked.amount);
    const auto& made = desk.view.closing.payments;
    // Said again, it is the payment that stands.
    const bool stands = std::any_of(made.begin(), made.end(), [&](const MadePayment& one) {
      return is_between(desk, one, asked.amount);
    });
    if (!due && !stands && !extra)
      return TickedOrNot(refused(
          desk.view, "amount", text(Word::pay_not_due, desk.now_from, desk.now_to, asked.amount)));
    const MadePayment payment{{}, desk.from, desk.to, asked.amount, asked.at};
    return ticked_or_not(store_ticked(store, desk.night(), payment, extra || due));
  });
}

Stored<TickedAsTold> untick_told_payment(Book& book, const Uuid& evening, const ToldPayment& asked,
                                         const std::string& why) {
  return at_desk(book, evening, asked, [&](Store& store, const PaymentDesk& desk) -> TickedOrNot {
    const auto& made = desk.view.closing.payments;
    const auto last = std::find_if(made.rbegin(), made.rend(), [&](const MadePayment& one) {
      return is_between(desk, one, asked.amount);
    });
    if (last == made.rend())
      return TickedOrNot(
          refused(desk.view, "amount",
                  text(Word::pay_nothing_made, desk.now_from, desk.now_to, asked.amount)));
    return ticked_or_not(store_unticked(store, desk.night(), last->id, asked.at, why));
  });
}

Result<OnDisk, BookFault> set_initials(Book& book, const Uuid& evening, const Initials& initials) {
  return tonight(book, evening,
                 [&](Store& store, const NightBefore& night) -> Result<OnDisk, BookFault> {
                   auto new_record = initialling(night, initials, random_uuid());
                   if (!new_record) return fault_of(new_record.error());
                   if (auto refused = append_own(store, {{std::move(*new_record)}}))
                     return *refused;
                   return OnDisk{};
                 });
}

}  // namespace kattegat
