// Who takes the trick.
#include <map>
#include <optional>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/referee/trick.hpp"
#include "question_reader.hpp"

namespace kattegat {
namespace {

// The hands by name; any number of cards each.
void read_hands(const Json* json, Names names, std::map<Seat, Cards>& hands, Checklist& list) {
  if (!json || json->is_null()) return;
  const auto* object = json->as<Json::Object>();
  if (!list.require(object != nullptr, "hands", Word::form_wrong_type, Word::expects_object))
    return;
  for (const auto& [name, cards] : *object) {
    Seat seat;
    Cards held;
    FormFault fault = read_value(Json(name), names, seat);
    fault.add(read_value(cards, names, held));
    tell(list, "hands", fault);
    if (!fault) hands[seat] = std::move(held);
  }
}

constexpr std::size_t four_hands = 4;

// The owner of the gedebuk need neither have played yet nor shown a hand, where there is room for
// one more.
std::vector<std::string> names_of_trick(const Json& json) {
  std::vector<std::string> names;
  collect_names(json.find("cards"), names);
  collect_names(json.find("hands"), names);
  const Json* declarer = json.find("declarer");
  if (const auto* name = declarer ? declarer->as<std::string>() : nullptr)
    if (names.size() < four_hands) add_name(*name, names);
  return names;
}

}  // namespace

Ruled judge_trick_question(const Json& json, Language language) {
  const std::vector<std::string> names = names_of_trick(json);
  QuestionReader read(*json.as<Json::Object>(), names);
  TrickQuestion question;
  std::optional<std::string> game;
  std::optional<int> number;
  std::optional<Trick> cards;
  read.must("game", game);
  read.contract(question.announced.contract);
  question.announced.no_trump = read.trump(question.announced.trump);
  if (const Json* rules = read.take("rules"); rules && !rules->is_null() && game)
    question.house = read_house_rules(*game, *rules, read.list());
  read("trick_number", number);
  read.must("cards", cards);
  read_hands(read.take("hands"), names, question.hands, read.list());
  read("declarer", question.declarer);
  if (const Violations found = read.done(); !found.empty())
    return refuse_question(found, names, language);

  question.game = *game;
  question.number = number.value_or(1);
  question.cards = *cards;
  const auto answer = judge_trick(question);
  if (!answer) return refuse_question(answer.error(), names, language);
  const std::string& winner = at_seat(names, answer->winner);
  const std::string why = say(answer->why, language, names);
  return {true,
          Json::Object{
              {"ok", true}, {"winner", winner}, {"why", why}, {"rule", rule_id(answer->why.word)}},
          printable(winner + ": " + why) + "\n"};
}

}  // namespace kattegat
