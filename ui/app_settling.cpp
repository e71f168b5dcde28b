// Several evenings settled at once, and evenings begun apart that are one.
#include "db/book/joining.hpp"

#include <set>

#include "kattegat/export/answer.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/season/places.hpp"
#include "ui/actions.hpp"
#include "ui/app_people.hpp"

namespace kattegat::ui {

// ---- The evening shown ----

PlanChoice plan_shown(App& app) {
  const EveningChoices& shown = evening_choices(app);
  if (shown.plan != PlanChoice::Kind::banker) return {shown.plan, 0};
  const auto banker = shown.banker ? app.open_evening()->player(*shown.banker) : std::nullopt;
  return banker ? PlanChoice{shown.plan, *banker} : PlanChoice{};
}

Evening evening_to_settle(App& app) {
  Evening evening = app.open_evening()->evening;
  evening.coin = evening_choices(app).coin.value_or(evening.coin);
  return evening;
}

namespace {

// For the club: it is no part of the games' payments.
Sums purse_of(const App& app, const Uuid& evening) {
  Sums sums;
  for (const PurseLine& line : app.club.purse().lines)
    if (line.movement.evening == evening && line.movement.contents.stands)
      sums[line.movement.contents.currency] += -for_the_person(line.movement.contents);
  return sums;
}

SettlementView settled(App& app, const SettlementKey& key) {
  const OpenEvening& open = *app.open_evening();
  SettlementView view;
  view.settled = settle(evening_to_settle(app), open.judged, key.plan);
  view.places = places_of(view.settled.money);
  for (std::size_t i = 0; i < view.places.size(); ++i) view.ranked.push_back(i);
  std::stable_sort(view.ranked.begin(), view.ranked.end(),
                   [&](std::size_t a, std::size_t b) { return view.places[a] < view.places[b]; });
  view.due = still_due(open.evening, view.settled, open.closing);
  view.purse = purse_of(app, open.history.id);
  return view;
}

}  // namespace

std::string first_complaint(const App& app, const Evening& evening, const Complaint& first) {
  return place_of(evening, first, app.ui.language) + ": " +
         sentence(first.violation, app.ui.language, names_for(evening, first));
}

const SettlementView* settlement_shown(App& app) {
  const OpenEvening* open = app.open_evening();
  if (!open || !open->judged.complaints.empty()) return nullptr;
  const SettlementKey key{app.club.version(), plan_shown(app),
                          evening_choices(app).coin.value_or(open->evening.coin)};
  return &kept(app.views.settlement, key, [&] { return settled(app, key); });
}

// ---- Several evenings ----

const Together* SeveralView::together() const {
  for (const Together& one : all.currencies)
    if (one.currency == currency) return &one;
  return nullptr;
}
std::size_t SeveralView::due() const {
  std::size_t count = 0;
  for (const TogetherEvening& one : all.evenings)
    if (one.currency == currency) count += one.due;
  return count;
}
std::vector<Uuid> SeveralView::evenings() const {
  std::vector<Uuid> ids;
  for (const TogetherEvening& one : all.evenings)
    if (one.currency == currency) ids.push_back(one.id);
  return ids;
}

namespace {

// Evenings that another tablet has joined, or an emptied book has lost, are none to be chosen.
void drop_unknown(const App& app, std::set<Uuid>& chosen) {
  std::erase_if(chosen, [&](const Uuid& id) { return !app.club.line_of(id); });
}

SeveralView read_several(App& app) {
  const std::set<Uuid>& chosen = app.several->chosen;
  SeveralView view;
  if (chosen.empty()) return view;
  auto looked = app.club.read([&](const Book& book) {
    return look_together(book, {chosen.begin(), chosen.end()});
  });
  if (!looked) return view;  // the banner says why
  if (auto* refused = std::get_if<Refused>(&*looked))
    view.refused = std::move(*refused);
  else
    view.all = std::move(std::get<TogetherView>(*looked));
  return view;
}

SeveralView in_currency(SeveralView view, const std::string& currency) {
  view.currency = currency;
  if (!view.together() && !view.all.currencies.empty())
    view.currency = view.all.currencies.front().currency;
  view.places.clear();
  const Together* together = view.together();
  if (!together) return view;
  std::vector<Money> money;
  for (const EveningShare& one : together->people) money.push_back(one.money);
  view.places = places_of(money);
  return view;
}

}  // namespace

const SeveralView& several_shown(App& app) {
  SeveralEvenings& several = *app.several;
  const std::optional<SeveralKey>& before = app.views.several.key;
  SeveralView& view = app.views.several.value;
  if (!before || before->version != app.club.version()) drop_unknown(app, several.chosen);
  const SeveralKey key{app.club.version(), several.chosen, several.currency};
  return kept(app.views.several, key, [&] {
    const bool same = before && before->version == key.version && before->chosen == key.chosen;
    return in_currency(same ? std::move(view) : read_several(app), key.currency);
  });
}

void settle_several(App& app, std::set<Uuid> evenings) {
  go(app, Tab::settlement);
  app.dialog = Nothing{};
  app.several = SeveralEvenings{std::move(evenings)};
}

namespace {

PaidTogether pay(App& app, const std::optional<std::vector<DueTogether>>& only = {}) {
  PaidTogether made;
  const std::vector<Uuid> evenings = several_shown(app).evenings();
  static_cast<void>(app.club.write(Reach::everything, [&](Book& book) {
    auto paid = pay_together(book, evenings, app.world.now(), only);
    if (paid)
      if (const auto* ticked = std::get_if<PaidTogether>(&*paid)) made = *ticked;
    return paid;
  }));
  return made;
}
bool unpay(App& app, const std::vector<TickedPayment>& ticked) {
  return app.club
      .write(Reach::everything,
             [&](Book& book) { return unpay_together(book, ticked, app.world.now()); })
      .has_value();
}

}  // namespace

void pay_several(App& app) {
  const PaidTogether paid = pay(app);
  if (paid.ticked.empty()) return;
  const auto payments = static_cast<std::int64_t>(paid.ticked.size());
  const auto evenings = static_cast<std::int64_t>(paid.evenings);
  show_toast(app, {app.say(text(Word::together_paid, payments, evenings)), "",
                   [ticked = paid.ticked](App& a) { unpay(a, ticked); }});
}

void tick(App& app, SeveralRow& row) {
  if (!row.ticked.empty()) {
    if (!unpay(app, row.ticked)) return;
    row.ticked.clear();
    return show_toast(app, {app.say(text(Word::toast_unpaid, row.from, row.to))});
  }
  const PaidTogether paid = pay(app, std::vector{row.due});
  if (paid.ticked.empty()) return;
  row.ticked = paid.ticked;
  show_toast(app, {app.say(text(Word::toast_paid, row.from, row.to)), "",
                   [ticked = paid.ticked](App& a) { unpay(a, ticked); }});
}

void copy_several(App& app) {
  const SeveralView& view = several_shown(app);
  app.world.copy(plain_text(
      page_of({view.all.evenings, view.all.currencies, app.ui.language}, Figures::typeset)));
  app.messages.notice = {app.say(Word::settle_copied)};
}

// ---- One evening of two ----

void ask_about_joining(App& app, const Uuid& other) {
  const std::vector<Uuid> both{*app.open_evening()->evening.id, other};
  const auto why = app.club.read([&](const Book& book) { return why_not_join(book, both); });
  if (!why) return void(app.dialog = Nothing{});  // the banner says it
  app.dialog = JoinWith{other, *why ? app.say(**why) : ""};
}

namespace {

// All of them or none.
bool join(App& app, const Uuid& whole, std::vector<Uuid> parts) {
  parts.insert(parts.begin(), whole);
  return app.club.write(Reach::everything, [&](Book& book) { return join_evenings(book, parts); })
      .has_value();
}
bool part_from_others(App& app, const Uuid& evening) {
  return app.club.write(Reach::everything, [&](Book& book) { return part_evening(book, evening); })
      .has_value();
}

}  // namespace

void join_with(App& app, const Uuid& other) {
  const Uuid part = other;  // it may be the dialog's own
  app.dialog = Nothing{};
  const EveningLine* line = app.club.line_of(part);
  const std::vector<Uuid> its_parts = line ? line->parts : std::vector<Uuid>{};
  if (!join(app, *app.open_evening()->evening.id, {part})) return;
  show_toast(app, {app.say(Word::join_done), "", [part, its_parts](App& a) {
                     if (part_from_others(a, part)) join(a, part, its_parts);
                   }});
}

void take_apart(App& app) {
  app.dialog = Nothing{};
  const Uuid whole = *app.open_evening()->evening.id;
  const std::vector<Uuid> parts = app.open_evening()->history.parts;
  if (!part_from_others(app, whole)) return;
  show_toast(app, {app.say(Word::join_apart), "", [whole, parts](App& a) {
                     join(a, whole, parts);
                     show_evening(a, whole);
                   }});
}

}  // namespace kattegat::ui
