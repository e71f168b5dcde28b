// The page in a browser keeps to itself what is pressed with Ctrl, but for the letters that the app
// asks for.
#include <catch2/catch.hpp>
#include <map>

#include "support/own_sources.hpp"
#include "ui/kit/keys.hpp"

namespace kattegat::test::own_sources::page_keys_test {

TEST_CASE("the page tells the app of every letter that it asks for with Ctrl", "[ui][web]") {
  static const std::regex asked(R"(ui_?\.control\('([a-z])'\))"), told(R"('([A-Z]+)'\.includes)");
  const std::string page = text_of("ui/web/page.js");
  std::smatch letters;
  REQUIRE(std::regex_search(page, letters, told));
  const std::string heard = letters[1];
  std::set<char> wanted;
  for (const std::string& file : sources("ui"))
    for (const std::string& letter : found_in(text_of(file), asked))
      wanted.insert(static_cast<char>(letter.front() - 'a' + 'A'));
  wanted.erase('V');  // what is pasted comes as text
  CHECK(wanted.size() >= 6);
  CHECK(std::set<char>(heard.begin(), heard.end()) == wanted);
}

TEST_CASE("the page gives every key the app's number", "[ui][web]") {
  using kattegat::ui::Key;
  const std::map<std::string, Key> called{{"Enter", Key::enter},    {"Escape", Key::escape},
                                          {"Tab", Key::tab},        {"Backspace", Key::backspace},
                                          {"ArrowLeft", Key::left}, {"ArrowRight", Key::right},
                                          {"ArrowUp", Key::up},     {"ArrowDown", Key::down},
                                          {"Home", Key::home},      {"End", Key::end},
                                          {"Delete", Key::erase},   {"F1", Key::help}};
  REQUIRE(called.size() == kattegat::ui::key_count);
  const std::string page = text_of("ui/web/page.js");
  const std::size_t from = page.find("const numbers = {"), to = page.find('}', from);
  REQUIRE(to != std::string::npos);
  const std::string list = page.substr(from, to - from);
  static const std::regex pair(R"((\w+): (\d+))");
  std::size_t told = 0;
  for (std::sregex_iterator one(list.begin(), list.end(), pair), end; one != end; ++one, ++told) {
    CAPTURE((*one)[1].str());
    REQUIRE(called.count((*one)[1]) == 1);
    CHECK(std::stoi((*one)[2]) == number_of(called.at((*one)[1])));
  }
  CHECK(told == called.size());
}

}  // namespace kattegat::test::own_sources::page_keys_test
