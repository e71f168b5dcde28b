// A sentence in no language yet: the id of a word and what fills its places.
#pragma once
#include <array>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/card.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/core/seat.hpp"
#include "kattegat/words/word.hpp"

namespace kattegat {

struct Text;

// What takes more than a word to say, such as a bid: a sentence that stands in another one.
struct Described {
  Described(Text);
  std::vector<Text> one;
  bool operator==(const Described&) const;
};

// A Seat is shown by its player's name, a Card, a Word and an amount in the reader's language.
using Argument =
    std::variant<std::int64_t, Word, Seat, Card, Points, Money, std::string, Described>;

struct Text {
  Word word;
  std::vector<Argument> arguments;
  bool operator==(const Text&) const = default;
};

// A word that takes as many arguments: any other does not compile.
template <std::size_t count>
class WordFor {
 public:
  consteval WordFor(Word id) : word_(id) {
    if (argument_count(id) != count) throw "the sentence takes another number of arguments";
  }
  constexpr operator Word() const { return word_; }

 private:
  template <Word yes, Word no>
  friend constexpr WordFor<argument_count(yes)> either(bool);
  constexpr WordFor(WordFor yes, WordFor no, bool first) : word_(first ? yes.word_ : no.word_) {}
  Word word_;
};

template <Word yes, Word no>
constexpr WordFor<argument_count(yes)> either(bool first) {
  return {yes, no, first};
}

// What is described() is described where it is said, not before.
template <class A>
Argument argument_of(A&& value) {
  if constexpr (std::is_constructible_v<Argument, A>)
    return Argument(std::forward<A>(value));
  else
    return Described(described(value));
}

template <class... A>
Text text(WordFor<sizeof...(A)> word, A&&... arguments) {
  return Text{word, {argument_of(std::forward<A>(arguments))...}};
}

// The same for a word that is only known when the program runs; it may leave arguments unsaid.
template <class... A>
Text text_of(Word word, A&&... arguments) {
  KATTEGAT_CHECK(argument_count(word) <= sizeof...(A));
  return Text{word, {argument_of(std::forward<A>(arguments))...}};
}

// A word for each of an enum that has names(), in their order, and as many: one that is forgotten
// does not compile.
template <class E>
using WordOfEach = std::array<Word, names(E{}).size()>;
template <class E, class... W>
constexpr WordOfEach<E> word_of_each(W... words) {
  static_assert(sizeof...(words) == names(E{}).size());
  return {words...};
}

}  // namespace kattegat
