#include "judge.hpp"

#include "kattegat/export/questions.hpp"
#include "src/cli/io.hpp"

namespace kattegat::cli {
namespace {

Status judge(const Setting& setting, Question question, const std::string& file) {
  const auto bytes = read_file(file);
  if (!bytes) return fail(setting, file, bytes.error());
  const auto ruled = judge_question(question, *bytes, setting.language);
  if (!ruled) return fail(setting, file, ruled.error());
  return answer(setting, setting.json ? to_line(ruled->answer) + "\n" : ruled->page,
                ruled->clean ? Status::done : Status::breaks_a_rule);
}

}  // namespace

Status judge_trick(const Setting& setting, const std::string& file) {
  return judge(setting, Question::trick, file);
}
Status judge_dummy(const Setting& setting, const std::string& file) {
  return judge(setting, Question::dummy, file);
}
Status judge_hands(const Setting& setting, const std::string& file) {
  return judge(setting, Question::commerce, file);
}

}  // namespace kattegat::cli
