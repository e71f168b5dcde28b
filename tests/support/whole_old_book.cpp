#include "support/whole_old_book.hpp"

namespace kattegat::test::whole_old_book {

std::vector<std::string> old_evenings() {
  std::vector<std::string> files;
  std::string file;
  for (const std::string& line : lines_of(read_bytes(fixture + ".evenings.json"))) {
    file += line + "\n";
    if (line == "}") files.push_back(std::exchange(file, ""));
  }
  return files;
}

std::vector<std::string> evenings(const Book& book) {
  std::vector<std::string> files;
  const auto lines = list_evenings(book);
  REQUIRE(lines.has_value());
  for (const EveningLine& line : *lines)
    files.push_back(evening_file(*load_evening(book, line.id)));
  return files;
}

std::vector<std::string> sorted(std::vector<std::string> list) {
  std::sort(list.begin(), list.end());
  return list;
}

std::string line_of(const std::string& name, std::int64_t evenings,
                    std::vector<std::string> amounts) {
  std::sort(amounts.begin(), amounts.end());
  std::string line = name + " " + std::to_string(evenings);
  for (const std::string& one : amounts) line += " " + one;
  return line;
}

std::vector<std::string> old_standings() {
  std::vector<std::string> list;
  const Json json = json_of(read_bytes(fixture + ".standings.json"));
  for (std::size_t i = 0; i < size_under(json, "players"); ++i) {
    const Json player = under(json, "players", static_cast<int>(i));
    std::vector<std::string> amounts;
    for (const char* kind : {"money", "points"}) {
      const Json sums = under(player, kind);
      for (const auto& [key, value] : *sums.as<Json::Object>())
        amounts.push_back(key + " " + *value.as<std::string>());
    }
    const Json count = under(player, "evenings");
    list.push_back(line_of(text_under(player, "name"), *count.as<std::int64_t>(), amounts));
  }
  return list;
}

std::vector<std::string> standings_of(const Book& book) {
  std::vector<std::string> list;
  const auto lines = standings(book, {});
  REQUIRE(lines.has_value());
  for (const StandingLine& line : *lines) {
    std::vector<std::string> amounts;
    for (const auto& [code, amount] : line.money) amounts.push_back(code + " " + to_string(amount));
    for (const auto& [game, amount] : line.points)
      amounts.push_back(game + " " + to_string(amount));
    list.push_back(line_of(line.player, line.evenings, amounts));
  }
  return list;
}

std::vector<std::string> old_roster() {
  std::vector<std::string> list;
  const Json json = json_of(read_bytes(fixture + ".roster.json"));
  for (std::size_t i = 0; i < size_under(json, "people"); ++i) {
    const Json one = under(json, "people", static_cast<int>(i));
    Person person;
    person.name = text_under(one, "name");
    for (const NumberKind kind : {NumberKind::swish, NumberKind::mobilepay, NumberKind::iban})
      person.numbers[kind] = text_under(one, std::string(name_of(kind)));
    person.retired = under(one, "removed") == Json(true);
    for (std::size_t n = 0; n < size_under(one, "also"); ++n)
      person.also.push_back(text_under(one, "also", static_cast<int>(n)));
    list.push_back(described(person));
  }
  return list;
}

std::vector<std::string> roster_of(const Book& book) {
  std::vector<std::string> list;
  const auto people = load_roster(book);
  REQUIRE(people.has_value());
  for (const Person& person : *people) list.push_back(described(person));
  return list;
}

void has_all_of_it(const Book& book) {
  CHECK(sorted(evenings(book)) == sorted(old_evenings()));
  CHECK(standings_of(book) == old_standings());
  CHECK(roster_of(book) == old_roster());
  const auto closing = load_closing(book, uuid_of(1, 1));
  REQUIRE(closing.has_value());
  CHECK(described(*closing) ==
        "Anna has paid Bo 9.00 2026-11-20T23:10:00+01:00\n"
        "Cai agrees to -9.00 CC\n"
        "ended " +
            id_of(2, 1) + "\n");
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(counts_once(book));
  CHECK(differences(book).empty());
}

}  // namespace kattegat::test::whole_old_book
