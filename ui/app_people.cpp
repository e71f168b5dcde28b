// People and their money: payments, initials, the roster, and what other tablets have decided.
// Against none of this can a rule stand: a fault is in the banner, and the screen stays as it is.
#include "ui/actions.hpp"

namespace kattegat::ui {

std::optional<Uuid> tick(App& app, const std::string& from, const std::string& to, Money amount) {
  const std::vector<MadePayment> before = app.tonight()->closing.payments;
  if (!app.club.tick({{}, from, to, amount, app.world.now()})) return std::nullopt;
  for (const MadePayment& made : app.tonight()->closing.payments) {
    const bool known = std::any_of(before.begin(), before.end(),
                                   [&](const MadePayment& one) { return one.id == made.id; });
    if (known || made.from != from || made.to != to || made.amount != amount) continue;
    show_toast(app, {app.say(text(Word::toast_paid, from, to)), "",
                     [id = made.id](App& a) { untick(a, id); }});
    return made.id;
  }
  return std::nullopt;
}

bool untick(App& app, const Uuid& payment) {
  const std::vector<MadePayment> before = app.tonight()->closing.payments;
  if (!app.club.untick(payment, app.world.now())) return false;
  for (const MadePayment& was : before)
    if (was.id == payment)
      show_toast(app, {app.say(text(Word::toast_unpaid, was.from, was.to)), "",
                       [was](App& a) { tick(a, was.from, was.to, was.amount); }});
  return true;
}

void sign(App& app, const std::string& player, const std::string& initials, Money money) {
  if (app.club.sign({player, initials, money, app.world.now()})) app.dialog = Nothing{};
}

Storing set_number(App& app, const Person& person, NumberKind kind, const std::string& number) {
  return app.club.set_number(Person(person), kind, number);
}

// The same person under the new name, and at the table as well.
Storing rename(App& app, const Person& person, const std::string& to) {
  Storing renamed = app.club.rename(Person(person), to);
  if (renamed) keep_draft(app);
  return renamed;
}

void retire(App& app, const Person& person, bool retired) {
  static_cast<void>(app.club.retire(Person(person), retired));
}

void take_in(App& app, const NewMember& member, const std::string& name) {
  const auto taken = app.club.take_in(name);
  if (taken) return member.then(app, *taken);
  const auto* why = std::get_if<Text>(&taken.error());
  NewMember again = member;
  again.typed.refused = why ? app.say(*why) : "";
  app.dialog = std::move(again);
}

Result<Merged, Text> merge(App& app, const std::string& path) {
  auto merged = app.club.merge(path);
  keep_draft(app);
  return merged;
}

void keep_side(App& app, const Conflict& conflict, const Hash& record) {
  if (!app.club.keep_side(conflict, record)) return;
  keep_draft(app);
  if (!app.club.conflicts().empty()) return;
  app.dialog = Nothing{};
  app.notice = app.say(Word::conflict_none);
}

}  // namespace kattegat::ui
