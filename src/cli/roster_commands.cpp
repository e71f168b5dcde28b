// The commands on the people of the club.
#include "commands.hpp"
#include "db/roster.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/export/page.hpp"
#include "kattegat/export/payment_code.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

int fail(const Setting& setting, const BookFault& fault) {
  return cli::fail(setting, "", fault.text);
}

Json person_answer(const Person& person) {
  return Json::Object{
      {"name", person.name},   {"also", Json::Array(person.also.begin(), person.also.end())},
      {"swish", person.swish}, {"mobilepay", person.mobilepay},
      {"iban", person.iban},   {"removed", person.retired}};
}

std::string roster_page(const Roster& roster, Language language) {
  std::vector<std::vector<std::string>> rows;
  for (const Person& person : roster.people) {
    std::string also;
    for (const std::string& name : person.also) also += (also.empty() ? "= " : ", ") + name;
    rows.push_back({person.name, also, person.swish, person.mobilepay, person.iban,
                    person.retired ? say(Word::roster_removed, language) : ""});
  }
  return table(rows, "");
}

// Somebody in the book or on the list; said when there is nobody of that name.
std::optional<Person> find(const Setting& setting, const Book& book, const std::string& name) {
  const auto roster = load_roster(book);
  if (!roster) {
    fail(setting, roster.error());
    return std::nullopt;
  }
  for (const Person& person : roster->people)
    if (person.name == name) return person;
  cli::fail(setting, "", text(Word::roster_nobody, name));
  return std::nullopt;
}

int kept(const Setting& setting, const Kept& kept) {
  if (!kept) return fail(setting, kept.error());
  const std::string words = say(Word::roster_kept, setting.language);
  return answer(setting, setting.json ? "{\"ok\":true}\n" : words + "\n", done);
}

// The number as it was given, checked; false when it is none.
bool take(const std::optional<std::string>& given, std::string (*read)(std::string_view),
          std::string& number) {
  if (!given) return true;
  number = read(*given);
  return given->empty() || !number.empty();
}

}  // namespace

int show_roster(const Setting& setting) {
  const auto book = Book::open_to_read(setting.book);
  if (!book) return fail(setting, book.error());
  const auto roster = load_roster(*book);
  if (!roster) return fail(setting, roster.error());
  if (!setting.json) return answer(setting, roster_page(*roster, setting.language), done);
  Json::Array people;
  for (const Person& person : roster->people) people.push_back(person_answer(person));
  return answer(setting, to_line(Json::Object{{"ok", true}, {"people", std::move(people)}}) + "\n",
                done);
}

int set_numbers(const Setting& setting, const std::string& name, const Numbers& numbers) {
  auto book = Book::open_to_write(setting.book);
  if (!book) return fail(setting, book.error());
  auto person = find(setting, *book, name);
  if (!person) return impossible;
  if (!take(numbers.swish, swish_number, person->swish))
    return cli::fail(setting, "--swish", text(Word::roster_no_number, *numbers.swish));
  if (!take(numbers.mobilepay, mobilepay_number, person->mobilepay))
    return cli::fail(setting, "--mobilepay", text(Word::roster_no_number, *numbers.mobilepay));
  if (!take(numbers.iban, iban, person->iban))
    return cli::fail(setting, "--iban", text(Word::roster_no_number, *numbers.iban));
  return kept(setting, set_person(*book, *person));
}

int rename_player(const Setting& setting, const std::string& from, const std::string& to) {
  if (!is_player_name(to)) return cli::fail(setting, "", text(Word::roster_no_name, to));
  auto book = Book::open_to_write(setting.book);
  if (!book) return fail(setting, book.error());
  if (!find(setting, *book, from)) return impossible;
  return kept(setting, rename_person(*book, from, to));
}

int retire_player(const Setting& setting, const std::string& name, bool retired) {
  auto book = Book::open_to_write(setting.book);
  if (!book) return fail(setting, book.error());
  if (!find(setting, *book, name)) return impossible;
  return kept(setting, retire_person(*book, name, retired));
}

int erase_player(const Setting& setting, const std::string& name, const std::string& pseudonym) {
  if (!is_player_name(pseudonym))
    return cli::fail(setting, "", text(Word::roster_no_name, pseudonym));
  auto book = Book::open_to_write(setting.book);
  if (!book) return fail(setting, book.error());
  if (!find(setting, *book, name)) return impossible;
  const auto erased = erase_person(*book, name, pseudonym);
  if (!erased) return fail(setting, erased.error());
  if (const auto* no = std::get_if<Refused>(&*erased))
    return show_complaints(setting, no->evening, no->complaints);
  return kept(setting, std::monostate{});
}

}  // namespace kattegat::cli
