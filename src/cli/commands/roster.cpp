// The commands on the people of the club.
#include "roster.hpp"

#include <array>

#include "db/book/roster.hpp"
#include "db/files/kept_copies.hpp"
#include "kattegat/core/json/json_member.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/export/payment_code.hpp"
#include "kattegat/export/plain_text.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/remarks.hpp"

namespace kattegat::cli {
namespace {

Json person_answer(const Person& person) {
  return Json::Object{{"name", person.name},
                      {"also", texts_as_json(person.also)},
                      {"swish", person.number(NumberKind::swish)},
                      {"mobilepay", person.number(NumberKind::mobilepay)},
                      {"iban", person.number(NumberKind::iban)},
                      {"removed", person.retired},
                      {"erased", person.erased},
                      {"id", to_string(person.ids.front())}};
}

Json::Object roster_answer(const std::vector<Person>& roster, Language) {
  Json::Array people;
  for (const Person& person : roster) people.push_back(person_answer(person));
  return {{"ok", true}, {"people", std::move(people)}};
}
std::string roster_page(const std::vector<Person>& roster, Language language) {
  if (roster.empty()) return say(Word::cli_nobody_yet, language) + "\n";
  std::vector<std::vector<std::string>> rows;
  for (const Person& person : roster) {
    const std::string also = person.also.empty() ? "" : "= " + joined(person.also, ", ", printable);
    rows.push_back({printable(person.name), also, person.number(NumberKind::swish),
                    person.number(NumberKind::mobilepay), person.number(NumberKind::iban),
                    person.retired ? say(Word::roster_removed, language) : ""});
  }
  return table(rows, "", {0, 1, 2, 3, 4, 5});
}

Status show_kept(const Setting& setting, const Result<OnDisk, BookFault>& kept) {
  if (!kept) return fail(setting, kept.error());
  return answer(after_storing(setting), {{"ok", true}}, text(Word::roster_kept));
}

// Runs `decide(Book&, const Person&)`, which answers the status.
template <class Decide>
Status decide_about(const Setting& setting, const std::string& name, Decide&& decide) {
  auto book = open_to_write(setting);
  if (!book) return book.error();
  const auto person = person_called(setting, *book, name);
  if (!person) return person.error();
  return decide(*book, *person);
}

// An empty one takes away what was known.
OrSaid<PayNumbers> numbers_in(const Setting& setting, const Numbers& numbers) {
  struct Field {
    const char* option;
    const std::optional<std::string>& given;
    NumberKind kind;
    WordFor<1> refusal;
  };
  const std::array<Field, 3> fields{
      {{"--swish", numbers.swish, NumberKind::swish, Word::roster_no_swish},
       {"--mobilepay", numbers.mobilepay, NumberKind::mobilepay, Word::roster_no_mobilepay},
       {"--iban", numbers.iban, NumberKind::iban, Word::roster_no_iban}}};
  PayNumbers said;
  for (const Field& field : fields) {
    if (!field.given) continue;
    std::string number = payment_number(field.kind, *field.given);
    if (number.empty() && !field.given->empty())
      return fail(setting, field.option, text(field.refusal, *field.given));
    said.emplace(field.kind, std::move(number));
  }
  return said;
}

Status retire(const Setting& setting, const std::string& name, bool retired) {
  return decide_about(setting, name, [&](Book& book, const Person& person) {
    return show_kept(setting, retire_person(book, person, retired));
  });
}

}  // namespace

Status show_roster(const Setting& setting) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto roster = load_roster(*book);
  if (!roster) return fail(setting, roster.error());
  return show(setting, *roster, roster_answer, roster_page);
}

Status add_player(const Setting& setting, const std::string& name, Force force) {
  if (const auto fault = name_fault(name)) return fail(setting, *fault);
  auto book = open_to_write(setting);
  if (!book) return book.error();
  const auto taken = take_in(*book, name, force);
  if (!taken) return fail(setting, taken.error());
  return answer(after_storing(setting),
                {{"ok", true}, {"id", to_string(taken->id)}, {"known", taken->already}},
                text(either<Word::book_knows_already, Word::roster_kept>(taken->already)));
}

Status set_numbers(const Setting& setting, const std::string& name, const Numbers& numbers) {
  return decide_about(setting, name, [&](Book& book, const Person& person) {
    const auto read = numbers_in(setting, numbers);
    return read ? show_kept(setting, set_numbers(book, person, *read)) : read.error();
  });
}

Status rename_player(const Setting& setting, const std::string& from, const std::string& to,
                     Force force) {
  if (const auto fault = name_fault(to)) return fail(setting, *fault);
  return decide_about(setting, from, [&](Book& book, const Person& person) {
    return show_kept(setting, rename_person(book, person, to, force));
  });
}

Status fuse_players(const Setting& setting, const std::string& one, const std::string& whom) {
  return decide_about(setting, one, [&](Book& book, const Person& first) {
    const auto second = person_called(setting, book, whom);
    if (!second) return second.error();
    const auto fused = fuse_people(book, first, *second);
    return show_kept(setting, fused ? Result<OnDisk, BookFault>(OnDisk{}) : fused.error());
  });
}

Status separate_player(const Setting& setting, const std::string& name) {
  auto book = open_to_write(setting);
  if (!book) return book.error();
  return show_kept(setting, separate_person(*book, name));
}

Status remove_player(const Setting& setting, const std::string& name) {
  return retire(setting, name, true);
}
Status restore_player(const Setting& setting, const std::string& name) {
  return retire(setting, name, false);
}

Status erase_player(const Setting& setting, const std::string& name, const std::string& pseudonym) {
  if (const auto fault = name_fault(pseudonym)) return fail(setting, *fault);
  return decide_about(setting, name, [&](Book& book, const Person& person) {
    const auto erased = erase_person(book, person, pseudonym);
    if (!erased) return fail(setting, erased.error());
    // Each says that all else is out of the book.
    std::vector<Text> left;
    if (!erased->telling.empty())
      left.push_back(text(Word::roster_name_stays, joined(erased->telling)));
    if (erased->bytes_left) left.push_back(*erased->bytes_left);
    const bool is_done = left.empty();
    for (Text& copies : kept_copies(book.path())) left.push_back(std::move(copies));
    if (!is_done) return fail(setting, left);
    for (const Text& one : left) remark(setting, one);
    return show_kept(setting, OnDisk{});
  });
}

}  // namespace kattegat::cli
