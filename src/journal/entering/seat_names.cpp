#include "kattegat/journal/entering/seat_names.hpp"

#include <algorithm>

namespace kattegat {

std::vector<std::string> shown_names(const EveningHistory& history, Names written) {
  std::vector<std::string> shown;
  for (const std::string& name : written) {
    const Participant* one = history.called(name);
    shown.push_back(one ? one->now : name);
  }
  return shown;
}

namespace {

// The first place among `names` of somebody who has not been found at the table.
template <class Meant>
std::optional<std::size_t> not_found(const Violations& form, Names names, Meant&& is_meant) {
  for (const Violation& violation : form) {
    const std::optional<std::string>& name = violation.not_seated;
    if (!name || !is_meant(*name)) continue;
    const auto found = std::find(names.begin(), names.end(), *name);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> named_as_written(const Violations& form, Names written, Names shown) {
  return not_found(form, written, [&](const std::string& name) {
    return std::find(shown.begin(), shown.end(), name) == shown.end();
  });
}

bool names_as_shown(const Violations& form, Names shown) {
  return not_found(form, shown, [](const std::string&) { return true; }).has_value();
}

}  // namespace kattegat
