#include "db/season/deals_behind.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

#include "db/season/counted_plan.hpp"

namespace kattegat {
namespace {

// Whose deals they are, by their places among the people of the plan.
struct CountedPeople {
  std::optional<std::size_t> player;
  bool is_pair = false;
  std::optional<std::size_t> other = {};
};

CountedPeople counted_people(const SeasonPlan& plan, const StatisticsChoice& choice,
                             const Uuid& player) {
  CountedPeople people{person_in(plan, player), choice.pair.has_value()};
  if (choice.pair) people.other = person_in(plan, choice.pair->second);
  return people;
}

std::optional<Seat> seat_of(std::optional<std::size_t> person,
                            const std::vector<std::size_t>& at_the_table) {
  if (!person) return std::nullopt;
  const auto found = std::find(at_the_table.begin(), at_the_table.end(), *person);
  if (found == at_the_table.end()) return std::nullopt;
  return Seat{static_cast<int>(found - at_the_table.begin())};
}

// Nobody where they do not sit at the table.
std::optional<FigureOwner> owner_at(const std::vector<std::size_t>& at_the_table,
                                    const CountedPeople& people) {
  const auto seat = seat_of(people.player, at_the_table),
             with = seat_of(people.other, at_the_table);
  if (!seat || (people.is_pair && !with)) return std::nullopt;
  return FigureOwner{*seat, with};
}

std::vector<Uuid> ids_of(const SeasonPlan& plan, const std::vector<std::size_t>& people) {
  std::vector<Uuid> ids;
  for (const std::size_t one : people) ids.push_back(plan.season.people[one].person);
  return ids;
}

std::vector<DealMark> in_order(std::vector<DealMark> marks) {
  std::sort(marks.begin(), marks.end(), [](const DealMark& a, const DealMark& b) {
    return std::tie(a.evening, a.table, a.number) < std::tie(b.evening, b.table, b.number);
  });
  return marks;
}

}  // namespace

Result<std::vector<DealMark>, BookFault> deals_behind(const Book& book,
                                                      const StatisticsChoice& choice,
                                                      const Uuid& player, const Figure& figure) {
  using Marks = std::vector<DealMark>;
  return read_by_both(book, [&](const Readers& readers) {
    const SeasonPlan plan = counted_plan(readers, choice).plan;
    const CountedPeople people = counted_people(plan, choice, player);
    const auto look = [&](Marks& marks, const TableAt& at, const EveningSession& session) {
      const std::vector<std::size_t> at_the_table = seated(plan, at);
      const auto owner = owner_at(at_the_table, people);
      if (!owner) return;
      for (DealMark mark : deals_counted(session, *owner, figure, ids_of(plan, at_the_table))) {
        mark.evening = at.evening;
        mark.table = at.table;
        marks.push_back(mark);
      }
    };
    Marks all;
    for (const Marks& part : walk_in_parts(readers, plan, Marks(), look))
      all.insert(all.end(), part.begin(), part.end());
    all = longest_run(figure, in_order(std::move(all)));
    for (DealMark& mark : all) {
      const PlayedEvening& played = plan.evenings[mark.evening].played;
      mark.evening_id = played.id;
      mark.date = played.date;
    }
    return all;
  });
}

}  // namespace kattegat
