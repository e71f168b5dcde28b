// What this device remembers about how it is used; nothing of it is in the book.
#pragma once
#include <optional>
#include <string>

#include "kattegat/evening/evening.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/season/ranking.hpp"
#include "ui/kit/theme.hpp"

namespace kattegat::ui {

inline constexpr int most_evenings_chosen = 999;  // of the best, and of the least

struct Settings {
  std::optional<Language> language;  // empty: that of the system
  Dress dress = Dress::light;
  bool four_colours = false;
  bool left_handed = false;
  bool less_motion = false;
  int zoom = 100;  // per cent, on top of the monitor's scale
  std::string place;
  std::string currency;        // chosen last; empty: that of where the language is spoken
  RankingChoice ranking;       // what the club goes by
  std::string book_for, book;  // instead of the one that is asked for, the other; or empty
  bool operator==(const Settings&) const = default;
};

// One that is not there gives the defaults; nothing when there is one that cannot be read.
std::optional<Settings> read_settings(const std::string& path);
// Of the file only what differs from before: the rest may be another window's. False when it could
// not be written; the app goes on with what it has.
bool write_settings(const std::string& path, const Settings& before, const Settings& now);

}  // namespace kattegat::ui
