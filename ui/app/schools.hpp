// Schools: the house rules of one game as the club plays it, kept under a name. A school is a
// template: a session takes its rules over when it begins and knows nothing of it afterwards, so
// what is played apart under one school merges as ever.
//
// They are the club's way of playing and no fact of an evening, so they are not in the book, which
// forgets nothing. They are no settings either: those are for this device alone, and a file of them
// that cannot be read gives way to a new one. So they have a file of their own beside the settings,
// which can be carried to the club's other devices, and which no other version of the app writes
// over: what it does not know stays there.
#pragma once
#include "kattegat/evening/evening.hpp"

namespace kattegat::ui {

inline constexpr std::size_t schools_limit = 24;  // of one game

struct School {
  std::string name;             // empty when what stands there is no name
  std::string game;             // its id
  Json::Object rules{};         // all of them, as in an evening file; none when it cannot be used
  std::optional<Text> wrong{};  // why it cannot be used
  Json written{};               // as it stands in the file
};
School school_of_rules(const std::string& name, std::string_view game, const Json::Object& rules);

// Read as strictly as the rules of a session. A Text says why the file cannot be read; one that is
// not there is one without schools.
Result<std::vector<School>, Text> read_schools(const std::string& path);
// False when it could not be written.
bool write_schools(const std::string& path, const std::vector<School>&);

}  // namespace kattegat::ui
