#include "db/season/statistics.hpp"

#include <algorithm>
#include <future>
#include <optional>
#include <tuple>

#include "db/book/one_step.hpp"
#include "db/season/session_walk.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/season/counting.hpp"

namespace kattegat {
namespace {

// The plan, for which all read a part of the headers: there is nothing else to do without it.
SeasonPlan plan_by(const Readers& readers, const StandingsChoice& choice) {
  Store& store = *readers.front();
  const std::int64_t middle = store.mark() / 2;
  auto later = std::async(on_the_other, [&] { return readers[1]->headers({.first = middle + 1}); });
  Items headers = store.headers({.last = middle});
  Items more = later.get();
  headers.insert(headers.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
  return season_plan(store, std::move(headers), choice);
}

// That of the newest evening in which somebody has played.
std::string currency_of_newest(Store& store, const std::vector<PlannedEvening>& oldest_first) {
  const auto found =
      std::find_if(oldest_first.rbegin(), oldest_first.rend(),
                   [&](const PlannedEvening& one) { return is_played(store, one.history); });
  return found == oldest_first.rend() ? "" : found->played.currency;
}

// The evenings of one currency, oldest first; and how many others somebody has played in.
std::int64_t keep_currency(Store& store, SeasonPlan& plan, std::string currency) {
  std::sort(plan.evenings.begin(), plan.evenings.end(),
            [](const PlannedEvening& a, const PlannedEvening& b) {
              return in_time(a.played.date, a.played.id) < in_time(b.played.date, b.played.id);
            });
  if (currency.empty()) currency = currency_of_newest(store, plan.evenings);
  std::int64_t left_out = 0;
  std::erase_if(plan.evenings, [&](const PlannedEvening& one) {
    const bool is_other = one.played.currency != currency;
    if (is_other && is_played(store, one.history)) ++left_out;
    return is_other;
  });
  return left_out;
}

std::vector<std::size_t> seated(const SeasonPlan& plan, const TableAt& at) {
  const auto& [history, played] = plan.evenings[at.evening];
  return clockwise(history.sessions[at.table].header, played.tables[at.table].sitters);
}

std::optional<std::size_t> person_in(const SeasonPlan& plan, const Uuid& id) {
  const auto& people = plan.season.people;
  const auto found = std::find_if(people.begin(), people.end(),
                                  [&](const StandingLine& one) { return one.person == id; });
  if (found == people.end()) return std::nullopt;
  return static_cast<std::size_t>(found - people.begin());
}

// What one thread has counted.
struct PartCounted {
  Counting counting;
  SessionSums sums;
};

class CountVisitor {
 public:
  CountVisitor(const SeasonPlan& plan, const StatisticsChoice& choice)
      : plan_(plan), choice_(choice) {
    std::size_t tables = 0;
    for (const PlannedEvening& evening : plan.evenings) {
      first_table_.push_back(tables);
      tables += evening.played.tables.size();
    }
    if (!choice.pair) return;
    const auto one = person_in(plan, choice.pair->first),
               other = person_in(plan, choice.pair->second);
    if (one && other) pair_ = Pair{*one, *other};
  }
  [[nodiscard]] PartCounted begin() const {
    return {Counting(plan_.season.people.size(), pair_), {}};
  }
  [[nodiscard]] VisitSession into(PartCounted& counted) const {
    return [this, &counted](const TableAt& at, const EveningSession& session) {
      // Who is nobody, or is no longer, has done nothing with anybody: only the sums are counted.
      const bool is_of_nobody = choice_.pair && !pair_;
      const PerSeat<Points> won = is_of_nobody
                                      ? judge(session).standing.points
                                      : counted.counting.add({session, seated(plan_, at),
                                                              first_table_[at.evening] + at.table});
      const SessionHistory& known = plan_.evenings[at.evening].history.sessions[at.table];
      counted.sums[known.id] = by_sitter(known.header.order, won);
    };
  }

 private:
  const SeasonPlan& plan_;
  const StatisticsChoice& choice_;
  std::vector<std::size_t> first_table_;  // of each night, among all tables
  std::optional<Pair> pair_;
};

// One for each part, which a thread has for itself.
template <class Work, class Part>
std::vector<VisitSession> visitors(const Work& work, std::vector<Part>& parts) {
  std::vector<VisitSession> all;
  for (Part& part : parts) all.push_back(work.into(part));
  return all;
}

Result<Statistics, BookFault> finished(Store& store, SeasonPlan plan, PartCounted counted,
                                       const StatisticsChoice& choice, std::int64_t left_out) {
  auto season = summed(store, std::move(plan), counted.sums);
  if (!season) return season.error();
  Statistics made = statistics_from(std::move(*season), std::move(counted.counting).done());
  made.left_out = left_out;
  if (choice.pair)  // evenings are of one, not of two
    for (PlayerFigures& one : made.players) {
      one.evenings.clear();
      one.evenings_won = {};
      one.money = {};
    }
  return made;
}

}  // namespace

Result<Statistics, BookFault> statistics(const Book& book, const StatisticsChoice& choice) {
  return flat(read_by_both(book, [&](const Readers& readers) {
    Store& store = *readers.front();
    SeasonPlan plan = plan_by(readers, choice.evenings);
    const std::int64_t left_out = keep_currency(store, plan, choice.currency);
    const CountVisitor visitor(plan, choice);
    std::vector<PartCounted> counted(readers.size(), visitor.begin());
    walk_sessions(readers, plan, visitors(visitor, counted));
    for (std::size_t i = 1; i < counted.size(); ++i) {
      counted[0].counting.take(std::move(counted[i].counting));
      counted[0].sums.merge(counted[i].sums);
    }
    return finished(store, std::move(plan), std::move(counted[0]), choice, left_out);
  }));
}

// ---- What stands behind a figure ----

namespace {

class Looking {
 public:
  Looking(const SeasonPlan& plan, const StatisticsChoice& choice, const Uuid& player,
          const Figure& figure)
      : plan_(plan), choice_(choice), figure_(figure), player_(person_in(plan, player)) {
    if (choice.pair) other_ = person_in(plan, choice.pair->second);
  }
  // Any thread's visitor, with marks of its own.
  [[nodiscard]] VisitSession into(std::vector<DealMark>& marks) const {
    return [this, &marks](const TableAt& at, const EveningSession& session) {
      look(at, session, marks);
    };
  }

 private:
  void look(const TableAt& at, const EveningSession& session, std::vector<DealMark>& marks) const {
    const std::vector<std::size_t> who = seated(plan_, at);
    const auto seat_of = [&](std::size_t person) -> std::optional<Seat> {
      const auto found = std::find(who.begin(), who.end(), person);
      if (found == who.end()) return std::nullopt;
      return Seat{static_cast<int>(found - who.begin())};
    };
    const auto seat = player_ ? seat_of(*player_) : std::nullopt;
    const auto with = other_ ? seat_of(*other_) : std::nullopt;
    if (!seat || (choice_.pair && !with)) return;
    std::vector<Uuid> people;
    for (const std::size_t one : who) people.push_back(plan_.season.people[one].person);
    for (DealMark mark : deals_counted(session, {*seat, with}, figure_, people)) {
      mark.evening = at.evening;
      mark.table = at.table;
      marks.push_back(mark);
    }
  }

  const SeasonPlan& plan_;
  const StatisticsChoice& choice_;
  const Figure& figure_;
  std::optional<std::size_t> player_, other_;
};

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
  return read_by_both(book, [&](const Readers& readers) {
    SeasonPlan plan = plan_by(readers, choice.evenings);
    keep_currency(*readers.front(), plan, choice.currency);
    const Looking looking(plan, choice, player, figure);
    std::vector<std::vector<DealMark>> parts(readers.size());
    walk_sessions(readers, plan, visitors(looking, parts));
    std::vector<DealMark> marks;
    for (const std::vector<DealMark>& part : parts)
      marks.insert(marks.end(), part.begin(), part.end());
    marks = longest_run(figure, in_order(std::move(marks)));
    for (DealMark& mark : marks) {
      const PlayedEvening& played = plan.evenings[mark.evening].played;
      mark.evening_id = played.id;
      mark.date = played.date;
    }
    return marks;
  });
}

}  // namespace kattegat
