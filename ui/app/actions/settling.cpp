// The evening shown, settled as has been chosen.
#include "ui/app/actions/settling.hpp"

#include <map>

#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/season/places.hpp"
#include "ui/app/actions/messages.hpp"

namespace kattegat::ui {

PlanChoice plan_shown(App& app) {
  const EveningChoices& shown = evening_choices(app);
  if (shown.plan != PlanChoice::Kind::banker) return {shown.plan, 0};
  const auto banker = shown.banker ? app.open_evening()->player(*shown.banker) : std::nullopt;
  return banker ? PlanChoice{shown.plan, *banker} : PlanChoice{};
}

Money coin_shown(App& app) {
  return evening_choices(app).coin.value_or(app.open_evening()->evening.coin);
}

Evening evening_to_settle(App& app) {
  Evening evening = app.open_evening()->evening;
  evening.coin = coin_shown(app);
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

std::vector<std::optional<Initials>> initials_beside(const std::vector<std::string>& players,
                                                     const std::vector<Initials>& all) {
  std::map<std::string_view, const Initials*> signed_by;
  for (const Initials& one : all) signed_by.try_emplace(one.player, &one);
  std::vector<std::optional<Initials>> beside(players.size());
  for (std::size_t i = 0; i < players.size(); ++i)
    if (const auto its = signed_by.find(players[i]); its != signed_by.end())
      beside[i] = *its->second;
  return beside;
}

SettlementView settled(App& app, const SettlementKey& key) {
  const OpenEvening& open = *app.open_evening();
  SettlementView view;
  view.of = {app.club.version(), app.ui.language, key};
  view.settled = settle(evening_to_settle(app), open.judged, key.plan);
  view.places = places_of(view.settled.money);
  view.ranked = by_place(view.places);
  view.due = still_due(open.evening, view.settled, open.closing);
  view.initials = initials_beside(open.evening.players, open.closing.initials);
  view.purse = purse_of(app, open.history.id);
  return view;
}

}  // namespace

std::string complaint_said(const App& app, const Evening& evening, const Complaint& one) {
  return place_of(evening, one, app.ui.language) + ": " +
         sentence(one.violation, app.ui.language, names_for(evening, one));
}

std::string why_not_stored(const App& app, const NotStored& why) {
  if (const auto* said = std::get_if<Text>(&why)) return fault_said(app, *said);
  const Refused& refused = std::get<Refused>(why);
  return complaint_said(app, refused.evening, refused.complaints.front());
}

const SettlementView* settlement_shown(App& app) {
  const OpenEvening* open = app.open_evening();
  if (!open || !open->judged.complaints.empty()) return nullptr;
  const SettlementKey key{plan_shown(app), coin_shown(app)};
  return &kept_of_book(app, app.views.settlement, key, [&] { return settled(app, key); });
}

}  // namespace kattegat::ui
