// Of an evening that breaks a rule: what is said of it.
#pragma once
#include <optional>
#include <string>
#include <variant>

#include "answers.hpp"
#include "db/book/stored.hpp"
#include "kattegat/evening/judge.hpp"

namespace kattegat::cli {

// What is said besides: on the page around the complaints, in JSON as one key more, or of each
// which of several files it is in.
struct Besides {
  std::string before = {}, after = {};
  std::optional<Json::Member> member = {};
  std::string file = {};
};
Status show_complaints(const Setting&, const Evening&, const Complaints&, const Besides& = {});
// In JSON; of several files each violation says which it is in, of one none ("").
Json::Array violations_in(Language, const std::string& which, const Evening&, const Complaints&);

// What has come of what was to be stored.
template <class T>
OrSaid<T> or_said(const Setting& setting, Stored<T> stored) {
  if (!stored) return fail(setting, stored.error());
  if (const auto* no = std::get_if<Refused>(&*stored))
    return show_complaints(setting, no->evening, no->complaints);
  return std::get<T>(std::move(*stored));
}

}  // namespace kattegat::cli
