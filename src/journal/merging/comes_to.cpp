#include "kattegat/journal/merging/comes_to.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "kattegat/evening/file_limits.hpp"
#include "kattegat/evening/settle.hpp"

namespace kattegat {
namespace {

ComesTo::Settled settled(const EveningView& view, const JudgedEvening& judged) {
  const Evening& evening = view.shown;
  ComesTo::Settled comes{evening.currency, !judged.complaints.empty(), {}};
  std::map<std::string, ComesTo::Share> shares;
  for (const Participant& one : view.history.players) {
    ComesTo::Share& share = shares[one.now];
    for (const Uuid& id : one.ids)
      if (view.history.find(id) == &one) share.ids.push_back(id);
  }
  if (!comes.breaks_rules) {
    const std::vector<Money> money = rounded(judged.money, evening.coin);
    for (std::size_t i = 0; i < money.size(); ++i) {
      ComesTo::Share& one = shares[evening.players[i]];
      one.money = one.due = money[i];
    }
  }
  for (const MadePayment& made : view.closing.payments) {
    shares[made.from].due += made.amount;
    shares[made.to].due -= made.amount;
  }
  for (auto& [name, share] : shares) {
    share.name = name;
    comes.people.add(std::move(share));
  }
  return comes;
}

// Of whom there is anything to read.
std::vector<const ComesTo::Share*> amounts_in(const ComesTo::Settled& settled) {
  std::vector<const ComesTo::Share*> amounts;
  for (const ComesTo::Share& one : settled.people)
    if (one.money != Money{} || one.due != Money{}) amounts.push_back(&one);
  return amounts;
}
bool is_as_much(const ComesTo::Share& one, const ComesTo::Share& other) {
  return one.money == other.money && one.due == other.due;
}

// Under each name there is what there was, whoever has it.
bool are_read_alike(const ComesTo::Settled& before, const ComesTo::Settled& now) {
  const auto were = amounts_in(before), are = amounts_in(now);
  return std::equal(were.begin(), were.end(), are.begin(), are.end(),
                    [](const ComesTo::Share* was, const ComesTo::Share* is) {
                      return was->name == is->name && is_as_much(*was, *is);
                    });
}

// Each is somebody still, has what they had, and has no name that was another's.
bool have_alike(const ComesTo::Settled& before, const ComesTo::Settled& now) {
  std::set<std::string> names;
  for (const ComesTo::Share& was : before.people) names.insert(was.name);
  std::set<const ComesTo::Share*> known;
  for (const ComesTo::Share& was : before.people) {
    const ComesTo::Share* const is = was.ids.empty() ? nullptr : now.people.find(was.ids.front());
    if (!is || !known.insert(is).second || !is_as_much(was, *is)) return false;
    if (is->name != was.name && names.count(is->name) > 0) return false;
  }
  const auto are = amounts_in(now);
  return std::all_of(are.begin(), are.end(),
                     [&](const ComesTo::Share* is) { return known.count(is) > 0; });
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
  return {settled(view, judged), played(view, judged), !why_no_file(view.written)};
}

bool is_settled_alike(const ComesTo::Settled& before, const ComesTo::Settled& now) {
  return before.currency == now.currency && before.breaks_rules == now.breaks_rules &&
         (are_read_alike(before, now) || have_alike(before, now));
}

}  // namespace kattegat
