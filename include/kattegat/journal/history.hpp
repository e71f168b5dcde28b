// What the records of a session, and of an evening, come to: pure functions of the records, the
// same whatever way they came into the book.
#pragma once
#include <functional>
#include <map>
#include <set>

#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/names.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/journal/decisions.hpp"
#include "kattegat/journal/numbering.hpp"
#include "kattegat/journal/people.hpp"

namespace kattegat {

// ---- A session ----

enum class EntryState : std::uint8_t { live, voided, corrected, conflict };

// A row of the sheet. An entry that has been corrected keeps its row, and its corrections stand
// behind it.
struct EntryRow {
  std::int64_t row = 0;  // of its first record in this store: what postings point to
  std::int64_t clock = 0;
  Uuid id;
  Uuid thing;  // the entry that all decisions about it are about
  EntryContents contents;
  std::optional<Voided> voided;  // counts for nothing: void, or corrected
  EntryState state = EntryState::live;
};

struct SessionHistory {
  Uuid id;
  Uuid evening;
  SessionContents header;
  Follows follows;  // what a new header follows
  Numberings numberings;
  std::vector<EntryRow> entries;
  bool ended = false;
  Follows ended_follows;
  std::vector<Conflict> conflicts;
};

// `headers`: every session record of this id. `below`: the records below it.
SessionHistory session_history(const Uuid& id, Items headers, Items below, const WhoIs&);
// The same where the headers have been read: `known` has what they say.
SessionHistory with_entries(const SessionHistory& known, Items below);
// What a new decision about an entry, or what stands in its place, follows; nothing when the
// session has no such entry.
std::optional<Follows> decisions_on(const Uuid& entry, const Items& below);

// Players of a session by their numbers, as entries in the book name them, clockwise.
std::vector<std::string> numbers_clockwise(const SessionContents&);
std::vector<std::string> clockwise(const SessionContents&, const std::vector<std::string>& sitters);

// The facts in their types, the sitters called as `names` says. A Text names the first record that
// cannot be read.
Result<SessionFile, Text> typed(const SessionHistory&, const std::vector<std::string>& names);
// The header alone.
Result<SessionFile, Text> typed_header(const Uuid& id, const SessionContents&,
                                       const std::vector<std::string>& names);

// An entry as the book keeps it, and back.
template <class G>
EntryContents to_contents(Entry<G> entry, Names numbers) {
  EntryContents contents;
  const auto take = [&](std::string_view key, std::string& text) {
    contents.texts.emplace_back(key, std::exchange(text, std::string(forgotten)));
  };
  std::visit(
      [&]<class One>(One& one) {
        One::fields(one, [&]<class T>(std::string_view key, std::optional<T>& value) {
          if constexpr (std::is_same_v<T, std::string>)
            if (value) take(key, *value);
        });
      },
      entry.body);
  if (entry.stamp.by) take("by", *entry.stamp.by);
  contents.body = to_line(entry_to_json(entry, numbers));
  return contents;
}
template <class G>
Draft<G> from_body(std::string_view body, Names numbers) {
  if (auto draft = read_line<G>(body, numbers)) return std::move(*draft);
  const auto json = parse_json(body);
  if (!json) return {{}, {{"type", json.error()}}};
  return read_entry<G>(*json, numbers);
}
template <class G>
Draft<G> from_contents(const EntryContents& contents, Names numbers) {
  Draft<G> draft = from_body<G>(contents.body, numbers);
  const auto put = [&](std::string_view key, std::string& text) {
    for (const auto& [name, value] : contents.texts)
      if (name == key)
        if (const auto* remembered = value.template as<std::string>()) text = *remembered;
  };
  if (contents.texts.empty()) return draft;
  std::visit(
      [&]<class One>(One& one) {
        One::fields(one, [&]<class T>(std::string_view key, std::optional<T>& value) {
          if constexpr (std::is_same_v<T, std::string>)
            if (value) put(key, *value);
        });
      },
      draft.entry.body);
  if (draft.entry.stamp.by) put("by", *draft.entry.stamp.by);
  return draft;
}

// ---- An evening ----

// Somebody who takes part in an evening, known there by the name.
struct Participant {
  std::vector<Uuid> ids;  // of the records that say so
  bool known = false;     // ids has the one id that was given
  std::string written;    // the name of the night; a pseudonym when it is forgotten
  std::string now;        // as the roster calls this person
  bool guest = false;     // came for a payment, and is numbered as a namesake of somebody
};

struct EveningHistory {
  Uuid id;
  EveningContents header;
  Follows follows;
  std::vector<Uuid> parts;  // evenings that were begun apart and belong to this one
  std::vector<Participant> players;
  std::vector<SessionHistory> sessions;
  std::vector<Conflict> conflicts;  // of the evening, its sessions, their entries, its payments
  [[nodiscard]] const Participant* find(const Uuid& person) const;
  [[nodiscard]] const Participant* called(std::string_view written) const;
  [[nodiscard]] const Participant* known_as(std::string_view name) const;  // now, or that night
  [[nodiscard]] Uuid who_is(const Uuid& person) const;  // the first of the ids that are this player
  [[nodiscard]] const SessionHistory* session(const Uuid&) const;
};

// The records of an evening as a store has them.
struct EveningItems {
  Uuid id;
  Items below;  // of the evening itself
  struct OfSession {
    Items headers;  // every session record of this id, also below other evenings
    Items below;
  };
  std::map<Uuid, OfSession> sessions;
  std::set<Uuid> parts = {};  // other evenings, of which `below` has the records too
};

// A new record as if it had been stored beside these.
Item as_if_stored(const NewRecord&, const Items& beside, std::int64_t row);
// As if the new records had been stored: the i-th has the row -1 - i.
EveningItems with_new_records(EveningItems, const std::vector<NewRecord>&);

// Its header, its players and which sessions it has, without their entries where those are not in
// the items. Nothing when there is no header.
std::optional<EveningHistory> evening_history(EveningItems, const People&);

// Where players are called as they were written that night.
Result<Evening, Text> typed(const EveningHistory&);
// From the names of the night to those of now.
NewNames new_names(const EveningHistory&);

// A payment that has been made, or taken back. Ticked on two tablets it is one: it is known by the
// two people, the amount, and how many equal ones there were before. So it is when one tablet has
// ticked it in an evening and another in the whole to which that was joined; in two evenings that
// were joined afterwards it was made twice.
struct PaymentState {
  Uuid id;
  std::set<Uuid> ids;  // under which it was ticked
  Uuid parent;         // the evening, or the part of it, in which it was made
  PaymentContents contents;
  Follows follows;
};
std::vector<PaymentState> payments_of(const EveningHistory&, const Items& below);
struct Payments {
  std::vector<PaymentState> states;
  std::vector<Conflict> conflicts;
};
// `below` in the order that every book agrees on.
Payments read_payments(const EveningHistory&, const Items& below);
// The id that such a payment gets in every book that has the evening with its players alike.
Uuid payment_id(const EveningHistory&, const PaymentContents&);
Closing closing_of(const EveningHistory&, Items below);

}  // namespace kattegat
