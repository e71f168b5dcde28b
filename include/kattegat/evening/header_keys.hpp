// The keys that whoever wrote a header spelt out, of an evening or of a session: by them one tells
// what was left to the defaults, and in which order they stood. A file comes out as it went in by
// this. Which keys there are, and what each is read into, is listed in
// src/evening/header_fields.hpp. evening-format, "File" and "Session".
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/json/json.hpp"

namespace kattegat {

// Whoever reads or writes files and records gets the keys by json(); everybody else asks here, so
// that the keys have their names in one place.
class EveningKeys {
 public:
  EveningKeys() = default;
  explicit EveningKeys(Json::Object keys) : keys_(std::move(keys)) {}
  [[nodiscard]] const Json::Object& json() const { return keys_; }

  [[nodiscard]] std::string date() const;  // "" where there is none
  [[nodiscard]] std::optional<std::string> currency() const;
  [[nodiscard]] std::optional<Money> coin() const;
  [[nodiscard]] std::string written_coin() const;  // "" where it is left out, or is no text
  [[nodiscard]] bool has_place() const;
  // In the key's own place, or where it usually stands.
  void set_place(const std::string&);
  void set_players(const std::vector<std::string>&);
  void set_people(Json::Object ids_by_name);
  // The keys that name people stay in their places, empty: as a record may have them.
  [[nodiscard]] EveningKeys without_people() const;

 private:
  Json::Object keys_;
};

class SessionKeys {
 public:
  SessionKeys() = default;
  explicit SessionKeys(Json::Object keys) : keys_(std::move(keys)) {}
  [[nodiscard]] const Json::Object& json() const { return keys_; }

  [[nodiscard]] std::string game() const;           // "" where there is none
  [[nodiscard]] std::string written_stake() const;  // as an evening's coin
  [[nodiscard]] Json rules() const;                 // {} where none were agreed upon
  [[nodiscard]] SessionKeys with_seats(const std::vector<std::string>&) const;
  [[nodiscard]] SessionKeys without_people() const;  // as an evening's

 private:
  Json::Object keys_;
};

}  // namespace kattegat
