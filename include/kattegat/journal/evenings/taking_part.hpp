// Who takes part in an evening.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "kattegat/core/list_by_id.hpp"

namespace kattegat {

// Somebody who takes part in an evening, known there by the name.
struct Participant {
  std::vector<Uuid> ids;            // of the records that say so, at least one
  bool by_id = false;               // the first of them was given
  std::string written;              // the name of the night; a pseudonym when it is forgotten
  std::string now;                  // as the roster calls this person
  bool guest = false;               // came for a payment, and is numbered as a namesake of somebody
  std::map<Uuid, Uuid> meant = {};  // by id, whom the log that says so called by this name
  bool nameless = false;            // the name is lost, and nobody has erased it
  std::set<std::string> also = {};  // what else the id that was given is written with
};

// All who do: who is meant by an id is known without the rest of the evening.
class Participants {
 public:
  Participants() = default;
  explicit Participants(std::vector<Participant> all) {
    for (Participant& one : all) add(std::move(one));
  }
  void add(Participant one) { list_.add(std::move(one)); }

  // Whoever has the id, or is written so that night: nullptr where nobody is.
  [[nodiscard]] const Participant* find(const Uuid& person) const { return list_.find(person); }
  [[nodiscard]] const Participant* called(std::string_view written) const;
  [[nodiscard]] std::optional<std::size_t> place_of(const Uuid& person) const {
    return list_.place_of(person);
  }
  // The first of the ids that are this player; itself where it is nobody's.
  [[nodiscard]] Uuid who_is(const Uuid& person) const;
  [[nodiscard]] bool are_one(const Uuid&, const Uuid&) const;  // are shown as one

  [[nodiscard]] auto begin() const { return list_.begin(); }
  [[nodiscard]] auto end() const { return list_.end(); }
  [[nodiscard]] std::size_t size() const { return list_.size(); }
  [[nodiscard]] const Participant& operator[](std::size_t place) const { return list_[place]; }
  // For whoever changes anything but their ids.
  [[nodiscard]] std::span<Participant> to_change() { return list_.to_change(); }

 private:
  ListById<Participant> list_;
};

}  // namespace kattegat
