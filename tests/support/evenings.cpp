#include "support/evenings.hpp"

namespace kattegat::test {

std::string evening_text(const std::string& game, const std::vector<std::string>& seats,
                         const std::string& rules, const std::string& entries) {
  std::string names;
  for (const std::string& seat : seats) names += (names.empty() ? "\"" : ", \"") + seat + "\"";
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":[)" + names +
         R"(],"sessions":[{"game":")" + game + R"(","seats":[)" + names + R"(],"rules":)" + rules +
         R"(,"entries":[)" + entries + "]}]}";
}

std::string Judged::next_dealer() const {
  const auto& dealer = session().standing.next_dealer;
  return dealer ? evening.sessions.at(0).seats.at(static_cast<std::size_t>(dealer->index)) : "-";
}

std::string Judged::complaints() const {
  std::string list;
  for (const Complaint& complaint : judged.complaints)
    list += (list.empty() ? "" : " ") +
            (complaint.entry ? std::to_string(*complaint.entry) : std::string("-")) + "/" +
            complaint.violation.field + ":" + std::string(rule_id(complaint.violation.text.word));
  return list;
}

std::string Judged::sentences() const {
  std::string list;
  for (const Complaint& complaint : judged.complaints) {
    const bool seated = complaint.session && !evening.sessions.empty();
    const Names names = seated ? Names(evening.sessions.at(0).seats) : Names();
    list += say(complaint.violation.text, Language::english, names) + "\n";
  }
  return list;
}

std::string Judged::row(const PerSeat<Points>& points) const {
  std::string list;
  for (const Seat seat : Seats{static_cast<int>(evening.sessions.at(0).seats.size())})
    list += (list.empty() ? "" : " ") + to_string(points[seat]);
  return list;
}

Judged judge_text(const std::string& text) {
  auto reading = read_evening(std::string_view(text));
  KATTEGAT_CHECK(reading.has_value());
  Judged result{std::move(reading->evening), {}};
  result.judged = judge(result.evening, std::move(reading->complaints));
  return result;
}

Judged play(const std::string& game, const std::vector<std::string>& seats,
            const std::string& entries, const std::string& rules) {
  return judge_text(evening_text(game, seats, rules, entries));
}

std::string whist_deals(const std::vector<int>& first_pair) {
  std::string list;
  for (const int tricks : first_pair)
    list += (list.empty() ? "" : ",") + std::string(R"({"type":"deal","trump":"H","tricks":[)") +
            std::to_string(tricks) + "," + std::to_string(13 - tricks) + "]}";
  return list;
}

std::string cards_of(const std::string& play) {
  std::string list;
  for (std::size_t i = 0; i < play.size(); i += 4)
    list += (i > 0 ? ",[\"" : "[\"") + play.substr(i, 1) + "\",\"" + play.substr(i + 1, 2) + "\"]";
  return R"("play":[)" + list + "]";
}

}  // namespace kattegat::test
