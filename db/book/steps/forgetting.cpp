#include "db/book/steps/forgetting.hpp"

#include <map>
#include <set>
#include <string>
#include <tuple>

namespace kattegat {

Forgotten to_forget(Store& store, const Roster& roster) {
  Forgotten gone;
  store.each_with_words([&](const Item& item) {
    if (!are_words_forgotten(item, roster)) return;
    gone.rows.push_back(item.row);
    gone.texts += is_free_text(item.record.kind) ? 1 : 0;
  });
  return gone;
}

Items texts_like_forgotten(Store& store, const Roster& roster) {
  Items found;
  if (roster.forgotten().records().empty()) return found;
  using What = std::tuple<RecordKind, Uuid, std::string>;
  std::map<Uuid, std::set<What>> gone;  // of each id that was asked about
  const auto what_of = [](const Record& record) {
    return What{record.kind, record.parent, record.body};
  };
  store.each_with_words([&](const Item& item) {
    if (!is_free_text(item.record.kind) || are_words_forgotten(item, roster)) return;
    const auto [place, first] = gone.try_emplace(item.record.id);
    if (first)
      for (const Item& other : store.with_id(item.record.id))
        if (are_words_forgotten(other, roster)) place->second.insert(what_of(other.record));
    if (place->second.count(what_of(item.record)) > 0) found.push_back(item);
  });
  return found;
}

std::vector<std::string> names_to_forget(Store& store, const Roster& roster) {
  std::set<std::string> names;
  store.each_with_words([&](const Item& item) {
    if (are_words_forgotten(item, roster)) names.insert(name_said(item));
  });
  return {names.begin(), names.end()};
}

Items texts_that_mention(Store& store, const std::vector<std::string>& names) {
  Items found;
  const Mentioned mentioned(names);
  store.each_with_words([&](const Item& item) {
    if (mentions_any(item, mentioned)) found.push_back(item);
  });
  return found;
}

}  // namespace kattegat
