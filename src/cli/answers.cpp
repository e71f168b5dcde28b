#include "answers.hpp"

#include <unistd.h>

#include "io.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"

namespace kattegat::cli {

Setting after_storing(Setting setting) {
  setting.has_stored = true;
  return setting;
}

Status answer(const Setting& setting, const std::string& page, Status status) {
  if (put(page) != Put::failed) return status;
  return fail(setting,
              text(either<Word::cli_stored_unheard, Word::cli_no_output>(setting.has_stored)));
}

Status answer(const Setting& setting, const Text& words, Status status) {
  return answer(setting, say(words, setting.language) + "\n", status);
}

Status answer_json(const Setting& setting, Json::Object object, Status status) {
  return answer(setting, to_line(Json(std::move(object))) + "\n", status);
}

Status answer(const Setting& setting, Json::Object object, const Text& words, Status status) {
  return setting.json ? answer_json(setting, std::move(object), status)
                      : answer(setting, words, status);
}

Status fail(const Setting& setting, const std::string& about, const Text& text) {
  say_beside(on_one_line(about) + (about.empty() ? "" : ": ") + say(text, setting.language));
  return Status::impossible;
}

Status fail(const Setting& setting, const Text& text) { return fail(setting, "", text); }
Status fail(const Setting& setting, const std::vector<Text>& reasons) {
  say_beside(joined(reasons, "; ", [&](const Text& one) { return say(one, setting.language); }));
  return Status::impossible;
}
Status fail(const Setting& setting, const BookFault& fault) { return fail(setting, fault.text); }

Status show_complaints(const Setting& setting, const Evening& evening, const Complaints& complaints,
                       const Besides& besides) {
  if (!setting.json)
    return answer(
        setting,
        besides.before + complaints_page(evening, complaints, setting.language) + besides.after,
        Status::breaks_a_rule);
  Json::Object said =
      refusal_answer(violations_in(setting.language, besides.file, evening, complaints));
  if (besides.member) said.push_back(*besides.member);
  return answer_json(setting, std::move(said), Status::breaks_a_rule);
}

Json::Array violations_in(Language language, const std::string& which, const Evening& evening,
                          const Complaints& complaints) {
  Json::Array list = violations_answer(evening, complaints, language);
  if (!which.empty())
    for (Json& one : list) std::get<Json::Object>(one.value).emplace_back("file", which);
  return list;
}

Status deliver(const Setting& setting, std::string_view label,
               const Result<std::string, Text>& bytes, const Output& output) {
  if (!bytes) return fail(setting, output.file, bytes.error());
  const bool is_text = is_utf8(*bytes) && bytes->find('\0') == bytes->npos;
  if (output.file.empty() && !is_text && ::isatty(STDOUT_FILENO) != 0)
    return fail(setting, text(Word::export_not_on_terminal, std::string(label)));
  if (output.file.empty() || output.file == "-") return answer(setting, *bytes);
  const auto fault = write_beside_book(output.file, *bytes, output.replace, setting.book);
  return fault ? fail(setting, output.file, *fault) : Status::done;
}

}  // namespace kattegat::cli
