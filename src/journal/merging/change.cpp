#include "kattegat/journal/merging/change.hpp"

#include "kattegat/core/text/safe_text.hpp"

namespace kattegat {

Text change_text(const ChangedEvening& one, const std::string& day) {
  using How = ChangedEvening::How;
  const std::string called = day + (one.place.empty() ? "" : " " + printable(one.place));
  switch (one.how) {
    case How::amounts:
      return text(Word::changed_evening, called);
    case How::otherwise:
      return text(Word::changed_otherwise, called);
    case How::no_file:
      return text(Word::changed_no_file, called);
    case How::kept:
      break;
  }
  return text(Word::import_otherwise, called, one.entries);
}

Text change_text(const Change& change) {
  if (const auto* of_others = std::get_if<Text>(&change)) return *of_others;
  const auto& evening = std::get<ChangedEvening>(change);
  return change_text(evening, evening.date);
}

}  // namespace kattegat
