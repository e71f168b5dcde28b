// How much the books of this device have had, for the day on which one has less or cannot be read.
// It is kept in the file of the drafts (drafts.hpp).
#pragma once
#include <string>
#include <vector>

#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat::ui {

// What a book had when it had most. Nothing ever goes out of one.
struct BookHad {
  std::string book;
  std::int64_t records = 0, evenings = 0;
  std::int64_t left = 0;      // records, when it was first seen to have less; else 0
  std::vector<Head> heads{};  // where its logs stood: those of the most records
  bool operator==(const BookHad&) const = default;
};

inline constexpr std::size_t most_heads = 64;         // of one book
inline constexpr std::size_t other_books_limit = 24;  // the oldest of more are forgotten

struct BooksHad {
  BookHad had{};                  // that which is open
  std::vector<BookHad> others{};  // those that have been; the newest last
  bool operator==(const BooksHad&) const = default;
};

// How much it had, also the one that is open; no records: that is not known.
BookHad had_of(const BooksHad&, const std::string& book);
// That one is open from now on.
void turn_to_book(BooksHad&, const std::string& book);
// Nothing is known of it any longer.
void forget_book(BooksHad&, const std::string& book);

// Two windows have one file. It says `theirs`; this window has made `ours` of what it said before.
// All three are of the same open book.
BooksHad merged(const BooksHad& before, const BooksHad& ours, BooksHad theirs);

// As members of the file. False: they cannot be read.
void add_books(Json::Object&, const BooksHad&);
bool read_books(ObjectReader&, BooksHad&);

}  // namespace kattegat::ui
