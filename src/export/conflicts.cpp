#include "kattegat/export/conflicts.hpp"

#include <fmt/format.h>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/wording/conflict_words.hpp"

namespace kattegat {
namespace {

ConflictPlace place_among(const Conflict& conflict, const PlacedConflicts& all) {
  ConflictPlace place;
  place.person = [&all](const Uuid& id) {
    const Person* const one = all.everybody.find(id);
    return one ? one->name : to_string(id);
  };
  if (!conflict.evening) return place;
  if (const auto view = all.evenings.find(*conflict.evening); view != all.evenings.end()) {
    place.history = &view->second.history;
    place.shown = &view->second.shown;
  }
  return place;
}

std::string side_on_one_line(const SideWords& side) {
  std::string line = side.what;
  if (!side.rules.empty()) line += "; " + side.rules;
  for (std::size_t at = 0; (at = line.find('\n', at)) != std::string::npos;)
    line.replace(at, 1, "; ");
  return printable(line);
}
// In the order of the sides.
std::vector<std::string> sides_on_lines(const Conflict& conflict, const ConflictPlace& place,
                                        Language language) {
  std::vector<std::string> lines;
  for (const SideWords& side : side_words(conflict, place, language))
    lines.push_back(side_on_one_line(side));
  return lines;
}

}  // namespace

std::string conflicts_page(const PlacedConflicts& all, Language language) {
  constexpr std::size_t digits_of_record = 12;
  if (all.list.empty()) return "";
  std::string page = say(Word::conflict_some, language) + "\n";
  for (const Conflict& conflict : all.list) {
    const ConflictPlace place = place_among(conflict, all);
    page += fmt::format("{} ({})\n", printable(conflict_subject(conflict, place, language)),
                        to_string(conflict.id));
    const std::vector<std::string> lines = sides_on_lines(conflict, place, language);
    std::int64_t more = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Side& side = conflict.sides[i];
      if (i >= most_sides_told && !side.holds) {
        ++more;
        continue;
      }
      page += fmt::format("  {} {}  [{}]\n", side.holds ? "*" : " ", lines[i],
                          to_string(side.item.record.hash).substr(0, digits_of_record));
    }
    if (more > 0) page += "    " + say(text(Word::screen_and_more, more), language) + "\n";
  }
  return page;
}

Json::Array conflicts_answer(const PlacedConflicts& all, Language language) {
  Json::Array list;
  for (const Conflict& conflict : all.list) {
    const std::vector<std::string> lines =
        sides_on_lines(conflict, place_among(conflict, all), language);
    Json::Array sides;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Record& record = conflict.sides[i].item.record;
      sides.push_back(Json::Object{{"record", to_string(record.hash)},
                                   {"log", to_string(record.origin)},
                                   {"decision", name_of(record.kind)},
                                   {"message", lines[i]},
                                   {"holds", conflict.sides[i].holds}});
    }
    list.push_back(Json::Object{{"about", name_of(conflict.about)},
                                {"id", to_string(conflict.id)},
                                {"evening", id_or_null(conflict.evening)},
                                {"session", id_or_null(conflict.session)},
                                {"sides", std::move(sides)}});
  }
  return list;
}

}  // namespace kattegat
