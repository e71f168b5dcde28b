// Houses at random: every rule that a game lists, with any value that it may take there.
#pragma once
#include "kattegat/games/all.hpp"
#include "support/draw.hpp"

namespace kattegat::test {

class DrawRules {
 public:
  explicit DrawRules(int seats) : seats_(seats) {}

  void operator()(const HouseRule&, bool& flag) const { flag = toss(); }
  template <class E>
  requires std::is_enum_v<E>
  void operator()(const HouseRule&, E& one) const {
    one = static_cast<E>(draw(0, static_cast<int>(names(E{}).size()) - 1));
  }
  // Of a range its lower end, where sessions come to an end.
  void operator()(const HouseRule&, int& number, const Whole& may) const {
    if (!may.between)
      number = draw_one(may.values);
    else if (may.of_rounds)
      number = seats_ * draw(0, 3);
    else
      number = draw(may.values.front(), std::min(may.values.back(), may.values.front() + 14));
  }
  template <class Contract, std::size_t N>
  void operator()(const HouseRule&, Tariff<Contract, N>& tariff) const {
    for (Points& each : tariff.of) each = Points{draw(0, 20'000)};
  }
  template <class E, std::size_t N>
  void operator()(const HouseRule&, AnyOf<E, N>& known) const {
    each_that_can_be_known(known, [&](E one, std::string_view) { known.set(one, draw(0, 3) > 0); });
  }

 private:
  int seats_;
};

template <class G>
typename G::House random_house(int seats) {
  while (true) {
    typename G::House house;
    G::house_rules(house, DrawRules{seats});
    Checklist list;
    if constexpr (requires { G::check_house(house, list); }) G::check_house(house, list);
    if (list.clean()) return house;
  }
}

}  // namespace kattegat::test
