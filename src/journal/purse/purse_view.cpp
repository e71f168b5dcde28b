#include "kattegat/journal/purse/purse_view.hpp"

#include <algorithm>

#include "kattegat/core/forgotten.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/journal/evenings/evening_headers.hpp"

namespace kattegat {
namespace {

std::string club_in(const std::vector<EveningHistory>& evenings) {
  std::vector<DateAndPlace> written;
  for (const EveningHistory& one : evenings) written.push_back({date_of(one), one.header.place});
  return usual_place(std::move(written));
}

// Of one evening there may be thousands of movements.
class ChosenMovements {
 public:
  ChosenMovements(const PurseChoice& choice, const std::vector<EveningHistory>& evenings)
      : evening_(choice.evening),
        within_({choice.from, choice.to, choice.place}),
        has_placeless_(within_.at("")) {
    for (const EveningHistory& one : evenings) is_there_[one.id] = within_.at(one.header.place);
  }
  [[nodiscard]] bool have(const PurseMovement& one) const {
    if (evening_ && one.evening != evening_) return false;
    if (!within_.on(one.contents.date)) return false;
    const auto its = one.evening ? is_there_.find(*one.evening) : is_there_.end();
    return its == is_there_.end() ? has_placeless_ : its->second;
  }

 private:
  std::optional<Uuid> evening_;
  Within within_;
  bool has_placeless_;             // also what is of no evening
  std::map<Uuid, bool> is_there_;  // by evening
};

std::string name_among(const ByAnyId& members, const Uuid& person) {
  const Person* const member = members.find(person);
  return member ? member->name : std::string(unknown_name);
}
std::vector<PurseAccount> accounts_of(const PurseSums& sums, const ByAnyId& members) {
  std::vector<PurseAccount> accounts;
  for (const auto& [person, balance] : sums.people)
    accounts.push_back({person, name_among(members, person), balance});
  std::stable_sort(accounts.begin(), accounts.end(),
                   [](const auto& a, const auto& b) { return a.name < b.name; });
  return accounts;
}

}  // namespace

// What stands at the end of the period follows from all that was before it, too.
PurseView view_of(Purse purse, const std::vector<EveningHistory>& evenings, const ByAnyId& members,
                  const PurseChoice& choice) {
  const std::size_t all = purse.movements.size();
  PurseChoice until = choice;
  until.from.clear();
  const ChosenMovements chosen(until, evenings);
  std::erase_if(purse.movements, [&](const PurseMovement& one) { return !chosen.have(one); });
  const auto begin = std::stable_partition(
      purse.movements.begin(), purse.movements.end(),
      [&](const PurseMovement& one) { return one.contents.date < choice.from; });
  const auto count = static_cast<std::size_t>(begin - purse.movements.begin());
  const PurseSums before = sums_of(std::span(purse.movements).first(count)),
                  sums = sums_of(purse.movements);
  PurseView view{.is_all = purse.movements.size() == all && choice.from.empty(),
                 .from = choice.from,
                 .accounts = accounts_of(sums, members),
                 .club = sums.club,
                 .in_hand = sums.in_hand,
                 .carried = accounts_of(before, members),
                 .in_hand_before = before.in_hand,
                 .lines = {},
                 .conflicts = std::move(purse.conflicts),
                 .called = club_in(evenings)};
  for (auto one = begin; one != purse.movements.end(); ++one)
    view.lines.push_back({*one, name_among(members, one->person)});
  return view;
}

std::vector<PurseDue> dues_of(const PurseView& view) {
  std::vector<PurseDue> dues;
  for (const PurseAccount& one : view.accounts)
    for (const auto& [currency, balance] : one.balance) {
      const bool owes = balance < Money{};
      if (balance != Money{})
        dues.push_back({one.name, one.person, currency, owes, owes ? -balance : balance});
    }
  return dues;
}

}  // namespace kattegat
