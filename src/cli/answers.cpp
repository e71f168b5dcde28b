#include "answers.hpp"

#include "io.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"

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

}  // namespace kattegat::cli
