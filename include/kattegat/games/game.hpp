// What a game is: values for the house, the state between deals and the entries, and pure functions
// on them. No base class, no registration; games/all.hpp lists the games once. README, "A new
// game".
#pragma once
#include <concepts>
#include <cstdint>
#include <variant>

#include "kattegat/core/result.hpp"
#include "kattegat/core/transfers.hpp"
#include "kattegat/core/violation.hpp"
#include "kattegat/games/entry.hpp"
#include "kattegat/games/told.hpp"
#include "kattegat/words/sentence.hpp"

namespace kattegat {

// By which rules one entry is judged: today's alone, or, for one that a book holds, also those that
// an earlier edition had. What a game's rules have come to ask for since is asked only of an entry
// that is judged by today's.
enum class Edition : std::uint8_t { today, any };

// Agreed once a session: how many sit there, and the house rules they play by.
template <class House>
struct Table {
  int seats = 4;
  House house;
  [[nodiscard]] Seats everyone() const { return Seats{seats}; }
  bool operator==(const Table&) const = default;
};

// A deal as it was entered, and all that it is judged by: the table, where the session stood before
// it, and the edition of the rules. For as long as these are there.
template <class G>
struct EnteredDeal {
  const Table<typename G::House>& table;
  const typename G::State& state;
  const typename G::Deal& deal;
  Edition edition = Edition::today;
  [[nodiscard]] bool is_judged_by_today() const { return edition == Edition::today; }
};
// Who sits after the dealer, the way the turn goes: calls first, and leads where the rules say
// nothing else.
template <class G>
Seat forehand_of(const EnteredDeal<G>& entered) {
  return next_seat(entered.state.dealer, entered.table.seats, G::direction);
}

template <class State>
struct Outcome {
  State next;
  Transfers transfers;
};

// How the points of a deal come about, line by line, for people.
using Workings = std::vector<Text>;

// What an entry was, however it was written, or everything that is wrong with it. The points, the
// workings and what is told of it are made of that.
template <class G, class Kind>
auto resolved(const Table<typename G::House>& table, const typename G::State& state,
              const Kind& entry, Edition edition)
    -> decltype(G::resolve(table, state, entry, edition)) {
  return G::resolve(table, state, entry, edition);
}
// Where there is nothing to work out, it was what it says.
template <class G, class Kind>
auto resolved(const Table<typename G::House>& table, const typename G::State& state,
              const Kind& entry, Edition) -> Result<Kind, decltype(G::check(table, state, entry))> {
  Violations found = G::check(table, state, entry);
  if (!found.empty()) return found;
  return entry;
}
// A misdeal says nothing that could be wrong.
template <class G>
Result<Misdeal, Violations> resolved(const Table<typename G::House>&, const typename G::State&,
                                     const Misdeal& misdeal, Edition) {
  return misdeal;
}

// The same player deals again after a misdeal, where the game says nothing else of it: L19, E7,
// W24, P5.
template <class G, class What>
Outcome<typename G::State> scored(const Table<typename G::House>& table,
                                  const typename G::State& state, const What& what) {
  if constexpr (std::is_same_v<What, Misdeal> && !requires { G::score(table, state, what); })
    return {.next = state, .transfers = {}};
  else
    return G::score(table, state, what);
}

namespace detail {
template <class G, class Kind>
using ResolvedOf = std::decay_t<decltype(*resolved<G>(
    std::declval<const Table<typename G::House>&>(), std::declval<const typename G::State&>(),
    std::declval<const Kind&>(), Edition{}))>;
template <class G, class Entries>
struct WhatOf;
template <class G, class... Kind>
struct WhatOf<G, std::variant<Kind...>> {
  using Variant = std::variant<std::monostate, ResolvedOf<G, Kind>...>;
};
}  // namespace detail

// What an entry does, and what it was: of that it is told later how its points came about, and who
// undertook what. Nothing of what no game has a say in.
template <class G>
struct Finding : Outcome<typename G::State> {
  typename detail::WhatOf<G, typename G::Entry>::Variant what = {};
};

template <class G>
using Verdict = Result<Finding<G>, Violations>;

// An entry is judged by its game, then, and only then, come the points. A session that is finished
// takes none of its game's.
template <class G, class Kind>
Verdict<G> rule(const Table<typename G::House>& table, const typename G::State& state,
                const Kind& entry, Edition edition) {
  if constexpr (requires { G::finished_word; }) {
    Checklist list;
    if (!list.require(G::dealer(state).has_value(), type_key, G::finished_word))
      return std::move(list).done();
  }
  auto what = resolved<G>(table, state, entry, edition);
  if (!what) return what.error();
  auto outcome = scored<G>(table, state, *what);
  return Finding<G>{std::move(outcome), std::move(*what)};
}

namespace detail {
template <class G, class Entries>
inline constexpr bool rules_every_kind = false;
template <class G, class... Kind>
inline constexpr bool rules_every_kind<G, std::variant<Kind...>> =
    requires(const Table<typename G::House>& table, const typename G::State& state) {
  (rule<G>(table, state, std::declval<const Kind&>(), Edition{}), ...);
};
}  // namespace detail

// Which kinds of entry are deals: they have a number on the sheet, and the panel writes them. A
// game that has other deals than its Deal says so.
template <class G, class Kind>
inline constexpr bool deal_kind = std::is_same_v<Kind, typename G::Deal>;

namespace detail {
template <class G, class Kind>
inline constexpr bool works_out =
    !deal_kind<G, Kind> ||
    requires(const Table<typename G::House>& table, const typename G::State& state,
             const ResolvedOf<G, Kind>& deal, const Outcome<typename G::State>& outcome) {
  { G::workings(table, state, deal, outcome) } -> std::same_as<Workings>;
};
template <class G, class Entries>
inline constexpr bool works_out_every_deal = false;
template <class G, class... Kind>
inline constexpr bool works_out_every_deal<G, std::variant<Kind...>> = (works_out<G, Kind> && ...);
}  // namespace detail

// A game names itself (id), its seats (seats_min, seats_max) and the way its turn goes
// (direction); lists its entries in the variant Entry and its house rules in house_rules();
// and for each kind of entry has resolve(), which returns every violation or the plain values of
// what it was, or check(), which returns every violation, where an entry says all that there is;
// and score(), which cannot fail; and for each deal workings(), how its points have come about. One
// whose sessions come to an end has a finished_word. Every type is a regular value.
template <class G>
concept Game = std::regular<typename G::House> && std::regular<typename G::State> &&
    std::regular<typename G::Entry> && detail::rules_every_kind<G, typename G::Entry> &&
    detail::works_out_every_deal<G, typename G::Entry> &&
    requires(const Table<typename G::House>& table, const typename G::State& state) {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::name } -> std::convertible_to<Word>;
  { G::sentences() } -> std::same_as<std::span<const Sentences>>;
  { G::seats_min + G::seats_max } -> std::convertible_to<int>;
  { G::direction } -> std::convertible_to<Direction>;
  { G::start(table) } -> std::same_as<typename G::State>;
  // Whose turn it is to deal; nobody's when the session is finished.
  { G::dealer(state) } -> std::same_as<std::optional<Seat>>;
  // What stands on the paper sheet, given the running points.
  { G::sheet(table, state, PerSeat<Points>{}) } -> std::same_as<PerSeat<Points>>;
};

// Whether the seat takes part in the next deal.
template <class G>
bool plays(const typename G::State& state, Seat seat) {
  if constexpr (requires { G::plays(state, seat); })
    return G::plays(state, seat);
  else
    return true;
}

// What the table should have in mind for the next deal, where the game has something to say.
template <class G>
std::vector<Text> reminders(const Table<typename G::House>& table, const typename G::State& state) {
  if constexpr (requires { G::reminders(table, state); })
    return G::reminders(table, state);
  else
    return {};
}

// What each has put into a pot that is still open. It moves no points until it is won.
template <class G>
PerSeat<Points> pot(const typename G::State& state) {
  if constexpr (requires { G::pot(state); })
    return G::pot(state);
  else
    return {};
}

// After how many deals the session is finished, where that has been agreed; else 0.
template <class G>
int deals_agreed(const Table<typename G::House>& table) {
  if constexpr (requires { G::deals(table); })
    return G::deals(table);
  else
    return 0;
}

// Who speaks first: the next in turn after the dealer. Nobody in a finished session.
template <class G>
std::optional<Seat> forehand(const Table<typename G::House>& table,
                             const typename G::State& state) {
  const auto dealer = G::dealer(state);
  if (!dealer) return std::nullopt;
  return next_present(
      *dealer, table.seats, [&](Seat seat) { return plays<G>(state, seat); }, G::direction);
}

}  // namespace kattegat
