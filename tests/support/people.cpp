#include "support/people.hpp"

namespace kattegat::test::people {

std::string quoted(const List& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "\"" : ",\"") + name + "\"";
  return list;
}

std::string night(int n, const List& names, const std::string& people, const std::string& date) {
  const std::string list = quoted(names);
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date + R"(","place":"Hos )" + names[0] + R"(","players":[)" + list +
         (people.empty() ? "]" : "],\"people\":{" + people + "}") + R"(,"sessions":[{"id":")" +
         id_of(2, n) + R"(","game":"ligeud","seats":[)" + list +
         R"(],"stake":"1.00","entries":[{"id":")" + id_of(3, n) +
         R"(","type":"deal","contract":"9","declarer":")" + names[0] +
         R"(","trump":"H","partner":")" + names[2] + R"(","tricks":9},{"id":")" + id_of(4, n) +
         R"(","type":"note","text":")" + names[0] + R"( pays next time","by":")" + names[1] +
         R"("}]}]})";
}

List names(const Book& book) {
  List list;
  const auto people = load_roster(book);
  for (const Person& one : *people) list.push_back(one.name);
  return list;
}

std::string money(const Book& book, const std::string& name) {
  List of_each;
  const auto lines = standings(book, {});
  for (const StandingLine& line : *lines)
    if (line.player == name) of_each.push_back(to_string(line.money.at(0).second));
  std::sort(of_each.begin(), of_each.end());
  return joined(of_each, " ");
}

}  // namespace kattegat::test::people
