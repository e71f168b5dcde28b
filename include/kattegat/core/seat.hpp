// Seats around the table, numbered clockwise from 0, and the way the turn goes.
#pragma once
#include <array>
#include <compare>
#include <cstddef>

#include "kattegat/core/check.hpp"

namespace kattegat {

inline constexpr int max_seats = 17;  // Commerce: 17 hands of three are what one pack can give

struct Seat {
  int index = 0;
  auto operator<=>(const Seat&) const = default;
};

// One T for each seat. A plain value of fixed size: a deal is judged without allocating.
template <class T>
struct PerSeat {
  std::array<T, max_seats> each{};
  T& operator[](Seat seat) { return each[static_cast<std::size_t>(seat.index)]; }
  const T& operator[](Seat seat) const { return each[static_cast<std::size_t>(seat.index)]; }
  bool operator==(const PerSeat&) const = default;
};

// The seats 0 .. count-1, for range-for.
struct Seats {
  int count = 0;
  struct Iterator {
    int index;
    Seat operator*() const { return Seat{index}; }
    Iterator& operator++() {
      ++index;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return index != other.index; }
  };
  [[nodiscard]] Iterator begin() const { return {0}; }
  [[nodiscard]] Iterator end() const { return {count}; }
};

// A list with one for each seat, clockwise: its seats, and what stands at one of them.
template <class List>
Seats seats_of(const List& list) {
  return {static_cast<int>(list.size())};
}
template <class List>
auto& at_seat(List& list, Seat seat) {
  return list[static_cast<std::size_t>(seat.index)];
}

enum class Direction { clockwise, counter_clockwise };

// The neighbour who is next in turn.
constexpr Seat next_seat(Seat seat, int seats, Direction direction = Direction::clockwise) {
  const int step = direction == Direction::clockwise ? 1 : seats - 1;
  return Seat{(seat.index + step) % seats};
}

// Next in turn among those for whom present(seat) holds. At least one seat must be present.
template <class Present>
Seat next_present(Seat seat, int seats, Present&& present,
                  Direction direction = Direction::clockwise) {
  do seat = next_seat(seat, seats, direction);
  while (!present(seat));
  return seat;
}

// Those for whom `holds(seat)` is true, and how many they are.
template <class Holds>
PerSeat<bool> seats_where(int seats, Holds&& holds) {
  PerSeat<bool> result;
  for (const Seat seat : Seats{seats}) result[seat] = holds(seat);
  return result;
}
template <class Holds>
int count_where(int seats, Holds&& holds) {
  int count = 0;
  for (const Seat seat : Seats{seats}) count += holds(seat) ? 1 : 0;
  return count;
}

// A seat, or nobody: a declarer may play alone.
class Partner {
 public:
  static constexpr Partner alone() { return Partner(-1); }
  static constexpr Partner of(Seat seat) { return Partner(seat.index); }
  constexpr Partner() = default;
  [[nodiscard]] constexpr bool is(Seat seat) const { return index_ == seat.index; }
  [[nodiscard]] constexpr bool is_alone() const { return index_ < 0; }
  [[nodiscard]] constexpr Seat seat() const {
    KATTEGAT_CHECK(!is_alone());
    return Seat{index_};
  }
  bool operator==(const Partner&) const = default;

 private:
  constexpr explicit Partner(int index) : index_(index) {}
  int index_ = -1;
};

}  // namespace kattegat
