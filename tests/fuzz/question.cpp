// Any bytes as a question to the referee, and as what declarer said.
#include "fuzz/harness.hpp"
#include "kattegat/export/questions.hpp"

using namespace kattegat;

void kattegat::fuzz_question(std::string_view bytes) {
  for (const auto kind : {Question::trick, Question::dummy, Question::commerce})
    if (const auto ruled = judge_question(kind, bytes, Language::danish))
      KATTEGAT_CHECK(parse_json(to_line(ruled->answer)).has_value());
  if (const auto heard = understand(bytes)) KATTEGAT_CHECK(heard == understand(bytes));
}
