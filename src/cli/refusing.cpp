#include "refusing.hpp"

#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"

namespace kattegat::cli {

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

}  // namespace kattegat::cli
