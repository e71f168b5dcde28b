#include "kattegat/journal/coming_to.hpp"

#include "kattegat/evening/settle.hpp"

namespace kattegat {
namespace {

ComesTo::Settled settled(const EveningView& view, const JudgedEvening& judged) {
  const Evening& evening = view.shown;
  if (!judged.complaints.empty()) return {evening.currency, true, {}, {}};
  ComesTo::Settled comes{evening.currency, false, {}, {}};
  const Settlement settlement = settle(evening, judged);
  for (std::size_t i = 0; i < settlement.money.size(); ++i)
    if (settlement.money[i] != Money{}) comes.money[evening.players[i]] = settlement.money[i];
  for (const Payment& due : still_due(evening, settlement, view.closing).payments)
    comes.due.push_back({evening.players[due.from], evening.players[due.to], due.amount});
  return comes;
}

ComesTo::Played played(const EveningView& view, const JudgedEvening& judged) {
  ComesTo::Played comes{view.shown.place, {}, {}};
  for (std::size_t i = 0; i < judged.sessions.size(); ++i) {
    comes.tables.push_back({view.shown.sessions[i].seats, {}});
    for (const JudgedEntry& entry : judged.sessions[i].entries)
      comes.tables.back().entries.emplace_back(entry.points.each.begin(), entry.points.each.end());
  }
  for (const Initials& one : view.closing.initials)
    comes.signatures.push_back({one.player, one.initials, one.money});
  return comes;
}

}  // namespace

ComesTo comes_to(const EveningView& view) {
  const JudgedEvening judged = judge(view.shown);
  return {settled(view, judged), played(view, judged)};
}

}  // namespace kattegat
