// What is wrong with an entry: in which field, by which rule, and what to tell the table.
// evening-format, "Violations".
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/core/field.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat {

struct Violation {
  // Whether a rule is broken by what stands there, or something else is the matter.
  enum class Kind : std::uint8_t { rule, missing, not_asked, unknown_key };

  std::string field;  // a key of the evening file
  Text text;          // its row in the list of words also names the rule
  Kind kind = Kind::rule;
  // Too little so far, or nothing, and no more than that: while it is being entered, nothing is
  // wrong yet.
  bool short_of = false;
  std::optional<Seat> to_call = {};            // of an auction that is not over: whose turn it is
  std::optional<std::string> not_seated = {};  // whom it names who does not sit at the table
  bool operator==(const Violation&) const = default;
};
using Violations = std::vector<Violation>;

// Collects violations: require(fact, ...) reads as the rule itself. Nothing is built while the
// facts hold, so a check costs no allocation on a good entry. Of one field, and of unknown keys,
// a hundred in a row are enough: a hostile file has millions, and nobody reads them.
class Checklist {
 public:
  template <class... A>
  bool require(bool fact, FieldKey field, WordFor<sizeof...(A)> word, A&&... arguments) {
    if (!fact) find({std::string(field.key), text(word, std::forward<A>(arguments)...)});
    return fact;
  }
  // What is counted piece by piece, and must come to so much in the end.
  template <class... A>
  bool come_to(std::int64_t counted, std::int64_t wanted, FieldKey field,
               WordFor<sizeof...(A)> word, A&&... arguments) {
    const bool fact = counted == wanted;
    if (!fact)
      find({.field = std::string(field.key),
            .text = text(word, std::forward<A>(arguments)...),
            .short_of = counted < wanted});
    return fact;
  }
  // What only has to be said yet.
  template <class... A>
  bool wait_for(bool fact, FieldKey field, WordFor<sizeof...(A)> word, A&&... arguments) {
    if (!fact)
      find({.field = std::string(field.key),
            .text = text(word, std::forward<A>(arguments)...),
            .short_of = true});
    return fact;
  }
  bool wait_for_call(bool over, FieldKey field, Seat turn);
  // True when the field is answered; a violation when it should be and is not.
  bool asked(bool answered, FieldKey field);
  template <class T>
  bool asked(const std::optional<T>& value, FieldKey field) {
    return asked(value.has_value(), field);
  }
  template <class Kind, class T>
  bool asked(const Kind& entry, std::optional<T> Kind::*field) {
    return asked(entry.*field, field);
  }
  // A text must say something besides.
  void asked_to_say(const std::optional<std::string>& text, FieldKey field);
  template <class Kind>
  void asked_to_say(const Kind& entry, std::optional<std::string> Kind::*field) {
    asked_to_say(entry.*field, field);
  }
  // The opposite: this deal does not ask for the field.
  template <class T>
  void not_asked(const std::optional<T>& value, FieldKey field) {
    not_asked(value.has_value(), field);
  }
  template <class Kind, class T>
  void not_asked(const Kind& entry, std::optional<T> Kind::*field) {
    not_asked(entry.*field, field);
  }
  void unknown(const std::string& key);
  void add(const Violations& more);
  [[nodiscard]] bool clean() const { return found_.empty(); }
  [[nodiscard]] const Violations& found() const { return found_; }
  [[nodiscard]] Violations done() && { return std::move(found_); }

 private:
  void not_asked(bool answered, FieldKey field);
  void find(Violation);

  Violations found_;
  int alike_ = 0;  // of the last one's field, or unknown keys, in a row
};

bool concerns(const Violations&, FieldKey);

}  // namespace kattegat
