// Laws that cost: a round of them is a book or several, and RapidCheck's hundred are many. Every
// run draws other rounds.
#pragma once
#include <rapidcheck/catch.h>

#include <algorithm>
#include <sstream>

#include "support/form.hpp"

namespace kattegat::test {

// In so many rounds, or fewer where whoever runs the tests asks for fewer.
template <class Law>
void holds_for(const Form& rounds, Law&& law) {
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  const int most = form(rounds);
  params.maxSuccess = by_hand() ? most : std::min(params.maxSuccess, most);
  const auto result = rc::detail::checkProperty(rc::detail::toProperty(std::forward<Law>(law)),
                                                rc::detail::TestMetadata(), params);
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  INFO(message.str());
  CHECK(result.template is<rc::detail::SuccessResult>());
}

}  // namespace kattegat::test
