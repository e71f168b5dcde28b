#include "conflict_text.hpp"

#include <fmt/format.h>

#include <functional>
#include <map>
#include <memory>

#include "book_answers.hpp"
#include "db/book/evenings.hpp"
#include "db/book/roster.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/conflict_words.hpp"

namespace kattegat::cli {
namespace {

// Who is no player there. Everybody is read when somebody is asked for first.
std::function<std::string(const Uuid&)> anybody_in(const Book& book) {
  const auto roster = std::make_shared<std::optional<ByAnyId>>();
  return [&book, roster](const Uuid& id) {
    if (!*roster) {
      auto all = load_roster(book);
      roster->emplace(all ? std::move(*all) : std::vector<Person>{});
    }
    const Person* const one = (*roster)->find(id);
    return one ? one->name : to_string(id);
  };
}
ConflictPlace place_in(const EveningView* view,
                       const std::function<std::string(const Uuid&)>& person) {
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

struct InWords {
  std::string page;
  Json answer;
};
InWords told(const Conflict& conflict, const ConflictPlace& place, Language language) {
  const std::vector<SideWords> words = side_words(conflict, place, language);
  InWords one;
  one.page = fmt::format("{} ({})\n", printable(conflict_subject(conflict, place, language)),
                         to_string(conflict.id));
  Json::Array sides;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Side& side = conflict.sides[i];
    const std::string record = to_string(side.item.record.hash);
    one.page += fmt::format("  {} {}  [{}]\n", side.holds ? "*" : " ", said(words[i]),
                            record.substr(0, 12));
    sides.push_back(Json::Object{{"record", record},
                                 {"log", to_string(side.item.record.origin)},
                                 {"decision", name_of(side.item.record.kind)},
                                 {"message", said(words[i])},
                                 {"holds", side.holds}});
  }
  one.answer = Json::Object{{"about", name_of(conflict.about)},
                            {"id", to_string(conflict.id)},
                            {"evening", id_or_null(conflict.evening)},
                            {"session", id_or_null(conflict.session)},
                            {"sides", std::move(sides)}};
  return one;
}

ConflictsInWords gathered(std::vector<InWords> conflicts, Language language) {
  ConflictsInWords all;
  if (!conflicts.empty()) all.page = say(Word::conflict_some, language) + "\n";
  for (InWords& one : conflicts) {
    all.page += one.page;
    all.list.push_back(std::move(one.answer));
  }
  return all;
}

}  // namespace

ConflictsInWords in_words(const std::vector<Conflict>& conflicts, const Book& book,
                          Language language) {
  std::map<std::optional<Uuid>, std::vector<std::size_t>> of_evenings;  // each is read once
  for (std::size_t i = 0; i < conflicts.size(); ++i) of_evenings[conflicts[i].evening].push_back(i);
  const auto person = anybody_in(book);
  std::optional<Result<People, BookFault>> people;
  std::vector<InWords> all(conflicts.size());
  for (const auto& [evening, places] : of_evenings) {
    std::optional<EveningView> view;
    if (evening && !people) people = load_people(book);
    if (evening && *people)
      if (auto looked = look_at(book, *evening, **people)) view = std::move(*looked);
    for (const std::size_t i : places)
      all[i] = told(conflicts[i], place_in(view ? &*view : nullptr, person), language);
  }
  return gathered(std::move(all), language);
}

ConflictsInWords in_words(const std::vector<Conflict>& conflicts, const Book& book,
                          const EveningView* view, Language language) {
  const ConflictPlace place = place_in(view, anybody_in(book));
  std::vector<InWords> all;
  for (const Conflict& conflict : conflicts) all.push_back(told(conflict, place, language));
  return gathered(std::move(all), language);
}

}  // namespace kattegat::cli
