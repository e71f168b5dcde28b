#include "kattegat/export/answer.hpp"

namespace kattegat {
namespace {

Json index_or_null(std::optional<std::size_t> index) {
  return index ? Json(static_cast<std::int64_t>(*index)) : Json(nullptr);
}

Json::Object violation_answer(const Complaint& complaint, Names seated, Language language) {
  const Violation& violation = complaint.violation;
  return Json::Object{
      {"session", complaint.session ? index_or_null(complaint.session->index) : Json()},
      {"entry", index_or_null(complaint.entry)},
      {"field", violation.field},
      {"rule", rule_id(violation.text.word)},
      {"message", say(violation.text, language, seated)}};
}

Json::Object session_answer(const EveningSession& session, const JudgedSession& judged) {
  Json::Array seats(session.seats.begin(), session.seats.end());
  Json::Array entries;
  for (std::size_t i = 0; i < judged.entries.size(); ++i)
    entries.push_back(
        Json::Object{{"index", static_cast<std::int64_t>(i)},
                     {"points", points_by_name(judged.entries[i].points, session.seats)}});
  const auto& dealer = judged.standing.next_dealer;
  Json::Object answer{{"game", game_id(session.entered)},
                      {"seats", std::move(seats)},
                      {"next_dealer", dealer ? to_json(*dealer, session.seats) : Json(nullptr)},
                      {"finished", !dealer.has_value()},
                      {"entries", std::move(entries)},
                      {"points", points_by_name(judged.standing.points, session.seats)},
                      {"sheet", points_by_name(judged.standing.sheet, session.seats)}};
  if (judged.standing.pot != PerSeat<Points>{})
    answer.emplace_back("pot", points_by_name(judged.standing.pot, session.seats));
  return answer;
}

Json::Array payments_among(const Evening& evening, const std::vector<Payment>& payments) {
  return payments_answer(payments, [&](std::size_t player) { return evening.players[player]; });
}

}  // namespace

Json id_or_null(const std::optional<Uuid>& id) { return id ? Json(to_string(*id)) : Json(); }

Json::Object points_by_name(const PerSeat<Points>& points, Names seated) {
  Json::Object object;
  for (const Seat seat : seats_of(seated))
    object.emplace_back(at_seat(seated, seat), to_string(points[seat]));
  return object;
}

Names names_for(const Evening& evening, const Complaint& complaint) {
  const EveningSession* const session = session_at(evening, complaint.session);
  return session ? Names{session->seats} : Names{};
}

Json::Object settlement_answer(const Evening& evening, const JudgedEvening& judged,
                               const Settlement& settlement) {
  Json::Array sessions;
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    sessions.push_back(session_answer(evening.sessions[s], judged.sessions[s]));
  Json::Object money;
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    money.emplace_back(evening.players[i], to_string(settlement.money[i]));
  Json::Object answer{{"ok", true},
                      {"currency", evening.currency},
                      {"sessions", std::move(sessions)},
                      {"money", std::move(money)},
                      {"transfers", payments_among(evening, settlement.payments)}};
  if (settlement.plan.kind == PlanChoice::Kind::fewest && !settlement.proven_fewest)
    answer.emplace_back("proven_fewest", false);
  return answer;
}

Json::Object what_if_answer(const JudgedEvening& played, const Supposed& supposed,
                            const Settlement& settlement) {
  Json::Object object = settlement_answer(supposed.evening, supposed.judged, settlement);
  std::erase_if(object, [](const Json::Member& member) {
    return member.first == "ok" || member.first == "currency";
  });
  Json::Array differences;
  for (const auto& [s, e] : differing(played, supposed.judged)) {
    const EveningSession& session = supposed.evening.sessions[s];
    const auto points = [&, entry = e, place = s](const JudgedEvening& judged) {
      return points_by_name(judged.sessions[place].entries[entry].points, session.seats);
    };
    differences.push_back(Json::Object{{"session", static_cast<std::int64_t>(session.place.index)},
                                       {"entry", static_cast<std::int64_t>(e)},
                                       {"points", points(supposed.judged)},
                                       {"was", points(played)}});
  }
  object.emplace_back("differences", std::move(differences));
  return object;
}

Json::Array violations_answer(const Evening& evening, const Complaints& complaints,
                              Language language) {
  Json::Array list;
  for (const Complaint& complaint : complaints)
    list.push_back(violation_answer(complaint, names_for(evening, complaint), language));
  return list;
}

Json::Object refusal_answer(Json::Array violations) {
  return {{"ok", false}, {"violations", std::move(violations)}};
}
Json::Object refusal_answer(const Violations& violations, Names seated, Language language) {
  Json::Array list;
  for (const Violation& violation : violations)
    list.push_back(violation_answer({{}, {}, violation}, seated, language));
  return refusal_answer(std::move(list));
}

Json::Array paid_answer(const Closing& closing) {
  Json::Array paid;
  for (const MadePayment& payment : closing.payments)
    paid.push_back(Json::Object{{"from", payment.from},
                                {"to", payment.to},
                                {"amount", to_string(payment.amount)},
                                {"id", to_string(payment.id)}});
  return paid;
}
Json::Array due_answer(const Evening& evening, const StillDue& due) {
  std::vector<Payment> payments;
  for (const DuePayment& one : due.payments) payments.push_back(one.payment);
  return payments_among(evening, payments);
}

Json::Array sums_answer(const std::vector<StandingLine>& lines) {
  Json::Array players;
  for (const StandingLine& line : lines) {
    players.push_back(Json::Object{{"name", line.player},
                                   {"person", to_string(line.person)},
                                   {"evenings", line.evenings},
                                   {"money", amounts_answer(line.money)},
                                   {"points", amounts_answer(line.points)}});
  }
  return players;
}

Json::Object head_answer(const Head& head) {
  return Json::Object{
      {"log", to_string(head.origin)}, {"count", head.count}, {"head", to_string(head.hash)}};
}

}  // namespace kattegat
