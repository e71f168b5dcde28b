// What is wrong in an evening, and where.
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {
namespace {

// The rule, and of what the file lacks its key: that is how it is written there.
std::string reference(const Violation& violation) {
  const std::string rule(rule_id(violation.text.word));
  return rule.rfind("form.", 0) == 0 ? rule + ": " + violation.field : rule;
}

}  // namespace

std::string wrong_line(const std::string& words, const Violation& violation) {
  const std::string rule = reference(violation);
  return printable(rule.empty() ? words : words + " [" + rule + "]") + "\n";
}

std::string place_of(const Evening& evening, const Complaint& complaint, Language language) {
  if (!complaint.session) return "";
  const std::int64_t number = complaint.session->number();
  std::string game;
  if (const EveningSession* const session = session_at(evening, complaint.session))
    game = " (" + say(game_word(session->entered), language) + ")";
  std::string out = say(text(Word::page_session, number), language) + game;
  if (complaint.entry)
    out += ", " +
           say(text(Word::page_entry, static_cast<std::int64_t>(*complaint.entry + 1)), language);
  return out;
}

std::string complaints_page(const Evening& evening, const Complaints& complaints,
                            Language language) {
  std::string out;
  for (const Complaint& complaint : complaints)
    out += wrong_line(
        joined({place_of(evening, complaint, language),
                with_field(complaint.violation, language, names_for(evening, complaint))}),
        complaint.violation);
  return out;
}

}  // namespace kattegat
