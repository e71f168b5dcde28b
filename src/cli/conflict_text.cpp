#include "conflict_text.hpp"
#include "db/book/evenings.hpp"

#include <fmt/format.h>

#include <memory>

#include "db/book/roster.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/conflict_words.hpp"

namespace kattegat::cli {
namespace {

// Everybody is read when somebody is asked for first.
ConflictPlace place_in(const Book& book, const EveningView* view) {
  const auto roster = std::make_shared<std::optional<ByAnyId>>();
  const auto person = [&book, roster](const Uuid& id) {
    if (!*roster) {
      auto all = load_roster(book);
      roster->emplace(all ? std::move(*all) : std::vector<Person>{});
    }
    const Person* const one = (*roster)->find(id);
    return one ? one->name : to_string(id);
  };
  return {view ? &view->history : nullptr, view ? &view->shown : nullptr, person, {}};
}

// On one line.
std::string said(const SideWords& side) {
  std::string line = side.what;
  if (!side.rules.empty()) line += "; " + side.rules;
  for (std::size_t at = 0; (at = line.find('\n', at)) != std::string::npos;)
    line.replace(at, 1, "; ");
  return printable(line);
}

Json id_or_null(const std::optional<Uuid>& id) { return id ? Json(to_string(*id)) : Json(); }

void add(ConflictsInWords& all, const Conflict& conflict, const ConflictPlace& place,
         Language language) {
  const std::vector<SideWords> words = side_words(conflict, place, language);
  if (all.page.empty()) all.page = say(Word::conflict_some, language) + "\n";
  all.page += fmt::format("{} ({})\n", printable(conflict_subject(conflict, place, language)),
                          to_string(conflict.id));
  Json::Array sides;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Side& side = conflict.sides[i];
    const std::string record = to_string(side.item.record.hash);
    all.page += fmt::format("  {} {}  [{}]\n", side.holds ? "*" : " ", said(words[i]),
                            record.substr(0, 12));
    sides.push_back(Json::Object{{"record", record},
                                 {"log", to_string(side.item.record.origin)},
                                 {"decision", name_of(side.item.record.kind)},
                                 {"message", said(words[i])},
                                 {"holds", side.holds}});
  }
  all.list.push_back(Json::Object{{"about", name_of(conflict.about)},
                                  {"id", to_string(conflict.id)},
                                  {"evening", id_or_null(conflict.evening)},
                                  {"session", id_or_null(conflict.session)},
                                  {"sides", std::move(sides)}});
}

}  // namespace

ConflictsInWords in_words(const std::vector<Conflict>& conflicts, const Book& book,
                          Language language) {
  ConflictsInWords all;
  for (const Conflict& conflict : conflicts) {
    std::optional<EveningView> view;
    if (conflict.evening)
      if (auto looked = look_at(book, *conflict.evening)) view = std::move(*looked);
    add(all, conflict, place_in(book, view ? &*view : nullptr), language);
  }
  return all;
}

ConflictsInWords in_words(const std::vector<Conflict>& conflicts, const Book& book,
                          const EveningView* view, Language language) {
  ConflictsInWords all;
  const ConflictPlace place = place_in(book, view);
  for (const Conflict& conflict : conflicts) add(all, conflict, place, language);
  return all;
}

}  // namespace kattegat::cli
