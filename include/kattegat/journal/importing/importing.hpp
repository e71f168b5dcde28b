// Adding an evening file to a book: whole, the same twice as once, and never changing what is
// there. Functions of the file and of what the book answers; nothing is stored here, and nothing
// drawn but salts. evening-format, "File": a file whose id the book has merges.
#pragma once
#include "kattegat/journal/entering/booking.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// What a book has of an evening.
struct EveningInBook {
  SoundEvening sound;
  EveningItems items;  // which come to that
};
// Damage: it cannot be read.
Result<EveningInBook, Damage> evening_in_book(EveningItems, const People&);

// What a book has under an id. What the roster says of it may be of what is not here yet.
struct UnderId {
  bool is_taken = false;  // by anything
  bool is_evening = false;
  std::optional<Uuid> evening = {};  // in which it stands now, if it is a session
};

// The book as it is before anything of a file is stored, and chance.
struct BookBefore {
  const People& people;
  // That the file is added to; nullptr where it is new. Damage: it cannot be read.
  Result<const EveningInBook*, Damage> evening;
  Uuid own_log;  // its origin
  std::function<UnderId(const Uuid&)> what_has;
  std::function<Booked(const Uuid& session)> booked;
  std::function<Uuid()> new_id;  // for a player, or a decision
};

// What the book lacks; nothing when it has it all.
struct Addition {
  std::vector<NewRecord> new_records;
  std::vector<Posting> postings;
  std::string date, place;         // of the evening, as the book has it
  std::int64_t otherwise = 0;      // entries that count otherwise in the book, and stay so
  std::optional<Broken> broken{};  // where it is forced
};
// Refused: something is there already with other contents, or breaks a rule beside it. The evening
// by whose places that is said is the file's, or the book's with what is new.
using NotAdded = std::variant<Refused, Damage>;
// Everything in the file has its id. By force what breaks a rule is taken in, and told. What is new
// is judged as the book will read it: what an earlier edition of the rules allowed counts.
Result<Addition, NotAdded> importing(Evening file, const BookBefore&, Force);

}  // namespace kattegat
