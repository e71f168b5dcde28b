#include "kattegat/games/all.hpp"

namespace kattegat {

// Here and not where the list is: it takes the compiler a while.
static_assert([]<class... G>(std::tuple<G...>*) {
  return (Game<G> && ...);
}(static_cast<Games*>(nullptr)));

std::string_view game_of(const AnyHouse& any) {
  return std::visit([]<class G>(const HouseOf<G>&) { return G::id; }, any);
}

std::optional<Word> game_called(std::string_view id) {
  std::optional<Word> name;
  for_each_game([&]<class G>() {
    if (G::id == id) name = G::name;
  });
  return name;
}

}  // namespace kattegat
