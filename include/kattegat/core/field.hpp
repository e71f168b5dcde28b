// The fields of an entry: the key under which each stands in a file, beside the member that holds
// it. A kind of entry lists its own in fields(), once; everybody else calls a field by its member,
// so that one that there is not does not compile.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "kattegat/core/check.hpp"

namespace kattegat {

// What a field tells, whatever its game calls it: what is done with every game alike goes by this.
enum class FieldRole : std::uint8_t {
  own,      // of its game alone
  auction,  // call by call
  bids,     // of each
  contract,
  declarer,
  trump,
  called,  // the card that finds the partner
  partner,
  tricks,
  play,
  reason,  // for the entry
};

template <class Kind, class T, FieldRole its_role>
struct Field {
  static constexpr FieldRole role = its_role;
  std::string_view key;
  std::optional<T> Kind::*member;
  constexpr operator std::string_view() const { return key; }
  template <class Member>
  [[nodiscard]] constexpr bool is(Member other) const {
    if constexpr (std::is_same_v<Member, std::optional<T> Kind::*>) return member == other;
    return false;
  }
};
template <FieldRole role = FieldRole::own, class Kind, class T>
constexpr Field<Kind, T, role> field(std::string_view key, std::optional<T> Kind::*member) {
  return {key, member};
}

// Calls visit(field, value) for each of the entry's, in the order in which they are written.
template <class Entry, class Visit>
constexpr void each_field(Entry& entry, Visit&& visit) {
  std::remove_const_t<Entry>::fields([&](auto one) { visit(one, entry.*one.member); });
}

// Which field is meant: by its member, or by the key where no entry has it, as in a header.
struct FieldKey {
  std::string_view key;

  constexpr FieldKey(const char* of_key) : key(of_key) {}
  constexpr FieldKey(std::string_view of_key) : key(of_key) {}
  FieldKey(const std::string& of_key) : key(of_key) {}
  template <class Kind, class T>
  constexpr FieldKey(std::optional<T> Kind::*member) {
    Kind::fields([&](auto one) {
      if (one.is(member)) key = one.key;
    });
    KATTEGAT_CHECK(!key.empty());  // it is listed
  }
  constexpr operator std::string_view() const { return key; }
};

}  // namespace kattegat
