// The past of one table is a fold over its entries: this is the fold, and the one way by which any
// entry (tapped, read or merged) is judged. evening-format, "Entries common to every game".
#pragma once
#include "kattegat/games/game.hpp"

namespace kattegat {

namespace detail {
template <class Entries>
struct WithCommonKinds;
template <class... Kind>
struct WithCommonKinds<std::variant<Kind...>> {
  using Variant = std::variant<Kind..., Adjust, Note>;
};
}  // namespace detail

template <class G>
struct Entry {
  using Body = typename detail::WithCommonKinds<typename G::Entry>::Variant;
  Stamp stamp;
  Body body;
  bool operator==(const Entry&) const = default;
};

// Where a session stands between two entries.
struct Standing {
  PerSeat<Points> points;           // running, what the stake turns into money
  PerSeat<Points> sheet;            // what the paper shows
  PerSeat<Points> pot;              // what each has in a pot that nobody has won yet
  std::optional<Seat> next_dealer;  // empty in a finished session
};

// What a point may be worth: nothing, or up to 10000.00.
constexpr bool is_stake(Money money) { return money >= Money{} && money <= Money{1'000'000}; }

// The parts of the fold that no game has a say in.
Violations check(const Adjust&, int seats);
Violations check(const Note&);
Transfers score(const Adjust&, int seats);
void check_dealer(const Stamp&, std::optional<Seat> dealer, Checklist&);
// No player may come to stand beyond points_limit, on the paper neither.
void check_limit(const PerSeat<Points>& running, const Transfers&, int seats, Checklist&);

template <class G>
class Session {
 public:
  using State = typename G::State;
  using Table = kattegat::Table<typename G::House>;

  explicit Session(Table table) : table_(std::move(table)), state_(G::start(table_)) {}

  // What the entry would do now, or everything that is wrong with it. Changes nothing. One that a
  // book holds already is not refused for what a later edition of the rules says.
  [[nodiscard]] Verdict<G> judge(const Entry<G>& entry, Edition edition = Edition::today) const {
    Verdict<G> verdict =
        std::visit([&](const auto& body) { return judge(body, edition); }, entry.body);
    Checklist list;
    check_dealer(entry.stamp, G::dealer(state_), list);
    if (verdict) {
      check_limit(running_, verdict->transfers, table_.seats, list);
      if (edition == Edition::today)
        check_limit(G::sheet(table_, verdict->next, running_), {}, table_.seats, list);
    } else
      list.add(verdict.error());
    if (list.clean()) return verdict;
    return std::move(list).done();
  }

  void accept(const Outcome<State>& outcome) {
    state_ = outcome.next;
    for (const Seat seat : table_.everyone()) running_[seat] += outcome.transfers.net(seat);
  }

  [[nodiscard]] Standing standing() const {
    return {running_, G::sheet(table_, state_, running_), pot<G>(state_), G::dealer(state_)};
  }
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const State& state() const { return state_; }

 private:
  [[nodiscard]] Verdict<G> judge(const Adjust& adjust, Edition) const {
    if (Violations found = check(adjust, table_.seats); !found.empty()) return found;
    return Finding<G>{{state_, score(adjust, table_.seats)}};
  }
  [[nodiscard]] Verdict<G> judge(const Note& note, Edition) const {
    if (Violations found = check(note); !found.empty()) return found;
    return Finding<G>{{state_, {}}};
  }
  template <class Kind>
  [[nodiscard]] Verdict<G> judge(const Kind& kind, Edition edition) const {
    return rule<G>(table_, state_, kind, edition);
  }

  Table table_;
  State state_;
  PerSeat<Points> running_;
};

template <class G>
bool is_deal(const Entry<G>& entry) {
  return std::visit([]<class Kind>(const Kind&) { return deal_kind<G, Kind>; }, entry.body);
}

// "deal", "misdeal": as the evening file has it.
template <class G>
std::string_view type_of(const Entry<G>& entry) {
  return std::visit([]<class Kind>(const Kind&) { return Kind::type; }, entry.body);
}

// How an entry that the session takes next comes to what it moves. Empty for one that is no deal.
template <class G>
Workings workings(const Session<G>& session, const Finding<G>& finding) {
  const auto& table = session.table();
  const auto& state = session.state();
  return std::visit(
      [&](const auto& what) -> Workings {
        if constexpr (requires { G::workings(table, state, what, finding); })
          return G::workings(table, state, what, finding);
        else
          return {};
      },
      finding.what);
}

// What an entry that the session takes next was, for statistics; nothing where the game has nothing
// to say of it.
template <class G>
Told told(const Session<G>& session, const Finding<G>& finding) {
  const auto& table = session.table();
  const auto& state = session.state();
  return std::visit(
      [&](const auto& what) -> Told {
        if constexpr (requires { G::told(table, state, what, finding); })
          return G::told(table, state, what, finding);
        else
          return {};
      },
      finding.what);
}

}  // namespace kattegat
