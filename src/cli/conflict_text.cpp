#include "conflict_text.hpp"
#include "db/book/evenings.hpp"

#include <fmt/format.h>

#include <memory>

#include "db/book/roster.hpp"
#include "kattegat/core/safe_text.hpp"
#include "kattegat/export/conflict_words.hpp"
#include "kattegat/export/plain_text.hpp"

namespace kattegat::cli {
namespace {

// Everybody is read when somebody is asked for first.
ConflictPlace place_in(const Book& book, const EveningView* view) {
  const auto roster = std::make_shared<std::optional<std::vector<Person>>>();
  const auto person = [&book, roster](const Uuid& id) {
    if (!*roster) {
      auto all = load_roster(book);
      *roster = all ? std::move(*all) : std::vector<Person>{};
    }
    for (const Person& one : **roster)
      if (has_id(one, id)) return one.name;
    return to_string(id);
  };
  return {view ? &view->history : nullptr, view ? &view->shown : nullptr, person, {}};
}

// On one line.
std::string said(const SideWords& side) {
  std::string line = side.what;
  if (!side.rules.empty()) line += "; " + side.rules;
  for (std::size_t at = 0; (at = line.find('\n', at)) != std::string::npos;)
    line.replace(at, 1, "; ");
  return on_one_line(line);
}

Json id_or_null(const std::optional<Uuid>& id) { return id ? Json(to_string(*id)) : Json(); }

}  // namespace

std::string conflict_page(const std::vector<Conflict>& conflicts, const Book& book,
                          const EveningView* view, Language language) {
  std::string page;
  const ConflictPlace place = place_in(book, view);
  for (const Conflict& conflict : conflicts) {
    const std::vector<SideWords> sides = side_words(conflict, place, language);
    if (page.empty()) page = say(Word::conflict_some, language) + "\n";
    page += fmt::format("{} ({})\n", conflict_subject(conflict, place, language),
                        to_string(conflict.id));
    for (std::size_t i = 0; i < sides.size(); ++i)
      page += fmt::format("  {} {}  [{}]\n", conflict.sides[i].holds ? "*" : " ", said(sides[i]),
                          to_string(conflict.sides[i].item.record.hash).substr(0, 12));
  }
  return page;
}

Json conflicts_answer(const std::vector<Conflict>& conflicts, const Book& book,
                      const EveningView* view, Language language) {
  Json::Array list;
  const ConflictPlace place = place_in(book, view);
  for (const Conflict& conflict : conflicts) {
    const std::vector<SideWords> words = side_words(conflict, place, language);
    Json::Array sides;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const Side& side = conflict.sides[i];
      sides.push_back(Json::Object{{"record", to_string(side.item.record.hash)},
                                   {"log", to_string(side.item.record.origin)},
                                   {"decision", name_of(side.item.record.kind)},
                                   {"message", said(words[i])},
                                   {"holds", side.holds}});
    }
    list.push_back(Json::Object{{"about", name_of(conflict.about)},
                                {"id", to_string(conflict.id)},
                                {"evening", id_or_null(conflict.evening)},
                                {"session", id_or_null(conflict.session)},
                                {"sides", std::move(sides)}});
  }
  return list;
}

ConflictsInWords in_words(const std::vector<Conflict>& conflicts, const Book& book,
                          Language language) {
  ConflictsInWords all;
  for (const Conflict& conflict : conflicts) {
    std::optional<EveningView> view;
    if (conflict.evening)
      if (auto looked = look_at(book, *conflict.evening)) view = std::move(*looked);
    const EveningView* const seen = view ? &*view : nullptr;
    all.page += conflict_page({conflict}, book, seen, language);
    const Json answer = conflicts_answer({conflict}, book, seen, language);
    all.list.push_back(answer.as<Json::Array>()->front());
  }
  return all;
}

}  // namespace kattegat::cli
