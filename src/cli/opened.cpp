#include "opened.hpp"

#include <fmt/format.h>

#include <ctime>

namespace kattegat::cli {
namespace {

std::optional<Book> opened(const Setting& setting, Result<Book, BookFault> book) {
  if (!book) {
    fail(setting, book.error());
    return std::nullopt;
  }
  if (!book->taken_over_from().empty())
    fmt::print(stderr, "kattegatctl: {}\n",
               say(text(Word::book_old_kept, book->taken_over_from()), setting.language));
  return std::move(*book);
}

}  // namespace

int fail(const Setting& setting, const BookFault& fault) { return fail(setting, "", fault.text); }

std::optional<Book> open_to_read(const Setting& setting) {
  return opened(setting, Book::open_to_read(setting.book));
}
std::optional<Book> open_to_write(const Setting& setting) {
  return opened(setting, Book::open_to_write(setting.book));
}
std::optional<Book> open_or_create(const Setting& setting) {
  return opened(setting, Book::open_or_create(setting.book));
}

std::optional<Uuid> id(const Setting& setting, const Book& book, const std::string& text) {
  const auto found = find_id(book, text);
  if (found) return *found;
  fail(setting, found.error());
  return std::nullopt;
}

std::string now() {
  const std::time_t seconds = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", utc.tm_year + 1900, utc.tm_mon + 1,
                     utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

int answer_json(const Setting& setting, Json::Object object, int status) {
  return answer(setting, to_line(Json(std::move(object))) + "\n", status);
}

}  // namespace kattegat::cli
