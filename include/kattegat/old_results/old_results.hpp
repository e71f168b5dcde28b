// A club's old results, out of a table of its own, as evenings: one entry of agreed points a game.
// Only sums are known of them, no deals; where more have played than the game seats, they stand at
// several tables with one player in common, which gives everybody their sum.
#pragma once
#include <map>

#include "kattegat/evening/evening.hpp"
#include "kattegat/old_results/cell_table.hpp"

namespace kattegat {

// How the table lies: a row a player and evening, or a row an evening and a column a player.
enum class OldLayout { rows, columns };
constexpr std::array<std::string_view, 2> names(OldLayout) { return {"rows", "columns"}; }

// The ids of the games by the likenesses of what they are called.
using GamesByName = std::map<std::string, std::string>;

// What somebody has said about a table; what is empty is guessed from the heading.
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

// Which columns are what, by their places.
struct OldMapping {
  OldLayout layout{};
  std::size_t date = 0;
  std::optional<std::size_t> player, game, place;
  std::vector<std::size_t> figures;  // one, or those of the players
  bool in_points = false;
  std::vector<std::size_t> left_out;
};
Result<OldMapping, Text> map_old_columns(const std::vector<std::string>& heading, const OldChoice&);

struct OldEvening {
  Evening evening;  // with ids for everything in it, which follow from what it says
  std::size_t results = 0;
  std::optional<Evening> as_listed = {};  // as earlier editions made it: by the order of its rows
};
struct OldResults {
  std::vector<OldEvening> evenings;  // by date
  std::vector<Violation> wrong;      // all of it; then nothing is to be stored
};
Result<OldResults, Text> read_old_results(const CellTable&, const OldMapping&, const OldChoice&);

}  // namespace kattegat
