#include "kattegat/export/conflicts.hpp"

#include <fmt/format.h>

#include <map>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/wording/conflict_words.hpp"

namespace kattegat {
namespace {

// What is known around them, made once for all conflicts of an evening.
class ContextsOfConflicts {
 public:
  explicit ContextsOfConflicts(const PlacedConflicts& all) : all_(all) {}

  const ConflictContext& of(const Conflict& conflict) {
    const auto view =
        conflict.evening ? all_.evenings.find(*conflict.evening) : all_.evenings.end();
    const EveningView* const evening = view == all_.evenings.end() ? nullptr : &view->second;
    const auto known = contexts_.find(evening);
    return known == contexts_.end() ? contexts_.emplace(evening, in(evening)).first->second
                                    : known->second;
  }

 private:
  [[nodiscard]] ConflictContext in(const EveningView* evening) const {
    const auto person = [&all = all_](const Uuid& id) {
      const Person* const one = all.everybody.find(id);
      return one ? one->name : to_string(id);
    };
    return {evening ? &evening->history : nullptr, evening ? &evening->shown : nullptr, person};
  }

  const PlacedConflicts& all_;
  std::map<const EveningView*, ConflictContext> contexts_;
};

std::string side_on_one_line(const SideWords& side) {
  std::string line;
  for (const char c : side.what + (side.rules.empty() ? "" : "; ") + side.rules)
    if (c == '\n')
      line += "; ";
    else
      line += c;
  return printable(line);
}

}  // namespace

std::string conflicts_page(const PlacedConflicts& all, Language language) {
  constexpr std::size_t digits_of_record = 12;
  if (all.list.empty()) return "";
  std::string page = say(Word::conflict_some, language) + "\n";
  ContextsOfConflicts contexts(all);
  for (const Conflict& conflict : all.list) {
    const ConflictContext& context = contexts.of(conflict);
    page += fmt::format("{} ({})\n", printable(conflict_subject(conflict, context, language)),
                        to_string(conflict.id));
    const std::vector<std::size_t> told = sides_told(conflict);
    const std::vector<SideWords> words = side_words(conflict, told, context, language);
    for (std::size_t i = 0; i < told.size(); ++i) {
      const Side& side = conflict.sides[told[i]];
      page += fmt::format("  {} {}  [{}]\n", side.holds ? "*" : " ", side_on_one_line(words[i]),
                          to_string(side.item.record.hash).substr(0, digits_of_record));
    }
    if (const auto more = static_cast<std::int64_t>(conflict.sides.size() - told.size()); more > 0)
      page += "    " + say(text(Word::screen_and_more, more), language) + "\n";
  }
  return page;
}

Json::Array conflicts_answer(const PlacedConflicts& all, Language language) {
  Json::Array list;
  ContextsOfConflicts contexts(all);
  for (const Conflict& conflict : all.list) {
    const std::vector<SideWords> words = side_words(conflict, contexts.of(conflict), language);
    Json::Array sides;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const Record& record = conflict.sides[i].item.record;
      sides.push_back(Json::Object{{"record", to_string(record.hash)},
                                   {"log", to_string(record.origin)},
                                   {"decision", name_of(record.kind)},
                                   {"message", side_on_one_line(words[i])},
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
