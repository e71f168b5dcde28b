#include "ui/app/books_had.hpp"

#include <algorithm>
#include <utility>

#include "kattegat/export/anchor.hpp"

namespace kattegat::ui {
namespace {

template <class Of>
auto place_of_book(Of& others, const std::string& book) {
  return std::find_if(others.begin(), others.end(),
                      [&](const BookHad& one) { return one.book == book; });
}

const BookHad* find_other_book(const BooksHad& books, const std::string& book) {
  const auto there = place_of_book(books.others, book);
  return there == books.others.end() ? nullptr : &*there;
}

BookHad taken_book(BooksHad& books, const std::string& book) {
  const auto there = place_of_book(books.others, book);
  if (there == books.others.end()) return {book};
  BookHad had = std::move(*there);
  books.others.erase(there);
  return had;
}

void put_book(BooksHad& books, BookHad had) {
  taken_book(books, had.book);
  if (had.records == 0) return;
  books.others.push_back(std::move(had));
  if (books.others.size() > other_books_limit) books.others.erase(books.others.begin());
}

}  // namespace

BookHad had_of(const BooksHad& kept, const std::string& book) {
  if (kept.had.book == book) return kept.had;
  const BookHad* other = find_other_book(kept, book);
  return other ? *other : BookHad{book};
}

void turn_to_book(BooksHad& kept, const std::string& book) {
  if (kept.had.book.empty()) kept.had.book = book;
  if (kept.had.book == book) return;
  BookHad had = taken_book(kept, book);
  put_book(kept, std::exchange(kept.had, std::move(had)));
}

void forget_book(BooksHad& kept, const std::string& book) { taken_book(kept, book); }

// ---- Those of two windows ----

namespace {

// Of two that have counted since, the most; but where somebody has said here that less is right,
// that. How much was left of what it had is no count of its own.
BookHad merged_of_one(const BookHad& before, const BookHad& ours, const BookHad& theirs) {
  const auto is_as_before = [&](const BookHad& one) {
    return one.records == before.records && one.heads == before.heads;
  };
  if (is_as_before(ours) != is_as_before(theirs)) return is_as_before(ours) ? theirs : ours;
  if (is_as_before(ours)) return ours == before ? theirs : ours;
  return ours.records < before.records || ours.records > theirs.records ? ours : theirs;
}

}  // namespace

BooksHad merged(const BooksHad& before, const BooksHad& ours, BooksHad theirs) {
  theirs.had = merged_of_one(before.had, ours.had, theirs.had);
  for (const BookHad& one : before.others)
    if (!find_other_book(ours, one.book)) taken_book(theirs, one.book);
  for (const BookHad& one : ours.others) {
    const BookHad none{one.book};
    const BookHad *was = find_other_book(before, one.book),
                  *there = find_other_book(theirs, one.book);
    const BookHad had = merged_of_one(was ? *was : none, one, there ? *there : none);
    if (!there || *there != had) put_book(theirs, had);
  }
  return theirs;
}

// ---- In the file ----

namespace {

void add_had(Json::Object& object, const BookHad& had) {
  object.emplace_back("book", had.book);
  object.emplace_back("records", had.records);
  object.emplace_back("evenings", had.evenings);
  if (had.left > 0) object.emplace_back("left", had.left);
  Json::Array heads;
  for (const Head& one : had.heads)
    heads.push_back(to_string(one.origin) + " " + std::to_string(one.count) + " " +
                    to_string(one.hash));
  if (!heads.empty()) object.emplace_back("heads", std::move(heads));
}

// Earlier editions did not say which book it was, nor kept where its logs stood; they counted what
// was entered after a loss.
std::optional<BookHad> read_had(ObjectReader& reader) {
  std::optional<std::string> book;
  std::optional<std::int64_t> records, evenings, left;
  reader("book", book);
  reader("records", records);
  reader("evenings", evenings);
  reader("left", left);
  reader.take("entered");
  BookHad had{book.value_or(""), records.value_or(0), evenings.value_or(0), left.value_or(0)};
  const Json* heads = reader.take("heads");
  if (!heads) return had;
  const auto* array = heads->as<Json::Array>();
  if (!array || array->size() > most_heads) return std::nullopt;
  for (const Json& one : *array) {
    const auto* line = one.as<std::string>();
    const auto head = line ? parse_anchor(*line) : std::nullopt;
    if (!head) return std::nullopt;
    had.heads.push_back(*head);
  }
  return had;
}

// Likewise.
bool read_others(const Json* json, std::vector<BookHad>& others) {
  if (!json) return true;
  const auto* array = json->as<Json::Array>();
  if (!array || array->size() > other_books_limit) return false;
  for (const Json& one : *array) {
    const auto* object = one.as<Json::Object>();
    if (!object) return false;
    Checklist list;
    ObjectReader reader(*object, {}, list);
    auto had = read_had(reader);
    reader.done();
    if (!list.clean() || !had || had->book.empty()) return false;
    others.push_back(std::move(*had));
  }
  return true;
}

}  // namespace

void add_books(Json::Object& file, const BooksHad& books) {
  add_had(file, books.had);
  Json::Array others;
  for (const BookHad& one : books.others) {
    Json::Object had;
    add_had(had, one);
    others.push_back(std::move(had));
  }
  if (!others.empty()) file.emplace_back("others", std::move(others));
}

bool read_books(ObjectReader& reader, BooksHad& books) {
  auto had = read_had(reader);
  if (had) books.had = std::move(*had);
  return read_others(reader.take("others"), books.others) && had;
}

}  // namespace kattegat::ui
