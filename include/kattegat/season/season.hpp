// Many evenings as what each brought to everybody: what rankings and curves are made of.
#pragma once
#include <array>
#include <optional>

#include "kattegat/core/seat.hpp"
#include "kattegat/season/standing.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

// An evening of the book: who came and which games were played. Everybody is a number among the
// people of the season.
struct SeasonTable {
  Uuid id;  // of the session
  std::string game;
  Money stake;
  std::vector<std::size_t> sitters;
};
struct PlayedEvening {
  Uuid id;
  std::string date, place, currency;
  Money coin{1};
  std::vector<std::size_t> players;  // each once, in the order of the night
  std::vector<SeasonTable> tables;
};

struct Share {  // of one who has played, in an evening
  std::size_t person = 0;
  Money money;
  Points points;
};
struct SeasonEvening {
  Uuid id;
  std::string date, place, currency;
  std::vector<Share> shares;  // in the order of the night
};
// An evening with entries that break a rule, and count for nothing.
struct BrokenEvening {
  Uuid id;
  std::string date;
  std::int64_t entries = 0;
};
struct Season {
  std::vector<StandingLine> people;     // the sums of each; also of those who have not played
  std::vector<SeasonEvening> evenings;  // oldest first: by date, then by id
  ExactMoney moved = 0;                 // no sum of shares is more
  ExactMoney most = 0;                  // of that, in one evening
  Uuid most_in{};                       // which it is
  std::vector<BrokenEvening> broken{};  // of those judged, oldest first
};

// By the numbers of the sitters.
using SitterPoints = std::array<Points, max_seats>;
// What cannot be, as what stands in a damaged book cannot; and more money than can be settled, in
// an evening, or than can be added up.
struct Unsound {
  Uuid id;  // of the session, or of the evening; of a sum: of that which moves most
  enum class Why { not_there, points, not_zero, money, sum } why = Why::not_there;
};
// Evenings are added in any order. `points` has what each sitter of each table has won or lost.
std::optional<Unsound> add_evening(Season&, const PlayedEvening&,
                                   const std::vector<SitterPoints>& points);
void sort_evenings(Season&);
std::string newest_currency(const Season&);  // that of the last evening; empty where there is none

}  // namespace kattegat
