#include "kattegat/season/deals_behind.hpp"

#include <algorithm>

#include "kattegat/season/told_entries.hpp"

namespace kattegat {
namespace {

template <class Amount>  // Points or Money
bool is_of(Figure::Of of, Amount amount) {
  return of == Figure::Of::all || (of == Figure::Of::won ? amount > Amount{} : amount < Amount{});
}

// Whether a figure counts an entry. Of a pair: what they did as one side.
struct CountsEntry {
  const ToldEntry& entry;
  const FigureOwner& owner;
  std::string_view game;
  const std::vector<Uuid>& people;

  template <CountsEvenings Kind>
  bool operator()(const Kind&) const {
    return false;
  }
  bool operator()(const Figure::Deals& figure) const { return has_played(figure.of); }
  bool operator()(const Figure::WonStreak&) const { return is_of_a_streak(entry, owner.seat); }
  bool operator()(const Figure::LostStreak&) const { return is_of_a_streak(entry, owner.seat); }
  bool operator()(const Figure::Declared& figure) const {
    return has_claimed(figure.of, [](const Claim&) { return true; });
  }
  bool operator()(const Figure::Contract& figure) const {
    return figure.game == game &&
           has_claimed(figure.of, [&](const Claim& claim) { return claim.rank == figure.rank; });
  }
  bool operator()(const Figure::Partner& figure) const {
    const Partner& with = entry.told.with[owner.seat];
    return has_played(figure.of) && !with.is_alone() && is(with.seat(), figure.person);
  }
  bool operator()(const Figure::Opponent& figure) const {
    if (!entry.deal) return false;
    const auto paid = transfers_of(std::span(entry.points.each.data(), people.size()));
    return std::any_of(paid.begin(), paid.end(), [&](const Transfer& one) {
      return (is_owner(one.from) && is(one.to, figure.person)) ||
             (is_owner(one.to) && is(one.from, figure.person));
    });
  }
  bool operator()(const Figure::Turn& figure) const {
    return has_played(figure.of) && entry.turn[owner.seat] == figure.after_dealer;
  }
  bool operator()(const Figure::Count& figure) const {
    const auto& tallies = entry.told.tallies;
    return std::any_of(tallies.begin(), tallies.end(), [&](const Tally& one) {
      return one.what == figure.what &&
             (one.times[owner.seat] != 0 || (owner.with && one.times[*owner.with] != 0));
    });
  }

 private:
  [[nodiscard]] bool is_owner(Seat seat) const { return seat == owner.seat || seat == owner.with; }
  [[nodiscard]] bool is(Seat seat, const Uuid& person) const {
    return at_seat(people, seat) == person;
  }
  [[nodiscard]] bool has_played(Figure::Of of) const {
    return entry.deal && entry.in[owner.seat] && is_of(of, entry.points[owner.seat]);
  }
  template <class Matches>
  [[nodiscard]] bool has_claimed(Figure::Of of, Matches&& matches) const {
    return std::any_of(entry.told.claims.begin(), entry.told.claims.end(), [&](const Claim& claim) {
      const bool is_meant = of == Figure::Of::all || claim.made == (of == Figure::Of::won);
      return is_owner(claim.by) && is_meant && matches(claim);
    });
  }
};

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

std::vector<DealMark> deals_counted(const EveningSession& session, const FigureOwner& owner,
                                    const Figure& figure, const std::vector<Uuid>& people) {
  std::vector<DealMark> marks;
  const std::string_view game = game_id(session.entered);
  for (const ToldEntry& entry : told_entries(session)) {
    if (owner.with && !(entry.deal && entry.told.with[owner.seat].is(*owner.with))) continue;
    if (!std::visit(CountsEntry{entry, owner, game, people}, figure.kind)) continue;
    DealMark mark;
    mark.session = session.id.value_or(Uuid{});
    mark.entry = id_of_entry(session, entry.entry).value_or(Uuid{});
    mark.number = static_cast<std::int64_t>(entry.entry) + 1;
    mark.points = entry.points[owner.seat];
    if (owner.with) mark.points += entry.points[*owner.with];
    marks.push_back(mark);
  }
  return marks;
}

std::vector<DealMark> longest_run(const Figure& figure, std::vector<DealMark> marks) {
  const bool won = std::holds_alternative<Figure::WonStreak>(figure.kind);
  if (!won && !std::holds_alternative<Figure::LostStreak>(figure.kind)) return marks;
  return longest_of(marks, [&](const DealMark& one) { return (one.points > Points{}) == won; });
}

std::vector<std::size_t> evenings_behind(const PlayerFigures& player, const Figure& figure) {
  const auto alone = [](const EveningFigures* one) {
    return one ? std::vector{one->evening} : std::vector<std::size_t>{};
  };
  if (std::holds_alternative<Figure::Best>(figure.kind)) return alone(player.best());
  if (std::holds_alternative<Figure::Worst>(figure.kind)) return alone(player.worst());
  if (std::holds_alternative<Figure::EveningStreak>(figure.kind))
    return longest_run_of_nights(player.evenings);
  std::vector<std::size_t> list;
  if (const auto* evenings = std::get_if<Figure::Evenings>(&figure.kind))
    for (const EveningFigures& evening : player.evenings)
      if (is_of(evenings->of, evening.money)) list.push_back(evening.evening);
  return list;
}

}  // namespace kattegat
