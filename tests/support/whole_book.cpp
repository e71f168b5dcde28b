#include "support/whole_book.hpp"

namespace kattegat::test {

Result<std::vector<StandingLine>, BookFault> standings(const Book& book,
                                                       const StandingsChoice& choice) {
  auto all = season(book, choice);
  if (!all) return all.error();
  std::erase_if(all->people, [](const StandingLine& line) { return line.evenings == 0; });
  return std::move(all->people);
}

std::string described(const Conflict& conflict) {
  std::string all =
      "conflict of " + std::string(name_of(conflict.about)) + " " + to_string(conflict.id) + ":";
  for (const Side& side : conflict.sides)
    all += " " + to_string(side.item.record.hash).substr(0, 8) + (side.holds ? "*" : "");
  return all + "\n";
}

std::string described(const Closing& closing) {
  std::string all;
  for (const MadePayment& one : closing.payments)
    all += one.from + " has paid " + one.to + " " + to_string(one.amount) + " " + one.at + "\n";
  for (const Initials& one : closing.initials)
    all += one.player + " agrees to " + to_string(one.money) + " " + one.initials + "\n";
  for (const Uuid& session : closing.ended) all += "ended " + to_string(session) + "\n";
  return all;
}

std::string described(const std::vector<StandingLine>& standings) {
  std::string all;
  for (const StandingLine& line : standings) {
    all += line.player + " " + std::to_string(line.evenings);
    for (const auto& [game, amount] : line.points) all += " " + game + " " + to_string(amount);
    for (const auto& [code, amount] : line.money) all += " " + code + " " + to_string(amount);
    all += "\n";
  }
  return all;
}

std::string described(const Person& person) {
  std::string all = person.name;
  for (const NumberKind kind : {NumberKind::swish, NumberKind::mobilepay, NumberKind::iban})
    all += "|" + person.number(kind);
  if (person.retired) all += " retired";
  if (person.erased) all += " erased";
  for (const std::string& name : person.also) all += " also " + name;
  return all + "\n";
}

std::string described(const PurseView& purse) {
  std::string all;
  const auto put = [&](const Sums& sums) {
    for (const auto& [currency, amount] : sums) all += " " + currency + " " + to_string(amount);
    all += "\n";
  };
  for (const PurseLine& line : purse.lines) {
    const PurseContents& one = line.movement.contents;
    all += to_string(line.movement.ids.front()) + " " + one.date + " " + line.name +
           (one.to_club ? " to " : " from ") + std::string(name_of(one.what)) + " " +
           to_string(one.amount) + " " + one.currency + " " + one.note +
           (one.stands ? "" : " void " + one.why) + "\n";
  }
  for (const PurseAccount& one : purse.accounts) all += one.name, put(one.balance);
  put(purse.club);
  put(purse.in_hand);
  return all;
}

std::string contents(const Book& book) {
  const auto lines = list_evenings(book);
  if (!lines) return "unreadable";
  std::string all;
  for (const EveningLine& line : *lines) {
    const auto view = look_at(book, line.id);
    if (!view) return "unreadable";
    all += line.date + " " + line.place + "\n" + evening_file(view->written);
    for (const std::string& name : line.players) all += name + "\n";
    all += described(view->closing);
  }
  const auto players = standings(book, {});
  const auto people = load_roster(book);
  const auto differing = conflicts(book, std::nullopt);
  const auto purse = look_at_purse(book);
  if (!players || !people || !differing || !purse) return "unreadable";
  all += described(*players) + described(*purse);
  for (const Person& person : *people) all += described(person);
  for (const Conflict& conflict : *differing) all += described(conflict);
  return all;
}

}  // namespace kattegat::test
