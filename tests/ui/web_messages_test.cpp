// What page, worker and program of the app in a browser say to each other is heard by the other.
#include <catch2/catch.hpp>
#include <regex>

#include "support/own_sources.hpp"

namespace kattegat::test::own_sources::web_messages_test {

namespace {

std::string source(const std::string& name) { return text_of("ui/web/" + name); }

// The keys of `const name = {`, two blanks in.
Names keys_of(const std::string& text, const std::string& name) {
  const std::size_t from = text.find("const " + name + " = {"), to = text.find("\n};", from);
  REQUIRE(to != std::string::npos);
  return found_in(text.substr(from, to - from), std::regex(R"(\n  (\w+): )"));
}

// What the list at the worker's top has after `from`, until `to`.
Names listed(const std::string& worker, const std::string& from, const std::string& to) {
  const std::size_t begin = worker.find(from), end = worker.find(to, begin);
  REQUIRE(end != std::string::npos);
  return found_in(worker.substr(begin, end - begin), std::regex(R"((?:  |, )(\w+))"));
}

void check_within(const Names& said, const Names& heard) {
  CHECK(said.size() > 3);
  for (const std::string& one : said) {
    CAPTURE(one);
    CHECK(heard.count(one) == 1);
  }
}

// What the form finds first in the text, which has it.
std::string first_in(const std::string& text, const std::string& form) {
  std::smatch found;
  REQUIRE(std::regex_search(text, found, std::regex(form)));
  return found[1];
}

}  // namespace

TEST_CASE("what page and worker say to each other is heard there", "[web][once]") {
  const std::string page = source("page.js"), worker = source("worker.js");
  Names by_worker = keys_of(worker, "put");
  by_worker.merge(keys_of(worker, "ask"));
  by_worker.merge(found_in(worker, std::regex(R"(data\.is === '(\w+)')")));
  Names to_worker = found_in(page, std::regex(R"(\bpost\('(\w+)')"));
  to_worker.merge(found_in(page, std::regex(R"(\bgive\('(\w+)')")));
  check_within(to_worker, by_worker);
  check_within(by_worker, to_worker);
  check_within(by_worker, listed(worker, "// The page posts", "// The worker posts"));

  const Names by_page = keys_of(page, "hear");
  Names to_page = found_in(worker, std::regex(R"(\bsay\('(\w+)')"));
  to_page.merge(Names{"left", "stayed"});  // one of the two
  const std::regex tells(R"re((?:tell_page|kattegat_tell)\("(\w+)")re");
  Names by_program = found_in(source("program.cpp"), tells);
  by_program.merge(found_in(source("main.cpp"), tells));
  CHECK(by_program.size() > 3);
  to_page.merge(by_program);
  check_within(to_page, by_page);
  check_within(by_page, to_page);
  check_within(by_page, listed(worker, "// The worker posts", "'use strict'"));
}

TEST_CASE("numbers that the worker has written down are those of the program", "[web][once]") {
  const std::string worker = source("worker.js");
  CHECK(first_in(worker, R"(const longest_code = (\d+);)") ==
        first_in(text_of("src/evening/code.cpp"), R"(\blongest_code = (\d+))"));
  // In the order of their list: 0, 1.
  const std::string next = first_in(source("program.hpp"), R"(enum class Next \{ (\w+, \w+),)");
  const std::size_t comma = next.find(',');
  const std::string in_worker =
      first_in(worker, R"(const (\w+ = 0, \w+ = 1);  // Next in program\.hpp)");
  CHECK(in_worker == next.substr(0, comma) + " = 0" + next.substr(comma) + " = 1");
}

}  // namespace kattegat::test::own_sources::web_messages_test
