// Adding an evening file to a book: whole, the same twice as once, and never changing what is
// there. Functions of the file and of what the book answers; nothing is stored here, and nothing
// drawn but salts. evening-format, "File": a file whose id the book has merges.
#pragma once
#include "kattegat/journal/entering/booking.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/records/damage.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

struct IdQuestions {
  std::function<bool(const Uuid&)> is_known;                // whether the book has this evening
  std::function<std::optional<Evening>(const Uuid&)> held;  // it, as it is now
};
// What has no id gets one that follows from what it says, in whatever order its keys and players
// stand and whatever it leaves to the defaults: the same file is the same evening; one that has
// its id from an earlier edition keeps it. Of an evening that has its id, a session is the game and
// the players: that which the book has, or one more.
void complete_ids(Evening&, const IdQuestions&);
// The one that it gives; else that which follows from what it says.
Uuid id_of_file(const Evening&, const IdQuestions&);
Uuid id_of_nth_entry(const Uuid& session, std::size_t);

// What is asked of the book and of chance.
struct ImportQuestions {
  std::function<std::optional<EveningItems>(const Uuid&)> evening;
  std::function<bool(const Uuid&)> is_taken;  // whether anything has this id
  std::function<bool(const Uuid&)> is_evening;
  std::function<std::optional<Uuid>(const Uuid& session)> evening_of;  // now, if it is a session
  std::function<Booked(const Uuid&)> booked;  // for the entries of a session
  std::function<Uuid()> new_id;               // for a player, or a void
  std::function<Uuid()> own_log;              // its origin
};

// What the book lacks; nothing when it has it all.
struct Addition {
  std::vector<NewRecord> new_records;
  std::vector<Posting> postings;
  std::int64_t otherwise = 0;  // entries that count otherwise in the book, and stay so
};
// Complaints: something is there already with other contents, or now breaks a rule beside it.
using Importing = std::variant<Addition, Complaints, Damage>;
// Everything in the evening has its id.
Importing importing(const Evening&, const People&, const ImportQuestions&);

}  // namespace kattegat
