// People and their money: payments, initials, the roster.
// Against none of this can a rule stand: a fault is in the banner, and the screen stays as it is.
#include "ui/app_people.hpp"

#include <algorithm>

#include "db/book/payments.hpp"
#include "ui/actions.hpp"

namespace kattegat::ui {

std::optional<Uuid> tick(App& app, const std::string& from, const std::string& to, Money amount) {
  const std::vector<MadePayment> before = app.open_evening()->closing.payments;
  const std::int64_t seen = std::count_if(before.begin(), before.end(), [&](const auto& one) {
    return one.from == from && one.to == to && one.amount == amount;
  });
  const MadePayment payment{{},
                            app.open_evening()->written_name(from),
                            app.open_evening()->written_name(to),
                            amount,
                            app.world.now()};
  const Uuid evening = *app.open_evening()->evening.id;
  const Storing stored = app.club.write(
      Reach::evening, [&](Book& book) { return tick_payment(book, evening, payment, seen); });
  if (!stored || !app.open_evening()) return std::nullopt;
  for (const MadePayment& made : app.open_evening()->closing.payments) {
    const bool known = std::any_of(before.begin(), before.end(),
                                   [&](const MadePayment& one) { return one.id == made.id; });
    if (known || made.from != from || made.to != to || made.amount != amount) continue;
    show_toast(app, {app.say(text(Word::toast_paid, from, to)), "",
                     back_here(app, [id = made.id](App& a) { untick(a, id); })});
    return made.id;
  }
  return std::nullopt;
}

bool untick(App& app, const Uuid& payment) {
  const std::vector<MadePayment> before = app.open_evening()->closing.payments;
  const Uuid id = payment, evening = *app.open_evening()->evening.id;
  const Storing stored = app.club.write(Reach::evening, [&](Book& book) {
    return untick_payment(book, evening, id, app.world.now());
  });
  if (!stored) return false;
  for (const MadePayment& was : before)
    if (was.id == id)
      show_toast(app, {app.say(text(Word::toast_unpaid, was.from, was.to)), "",
                       back_here(app, [was](App& a) { tick(a, was.from, was.to, was.amount); })});
  return true;
}

void sign(App& app, const std::string& player, const std::string& initials, Money money) {
  const Initials signature{app.open_evening()->written_name(player), initials, money,
                           app.world.now()};
  const Uuid evening = *app.open_evening()->evening.id;
  const Storing stored = app.club.write(
      Reach::evening, [&](Book& book) { return set_initials(book, evening, signature); });
  if (stored) app.dialog = Nothing{};
}

Storing set_number(App& app, const Person& person, NumberKind kind, const std::string& number) {
  return app.club.write(Reach::everything, [&, who = Person(person)](Book& book) {
    return kattegat::set_number(book, who, kind, number);
  });
}

// The same person under the new name, and at the table as well.
Storing rename(App& app, const Person& person, const std::string& to) {
  return app.club.write(Reach::everything, [&, who = Person(person)](Book& book) {
    return rename_person(book, who, to, Force::yes);  // whoever it looks like
  });
}

std::optional<bool> have_sat_together(App& app, const Person& one, const Person& other) {
  const auto together = app.club.read(
      [&](const Book& book) { return kattegat::have_sat_together(book, one, other); });
  return together ? std::optional(*together) : std::nullopt;
}

Storing fuse(App& app, const Person& one, const Person& whom) {
  const Person gone = one, stays = whom;
  Fused fused;
  Storing stored = app.club.write(Reach::everything, [&](Book& book) {
    auto joined = fuse_people(book, gone, stays);
    if (joined) fused = *joined;
    return joined;
  });
  if (!stored) return stored;
  const auto back = [fused](App& a) {
    static_cast<void>(
        a.club.write(Reach::everything, [&](Book& book) { return unfuse_people(book, fused); }));
  };
  show_toast(app, {app.say(text(Word::toast_one_person, gone.name, stays.name)), "", back});
  return stored;
}

void retire(App& app, const Person& person, bool retired) {
  static_cast<void>(app.club.write(Reach::everything, [&, who = Person(person)](Book& book) {
    return retire_person(book, who, retired);
  }));
}

void take_in_member(App& app, const NewMember& member, const std::string& name) {
  Uuid id;
  const Storing stored = app.club.write(Reach::everything, [&](Book& book) {
    const auto taken = kattegat::take_in(book, name, Force::yes);
    if (taken) id = taken->id;
    return taken;
  });
  if (stored) return member.then(app, id);
  const auto* why = std::get_if<Text>(&stored.error());
  NewMember again = member;
  again.typed.refused = why ? app.say(*why) : "";
  app.dialog = std::move(again);
}

}  // namespace kattegat::ui
