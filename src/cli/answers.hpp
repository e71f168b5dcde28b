// What a command is told beside its own words, and how it answers.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "db/book/stored.hpp"
#include "db/files/beside.hpp"
#include "db/store/fault.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/usage/status.hpp"

namespace kattegat::cli {

using usage::Status;

// What every command is told.
struct Setting {
  Language language = Language::english;
  bool json = false;
  std::string book;  // path of the database
  bool has_stored = false;
};
// Of a command that has stored what it was told to: it is said where the answer cannot be.
Setting after_storing(Setting);

// Where an export goes: a file, or standard output when it is empty or "-".
struct Output {
  std::string file = {};
  Replace replace = Replace::no;
};

// The answer to standard output, as JSON or as a page, with this status.
Status answer(const Setting&, const std::string& text, Status = Status::done);
Status answer(const Setting&, const Text&, Status = Status::done);  // a line
Status answer_json(const Setting&, Json::Object, Status = Status::done);
// Either, as it was asked for: of little to say both are at hand;
Status answer(const Setting&, Json::Object, const Text&, Status = Status::done);
// else each is made of what the command has found, by these functions of it and of the language.
template <class Found, class ToJson, class ToPage>
Status show(const Setting& setting, const Found& found, ToJson&& to_json, ToPage&& to_page,
            Status status = Status::done) {
  if (setting.json) return answer_json(setting, to_json(found, setting.language), status);
  return answer(setting, to_page(found, setting.language), status);
}

// One line on standard error, and the status for it. `about`: the file or the option that it is of.
Status fail(const Setting&, const std::string& about, const Text&);
Status fail(const Setting&, const Text&);
Status fail(const Setting&, const std::vector<Text>&);  // of several reasons
Status fail(const Setting&, const BookFault&);

// What is said besides of an evening that breaks a rule: on the page around the complaints, in JSON
// as one key more, or of each which of several files it is in.
struct Besides {
  std::string before = {}, after = {};
  std::optional<Json::Member> member = {};
  std::string file = {};
};
// Of an evening that breaks a rule.
Status show_complaints(const Setting&, const Evening&, const Complaints&, const Besides& = {});
// In JSON; of several files each violation says which it is in, of one none ("").
Json::Array violations_in(Language, const std::string& which, const Evening&, const Complaints&);

// What a step of a command has come to. An error: why not has been said, with this status.
template <class T>
using OrSaid = Result<T, Status>;

// What has come of what was to be stored.
template <class T>
OrSaid<T> or_said(const Setting& setting, Stored<T> stored) {
  if (!stored) return fail(setting, stored.error());
  if (const auto* no = std::get_if<Refused>(&*stored))
    return show_complaints(setting, no->evening, no->complaints);
  return std::get<T>(std::move(*stored));
}

// What is said of a decision: that it is made, or that it was so already.
struct Saying {
  Word made{}, already{};
};
inline constexpr Saying of_void{Word::cli_voided, Word::cli_already_void},
    of_restored{Word::cli_restored, Word::cli_not_void};

// The bytes of an export to the file, or to standard output. `label`: what such files are called.
Status deliver(const Setting&, std::string_view label, const Result<std::string, Text>&,
               const Output&);

}  // namespace kattegat::cli
