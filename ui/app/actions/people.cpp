// People and their money: payments, initials, the roster.
// Against none of this can a rule stand: a fault is in the banner, and the screen stays as it is.
#include "ui/app/actions/people.hpp"

#include <algorithm>

#include "db/book/payments.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/settling.hpp"

namespace kattegat::ui {

namespace {

std::set<Uuid> equal_ones(const OpenEvening& open, const MadePayment& like) {
  std::set<Uuid> equal;
  for (const MadePayment& one : open.closing.payments)
    if (one.from == like.from && one.to == like.to && one.amount == like.amount)
      equal.insert(one.id);
  return equal;
}

// A tick that does not come says why, also where the banner has said it before.
void tell_why_not_ticked(App& app, const NotStored& why) {
  show_toast(app, {why_not_stored(app, why)});
}

}  // namespace

std::optional<Uuid> tick(App& app, const MadePayment& payment, const std::set<Uuid>& seen) {
  const auto from = app.open_evening()->written_name(payment.from);
  const auto to = app.open_evening()->written_name(payment.to);
  if (!from || !to) {  // renamed meanwhile, while the rows were at rest
    show_toast(app, {app.say(Word::settle_changed_elsewhere)});
    return std::nullopt;
  }
  const MadePayment written{{}, *from, *to, payment.amount, app.world.now()};
  const Uuid evening = *app.open_evening()->evening.id;
  bool already = false;
  const Storing stored = club_of(app).write(Reach::evening, [&](Book& book) {
    auto ticked = tick_payment(book, evening, written, static_cast<std::int64_t>(seen.size()));
    if (ticked) already = ticked->already;
    return ticked;
  });
  if (!stored) tell_why_not_ticked(app, stored.error());
  if (!stored || !app.open_evening()) return std::nullopt;
  for (const Uuid& made : equal_ones(*app.open_evening(), payment)) {
    if (seen.count(made) > 0) continue;
    if (!already)
      show_toast(app, {app.say(text(Word::toast_paid, payment.from, payment.to)), "",
                       back_here(app, [made](App& a) { untick(a, made); })});
    return made;
  }
  return std::nullopt;
}

bool untick(App& app, const Uuid& payment) {
  const std::vector<MadePayment> before = app.open_evening()->closing.payments;
  const Uuid id = payment, evening = *app.open_evening()->evening.id;
  const Storing stored = club_of(app).write(Reach::evening, [&](Book& book) {
    return untick_payment(book, evening, id, {app.world.now()});
  });
  if (!stored) {
    tell_why_not_ticked(app, stored.error());
    return false;
  }
  for (const MadePayment& was : before)
    if (was.id == id)
      show_toast(
          app,
          {app.say(text(Word::toast_unpaid, was.from, was.to)), "",
           back_here(app, [was](App& a) { tick(a, was, equal_ones(*a.open_evening(), was)); })});
  return true;
}

void sign(App& app, const std::string& player, const std::string& initials, Money money) {
  const auto written = app.open_evening()->written_name(player);
  if (!written) return;
  const Initials signature{*written, initials, money, app.world.now()};
  const Uuid evening = *app.open_evening()->evening.id;
  const Storing stored = club_of(app).write(
      Reach::evening, [&](Book& book) { return set_initials(book, evening, signature); });
  if (stored) app.dialog = Nothing{};
}

Storing set_number(App& app, const Person& person, NumberKind kind, const std::string& number) {
  return club_of(app).write(Reach::everything, [&, who = Person(person)](Book& book) {
    return kattegat::set_number(book, who, kind, number);
  });
}

// The same person under the new name, and at the table as well.
Storing rename(App& app, const Person& person, const std::string& to) {
  return club_of(app).write(Reach::everything, [&, who = Person(person)](Book& book) {
    return rename_person(book, who, to, Force::yes);  // whoever it looks like
  });
}

std::optional<bool> have_sat_together(App& app, const Person& one, const Person& other) {
  const auto together =
      app.read([&](const Book& book) { return kattegat::have_sat_together(book, one, other); });
  return together ? std::optional(*together) : std::nullopt;
}

Storing fuse(App& app, const Person& one, const Person& whom) {
  const Person gone = one, stays = whom;
  Fused fused;
  Storing stored = club_of(app).write(Reach::everything, [&](Book& book) {
    auto joined = fuse_people(book, gone, stays);
    if (joined) fused = *joined;
    return joined;
  });
  if (!stored) return stored;
  const auto back = [fused](App& a) {
    static_cast<void>(club_of(a).write(Reach::everything,
                                       [&](Book& book) { return unfuse_people(book, fused); }));
  };
  show_toast(app, {app.say(text(Word::toast_one_person, gone.name, stays.name)), "", back});
  return stored;
}

void retire(App& app, const Person& person, bool retired) {
  static_cast<void>(club_of(app).write(Reach::everything, [&, who = Person(person)](Book& book) {
    return retire_person(book, who, retired);
  }));
}

void take_in_member(App& app, const MemberForm& member, const std::string& name) {
  Uuid id;
  const Storing stored = club_of(app).write(Reach::everything, [&](Book& book) {
    const auto taken = kattegat::take_in(book, name, Force::yes);
    if (taken) id = taken->id;
    return taken;
  });
  if (stored) return member.then(app, id);
  const auto* why = std::get_if<Text>(&stored.error());
  MemberForm again = member;
  again.typed.refused = why ? fault_said(app, *why) : "";
  app.dialog = std::move(again);
}

}  // namespace kattegat::ui
