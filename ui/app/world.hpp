// What the app needs of the machine it runs on.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "kattegat/export/press.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat::ui {

enum class Copied { no, yes };  // whether it lies on the clipboard

struct World {
  std::function<std::string()> now;       // RFC 3339, local time
  Language language = Language::english;  // of the system
  std::optional<Language> asked{};        // to be spoken now, whatever the settings say
  float scale = 1;                        // of the monitor
  bool less_motion = false;               // the desktop wishes it
  std::string book;
  int patience = 1500;  // of a finger with another program, in milliseconds; then it is told why
  std::string settings;
  std::string exports;  // the folder for exports and backups; empty: none is known
  std::function<void(const std::string&)> copy = [](const std::string&) {};  // to the clipboard
  std::function<void()> fill_screen{};  // with the window, and back; empty: it cannot be done here
  InkWords ink_words = nullptr;         // draws words in letters that our fonts do not have
  // Books that may be merged: on a memory stick, among what was downloaded or exported.
  std::function<std::vector<std::string>()> books_nearby = [] {
    return std::vector<std::string>{};
  };
  // Folders beside that of the exports in which a file can be put away: memory sticks.
  std::function<std::vector<std::string>()> folders_nearby = [] {
    return std::vector<std::string>{};
  };

  // ---- Where nobody sees files, in a browser; otherwise these are empty ----
  std::function<void(const std::string& path)> hand_over{};  // what lies among the exports
  std::function<void()> ask_for_file{};                      // take_in() gets it
  std::function<void(const std::string& hint)> scan{};       // a code; empty: no camera that can
  std::function<void()> paste{};                             // one; take_in_code() gets both
  std::function<void()> take_version{};                      // while a newer app waits
  bool keeps = true;           // false: what is stored goes with the window
  bool copies_at_once = true;  // false: say_copied() hears whether it lies on the clipboard
};

}  // namespace kattegat::ui
