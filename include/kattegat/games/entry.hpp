// What an entry is in every game: who made it and when, whether it was voided, the two kinds that
// no game changes, and the misdeal that most take as it is. evening-format, "Entries common to
// every game".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/field.hpp"
#include "kattegat/core/seat.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

// A field of an entry. Empty means "not answered", never "none": none is a value of T.
template <class T>
using Asked = std::optional<T>;

// Fields that hold something for some of the players: {"Anna": 2, "Bo": 1}.
template <class T>
using ByPlayer = PerSeat<std::optional<T>>;
template <class T>
bool has_everybody(const PerSeat<std::optional<T>>& each, int seats) {
  return count_where(seats, [&](Seat seat) { return each[seat].has_value(); }) == seats;
}

// Tricks as one number for the declarer's side, or player by player: each game says which it asks.
using Tricks = std::variant<int, ByPlayer<int>>;
// As one number, where it is.
inline std::optional<int> of_one_side(int tricks) { return tricks; }
inline std::optional<int> of_one_side(const Tricks& tricks) {
  const int* const one = std::get_if<int>(&tricks);
  return one ? std::optional(*one) : std::nullopt;
}

struct Voided {
  std::string why;
  std::optional<std::string> at;  // RFC 3339
  bool operator==(const Voided&) const = default;
};

inline constexpr const char* type_key = "type";  // of which kind an entry is

// The envelope of every entry.
struct Stamp {
  std::optional<Uuid> id;
  std::optional<std::string> at;  // RFC 3339
  std::optional<std::string> by;
  std::optional<Seat> dealer;  // must be whose turn it is
  std::optional<Voided> voided;
  bool operator==(const Stamp&) const = default;
  template <class V>
  static constexpr void fields(V&& visit) {
    visit(field("id", &Stamp::id));
    visit(field("at", &Stamp::at));
    visit(field("by", &Stamp::by));
    visit(field("dealer", &Stamp::dealer));
    visit(field("void", &Stamp::voided));
  }
};

// The deal is void, and the same player deals again where the game does not say otherwise.
struct Misdeal {
  static constexpr std::string_view type = "misdeal";
  bool operator==(const Misdeal&) const = default;
  template <class V>
  static constexpr void fields(V&&) {}
};

// A correction that the table agreed on. Points sum to zero.
struct Adjust {
  static constexpr std::string_view type = "adjust";
  Asked<ByPlayer<Points>> points;
  Asked<std::string> why;
  bool operator==(const Adjust&) const = default;
  template <class V>
  static constexpr void fields(V&& visit) {
    visit(field("points", &Adjust::points));
    visit(field<FieldRole::reason>("why", &Adjust::why));
  }
};

struct Note {
  static constexpr std::string_view type = "note";
  Asked<std::string> text;
  bool operator==(const Note&) const = default;
  template <class V>
  static constexpr void fields(V&& visit) {
    visit(field("text", &Note::text));
  }
};

template <class T>
T value_or_zero(const std::optional<T>& value) {
  return value.value_or(T{});
}

}  // namespace kattegat
