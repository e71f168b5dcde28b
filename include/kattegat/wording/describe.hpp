// How people say it: an entry in a few words, as one would read it from the paper, "Ni klør · Bo ·
// Dea · 10", and what is wrong with one of its fields.
#pragma once
#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/games/session.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/wording/figures.hpp"
#include "kattegat/wording/file_words.hpp"

namespace kattegat {

// Who pays whom, in a line of text: "Anna → Bo". Names that run leftwards keep their place in it.
std::string payment_words(const std::string& from, const std::string& to);

// "auction: Nine clubs is lower than Ten", and alone where the sentence names the field itself.
std::string with_field(const Violation&, Language, Names);

// A flag is named when it is set; one that is asked about is answered either way.
std::string flag_text(std::string_view field, bool set, Language);

// How a value of a field is said; empty for what goes without saying. What a game has of its own it
// says itself: by word(), or by described() where one word is not enough.
struct Describe {
  Names names;
  Language language;

  std::string operator()(int n) const { return std::to_string(n); }
  std::string operator()(Seat) const;
  std::string operator()(Partner) const;
  std::string operator()(Suit) const;
  std::string operator()(Card) const;
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(Points) const;
  std::string operator()(const std::array<int, 2>&) const;
  std::string operator()(const Tricks&) const;
  std::string operator()(const PlayRecord&) const;

  template <class T>
  std::string operator()(const T& value) const {
    if constexpr (requires { described(value); })
      return say(described(value), language, names);
    else
      return say(word(value), language);
  }
  template <class T>
  std::string operator()(const ByPlayer<T>& each) const {
    return joined(seats_of(names), ", ", [&](Seat seat) {
      return each[seat] ? (*this)(seat) + " " + (*this)(*each[seat]) : std::string();
    });
  }
  template <class T>
  std::string operator()(const std::vector<T>& list) const {
    if constexpr (requires { held_bid(list); })
      return auction(list);
    else
      return joined(list, ", ", *this);
  }

 private:
  // Only what it came to matters afterwards.
  template <class T>
  std::string auction(const std::vector<T>& calls) const {
    if (const auto held = held_bid(calls)) return (*this)(held->seat) + " " + (*this)(held->bid);
    return calls.empty() ? "" : say(Word::passed_out, language);
  }
};

template <class G>
std::string describe(const Entry<G>& entry, Names names, Language language) {
  const Describe said{names, language};
  return std::visit(
      [&]<class Kind>(const Kind& kind) {
        std::string line;
        const auto add = [&](const std::string& part) {
          if (!part.empty()) line += (line.empty() ? "" : " · ") + part;
        };
        if (!std::is_same_v<Kind, typename G::Deal>) add(say(kind_word(Kind::type), language));
        each_field(kind, [&]<class T>(std::string_view field, const std::optional<T>& value) {
          if (!value) return;
          if constexpr (std::is_same_v<T, bool>)
            add(flag_text(field, *value, language));
          else
            add(said(*value));
        });
        return line;
      },
      entry.body);
}

}  // namespace kattegat
