// What belongs to an evening beside its games: payments, initials, games that have ended.
#include <algorithm>

#include "db/writing.hpp"

namespace kattegat {
namespace {

using Done = Result<std::monostate, BookFault>;

struct Night {
  EveningItems items;
  EveningHistory history;
};
std::optional<Night> night(Store& store, const Uuid& evening) {
  EveningItems items{evening, store.below(evening), {}};
  auto history = evening_history(items, people_of(store));
  if (!history) return std::nullopt;
  return Night{std::move(items), std::move(*history)};
}

std::optional<Uuid> player(const Night& night, const std::string& name) {
  const Participant* one = night.history.called(name);
  return one ? std::optional(one->ids.front()) : std::nullopt;
}

std::optional<BookFault> append(Store& store, Draught draught) {
  Batch batch;
  batch.own.push_back(std::move(draught));
  return append_own(store, std::move(batch));
}

BookFault nobody(const std::string& name) {
  return {BookFault::Kind::not_found, text(Word::pay_nobody, name)};
}

// Of the payments that are like this one, the one that stands, and what is known of its nth.
struct Equals {
  const PaymentState* standing = nullptr;  // the last
  const PaymentState* undone = nullptr;    // the first that was taken back
  std::int64_t made = 0;                   // how many stand
};
Equals equals(const EveningHistory& history, const std::vector<PaymentState>& payments,
              const PaymentContents& like) {
  Equals found;
  for (const PaymentState& one : payments) {
    const bool same = history.who_is(one.contents.from) == history.who_is(like.from) &&
                      history.who_is(one.contents.to) == history.who_is(like.to) &&
                      one.contents.amount == like.amount;
    if (!same) continue;
    if (one.contents.made) {
      found.standing = &one;
      ++found.made;
    } else if (!found.undone) {
      found.undone = &one;
    }
  }
  return found;
}

Done set_ended(Book& book, const Uuid& session, bool ended, const std::string& at) {
  return write_if_good(book, [&]() -> Done {
    Store& store = book.store();
    if (!evening_of(store, session)) return no_session(session);
    const auto self = [](const Uuid& id) { return id; };
    const SessionHistory history = session_history(session, {}, store.below(session), self);
    if (auto refused = append(store, ending(history, ended, at, random_uuid()))) return *refused;
    return std::monostate{};
  });
}

}  // namespace

Result<Closing, BookFault> load_closing(const Book& book, const Uuid& evening) {
  const auto view = look_at(book, evening);
  if (!view) return view.error();
  Closing closing = view->closing;
  NewNames back;
  for (const auto& [written, now] : new_names(view->history)) back[now] = written;
  rename_people(closing, back);
  return closing;
}

Result<Paid, BookFault> tick_payment(Book& book, const Uuid& evening, const MadePayment& payment,
                                     bool extra) {
  KATTEGAT_CHECK(payment.amount > Money{});
  using Reply = Result<Paid, BookFault>;
  return write_if_good(book, [&]() -> Reply {
    const auto tonight = night(book.store(), evening);
    if (!tonight) return no_evening(evening);
    const auto from = player(*tonight, payment.from), to = player(*tonight, payment.to);
    if (!from) return nobody(payment.from);
    if (!to || *to == *from) return nobody(payment.to);
    PaymentContents contents{*from, *to, payment.amount, 0, true, payment.at, "", {}};
    const auto payments = payments_of(tonight->history, tonight->items.below);
    const Equals like = equals(tonight->history, payments, contents);
    if (like.standing && !extra) return Paid{like.standing->id, true};
    Uuid id;
    if (like.undone) {  // it is made after all
      id = like.undone->id;
      contents.nth = like.undone->contents.nth;
      contents.follows = like.undone->follows;
    } else {
      contents.nth = like.made;
      id = payment_id(tonight->history, contents);
    }
    if (auto refused = append(book.store(), draught(Kind::payment, id, evening, contents)))
      return *refused;
    return Paid{id, false};
  });
}

Done untick_payment(Book& book, const Uuid& evening, const Uuid& payment, const std::string& at,
                    const std::string& why) {
  return write_if_good(book, [&]() -> Done {
    const auto tonight = night(book.store(), evening);
    if (!tonight) return no_evening(evening);
    for (PaymentState& one : payments_of(tonight->history, tonight->items.below)) {
      if (one.id != payment) continue;
      if (!one.contents.made) return std::monostate{};
      one.contents.made = false;
      one.contents.at = at;
      one.contents.why = why;
      one.contents.follows = one.follows;
      if (auto refused =
              append(book.store(), draught(Kind::payment, payment, evening, one.contents)))
        return *refused;
      return std::monostate{};
    }
    return no_entry(payment);
  });
}

Done set_initials(Book& book, const Uuid& evening, const Initials& initials) {
  return write_if_good(book, [&]() -> Done {
    const auto tonight = night(book.store(), evening);
    if (!tonight) return no_evening(evening);
    const auto who = player(*tonight, initials.player);
    if (!who) return nobody(initials.player);
    if (auto refused =
            append(book.store(),
                   draught(Kind::initials, random_uuid(), evening,
                           InitialsContents{*who, initials.money, initials.at, initials.initials})))
      return *refused;
    return std::monostate{};
  });
}

Done end_session(Book& book, const Uuid& session, const std::string& at) {
  return set_ended(book, session, true, at);
}
Done resume_session(Book& book, const Uuid& session, const std::string& at) {
  return set_ended(book, session, false, at);
}

}  // namespace kattegat
