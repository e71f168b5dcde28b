#include "choices.hpp"

#include "kattegat/export/exports.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/words.hpp"

namespace kattegat::cli {
namespace {

using usage::Value;

template <class E>
std::vector<std::string> ids_of(std::span<const E> table) {
  std::vector<std::string> ids;
  for (const E& one : table) ids.emplace_back(one.id);
  return ids;
}

}  // namespace

std::vector<std::string> few_choices(Value value) {
  std::vector<std::string> list;
  switch (value) {
    case Value::plan:
      return {"fewest", "sessions", "banker="};
    case Value::shell:
      return {"bash", "zsh"};
    case Value::export_format:
      return ids_of(exports());
    case Value::report_format:
      return ids_of(together_exports());
    case Value::layout:
      return {"rows", "columns"};
    case Value::purse_format:
      return ids_of(purse_exports());
    case Value::purse_kind: {
      constexpr auto kinds = names(PurseKind{});
      return {kinds.begin(), kinds.end()};
    }
    case Value::decimal:
      return {"comma", "point"};
    case Value::encoding:
      return {"utf8", "latin1"};
    case Value::separator:
      return {"comma", "semicolon", "tab"};
    case Value::ranking:
      return {"money", "points", "average", "best=", "places="};
    case Value::money_or_points:
      return {"money", "points"};
    case Value::game:
      for_each_game([&]<class G>() { list.emplace_back(G::id); });
      return list;
    case Value::language:
      for (const Language language : languages) list.emplace_back(code(language));
      return list;
    default:
      return list;
  }
}

}  // namespace kattegat::cli
