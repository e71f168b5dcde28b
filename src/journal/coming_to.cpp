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
    const SessionHistory& session = view.history.sessions[i];
    ComesTo::Played::Table table{view.shown.sessions[i].seats, {}, session.ended};
    for (std::size_t n = 0; n < session.entries.size(); ++n) {
      const EntryRow& row = session.entries[n];
      const PerSeat<Points>& points = judged.sessions[i].entries[n].points;
      table.entries.push_back(
          {row.contents.body, row.state, {points.each.begin(), points.each.end()}});
    }
    comes.tables.push_back(std::move(table));
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
