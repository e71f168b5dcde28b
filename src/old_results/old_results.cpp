#include "kattegat/old_results/old_results.hpp"

#include <algorithm>

#include "made_evening.hpp"

namespace kattegat {
namespace {

// The same, in whatever order its rows and columns stood. In the same game twice they are others.
EveningRows in_order(EveningRows evening) {
  for (OldGame& game : evening.games)
    std::sort(game.shares.begin(), game.shares.end(),
              [](const OldShare& a, const OldShare& b) { return a.player < b.player; });
  const auto key = [](const OldGame& game) {
    return std::pair(game.id, game.shares.empty() ? "" : game.shares.front().player);
  };
  std::sort(evening.games.begin(), evening.games.end(),
            [&](const OldGame& a, const OldGame& b) { return key(a) < key(b); });
  return evening;
}

}  // namespace

Result<OldResults, Text> read_old_results(const CellTable& table, const OldMapping& mapping,
                                          const OldChoice& choice) {
  if (!mapping.game && !game_meant(choice, choice.game))
    return text(Word::old_which_game, ids_of_games([]<class G>() { return true; }));
  const auto stake = typed_money(choice.stake.empty() ? "0" : choice.stake);
  if (!stake || !is_stake(*stake)) return text(Word::old_bad_stake, choice.stake);
  OldRows rows = read_old_rows(table, mapping, choice);
  // Money stands as a point a krone; points that no stake is known of move no money.
  const bool is_money = !mapping.in_points;
  const Coinage coinage{choice.currency, is_money ? "1" : to_string(*stake)};
  OldResults results{.evenings = {}, .wrong = {}, .sums = rows.sums};
  Violations wrong;
  for (const EveningRows& evening : rows.evenings) {
    const EveningRows plain = in_order(evening);
    auto made = made_evening(plain, coinage);
    if (!made) {
      wrong.insert(wrong.end(), made.error().begin(), made.error().end());
      continue;
    }
    if (plain != evening)
      if (auto listed = made_evening(evening, coinage))
        made->as_listed = std::move(listed->evening);
    results.evenings.push_back(std::move(*made));
  }
  // What cannot be read would not come to 0 either.
  results.wrong = std::move(rows.wrong.empty() ? wrong : rows.wrong);
  return results;
}

}  // namespace kattegat
