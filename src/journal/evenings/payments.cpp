// The payments of an evening: what stands, what has been taken back, and who agrees.
#include "kattegat/journal/evenings/payments.hpp"

#include <algorithm>
#include <set>

#include "kattegat/journal/sessions/session_history.hpp"
#include "payment_parts.hpp"
#include "ticks.hpp"

namespace kattegat {
namespace {

PaymentState state_of(const Thing& thing) {
  const auto& first = std::get<PaymentContents>(thing.versions().front().contents);
  const Record& record = thing.versions().front().item->record;
  PaymentState state{.id = record.id,
                     .ids = {},
                     .parent = record.parent,
                     .contents = std::get<PaymentContents>(thing.held().contents),
                     .follows = thing.follows(),
                     .is_in_conflict = thing.is_in_conflict()};
  for (const Version& tick : thing.versions()) state.ids.insert(tick.item->record.id);
  // When it was made, whoever has taken it back and made it again since; and where.
  state.contents.at = first.at;
  state.contents.nth = first.nth;
  state.contents.parts = first.parts;
  state.contents.seen = first.seen;
  return state;
}

// Two books may have given an id of theirs to payments of two people each, or to two of the same
// two: whoever takes one back means one. Alike in every book that has both.
void tell_apart(std::vector<PaymentState>& states, const Participants& players) {
  std::map<Uuid, int> times;
  for (const PaymentState& one : states)
    for (const Uuid& id : one.ids) ++times[id];
  for (PaymentState& one : states) {
    std::erase_if(one.ids, [&](const Uuid& id) { return times.at(id) > 1; });
    if (times.at(one.id) > 1) one.id = id_beside_others(one.id, players, one.parent, one.contents);
    one.ids.insert(one.id);
  }
}

}  // namespace

Payments read_payments(const Participants& players, const Items& below) {
  const std::vector<Ticks> ticked = ticks_by_payment(players, below);
  Payments payments;
  for (const Ticks& one : ticked) payments.states.push_back(state_of(one.thing));
  tell_apart(payments.states, players);
  find_parts(payments.states, ticked);
  for (std::size_t i = 0; i < ticked.size(); ++i)
    add_if_any(payments.conflicts,
               ticked[i].thing.conflict(RecordKind::payment, payments.states[i].id));
  return payments;
}

namespace {

// The end of the words from which an id follows, which never changes.
template <class Evenings>
std::string how_much_and_where(const PaymentContents& payment, const Evenings& evenings) {
  std::string words = " " + to_string(payment.amount) + " " + std::to_string(payment.nth);
  for (const Uuid& evening : evenings) words += " " + to_string(evening);
  return words;
}

}  // namespace

Uuid payment_id(const EveningHistory& evening, const PaymentContents& payment) {
  // Of evenings that were joined, books may know the players in different places.
  const auto place = [&](const Uuid& id) {
    if (!evening.parts.empty()) return to_string(evening.who_is(id));
    const auto found = evening.players.place_of(id);
    return found ? std::to_string(*found) : "-1";
  };
  return derived_uuid(evening.id, "payment " + place(payment.from) + " " + place(payment.to) +
                                      how_much_and_where(payment, payment.parts));
}

Uuid id_beside_others(const Uuid& id, const Participants& players, const Uuid& parent,
                      const PaymentContents& payment) {
  return derived_uuid(id, "of " + to_string(players.who_is(payment.from)) + " to " +
                              to_string(players.who_is(payment.to)) +
                              how_much_and_where(payment, settled_by(parent, payment)));
}

std::vector<LastInitials> last_initials(const EveningHistory& evening, const Items& below) {
  std::vector<const Item*> newest_first;
  for (const Item& item : below)
    if (item.record.kind == RecordKind::initials) newest_first.push_back(&item);
  std::sort(newest_first.begin(), newest_first.end(), [](const Item* one, const Item* other) {
    return comes_before(other->record, one->record);
  });
  std::vector<LastInitials> list;
  std::set<std::string> known;  // by what they are called now: whoever of those who are one
  for (const Item* const item : newest_first) {
    auto contents = read_as<InitialsContents>(*item);
    if (!contents) continue;
    const Participant* const one = evening.find(contents->player);  // not of a whole, parted since
    if (one && known.insert(one->now).second)
      list.push_back({one, item->record.parent, std::move(*contents)});
  }
  std::reverse(list.begin(), list.end());
  return list;
}

Closing closing_of(const EveningHistory& evening, const Items& below) {
  const auto name = [&](const Uuid& id) {
    const Participant* one = evening.find(id);
    return one ? one->written : std::string(unknown_name);
  };
  Closing closing;
  for (const PaymentState& payment : evening.payments)
    if (payment.contents.made && !payment.within)
      closing.payments.push_back({.id = payment.id,
                                  .from = name(payment.contents.from),
                                  .to = name(payment.contents.to),
                                  .amount = payment.contents.amount,
                                  .at = payment.contents.at});
  for (const auto& [who, parent, says] : last_initials(evening, below))
    if (!says.initials.empty())
      closing.initials.push_back(
          {.player = who->written, .initials = says.initials, .money = says.money, .at = says.at});
  for (const SessionHistory& session : evening.sessions)
    if (session.ended) closing.ended.push_back(session.id());
  return closing;
}

}  // namespace kattegat
