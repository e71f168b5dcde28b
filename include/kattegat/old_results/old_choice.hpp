// What somebody has said about a table of old results. README, "Old results".
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

// How the table lies: a row a player and evening, or a row an evening and a column a player.
enum class OldLayout { rows, columns };
constexpr std::array<std::string_view, 2> names(OldLayout) { return {"rows", "columns"}; }

// The ids of the games by the likenesses of what they are called.
using GamesByName = std::map<std::string, std::string>;

// What is empty is guessed from the heading.
struct OldChoice {
  std::optional<OldLayout> layout = {};
  std::string date = {}, player = {}, money = {}, points = {}, place = {};  // columns
  std::string game = {};   // a column, or the id of the game of all rows
  std::string stake = {};  // money a point: then the figures are points
  std::string currency = usual_currency;
  std::optional<char> decimal = {};  // '.' or ','
  GamesByName games = {};            // in every language
};
// By its id, or by what it is called; nothing when it is none.
std::optional<std::string> game_meant(const OldChoice&, const std::string& typed);

}  // namespace kattegat
