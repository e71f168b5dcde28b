// What a thing is after a decision about it, in values that are compared: of two that are equal the
// decisions mean the same, whoever has written them and however.
#pragma once
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "kattegat/core/hash.hpp"
#include "kattegat/evening/header_terms.hpp"

namespace kattegat {

struct EveningMeaning {
  EveningTerms terms;
  std::string place;
  bool operator==(const EveningMeaning&) const = default;
  bool operator<(const EveningMeaning& other) const {
    return std::tie(terms, place) < std::tie(other.terms, other.place);
  }
};
struct SessionMeaning {
  Uuid evening;
  SessionTerms terms;
  std::vector<Uuid> sitters;     // clockwise
  std::vector<Uuid> numbered{};  // by their numbers, where these are decided upon, too
  bool operator==(const SessionMeaning&) const = default;
  bool operator<(const SessionMeaning& other) const {
    return std::tie(evening, terms, sitters, numbered) <
           std::tie(other.evening, other.terms, other.sitters, other.numbered);
  }
};
struct EntryMeaning {
  std::optional<Hash> counts{};  // of what it says; nothing: it is void
  bool operator==(const EntryMeaning&) const = default;
  bool operator<(const EntryMeaning& other) const { return counts < other.counts; }
};
struct FusionMeaning {
  std::optional<Uuid> with;
  bool operator==(const FusionMeaning&) const = default;
  bool operator<(const FusionMeaning& other) const { return with < other.with; }
};
// A name and a number are texts; of whatever else has been decided, whether it is so: somebody is
// retired, a session has ended, a payment was made, a movement stands. Where words that are lost
// said it, nobody knows what: that differs from nothing.
using Meaning = std::variant<bool, std::string, EveningMeaning, SessionMeaning, EntryMeaning,
                             FusionMeaning, std::monostate>;
inline bool is_lost(const Meaning& one) { return std::holds_alternative<std::monostate>(one); }

}  // namespace kattegat
