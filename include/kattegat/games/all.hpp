// Every game of the house, once. Adding one is its include, and its name in games.def.
#pragma once
#include <tuple>
#include <variant>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/games/commerce.hpp"
#include "kattegat/games/danish_whist.hpp"
#include "kattegat/games/english_whist.hpp"
#include "kattegat/games/esmakker_whist.hpp"
#include "kattegat/games/ligeud.hpp"
#include "kattegat/games/plump.hpp"
#include "kattegat/games/rodskagg.hpp"

namespace kattegat {

namespace detail {
template <class BeforeTheFirst, class... G>
struct GamesBehind {
  using List = std::tuple<G...>;
};
}  // namespace detail
#define KATTEGAT_GAME(game) , game
using Games = detail::GamesBehind<void
#include "kattegat/games/games.def"
                                  >::List;
#undef KATTEGAT_GAME

template <template <class> class Of, class List = Games>
struct EachGame;
template <template <class> class Of, class... G>
struct EachGame<Of, std::tuple<G...>> {
  using Variant = std::variant<Of<G>...>;
};

// Calls visit.template operator()<G>() for every game.
template <class Visit>
void for_each_game(Visit&& visit) {
  [&]<class... G>(std::tuple<G...>*) {
    (visit.template operator()<G>(), ...);
  }(static_cast<Games*>(nullptr));
}

// The ids of the games of which `counts.template operator()<G>()` is true: "ligeud, plump".
template <class Counts>
std::string ids_of_games(Counts&& counts) {
  std::vector<std::string_view> ids;
  for_each_game([&]<class G>() {
    if (counts.template operator()<G>()) ids.push_back(G::id);
  });
  return joined(ids);
}

// The house rules of one game or another.
template <class G>
struct HouseOf {
  typename G::House house{};
  bool operator==(const HouseOf&) const = default;
};
using AnyHouse = EachGame<HouseOf>::Variant;
std::string_view game_of(const AnyHouse&);

// What the game with this id is called; nothing when there is no such game.
std::optional<Word> game_called(std::string_view id);

}  // namespace kattegat
