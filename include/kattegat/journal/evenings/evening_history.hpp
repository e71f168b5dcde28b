// What the records of an evening come to: a pure function of the records, the same whatever way
// they came into the book.
#pragma once
#include "kattegat/evening/names.hpp"
#include "kattegat/journal/evenings/evening_items.hpp"
#include "kattegat/journal/evenings/taking_part.hpp"
#include "kattegat/journal/people/everybody.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// A payment that stands, or was taken back: contents.made says which. Ticked on two tablets it is
// one: it is known by the two people, the amount, and how many equal ones there were before. So it
// is when one tablet has ticked it in an evening and another in the whole to which that was joined;
// in two evenings that were joined afterwards it was made twice. What one tablet has ticked in the
// parts, each for itself, and another in the whole as one amount, is one as well: where that is the
// sum of all that stand in the parts, less what went back, and neither had seen the other's.
struct PaymentState {
  Uuid id;
  std::set<Uuid> ids;  // under which it was ticked
  Uuid parent;         // the evening, or the part of it, in which it was made
  PaymentContents contents;
  Follows follows;
  bool is_in_conflict = false;          // two books have decided differently whether it was made
  std::optional<std::size_t> within{};  // place of the one that is this and others as one amount
};

// An evening with those that belong to it: its own records come first, then part by part.
struct EveningHistory {
  Uuid id;
  EveningContents header;
  Follows follows;          // what a new header follows
  std::vector<Uuid> parts;  // evenings that were begun apart and belong to this one, rising
  // In the order of their records; and then whoever sits or has paid without one.
  Participants players;
  ListById<SessionHistory> sessions;   // in the order of their first headers
  std::vector<PaymentState> payments;  // in the order of their first ticks
  std::vector<Conflict> conflicts;     // of the evening, its sessions, their entries, its payments
  // As of its players.
  [[nodiscard]] const Participant* find(const Uuid& person) const { return players.find(person); }
  [[nodiscard]] const Participant* called(std::string_view name) const {
    return players.called(name);
  }
  [[nodiscard]] Uuid who_is(const Uuid& person) const { return players.who_is(person); }
  [[nodiscard]] bool are_one(const Uuid& a, const Uuid& b) const { return players.are_one(a, b); }
  // Whoever is shown by the name of now; nullptr where nobody is. Of several who are one by now,
  // whoever sat down first, so that every road and every book mean the same.
  [[nodiscard]] const Participant* shown_as(std::string_view now) const;
  // The same; where nobody is shown so, by the name of that night.
  [[nodiscard]] const Participant* known_as(std::string_view name) const;
  [[nodiscard]] const SessionHistory* session(const Uuid&) const;
  // Who sits at one of its tables, by their numbers: by the names of that night, or of now. All of
  // them take part.
  [[nodiscard]] std::vector<std::string> sitters(const SessionContents&,
                                                 std::string Participant::*name) const;
};

// Its header, its players and which sessions it has, without their entries where those are not in
// the items. Nothing when no header of it can be read. The items may be in any order.
std::optional<EveningHistory> evening_history(EveningItems, const KnownPeople&);

// As a file would have it: its players are called as they were written that night. A Text names the
// first record that cannot be read.
Result<Evening, Text> evening_from(const EveningHistory&);
// From the names of the night to those of now, where these are others.
NewNames new_names(const EveningHistory&);

}  // namespace kattegat
