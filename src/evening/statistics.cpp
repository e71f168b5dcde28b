#include "kattegat/evening/statistics.hpp"

#include <map>

namespace kattegat {
namespace {

template <class G>
void tell(const Play<G>& play, std::size_t place, std::vector<ToldEntry>& list) {
  Session<G> session(play.table);
  for (std::size_t i = 0; i < play.drafts.size(); ++i) {
    const Draft<G>& draft = play.drafts[i];
    judge_next(session, draft, [&](const JudgedEntry& judged, const auto& outcome) {
      ToldEntry one{.session = place,
                    .entry = i,
                    .deal = is_deal(draft.entry),
                    .in = {},
                    .points = judged.points,
                    .told = told(play.table, session.state(), draft.entry, outcome,
                                 judged.of_an_earlier_edition)};
      for (const Seat seat : play.table.everyone()) one.in[seat] = plays<G>(session.state(), seat);
      list.push_back(std::move(one));
    });
  }
}

void count(Tried& tried, Points points) {
  if (points > Points{}) ++tried.won;
  if (points < Points{}) ++tried.lost;
}

// The line with these features, made when there is none yet.
template <class Line, class Is>
Line& line(std::vector<Line>& list, Is&& is, Line fresh) {
  const auto found = std::find_if(list.begin(), list.end(), is);
  return found != list.end() ? *found : list.emplace_back(std::move(fresh));
}

class Counting {
 public:
  explicit Counting(std::string_view game) : game_(game) {}

  void add(const PlayedEvening& played) {
    const Evening& evening = played.evening;
    who_ = &played.who;
    std::vector<ExactMoney> money(evening.players.size());
    std::vector<bool> there(evening.players.size());
    for (std::size_t s = 0; s < evening.sessions.size(); ++s) {
      const SessionFile& session = evening.sessions[s];
      if (!game_.empty() && game_ != game_id(session.play)) continue;
      for (const Seat seat : Seats{static_cast<int>(session.seats.size())}) {
        const std::size_t player =
            player_index(evening, session.seats[static_cast<std::size_t>(seat.index)]);
        money[player] += exact(played.judged.sessions[s].standing.points[seat], session.stake);
        there[player] = true;
      }
    }
    if (std::find(there.begin(), there.end(), true) == there.end()) return;
    result_.evenings.push_back({evening.id.value_or(Uuid{}), evening.date});
    for (const ToldEntry& entry : told(evening)) {
      const SessionFile& session = evening.sessions[entry.session];
      if (game_.empty() || game_ == game_id(session.play)) add(evening, session, entry);
    }
    const std::vector<Money> settled = rounded(money, evening.coin);
    for (std::size_t i = 0; i < settled.size(); ++i)
      if (there[i]) add_night(player(i), settled[i]);
  }

  Statistics done() && {
    for (auto& [pair, exactly] : between_) {
      auto& mine = result_.players[pair.first].opponents;
      const Uuid& other = result_.players[pair.second].who;
      const auto found = std::find_if(mine.begin(), mine.end(),
                                      [&](const OpponentFigures& one) { return one.who == other; });
      found->money = rounded({exactly, -exactly}, Money{1}).front();
    }
    for (PlayerFigures& one : result_.players) sort(one);
    return std::move(result_);
  }

 private:
  [[nodiscard]] std::size_t place(std::size_t in_the_evening) {
    const Uuid& who = (*who_)[in_the_evening];
    const auto [found, fresh] = places_.emplace(who, result_.players.size());
    if (fresh) {
      result_.players.emplace_back();
      result_.players.back().who = who;
    }
    return found->second;
  }
  PlayerFigures& player(std::size_t in_the_evening) {
    return result_.players[place(in_the_evening)];
  }

  void add_night(PlayerFigures& one, Money money) {
    one.nights.push_back({result_.evenings.size() - 1, money});
    one.money += money;
    one.nights_won.count(money > Money{});
  }

  void add(const Evening& evening, const SessionFile& session, const ToldEntry& entry) {
    std::vector<std::size_t> at;  // of each seat, among all players
    for (const std::string& name : session.seats) at.push_back(place(player_index(evening, name)));
    const auto of = [&](Seat seat) -> PlayerFigures& {
      return result_.players[at[static_cast<std::size_t>(seat.index)]];
    };
    const Seats seats{static_cast<int>(at.size())};
    for (const Seat seat : seats) {
      if (entry.deal && entry.in[seat]) add_deal(of(seat), entry, seat, of);
      for (const Tally& tally : entry.told.tallies)
        if (tally.times[seat] != 0)
          line(of(seat).tallies, [&](const TallyFigures& t) { return t.what == tally.what; },
               {tally.what, 0})
              .times += tally.times[seat];
    }
    for (const Claim& claim : entry.told.claims) add_claim(of(claim.by), session, claim);
    add_payments(seats, session, entry, at);
  }

  template <class Of>
  void add_deal(PlayerFigures& one, const ToldEntry& entry, Seat seat, Of&& of) {
    const Points points = entry.points[seat];
    ++one.deals;
    count(one.tried, points);
    if (points != Points{}) one.deals_won.count(points > Points{});
    if (!entry.told.claims.empty()) ++one.chances;
    const Partner& with = entry.told.with[seat];
    if (with.is_alone()) return;
    const Uuid& who = of(with.seat()).who;
    PartnerFigures& partner =
        line(one.partners, [&](const PartnerFigures& p) { return p.who == who; }, {who, 0, {}});
    ++partner.deals;
    count(partner.tried, points);
  }

  static void add_claim(PlayerFigures& one, const SessionFile& session, const Claim& claim) {
    ++one.declared;
    const Word game = game_name(session.play);
    ContractFigures& contract =
        line(one.contracts,
             [&](const ContractFigures& c) { return c.game == game && c.what == claim.what; },
             {game, claim.what, claim.rank, {}, 0, 0});
    ++(claim.made ? contract.tried.won : contract.tried.lost);
    (claim.made ? contract.over : contract.under) += std::abs(claim.over);
  }

  // The payments are those that the book stores for the entry.
  void add_payments(Seats seats, const SessionFile& session, const ToldEntry& entry,
                    const std::vector<std::size_t>& at) {
    const std::span nets(entry.points.each.data(), static_cast<std::size_t>(seats.count));
    for (const Transfer& paid : payments(nets)) {
      const std::size_t from = at[static_cast<std::size_t>(paid.from.index)];
      const std::size_t to = at[static_cast<std::size_t>(paid.to.index)];
      if (from == to) continue;
      add_payment(from, to, -paid.amount, session.stake, entry.deal);
      add_payment(to, from, paid.amount, session.stake, entry.deal);
    }
  }
  void add_payment(std::size_t one, std::size_t other, Points points, Money stake, bool deal) {
    const Uuid who = result_.players[other].who;
    OpponentFigures& line_of =
        line(result_.players[one].opponents, [&](const OpponentFigures& o) { return o.who == who; },
             {who, 0, {}, {}});
    line_of.deals += deal ? 1 : 0;
    line_of.points += points;
    between_[{one, other}] += exact(points, stake);
  }

  static void sort(PlayerFigures& one) {
    std::stable_sort(one.contracts.begin(), one.contracts.end(),
                     [](const ContractFigures& a, const ContractFigures& b) {
                       return std::pair(a.game, a.rank) < std::pair(b.game, b.rank);
                     });
    std::stable_sort(
        one.partners.begin(), one.partners.end(),
        [](const PartnerFigures& a, const PartnerFigures& b) { return a.deals > b.deals; });
    std::stable_sort(
        one.opponents.begin(), one.opponents.end(),
        [](const OpponentFigures& a, const OpponentFigures& b) { return a.money > b.money; });
    std::stable_sort(one.tallies.begin(), one.tallies.end(),
                     [](const TallyFigures& a, const TallyFigures& b) { return a.what < b.what; });
  }

  std::string_view game_;
  Statistics result_;
  std::map<Uuid, std::size_t> places_;  // among result_.players
  std::map<std::pair<std::size_t, std::size_t>, ExactMoney> between_;
  const std::vector<Uuid>* who_ = nullptr;
};

}  // namespace

std::vector<ToldEntry> told(const Evening& evening) {
  std::vector<ToldEntry> list;
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    std::visit([&](const auto& play) { tell(play, s, list); }, evening.sessions[s].play);
  return list;
}

Tried PlayerFigures::contracts_tried() const {
  Tried all;
  for (const ContractFigures& one : contracts) {
    all.won += one.tried.won;
    all.lost += one.tried.lost;
  }
  return all;
}

const NightFigures* PlayerFigures::best() const {
  const auto found = std::max_element(
      nights.begin(), nights.end(),
      [](const NightFigures& a, const NightFigures& b) { return a.money < b.money; });
  return found == nights.end() ? nullptr : &*found;
}
const NightFigures* PlayerFigures::worst() const {
  const auto found = std::min_element(
      nights.begin(), nights.end(),
      [](const NightFigures& a, const NightFigures& b) { return a.money < b.money; });
  return found == nights.end() ? nullptr : &*found;
}

const PartnerFigures* PlayerFigures::favourite() const {
  return partners.empty() || partners.front().deals < deals_for_a_share ? nullptr
                                                                        : &partners.front();
}

const PlayerFigures* Statistics::of(const Uuid& who) const {
  const auto found = std::find_if(players.begin(), players.end(),
                                  [&](const PlayerFigures& one) { return one.who == who; });
  return found == players.end() ? nullptr : &*found;
}

Statistics statistics(std::span<const PlayedEvening> evenings, std::string_view game) {
  Counting counting(game);
  for (const PlayedEvening& one : evenings) counting.add(one);
  return std::move(counting).done();
}

}  // namespace kattegat
