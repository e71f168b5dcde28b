#include "remarks.hpp"

#include <map>
#include <optional>
#include <set>

#include "db/book/roster.hpp"
#include "db/several/same_tables.hpp"
#include "io.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/likeness.hpp"

namespace kattegat::cli {

Result<std::vector<Text>, BookFault> look_alikes(const Book& book,
                                                 const std::vector<Evening>& evenings) {
  const auto roster = load_roster(book);
  if (!roster) return roster.error();
  std::set<std::string> known;
  std::map<std::string, std::vector<std::string>> in_book;  // by how they read; so are the new ones
  const auto know = [&](const std::string& name) {
    known.insert(name);
    in_book[likeness(name)].push_back(name);
  };
  std::set<Uuid> ids;
  for (const Person& person : *roster) {
    ids.insert(person.ids.begin(), person.ids.end());
    know(person.name);
    for (const std::string& also : person.also) know(also);
  }
  std::vector<Text> found;
  std::map<std::string, std::string> new_ones;
  for (const Evening& evening : evenings)
    for (std::size_t i = 0; i < evening.players.size(); ++i) {
      const std::string& name = evening.players[i];
      const std::optional<Uuid>& is = evening.people[i];
      if ((is && ids.count(*is) > 0) || !known.insert(name).second) continue;
      const std::string key = likeness(name);
      if (const auto alike = in_book.find(key); alike != in_book.end())
        for (const std::string& other : alike->second)
          found.push_back(text(Word::names_alike, name, other));
      const auto [first, is_first] = new_ones.try_emplace(key, name);
      if (!is_first) found.push_back(text(Word::names_alike, name, first->second));
    }
  return found;
}

void remark_on_tables(const Setting& setting, const Book& book, const std::set<Uuid>& evenings) {
  const auto several = tables_in_several_evenings(book, evenings);
  if (!several) {
    remark(setting, several.error().text);
    return;
  }
  const auto id = [](const Uuid& evening) { return to_string(evening); };
  for (const SameTable& one : *several) {
    const auto word = either<Word::evening_table_twice, Word::evening_table_short>(one.are_alike);
    remark(setting, text(word, one.day, joined(one.players), joined(one.evenings, ", ", id)));
  }
}

void remark_on_broken(const Setting& setting, const Season& season,
                      const std::function<bool(const SeasonEvening&)>& is_told) {
  if (season.broken.empty()) return;
  std::set<Uuid> told;
  for (const SeasonEvening& evening : season.evenings)
    if (is_told(evening)) told.insert(evening.id);
  for (const BrokenEvening& one : season.broken)
    if (told.count(one.id) > 0)
      remark(setting, text(Word::cli_broken_entries, one.date, to_string(one.id), one.entries));
}

void remark(const Setting& setting, const Text& about) {
  say_beside(say(text(Word::cli_remark, say(about, setting.language)), setting.language));
}

}  // namespace kattegat::cli
