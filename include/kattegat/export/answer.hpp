// What the command line answers in JSON. evening-format, "Command line".
#pragma once
#include "kattegat/core/json/json.hpp"
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/evening/what_if.hpp"
#include "kattegat/journal/records/signing.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/season/standing.hpp"

namespace kattegat {

// An object name -> amount, of pairs.
template <class Amounts>
Json::Object amounts_answer(const Amounts& amounts) {
  Json::Object object;
  for (const auto& [name, amount] : amounts) object.emplace_back(name, to_string(amount));
  return object;
}
// Who pays whom; `name_of` an index of a payment.
template <class NameOf>
Json::Array payments_answer(const std::vector<Payment>& payments, NameOf&& name_of) {
  Json::Array list;
  for (const Payment& one : payments)
    list.push_back(Json::Object{
        {"from", name_of(one.from)}, {"to", name_of(one.to)}, {"amount", to_string(one.amount)}});
  return list;
}

Json::Object settlement_answer(const Evening&, const JudgedEvening&, const Settlement&);
// What stands under "what_if" beside the settlement of the evening as it was judged.
Json::Object what_if_answer(const JudgedEvening& played, const Supposed&,
                            const Settlement& supposed);
Json::Array violations_answer(const Evening&, const Complaints&, Language);
// Something is refused for what breaks a rule in it.
Json::Object refusal_answer(Json::Array violations);
// The same, for the violations of one entry whose place in the file does not matter.
Json::Object refusal_answer(const Violations&, Names seated, Language);

// What has been paid of an evening, and what is still due.
Json::Array paid_answer(const Closing&);
Json::Array due_answer(const Evening&, const StillDue&);
// What everybody has won or lost over many evenings.
Json::Array sums_answer(const std::vector<StandingLine>&);
Json::Object head_answer(const Head&);

Json id_or_null(const std::optional<Uuid>&);

// An object name -> points, in seat order.
Json::Object points_by_name(const PerSeat<Points>&, Names seated);
// The names that the seats in a complaint point to.
Names names_for(const Evening&, const Complaint&);

}  // namespace kattegat
