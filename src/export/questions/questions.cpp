#include "kattegat/export/questions.hpp"

#include <algorithm>

#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "question_reader.hpp"

namespace kattegat {

void add_name(const std::string& name, std::vector<std::string>& names) {
  constexpr std::size_t too_many = max_seats + 1;  // for any game, and enough to say so
  if (names.size() < too_many && std::find(names.begin(), names.end(), name) == names.end())
    names.push_back(name);
}
void collect_names(const Json* json, std::vector<std::string>& names) {
  if (!json) return;
  if (const auto* object = json->as<Json::Object>())
    for (const auto& [name, value] : *object) add_name(name, names);
  if (const auto* array = json->as<Json::Array>())
    for (const Json& item : *array) {
      const auto* pair = item.as<Json::Array>();
      if (const auto* name = pair && !pair->empty() ? pair->front().as<std::string>() : nullptr)
        add_name(*name, names);
    }
}

Ruled refuse_question(const Violations& found, Names names, Language language) {
  std::string page;
  for (const Violation& violation : found)
    page += wrong_line(with_field(violation, language, names), violation);
  return {false, refusal_answer(found, names, language), page};
}

Result<Ruled, Text> judge_question(Question question, std::string_view bytes, Language language) {
  const auto json = parse_json(bytes);
  if (!json) return json.error();
  if (!json->as<Json::Object>())
    return refuse_question({{"question", expected(Word::expects_object)}}, {}, language);
  switch (question) {
    case Question::trick:
      return judge_trick_question(*json, language);
    case Question::dummy:
      return judge_dummy_question(*json, language);
    case Question::commerce:
      break;
  }
  return judge_hands_question(*json, language);
}

}  // namespace kattegat
