// What the command line answers in JSON. evening-format, "Command line".
#pragma once
#include "kattegat/core/json.hpp"
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/settle.hpp"
#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/evening/what_if.hpp"
#include "kattegat/journal/records/signing.hpp"
#include "kattegat/season/standing.hpp"
#include "kattegat/words.hpp"

namespace kattegat {

// An object name -> amount, of pairs.
template <class Amounts>
Json amounts_answer(const Amounts& amounts) {
  Json::Object object;
  for (const auto& [name, amount] : amounts) object.emplace_back(name, to_string(amount));
  return object;
}
Json payment_answer(const std::string& from, const std::string& to, Money amount);

Json settlement_answer(const Evening&, const JudgedEvening&, const Settlement&);
// What stands under "what_if" beside the settlement of the evening as it was judged.
Json what_if_answer(const JudgedEvening& played, const Supposed&, const Settlement& supposed);
Json complaints_answer(const Evening&, const Complaints&, Language);
// The violations of one entry whose place in the file does not matter.
Json violations_answer(const Violations&, Names seated, Language);

// What has been paid of an evening, and what is still due.
Json paid_answer(const Closing&);
Json due_answer(const Evening&, const StillDue&);
// What everybody has won or lost over many evenings.
Json sums_answer(const std::vector<StandingLine>&);
Json head_answer(const Head&);

// An object name -> points, in seat order.
Json points_by_name(const PerSeat<Points>&, Names seated);
// The names that the seats in a complaint point to.
Names names_for(const Evening&, const Complaint&);

}  // namespace kattegat
