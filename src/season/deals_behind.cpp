#include "kattegat/season/deals_behind.hpp"

#include <algorithm>

#include "kattegat/season/told_entries.hpp"

namespace kattegat {
namespace {

template <class Amount>  // Points or Money
bool is_of(Figure::Of of, Amount amount) {
  return of == Figure::Of::all || (of == Figure::Of::won ? amount > Amount{} : amount < Amount{});
}

bool is_viewer(const Viewer& viewer, Seat seat) {
  return seat == viewer.seat || seat == viewer.with;
}

bool has_claimed(const Figure& figure, const ToldEntry& entry, const Viewer& viewer,
                 std::string_view game) {
  const auto matches = [&](const Claim& claim) {
    if (!is_viewer(viewer, claim.by)) return false;
    if (figure.of != Figure::Of::all && claim.made != (figure.of == Figure::Of::won)) return false;
    return figure.kind == Figure::Kind::declared ||
           (figure.game == game && figure.number == claim.rank);
  };
  return std::any_of(entry.told.claims.begin(), entry.told.claims.end(), matches);
}

bool has_paid(const ToldEntry& entry, const Viewer& viewer, const Figure& figure,
              const std::vector<Uuid>& people) {
  const auto is_other = [&](Seat one) { return at_seat(people, one) == figure.other; };
  for (const Transfer& paid : transfers_of(std::span(entry.points.each.data(), people.size())))
    if ((is_viewer(viewer, paid.from) && is_other(paid.to)) ||
        (is_viewer(viewer, paid.to) && is_other(paid.from)))
      return true;
  return false;
}

bool has_counted(const Figure& figure, const ToldEntry& entry, const Viewer& viewer) {
  return std::any_of(entry.told.tallies.begin(), entry.told.tallies.end(), [&](const Tally& one) {
    return one.what == figure.what &&
           (one.times[viewer.seat] != 0 || (viewer.with && one.times[*viewer.with] != 0));
  });
}

bool counts(const Figure& figure, const ToldEntry& entry, const Viewer& viewer,
            std::string_view game, const std::vector<Uuid>& people) {
  const Seat seat = viewer.seat;
  const Points points = entry.points[seat];
  const bool played = entry.deal && entry.in[seat];
  const Partner& with = entry.told.with[seat];
  if (viewer.with && !(entry.deal && with.is(*viewer.with))) return false;
  switch (figure.kind) {
    case Figure::Kind::deals:
      return played && is_of(figure.of, points);
    case Figure::Kind::streak:
    case Figure::Kind::lost_streak:
      return is_of_a_streak(entry, seat);
    case Figure::Kind::declared:
    case Figure::Kind::contract:
      return has_claimed(figure, entry, viewer, game);
    case Figure::Kind::partner:
      return played && is_of(figure.of, points) && !with.is_alone() &&
             at_seat(people, with.seat()) == figure.other;
    case Figure::Kind::opponent:
      return entry.deal && has_paid(entry, viewer, figure, people);
    case Figure::Kind::seat:
      return played && entry.turn[seat] == figure.number && is_of(figure.of, points);
    case Figure::Kind::tally:
      return has_counted(figure, entry, viewer);
    default:
      return false;
  }
}

// The longest run of what is so, the earliest of equals.
template <class One, class Is>
std::vector<One> longest_of(const std::vector<One>& all, Is&& is) {
  std::vector<One> longest;
  for (auto at = all.begin(); at != all.end();) {
    const auto begin = std::find_if(at, all.end(), is);
    const auto end = std::find_if_not(begin, all.end(), is);
    if (end - begin > static_cast<std::ptrdiff_t>(longest.size())) longest.assign(begin, end);
    at = end;
  }
  return longest;
}

std::vector<std::size_t> longest_run_of_nights(const std::vector<EveningFigures>& evenings) {
  std::vector<std::size_t> list;
  for (const EveningFigures& evening :
       longest_of(evenings, [](const EveningFigures& one) { return one.money > Money{}; }))
    list.push_back(evening.evening);
  return list;
}

}  // namespace

std::vector<DealMark> deals_behind(const EveningSession& session, const Viewer& viewer,
                                   const Figure& figure, const std::vector<Uuid>& people) {
  std::vector<DealMark> marks;
  for (const ToldEntry& entry : told(session)) {
    if (!counts(figure, entry, viewer, game_id(session.entered), people)) continue;
    DealMark mark;
    mark.session = session.id.value_or(Uuid{});
    mark.entry = id_of_entry(session, entry.entry).value_or(Uuid{});
    mark.number = static_cast<std::int64_t>(entry.entry) + 1;
    mark.points = entry.points[viewer.seat];
    if (viewer.with) mark.points += entry.points[*viewer.with];
    marks.push_back(mark);
  }
  return marks;
}

std::vector<DealMark> longest_run(const Figure& figure, std::vector<DealMark> marks) {
  if (figure.kind != Figure::Kind::streak && figure.kind != Figure::Kind::lost_streak) return marks;
  const bool won = figure.kind == Figure::Kind::streak;
  return longest_of(marks, [&](const DealMark& one) { return (one.points > Points{}) == won; });
}

std::vector<std::size_t> evenings_behind(const PlayerFigures& player, const Figure& figure) {
  std::vector<std::size_t> list;
  if (figure.kind == Figure::Kind::evening_streak) return longest_run_of_nights(player.evenings);
  if (figure.kind == Figure::Kind::evenings)
    for (const EveningFigures& evening : player.evenings)
      if (is_of(figure.of, evening.money)) list.push_back(evening.evening);
  if (const EveningFigures* best = player.best(); best && figure.kind == Figure::Kind::best)
    list.push_back(best->evening);
  if (const EveningFigures* worst = player.worst(); worst && figure.kind == Figure::Kind::worst)
    list.push_back(worst->evening);
  return list;
}

}  // namespace kattegat
