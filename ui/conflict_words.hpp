// What two books have decided differently, in the words of the screen.
#pragma once
#include "kattegat/words.hpp"
#include "ui/club.hpp"

namespace kattegat::ui {

// What it is about: "Ligeud 2, entry 3", "a payment", "Bo: where somebody takes money".
std::string about_words(const Club&, const Conflict&, Language);

struct SideWords {
  std::string what;  // "corrected to 9 hearts · Bo · Dea · 10"
  std::string when;  // "2026-11-20 21:04"; empty where it does not say
};
std::vector<SideWords> side_words(const Club&, const Conflict&, Language);

}  // namespace kattegat::ui
