// Which card dummy has played.
#include <optional>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/wording/describe.hpp"
#include "question_reader.hpp"

namespace kattegat {
namespace {

void read_call(QuestionReader& read, DummyQuestion& question) {
  std::optional<std::string> call;
  read("call", call);
  if (!call) return;
  question.call = understand(*call);
  read.list().require(question.call.has_value(), "call", Word::dummy_not_understood, *call);
}

// One card, or several.
void read_touched(QuestionReader& read, Cards& touched) {
  const Json* json = read.take("touched");
  if (!json || json->is_null()) return;
  const bool several = json->as<Json::Array>() != nullptr;
  const FormFault fault =
      several ? read_value(*json, {}, touched) : read_value(*json, {}, touched.emplace_back());
  tell(read.list(), "touched", fault);
}

}  // namespace

Ruled judge_dummy_question(const Json& json, Language language) {
  QuestionReader read(*json.as<Json::Object>(), {});
  DummyQuestion question;
  std::optional<Cards> dummy, trick, seen, intent;
  std::optional<int> seat;
  std::optional<DummyQuestion::Purpose> purpose;
  std::optional<DummyQuestion::Interpretation> interpretation;
  read.must("dummy", dummy);
  read.trump(question.trump);
  read("trick", trick);
  read("dummy_seat", seat);
  read("won_with", question.won_with);
  read("seen", seen);
  read_call(read, question);
  read("intent", intent);
  read_touched(read, question.touched);
  read("purpose", purpose);
  read("slip", question.slip);
  read("interpretation", interpretation);
  if (const Violations found = read.done(); !found.empty())
    return refuse_question(found, {}, language);

  question.dummy = *dummy;
  question.trick = trick.value_or(Cards{});
  question.seen = seen.value_or(Cards{});
  question.intent = intent.value_or(Cards{});
  question.purpose = purpose.value_or(question.purpose);
  question.interpretation = interpretation.value_or(question.interpretation);
  Checklist list;
  list.add(check(question));
  const auto place = static_cast<int>(question.trick.size()) + 1;
  if (seat)
    list.require(*seat == place, "dummy_seat", Word::dummy_seat, std::int64_t{place},
                 std::int64_t{*seat});
  if (!list.clean()) return refuse_question(list.found(), {}, language);

  const DummyAnswer answer = rule_dummy(question);
  Json::Array cards;
  for (const Card card : answer.cards) cards.push_back(to_string(card));
  const std::string words = say(answer, language);
  return {true,
          Json::Object{{"ok", true},
                       {"ruling", names(answer.ruling)[static_cast<std::size_t>(answer.ruling)]},
                       {"cards", std::move(cards)},
                       {"law", name(answer.law)},
                       {"text", words},
                       {"director", answer.director}},
          words + " (§ " + std::string(name(answer.law)) + ")\n"};
}

namespace {

// Where there is but one card, nothing is chosen.
Word word_of(const DummyAnswer& answer) {
  if (answer.cards.size() == 1 && answer.ruling == Ruling::void_call) return Word::ruling_void_one;
  if (answer.cards.size() == 1 && answer.ruling == Ruling::correct_revoke)
    return Word::ruling_correct_revoke_one;
  return word(answer.ruling);
}

}  // namespace

std::string say(const DummyAnswer& answer, Language language) {
  const std::string cards = joined(answer.cards, " ", [&](Card one) { return say(one, language); });
  std::string words = say(text_of(word_of(answer), cards), language);
  if (answer.director) words += " " + say(Word::dummy_director, language);
  return words;
}

}  // namespace kattegat
