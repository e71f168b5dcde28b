#include "kattegat/journal/merging/comes_to.hpp"

#include <algorithm>
#include <set>

#include "kattegat/evening/settle.hpp"
#include "kattegat/journal/importing/file_limits.hpp"

namespace kattegat {
namespace {

ComesTo::Settled settled(const EveningView& view, const JudgedEvening& judged) {
  const Evening& evening = view.shown;
  ComesTo::Settled comes{evening.currency, !judged.complaints.empty(), {}, {}};
  if (!comes.breaks_rules) {
    const std::vector<Money> money = rounded(judged.money, evening.coin);
    for (std::size_t i = 0; i < money.size(); ++i)
      if (money[i] != Money{}) comes.money[evening.players[i]] = money[i];
  }
  comes.due = comes.money;
  for (const MadePayment& made : view.closing.payments) {
    comes.due[made.from] += made.amount;
    comes.due[made.to] -= made.amount;
  }
  std::erase_if(comes.due, [](const auto& one) { return one.second == Money{}; });
  return comes;
}

ComesTo::Played played(const EveningView& view, const JudgedEvening& judged) {
  const Evening& evening = view.shown;
  ComesTo::Played comes{evening.date, evening.place, {}, {}, {}, {}};
  comes.players.insert(evening.players.begin(), evening.players.end());
  for (const MadePayment& made : view.closing.payments)
    comes.payments.push_back({made.from, made.to, made.amount});
  std::sort(comes.payments.begin(), comes.payments.end());
  for (std::size_t i = 0; i < judged.sessions.size(); ++i) {
    const SessionHistory& session = view.history.sessions[i];
    ComesTo::Played::Table table{evening.sessions[i].seats, {}, session.ended};
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
  ComesTo comes{settled(view, judged), played(view, judged), {}, !why_no_file(view.written)};
  for (const Participant& one : view.history.players)
    comes.people.emplace(one.now, one.ids.front());
  return comes;
}

ComesTo::Settled called_as(const EveningHistory& now, const ComesTo& before) {
  std::map<std::string, std::string> names;
  std::set<std::string> taken;
  for (const auto& [name, id] : before.people) {
    const Participant* const one = now.find(id);
    const bool is_of_another = one && one->now != name && before.people.count(one->now) > 0;
    if (!one || is_of_another || !taken.insert(one->now).second) return before.settled;
    names[name] = one->now;
  }
  ComesTo::Settled called = before.settled;
  called.money.clear();
  called.due.clear();
  for (const auto& [name, money] : before.settled.money) called.money[names.at(name)] = money;
  for (const auto& [name, money] : before.settled.due) called.due[names.at(name)] = money;
  return called;
}

}  // namespace kattegat
