// The whole book is judged and scored again.
#include <fmt/format.h>

#include "book_answers.hpp"
#include "db/proof/verify.hpp"
#include "kattegat/export/anchor.hpp"
#include "kattegat/export/answer.hpp"
#include "opened.hpp"

namespace kattegat::cli {
namespace {

std::string about(const Setting& setting, const Difference& difference) {
  if (difference.entry) return to_string(*difference.entry);
  return difference.session ? to_string(*difference.session) : setting.book;
}

}  // namespace

int verify(const Setting& setting, const std::optional<std::string>& anchor) {
  const auto head = anchor ? parse_anchor(*anchor) : std::nullopt;
  if (anchor && !head) return fail(setting, "--anchor", text(Word::cli_not_an_anchor, *anchor));
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  auto verified = verify_book(*book);
  if (!verified) return fail(setting, verified.error());
  if (head) {
    const auto there = contains_head(*book, *head);
    if (!there) return fail(setting, there.error());
    const Word word = *there ? Word::verify_anchor_good : Word::verify_anchor_none;
    (*there ? verified->remarks : verified->differences)
        .push_back({{}, {}, text_of(word, to_string(head->origin), head->count)});
  }
  const bool sound = verified->differences.empty();
  const int status = sound ? done : breaks_a_rule;
  if (setting.json) {
    Json::Array logs;
    for (const Head& one : verified->heads) logs.push_back(head_answer(one));
    return answer_json(
        setting,
        {{"ok", sound},
         {"records", verified->records},
         {"entries", verified->entries},
         {"logs", std::move(logs)},
         {"differences", differences_answer(verified->differences, setting.language)},
         {"remarks", differences_answer(verified->remarks, setting.language)}},
        status);
  }
  std::string page;
  for (const Difference& difference : verified->differences)
    page +=
        fmt::format("{}: {}\n", about(setting, difference), say(difference.text, setting.language));
  for (const Difference& remark : verified->remarks)
    page += fmt::format(
        "{}: {}\n", about(setting, remark),
        say(text(Word::cli_remark, say(remark.text, setting.language)), setting.language));
  if (sound)
    page += say(text(Word::cli_verified, verified->records, verified->entries), setting.language) +
            "\n";
  for (const Head& one : verified->heads) page += anchor_line(one, setting.language) + "\n";
  return answer(setting, page, status);
}

}  // namespace kattegat::cli
