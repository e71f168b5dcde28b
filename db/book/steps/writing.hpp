// What the operations on a book write to it, within one step (one_step.hpp).
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/entering/amending.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

Knowledge knowledge_of(Store&);
// Why the gate, and so every other book, would refuse this as the next record of its place, where
// it stands so in our log.
std::optional<Text> refused_next(Gate&, Store&, const NewRecord&, const PlaceInLog&);
// Who judges what goes to the end of our own log.
enum class Judging {
  by_gate,  // as every other book will
  // It has, entry by entry: to ask the gate too would take an import twice as long. Whether what
  // follows others can be read is asked all the same.
  by_journal,
  // The same. And whoever is said to be somebody else is a player who is new with them: no number
  // of a header that is here means another one for that.
  by_import,
};
struct OwnRecords {
  std::vector<NewRecord> records;
  std::vector<Posting> postings = {};
  Judging judging = Judging::by_gate;
};
// Appends them all, or none and why: one would not pass the gate of other books, or there were more
// of our log in one place than it lets in. They would take nothing of our log from then on. What
// they say of who is who, and which evenings are one, is booked.
std::optional<BookFault> append_own(Store&, OwnRecords);

// Why our log cannot have so many more in one place, where it has so many there.
std::optional<BookFault> one_log_too_many(Branch, std::size_t known, std::size_t more);

// Stores what the journal has decided.
Result<Changed, BookFault> store_decided(Store&, NewRecords);
// The same about entries; what is the matter with the book is thrown.
Stored<Decided> store_amended(Store&, Amendment);

// Books what the sessions of these evenings come to, beside what is booked of them. Of many
// evenings in the order in which they came: so their points stand in the book.
void book_points(Store&, std::span<const Uuid> evenings);
// The same of every session that was begun apart (sessions_begun_apart.hpp).
void book_begun_apart(Store&);
// The same of an evening's sessions that are meant, where it is known what the evening is.
using IsMeant = std::function<bool(const Uuid& session)>;
void book_sessions(Store&, const EveningHistory&, const Evening&, const IsMeant&);

}  // namespace kattegat
