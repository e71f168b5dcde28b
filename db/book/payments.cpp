#include "db/book/payments.hpp"

#include <algorithm>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/whole_evening.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/paying/paying.hpp"

namespace kattegat {
namespace {

// Runs `work(Store&, EveningBefore)` in one step.
template <class Work>
auto tonight(Book& book, const Uuid& evening, Work&& work)
    -> std::invoke_result_t<Work, Store&, const EveningBefore&> {
  return write_if_good(book, [&]() -> std::invoke_result_t<Work, Store&, const EveningBefore&> {
    Store& store = book.store();
    const WhoIsWho who = who_is_who(store, HeadersFor::showing);
    const auto read = evening_below(items_of(store, who.wholes, evening), who.people);
    if (!read) return no_evening(evening);
    return work(store, read->before());
  });
}

Result<Ticked, BookFault> store_ticked(Store& store, const EveningBefore& before,
                                       const MadePayment& payment, Extra extra) {
  auto made = paying(before, payment, extra);
  if (!made) return fault_of(made.error());
  const Ticked paid{made->id, made->new_records.empty()};
  if (auto refused = append_own(store, {std::move(made->new_records)})) return *refused;
  return paid;
}

// Known: it has been taken back before.
Result<Ticked, BookFault> store_unticked(Store& store, const EveningBefore& before,
                                         const Uuid& payment, const WhenAndWhy& when) {
  const auto changed = store_decided(store, taking_back(before, payment, when.at, when.why));
  if (!changed) return changed.error();
  return Ticked{payment, *changed == Changed::no};
}

// Somebody, as they were written that night, and as they are called now.
struct Called {
  std::string written, now;
};
// An evening and what is asked of a payment in it, all of one moment.
struct PaymentAsked {
  Items below;
  EveningView view;
  Called from, to;
  [[nodiscard]] EveningBefore before() const { return {below, view.history}; }
};
using AskedOrNot = OrRefused<PaymentAsked>;
using TickedOrNot = OrRefused<Ticked>;

Refused refused(const EveningView& view, std::string field, Text why) {
  return {view.shown, {{{}, {}, {std::move(field), std::move(why)}}}};
}

Stored<PaymentAsked> read_asked(Store& store, const Uuid& evening, const ToldPayment& told) {
  const WhoIsWho who = who_is_who(store, HeadersFor::showing);
  expect_whole_roster(store, who.people.roster);
  EveningItems items = items_of(store, who.wholes, evening);
  if (!has_header(items)) return no_evening(evening);
  Items below = items.below;
  EveningView view = whole_view_of(store, std::move(items), who.people);
  const auto nobody = [&](const char* field, const std::string& name) {
    return AskedOrNot(refused(view, field, text(Word::pay_nobody, name)));
  };
  const Participant* const from = view.history.known_as(told.from);
  if (!from) return nobody("from", told.from);
  const Participant* const to = view.history.known_as(told.to);
  if (!to) return nobody("to", told.to);
  const Called payer{from->written, from->now}, payee{to->written, to->now};
  return AskedOrNot(PaymentAsked{std::move(below), std::move(view), payer, payee});
}

bool is_between(const PaymentAsked& asked, const MadePayment& one, Money amount) {
  return one.from == asked.from.now && one.to == asked.to.now && one.amount == amount;
}

// Whether a plan that an evening can be settled by has it as due; or it may only look so, for it
// has been paid: a banker who has got it has to pass it on, and of tables that are against each
// other the plan by tables has both while nothing is left.
enum class Due { no, looks_so, yes };
Due due_by_a_plan(const PaymentAsked& asked, Money amount) {
  const Evening& shown = asked.view.shown;
  const JudgedEvening judged = judge(shown);
  if (!judged.complaints.empty()) return Due::no;
  const Payment wanted{player_index(shown, asked.from.now), player_index(shown, asked.to.now),
                       amount};
  if (std::max(wanted.from, wanted.to) >= shown.players.size()) return Due::no;
  const auto due_by = [&](const PlanChoice& plan) {
    return still_due(shown, settle(shown, judged, plan), asked.view.closing);
  };
  const auto has_it = [&](const StillDue& due) {
    return std::any_of(due.payments.begin(), due.payments.end(),
                       [&](const DuePayment& one) { return one.payment == wanted; });
  };
  using Kind = PlanChoice::Kind;
  if (has_it(due_by({}))) return Due::yes;
  const StillDue by_tables = due_by({.kind = Kind::sessions});
  if (has_it(by_tables))
    return by_tables.left[wanted.from] < Money{} && by_tables.left[wanted.to] > Money{}
               ? Due::yes
               : Due::looks_so;
  const bool by_a_banker = has_it(due_by({.kind = Kind::banker, .banker = wanted.from})) ||
                           has_it(due_by({.kind = Kind::banker, .banker = wanted.to}));
  return by_a_banker ? Due::looks_so : Due::no;
}

Stored<Ticked> ticked_or_not(Result<Ticked, BookFault> stored) {
  if (!stored) return stored.error();
  return TickedOrNot(*stored);
}

// Runs `work(Store&, PaymentAsked)` in one step.
template <class Work>
Stored<TickedAsTold> as_asked(Book& book, const Uuid& evening, const ToldPayment& told,
                              Work&& work) {
  const auto step = [&]() -> Stored<TickedAsTold> {
    Store& store = book.store();
    return passed_on(read_asked(store, evening, told), [&](const PaymentAsked& asked) {
      return passed_on(work(store, asked), [&](const Ticked& ticked) -> Stored<TickedAsTold> {
        return OrRefused<TickedAsTold>(TickedAsTold{ticked, asked.from.now, asked.to.now,
                                                    told.amount, asked.view.shown.currency});
      });
    });
  };
  return write_if_new(book, step, [](const TickedAsTold& paid) { return !paid.ticked.already; });
}

}  // namespace

Result<Ticked, BookFault> tick_payment(Book& book, const Uuid& evening, const MadePayment& payment,
                                       std::int64_t seen) {
  return tonight(book, evening, [&](Store& store, const EveningBefore& before) {
    const bool is_new = standing_like(before, payment) <= seen;
    return store_ticked(store, before, payment, is_new ? Extra::yes : Extra::no);
  });
}

Result<Ticked, BookFault> untick_payment(Book& book, const Uuid& evening, const Uuid& payment,
                                         const WhenAndWhy& when) {
  return tonight(book, evening, [&](Store& store, const EveningBefore& before) {
    return store_unticked(store, before, payment, when);
  });
}

Stored<TickedAsTold> tick_told_payment(Book& book, const Uuid& evening, const ToldPayment& told,
                                       Extra extra) {
  return as_asked(
      book, evening, told, [&](Store& store, const PaymentAsked& asked) -> Stored<Ticked> {
        // By one name of now are those who have been fused; what one of them paid before stands.
        if (asked.from.now == asked.to.now)
          return TickedOrNot(refused(asked.view, "to", text(Word::pay_self, asked.to.now)));
        const Due due = due_by_a_plan(asked, told.amount);
        const auto& made = asked.view.closing.payments;
        // Said again, it is the payment that stands, unless one more is due.
        const bool stands = std::any_of(made.begin(), made.end(), [&](const MadePayment& one) {
          return is_between(asked, one, told.amount);
        });
        if (due == Due::no && !stands && extra == Extra::no)
          return TickedOrNot(
              refused(asked.view, "amount",
                      text(Word::pay_not_due, asked.from.now, asked.to.now, told.amount)));
        const MadePayment payment{{}, asked.from.written, asked.to.written, told.amount, told.at};
        const bool is_told_again = stands && due != Due::yes;
        return ticked_or_not(
            store_ticked(store, asked.before(), payment, is_told_again ? extra : Extra::yes));
      });
}

Stored<TickedAsTold> untick_told_payment(Book& book, const Uuid& evening, const ToldPayment& told,
                                         const std::string& why) {
  return as_asked(
      book, evening, told, [&](Store& store, const PaymentAsked& asked) -> Stored<Ticked> {
        const auto& made = asked.view.closing.payments;
        const auto last = std::find_if(made.rbegin(), made.rend(), [&](const MadePayment& one) {
          return is_between(asked, one, told.amount);
        });
        if (last == made.rend())
          return TickedOrNot(
              refused(asked.view, "amount",
                      text(Word::pay_nothing_made, asked.from.now, asked.to.now, told.amount)));
        return ticked_or_not(
            store_unticked(store, asked.before(), last->id, {.at = told.at, .why = why}));
      });
}

Result<Changed, BookFault> set_initials(Book& book, const Uuid& evening, const Initials& initials) {
  return tonight(book, evening, [&](Store& store, const EveningBefore& before) {
    return store_decided(store, initialling(before, initials, random_uuid()));
  });
}

}  // namespace kattegat
