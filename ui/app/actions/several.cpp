// Several evenings settled at once.
#include "ui/app/actions/several.hpp"

#include "db/book/joining.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/season/places.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/settling.hpp"

namespace kattegat::ui {
namespace {

// Evenings that another tablet has joined, or an emptied book has lost, are none to be chosen.
void drop_unknown(const App& app, std::set<Uuid>& chosen) {
  std::erase_if(chosen, [&](const Uuid& id) { return !app.club.line_of(id); });
}

SeveralView read_several(App& app) {
  const std::set<Uuid>& chosen = app.several->chosen;
  SeveralView view;
  if (chosen.empty()) return view;
  auto looked = app.read([&](const Book& book) {
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
  const std::optional<OfBook<SeveralKey>>& before = app.views.several.key;
  SeveralView& view = app.views.several.value;
  if (!before || before->version != app.club.version()) drop_unknown(app, several.chosen);
  const SeveralKey key{several.chosen, several.currency};
  return kept_of_book(app, app.views.several, key, [&] {
    const bool same =
        before && before->version == app.club.version() && before->asked.chosen == key.chosen;
    return in_currency(same ? std::move(view) : read_several(app), key.currency);
  });
}

void settle_several(App& app, std::set<Uuid> evenings) {
  go(app, Tab::settlement);
  app.dialog = Nothing{};
  app.several = SeveralEvenings{std::move(evenings)};
}

namespace {

// What `act(Book&, evenings)` has paid; where the book has not taken it, that says why.
template <class Act>
std::optional<PaidTogether> pay(App& app, Act&& act) {
  std::optional<PaidTogether> made;
  const std::vector<Uuid> evenings = several_shown(app).evenings();
  const Storing stored = club_of(app).write(Reach::everything, [&](Book& book) {
    auto paid = act(book, evenings);
    if (paid)
      if (const auto* ticked = std::get_if<PaidTogether>(&*paid)) made = *ticked;
    return paid;
  });
  if (!stored) show_toast(app, {why_not_stored(app, stored.error())});
  return made;
}
bool unpay(App& app, const std::vector<TickedPayment>& ticked) {
  return club_of(app)
      .write(Reach::everything,
             [&](Book& book) { return unpay_together(book, ticked, {app.world.now()}); })
      .has_value();
}

}  // namespace

void pay_several(App& app) {
  const SeveralView& shown = several_shown(app);
  if (!shown.together()) return;
  const auto evenings = static_cast<std::int64_t>(shown.evenings().size());
  const auto paid = pay(
      app, [&, seen = due_together({*shown.together()})](Book& book, const std::vector<Uuid>& of) {
        return pay_as_seen(book, of, app.world.now(), seen);
      });
  if (!paid) return;
  // Within the evenings there are more payments than the few that are seen.
  const bool is_all = several_shown(app).due() == 0;
  Toast toast{app.say(is_all ? text(Word::settle_all_paid_in, evenings)
                             : text(Word::settle_changed_elsewhere))};
  if (!paid->ticked.empty()) toast.back = [ticked = paid->ticked](App& a) { unpay(a, ticked); };
  show_toast(app, std::move(toast));
}

bool tick(App& app, SeveralRow& row) {
  if (!row.ticked.empty()) {
    if (!unpay(app, row.ticked)) return false;
    row.ticked.clear();
    show_toast(app, {app.say(text(Word::toast_unpaid, row.from, row.to))});
    return true;
  }
  const auto paid = pay(app, [&](Book& book, const std::vector<Uuid>& evenings) {
    return pay_together(book, evenings, app.world.now(), std::vector{row.due});
  });
  if (!paid) return false;
  if (paid->ticked.empty()) {
    show_toast(app, {app.say(Word::settle_changed_elsewhere)});
    return false;
  }
  row.ticked = paid->ticked;
  show_toast(app, {app.say(text(Word::toast_paid, row.from, row.to)), "",
                   [ticked = paid->ticked](App& a) { unpay(a, ticked); }});
  return true;
}

bool stand(App& app, const std::vector<TickedPayment>& ticked) {
  return std::all_of(ticked.begin(), ticked.end(), [&](const TickedPayment& one) {
    const auto view = app.read([&](const Book& book) { return look_at(book, one.evening); });
    if (!view) return false;
    const std::vector<MadePayment>& made = view->closing.payments;
    return std::any_of(made.begin(), made.end(),
                       [&](const MadePayment& payment) { return payment.id == one.payment; });
  });
}

void copy_several(App& app) {
  const SeveralView& view = several_shown(app);
  copy_words(app, plain_text(page_of(view.report(app.ui.language), Figures::typeset)));
}

}  // namespace kattegat::ui
