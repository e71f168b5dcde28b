#include "nothing_found.hpp"

#include "kattegat/wording/describe.hpp"

namespace kattegat::cli {
namespace {

Text nothing_of_game(const std::string& game, const std::string& from, const std::string& to) {
  if (!from.empty() && !to.empty()) return text(Word::cli_nothing_of_game_between, game, from, to);
  if (!from.empty()) return text(Word::cli_nothing_of_game_since, game, from);
  if (!to.empty()) return text(Word::cli_nothing_of_game_until, game, to);
  return text(Word::cli_nothing_of_game, game);
}

}  // namespace

Text nothing_found(const StandingsChoice& choice, const std::string& currency, Language language) {
  if (!choice.place.empty() || !currency.empty()) return text(Word::cli_nothing_like_that);
  const std::string from = date_text(choice.from, language), to = date_text(choice.to, language);
  if (!choice.game.empty()) return nothing_of_game(game_name(choice.game, language), from, to);
  if (!from.empty() && !to.empty()) return text(Word::cli_nothing_between, from, to);
  if (!from.empty()) return text(Word::cli_nothing_since, from);
  if (!to.empty()) return text(Word::cli_nothing_until, to);
  return text(Word::cli_no_results);
}

}  // namespace kattegat::cli
