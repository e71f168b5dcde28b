// What a command is told beside its own words, and how it answers.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "db/store/fault.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/core/result.hpp"
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

// What a step of a command has come to. An error: why not has been said, with this status.
template <class T>
using OrSaid = Result<T, Status>;

}  // namespace kattegat::cli
