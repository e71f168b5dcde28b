// Evening files as they are read before a book has them.
#pragma once
#include <catch2/catch.hpp>

#include "kattegat/evening/judge.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/journal/importing/file_ids.hpp"

namespace kattegat::test {

inline IdQuestions of_an_empty_book() {
  return {[](const Uuid&) { return false; }, []() -> const Evening* { return nullptr; }};
}
inline Evening evening_in(const std::string& text) {
  const auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  REQUIRE(judge(reading->evening, reading->complaints).complaints.empty());
  Evening evening = reading->evening;
  complete_ids(evening, id_of_file(evening), of_an_empty_book());
  return evening;
}
inline std::string with(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

}  // namespace kattegat::test
