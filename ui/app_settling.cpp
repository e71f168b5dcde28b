// Several evenings settled at once, and evenings begun apart that are one.
#include "kattegat/evening/places.hpp"
#include "kattegat/export/exports.hpp"
#include "ui/actions.hpp"

namespace kattegat::ui {

// ---- Tonight ----

PlanChoice plan_shown(App& app) {
  const ShownEvening& shown = shown_evening(app);
  if (shown.plan != PlanChoice::Kind::banker) return {shown.plan, 0};
  const auto banker = shown.banker ? app.tonight()->player(*shown.banker) : std::nullopt;
  return banker ? PlanChoice{shown.plan, *banker} : PlanChoice{};
}

Evening evening_to_settle(App& app) {
  Evening evening = app.tonight()->evening;
  evening.coin = shown_evening(app).coin.value_or(evening.coin);
  return evening;
}

namespace {

SettlementView settled(App& app, const SettlementKey& key) {
  const Tonight& tonight = *app.tonight();
  SettlementView view;
  view.settled = settle(evening_to_settle(app), tonight.judged, key.plan);
  view.places = places_of(view.settled.money);
  for (std::size_t i = 0; i < view.places.size(); ++i) view.ranked.push_back(i);
  std::stable_sort(view.ranked.begin(), view.ranked.end(),
                   [&](std::size_t a, std::size_t b) { return view.places[a] < view.places[b]; });
  view.due = still_due(tonight.evening, view.settled, tonight.closing);
  return view;
}

}  // namespace

const SettlementView* settlement_shown(App& app) {
  const Tonight* tonight = app.tonight();
  if (!tonight || !tonight->judged.complaints.empty()) return nullptr;
  const SettlementKey key{app.club.version(), plan_shown(app),
                          shown_evening(app).coin.value_or(tonight->evening.coin)};
  return &kept(app.settlement_view, key, [&] { return settled(app, key); });
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
  std::erase_if(chosen, [&](const Uuid& id) {
    const auto& all = app.club.evenings();
    return std::none_of(all.begin(), all.end(),
                        [&](const EveningLine& line) { return line.id == id; });
  });
}

void read_several(App& app, SeveralView& view) {
  drop_unknown(app, app.several->chosen);
  view.version = app.club.version();
  view.chosen = app.several->chosen;
  view.all = {};
  view.refused.reset();
  if (view.chosen.empty()) return;
  auto looked = app.club.together({view.chosen.begin(), view.chosen.end()});
  if (!looked) return;  // the banner says why
  if (auto* refused = std::get_if<Refused>(&*looked))
    view.refused = std::move(*refused);
  else
    view.all = std::move(std::get<TogetherView>(*looked));
}

}  // namespace

const SeveralView& several_shown(App& app) {
  SeveralView& view = app.several_view;
  const bool same = view.version == app.club.version() && view.chosen == app.several->chosen;
  if (same && view.asked == app.several->currency) return view;
  if (!same) read_several(app, view);
  view.asked = view.currency = app.several->currency;
  if (!view.together() && !view.all.currencies.empty())
    view.currency = view.all.currencies.front().currency;
  view.places.clear();
  if (const Together* together = view.together()) {
    std::vector<Money> money;
    for (const EveningShare& one : together->people) money.push_back(one.money);
    view.places = places_of(money);
  }
  return view;
}

void settle_several(App& app, std::set<Uuid> evenings) {
  go(app, Place::settlement);
  app.dialog = Nothing{};
  app.several = SeveralEvenings{std::move(evenings)};
}

void pay_several(App& app) {
  const auto paid = app.club.pay_together(several_shown(app).evenings(), app.world.now());
  if (!paid || paid->ticked.empty()) return;
  const auto payments = static_cast<std::int64_t>(paid->ticked.size());
  const auto evenings = static_cast<std::int64_t>(paid->evenings);
  show_toast(app, {app.say(text(Word::together_paid, payments, evenings)), "",
                   [ticked = paid->ticked](App& a) {
                     static_cast<void>(a.club.unpay_together(ticked, a.world.now()));
                   }});
}

void tick(App& app, SeveralRow& row) {
  if (!row.ticked.empty()) {
    if (!app.club.unpay_together(row.ticked, app.world.now())) return;
    row.ticked.clear();
    return show_toast(app, {app.say(text(Word::toast_unpaid, row.from, row.to))});
  }
  const auto paid =
      app.club.pay_together(several_shown(app).evenings(), app.world.now(), std::vector{row.due});
  if (!paid || paid->ticked.empty()) return;
  row.ticked = paid->ticked;
  show_toast(
      app, {app.say(text(Word::toast_paid, row.from, row.to)), "", [ticked = paid->ticked](App& a) {
              static_cast<void>(a.club.unpay_together(ticked, a.world.now()));
            }});
}

void copy_several(App& app) {
  const SeveralView& view = several_shown(app);
  app.world.copy(plain_text(
      page_of({view.all.evenings, view.all.currencies, app.ui.language}, Figures::typeset)));
  app.notice = app.say(Word::settle_copied);
}

// ---- One evening of two ----

void ask_about_joining(App& app, const Uuid& other) {
  const auto why = app.club.why_not_join(other);
  if (!why) return void(app.dialog = Nothing{});  // the banner says it
  app.dialog = JoinWith{other, *why ? app.say(**why) : ""};
}

namespace {

// The table after the evening has become another one.
void lay_newest(App& app) {
  keep_draft(app);
  if (!app.session) open_newest(app);
}

void join_all(App& app, const Uuid& whole, const std::vector<Uuid>& parts) {
  for (const Uuid& part : parts)
    if (!app.club.join(whole, part)) return;
}

}  // namespace

void join_with(App& app, const Uuid& other) {
  const Uuid part = other;  // it may be the dialog's own
  app.dialog = Nothing{};
  std::vector<Uuid> its_parts;
  for (const EveningLine& line : app.club.evenings())
    if (line.id == part) its_parts = line.parts;
  if (!app.club.join(*app.tonight()->evening.id, part)) return;
  lay_newest(app);
  show_toast(app, {app.say(Word::join_done), "", [part, its_parts](App& a) {
                     if (!a.club.take_apart(part)) return;
                     join_all(a, part, its_parts);
                     lay_newest(a);
                   }});
}

void take_apart(App& app) {
  app.dialog = Nothing{};
  const Uuid whole = *app.tonight()->evening.id;
  const std::vector<Uuid> parts = app.tonight()->history.parts;
  if (!app.club.take_apart(whole)) return;
  lay_newest(app);
  show_toast(app, {app.say(Word::join_apart), "", [whole, parts](App& a) {
                     join_all(a, whole, parts);
                     show_evening(a, whole);
                   }});
}

}  // namespace kattegat::ui
