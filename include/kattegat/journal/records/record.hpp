// A record: one fact or decision, as it stands in the log of the installation that wrote it, and as
// it travels between books. What is personal in it stands beside it and can be forgotten. README,
// "The book".
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "kattegat/core/hash.hpp"

namespace kattegat {

// The closed list of what a record can be. The numbers are stored and hashed: they never change.
enum class RecordKind : std::uint8_t {
  evening = 1,     // the header of an evening; its parent is itself
  session = 2,     // the header of a session; below its evening, like the next two
  player = 3,      // who takes part in an evening, and under which name
  payment = 4,     // one was made, or taken back
  initials = 5,    // somebody agrees to their amount
  entry = 6,       // below its session, like the next four
  voided = 7,      // a decision: an entry counts for nothing
  restored = 8,    // a decision: it counts again
  correction = 9,  // a decision: another entry stands in its place
  ended = 10,      // a game is over, or goes on
  name = 11,       // below the roster, like the next four: what somebody is called
  number = 12,     // where somebody takes money
  retired = 13,    // whether somebody is offered as a player
  fusion = 14,     // two people, or two evenings, are one, or two again
  erasure = 15,    // people who are to be forgotten
  purse = 16,      // below the purse: what moves between somebody and the club, or no longer
};
// For people who look into a book. A decision is called by what is done, as where it is asked for.
constexpr std::array<std::string_view, 17> names(RecordKind) {
  return {"",       "evening", "session", "player",     "payment", "initials",
          "entry",  "void",    "restore", "correction", "end",     "name",
          "number", "retired", "fusion",  "erasure",    "purse"};
}
constexpr std::string_view name_of(RecordKind kind) {
  return names(kind)[static_cast<std::size_t>(kind)];
}
inline constexpr auto last_kind = static_cast<std::uint8_t>(names(RecordKind{}).size() - 1);
static_assert(last_kind == static_cast<std::uint8_t>(RecordKind::purse));
// Whether it is one of those that say who sat where: an evening, a session or a player.
constexpr bool is_header(RecordKind kind) { return kind <= RecordKind::player; }
// Whether it says what was entered: an entry itself, or a correction of one.
constexpr bool says_an_entry(RecordKind kind) {
  return kind == RecordKind::entry || kind == RecordKind::correction;
}
// As what it is asked for by its id: a correction is an entry, too, and who has got a name a
// player. Nothing for what is only said about another thing.
std::optional<RecordKind> thing_of(RecordKind);

// The place below which a record hangs: an evening, a session, the roster or the club's purse.
// Records of one place share a logical clock.
enum class Branch { evening, session, roster, purse };
Branch branch_of(RecordKind);
extern const Uuid roster_id, purse_id;
// The roster or the purse, of which each book has one: no other place, and nobody, has their ids.
bool is_of_every_book(const Uuid&);

// What is personal: a JSON object of texts, with a salt so that nobody can find it by guessing.
struct Words {
  std::array<std::uint8_t, 16> salt{};
  std::string text;
  bool operator==(const Words&) const = default;
};
Words salted(std::string text);
// SHA-256 over salt and text: what the log says about words that may have been forgotten.
Hash commitment(const Words&);

struct Record {
  Uuid origin;
  std::int64_t number = 0;  // in the log of its origin, from 1
  std::int64_t clock = 0;   // one more than that of every record of its place that its writer knew
  RecordKind kind{};
  Uuid id;
  Uuid parent;
  std::string body;           // JSON without anything personal
  std::optional<Hash> words;  // the commitment to them
  Hash previous{};            // in the log; zeros before the first
  Hash hash{};                // of everything above
};
Hash record_hash(const Record&);

// The order of records below one parent, which every book agrees on.
inline bool comes_before(const Record& a, const Record& b) {
  return std::tie(a.clock, a.origin, a.number, a.hash) <
         std::tie(b.clock, b.origin, b.number, b.hash);
}

// A record as a store has it.
struct Item {
  std::int64_t row = 0;  // in order of arrival, from 1
  Record record;
  std::optional<Words> words;  // nothing where there are none, or where they have been forgotten
};
using Items = std::vector<Item>;
void sort_items(Items&);
std::int64_t newest_clock(const Items&);  // 0 where there are none
bool has_kind(const Items&, RecordKind);
Items of_kind(Items, RecordKind);

// A record before it has its place in a log.
struct NewRecord {
  RecordKind kind{};
  Uuid id;
  Uuid parent;
  std::string body;
  std::optional<Words> words;
};
// The record that it becomes, but for its place in a log: origin, number, clock and hashes.
Record record_of(const NewRecord&);
// What the i-th of those that are stored together goes by while it has no row, which is > 0.
constexpr std::int64_t row_of_new(std::size_t i) { return -1 - static_cast<std::int64_t>(i); }
// The row itself; `rows`: those that the new ones have got.
inline std::int64_t stored_row(std::int64_t row, const std::vector<std::int64_t>& rows) {
  return row > 0 ? row : rows[static_cast<std::size_t>(-1 - row)];
}

}  // namespace kattegat
