// An evening as one of many in a list.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

struct SessionLine {
  Uuid id;
  std::string game;
  std::vector<std::string> seats;
  std::int64_t entries = 0;
};
struct EveningLine {  // with the names that people have now
  Uuid id;
  std::string date;
  std::string place;
  std::string currency;
  std::vector<std::string> players;
  std::vector<SessionLine> sessions;
  std::vector<Uuid> parts;  // that were begun apart and belong to it
};
EveningLine line_of(const EveningHistory&);

}  // namespace kattegat
