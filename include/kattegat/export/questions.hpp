// Questions to the referee as JSON, and the answers. evening-format, "Referee questions".
#pragma once
#include "kattegat/core/json/json.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/games/commerce_hand.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/referee/dummy.hpp"

namespace kattegat {

enum class Question : std::uint8_t { trick, dummy, commerce };

struct Ruled {
  bool clean = false;  // false: the answer is what is wrong with the question
  Json answer;
  std::string page;  // the same for people
};

// An error: the bytes are no JSON that is read.
Result<Ruled, Text> judge_question(Question, std::string_view bytes, Language);

// "tretal E", "poäng 24", "ingenting".
std::string say(const HandValue&, Language);
// What declarer's card comes to, in a sentence; a second one where the director decides.
std::string say(const DummyAnswer&, Language);

}  // namespace kattegat
