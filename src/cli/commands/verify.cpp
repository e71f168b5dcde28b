#include "verify.hpp"

#include <fmt/format.h>

#include <sstream>

#include "db/proof/verify.hpp"
#include "kattegat/export/anchor.hpp"
#include "kattegat/export/answer.hpp"
#include "src/cli/book_answers.hpp"
#include "src/cli/opened.hpp"

namespace kattegat::cli {
namespace {

std::string about(const Setting& setting, const Difference& difference) {
  if (difference.entry) return to_string(*difference.entry);
  return difference.session ? to_string(*difference.session) : setting.book;
}

Json::Object verified_answer(const Verified& verified, Language language) {
  Json::Array logs;
  for (const Head& one : verified.heads) logs.push_back(head_answer(one));
  return {{"ok", verified.differences.empty()},
          {"records", verified.records},
          {"entries", verified.entries},
          {"logs", std::move(logs)},
          {"differences", differences_answer(verified.differences, language)},
          {"remarks", differences_answer(verified.remarks, language)}};
}

std::string verified_page(const Setting& setting, const Verified& verified) {
  const Language language = setting.language;
  std::string page;
  for (const Difference& difference : verified.differences)
    page += fmt::format("{}: {}\n", about(setting, difference), say(difference.text, language));
  for (const Difference& remark : verified.remarks)
    page += fmt::format("{}: {}\n", about(setting, remark),
                        say(text(Word::cli_remark, say(remark.text, language)), language));
  if (verified.differences.empty())
    page += say(text(Word::cli_verified, verified.records, verified.entries), language) + "\n";
  for (const Head& one : verified.heads) page += anchor_line(one, language) + "\n";
  return page;
}

// Each line of them; nothing where one is none.
std::optional<std::vector<Head>> anchors_in(const std::string& lines) {
  std::vector<Head> heads;
  std::istringstream rest(lines);
  for (std::string line; std::getline(rest, line);) {
    if (line.empty()) continue;
    const auto head = parse_anchor(line);
    if (!head) return std::nullopt;
    heads.push_back(*head);
  }
  return heads.empty() ? std::nullopt : std::optional(std::move(heads));
}

// Whether the book still has what the line stood for, as one thing more that verify has found.
std::optional<BookFault> look_for(const Book& book, const Head& head, Verified& verified) {
  const auto there = contains_head(book, head);
  if (!there) return there.error();
  const Word word = *there ? Word::verify_anchor_good : Word::verify_anchor_none;
  (*there ? verified.remarks : verified.differences)
      .push_back({{}, {}, text_of(word, to_string(head.origin), head.count)});
  return std::nullopt;
}

}  // namespace

Status verify(const Setting& setting, const std::optional<std::string>& anchor) {
  const auto heads = anchor ? anchors_in(*anchor) : std::vector<Head>{};
  if (!heads) return fail(setting, "--anchor", text(Word::cli_not_an_anchor, *anchor));
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  auto verified = verify_book(*book);
  if (!verified) return fail(setting, verified.error());
  for (const Head& head : *heads)
    if (const auto fault = look_for(*book, head, *verified)) return fail(setting, *fault);
  const Status status = verified->differences.empty() ? Status::done : Status::breaks_a_rule;
  const auto page = [&](const Verified& all, Language) { return verified_page(setting, all); };
  return show(setting, *verified, verified_answer, page, status);
}

}  // namespace kattegat::cli
