// A new evening, or a new session of the one shown, while it is being put together.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kattegat/core/uuid.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/evening/shared_fields.hpp"

namespace kattegat::ui {

AnyHouse house_of(const EveningSession&);

// Clockwise, who sits there. One that somebody has left stays between others, and is taken first;
// the last one is never empty.
using Chairs = std::vector<std::optional<std::string>>;
Chairs chairs_of(const std::vector<std::string>& seats);
std::vector<std::string> sitting(const Chairs&);
void sit_down(Chairs&, const std::string& name);
void stand_up(Chairs&, std::size_t chair);  // nobody else moves
void close_up(Chairs&);                     // no empty ones are left

struct Setup {
  bool new_evening = true;
  std::optional<Uuid> evening{};  // whose game it will be, when it is no new one
  int step = 0;                   // players, game and seats, stake and rules
  std::vector<std::string> players;
  std::map<std::string, Uuid> people{};  // who of several called so is meant
  AnyHouse house;                        // of the game to be played
  std::string school;                    // that its rules were last
  Chairs chairs;
  Money stake{10};
  std::string place;
  std::string currency;
  Money coin{1};
  enum class Typing { nothing, player, place, stake } typing = Typing::nothing;
  std::string typed;
  // Of what is begun, drawn once: when the app cannot tell whether it has been stored, to do it
  // again begins nothing else.
  Uuid evening_key = random_uuid();
  Uuid session_key = random_uuid();
};

// Whom it has under one name it has under another; nobody is there twice.
void call_otherwise(Setup&, const std::string& was, const std::string& now);

// As it is kept while it is put together: kept_setup.cpp. Nothing when it cannot be read.
Json::Object setup_to_json(const Setup&);
std::optional<Setup> setup_from_json(const Json&);

}  // namespace kattegat::ui
