// One question to the referee while it is read, and what is said of one that is wrong.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/evening/read.hpp"
#include "kattegat/export/questions.hpp"

namespace kattegat {

// One question while it is read. Keys that are null count as left out.
class QuestionReader {
 public:
  QuestionReader(const Json::Object& object, Names names) : reader_(object, names, list_) {}

  const Json* take(std::string_view key) { return reader_.take(key); }

  template <class T>
  void operator()(std::string_view key, std::optional<T>& value) {
    const Json* json = take(key);
    if (json && !json->is_null()) reader_(key, value);
  }
  template <class T>
  void must(std::string_view key, std::optional<T>& value) {
    (*this)(key, value);
    reader_.must(value, key);
  }
  // "S", "NT" or null. True when it says that there is none.
  bool trump(std::optional<Suit>& trump) {
    std::optional<TrumpOrNone> named;
    (*this)("trump", named);
    if (named) trump = suit_of(*named);
    return named == TrumpOrNone::none;
  }
  // A name, or a number that is one: 9 for "9".
  void contract(std::string& contract) {
    const Json* json = take("contract");
    if (!json || json->is_null()) return;
    const auto* word = json->as<std::string>();
    const auto* number = json->as<std::int64_t>();
    if (list_.require(word || number, "contract", Word::form_wrong_type, Word::expects_word))
      contract = word ? *word : std::to_string(*number);
  }
  Checklist& list() { return list_; }
  // What is wrong once every key has been read; empty when nothing is.
  Violations done() {
    reader_.done();
    return list_.found();
  }

 private:
  Checklist list_;
  ObjectReader reader_;
};

// The names in a question of pairs or an object, in the order in which they come.
void collect_names(const Json*, std::vector<std::string>& names);
void add_name(const std::string& name, std::vector<std::string>& names);  // once

Ruled refuse_question(const Violations&, Names, Language);

// Of each kind. The question is an object.
Ruled judge_trick_question(const Json&, Language);
Ruled judge_dummy_question(const Json&, Language);
Ruled judge_hands_question(const Json&, Language);

}  // namespace kattegat
