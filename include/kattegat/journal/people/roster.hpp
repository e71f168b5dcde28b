// Who is who. People are ids; what they are called, where they take money and who is the same
// person stands in the roster, as decisions like any other. evening-format, "People".
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/decisions/conflict.hpp"

namespace kattegat {

// What somebody is known by to whom no id was given: the name; or, once that is forgotten, who it
// is that was (Roster::forgotten_as).
using KnownBy = std::variant<std::string, Uuid>;

// The roster's records, folded.
class Roster {
 public:
  explicit Roster(Items roster);

  // Their name by the roster, one thing under whichever of these ids it was said. Nothing while it
  // has said nothing about any of them.
  [[nodiscard]] std::optional<std::string> name(const std::vector<Uuid>& ids) const;
  [[nodiscard]] bool has_name(const std::vector<Uuid>& ids) const;
  [[nodiscard]] std::optional<Conflict> name_conflict(const std::vector<Uuid>& ids) const;
  [[nodiscard]] Follows name_follows(const std::vector<Uuid>& ids) const;
  // Every name that it has ever said of these, the present one among them.
  [[nodiscard]] std::set<std::string> all_names(const std::vector<Uuid>& ids) const;
  // Whom this log called so before its record of that number, of those who are known by the name.
  [[nodiscard]] std::optional<Uuid> called_by(const Uuid& log, const std::string& name,
                                              std::int64_t number) const;
  // A person's number is one thing, under whichever of their ids it was said.
  [[nodiscard]] std::string number(const std::vector<Uuid>& ids, NumberKind) const;
  [[nodiscard]] std::optional<Conflict> number_conflict(const std::vector<Uuid>& ids,
                                                        NumberKind) const;
  [[nodiscard]] Follows number_follows(const std::vector<Uuid>& ids, NumberKind) const;
  // Whether they are offered as a player no longer: what one book says last; unlike words of two
  // are a conflict. It is one thing of whoever is one without having been made so: somebody may
  // have been removed before they were found to be another, and is offered then as that one is.
  [[nodiscard]] bool is_retired(const std::vector<Uuid>& ids) const;
  [[nodiscard]] std::optional<Conflict> retired_conflict(const std::vector<Uuid>& ids) const;
  // Whether several books have said it, and not all the same: of any of these there may be a
  // conflict, of all or not.
  [[nodiscard]] bool may_be_retired_apart(const std::vector<Uuid>& ids) const;
  [[nodiscard]] Follows retired_follows(const std::vector<Uuid>& ids) const;
  // Whom a person is, by fusion: themselves if nobody. Two tablets may have fused two the one way
  // and the other: they are the smallest of the circle. Nobody is one with who has been forgotten.
  [[nodiscard]] Uuid fused(const Uuid&) const;
  // These, whoever they are by fusion, and all who are the same.
  [[nodiscard]] std::vector<Uuid> all_fused_with(const std::vector<Uuid>& ids) const;
  // Every fusion that holds: of people, and of evenings (joining.hpp).
  [[nodiscard]] const std::map<Uuid, Uuid>& fusions() const { return fused_; }
  [[nodiscard]] const Item& fusion_of(const Uuid& id) const;  // which is among them
  // The last record of what its log has said along with it: of somebody's ids, one after the other.
  [[nodiscard]] const Record& said_along_with(const Uuid& id) const;
  [[nodiscard]] Follows fusion_follows(const Uuid& id) const;
  [[nodiscard]] const std::vector<Conflict>& fusion_conflicts() const { return fusion_conflicts_; }
  // The same roster, had nobody been made one with anybody.
  [[nodiscard]] Roster unfused() const;
  // Who has been forgotten: the smallest of the ids that erasures name as one person's, which is no
  // other by being called the same; of one person's ids by any of them. And what that person is
  // called.
  [[nodiscard]] std::optional<Uuid> forgotten_as(const Uuid&) const;
  [[nodiscard]] std::optional<Uuid> forgotten_as(const std::vector<Uuid>& ids) const;
  [[nodiscard]] std::optional<std::string> pseudonym(const Uuid&) const;
  [[nodiscard]] bool is_forgotten(const Uuid& id) const { return forgotten_as(id).has_value(); }
  [[nodiscard]] bool is_forgotten(const std::vector<Uuid>& ids) const {
    return forgotten_as(ids).has_value();
  }
  // Whether anything has been erased, if only texts.
  [[nodiscard]] bool has_erased() const { return any_pseudonym_.has_value(); }
  // For another erasure of texts alone; while something has been erased.
  [[nodiscard]] const std::string& any_pseudonym() const { return *any_pseudonym_; }
  [[nodiscard]] const std::set<Hash>& forgotten_records() const { return forgotten_records_; }
  // Every id of which the roster says something, but that it is forgotten: of people, and of
  // evenings that were joined.
  [[nodiscard]] const std::set<Uuid>& mentioned() const { return mentioned_; }

 private:
  struct SaidFusion {  // of one id
    Follows follows;
    Item holds;
    Record last_along;
  };
  template <class T>
  struct SaidOf {  // of one thing about a person, who may have several ids
    Item item;
    T contents;
  };
  [[nodiscard]] Thing name_decisions(const std::vector<Uuid>& ids) const;
  [[nodiscard]] Thing number_decisions(const std::vector<Uuid>& ids, NumberKind) const;
  [[nodiscard]] Thing retired_decisions(const std::vector<Uuid>& ids) const;
  void note_fusions(std::map<Uuid, Thing>&);
  void forget(const std::vector<ErasureContents>&);
  void note_who_is_called_so();

  std::map<Uuid, SaidFusion> said_fusions_;
  std::map<Uuid, std::vector<SaidOf<RetiredContents>>> retired_;
  std::map<Uuid, std::vector<SaidOf<NameContents>>> names_;  // those that have words
  // By log and name, from which record on: who it is, or nobody any longer. Rising.
  std::map<std::pair<Uuid, std::string>, std::vector<std::pair<std::int64_t, std::optional<Uuid>>>>
      called_;
  std::map<NumberKind, std::map<Uuid, std::vector<SaidOf<NumberContents>>>> numbers_;
  std::map<Uuid, Uuid> fused_;
  std::map<Uuid, Uuid> whom_;               // where the fusions lead
  std::map<Uuid, Uuid> forgotten_;          // who each of them is
  std::map<Uuid, std::string> pseudonyms_;  // of who they are
  std::optional<std::string> any_pseudonym_;
  std::set<Hash> forgotten_records_;
  std::set<Uuid> mentioned_;
  std::vector<Conflict> fusion_conflicts_;
};

}  // namespace kattegat
