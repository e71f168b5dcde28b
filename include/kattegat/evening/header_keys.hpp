// The keys that whoever wrote a header spelt out, of an evening or of a session: by them one tells
// what was left to the defaults, and in which order they stood. A file comes out as it went in by
// this. Which keys there are, and what each is read into, is listed in
// src/evening/header_fields.hpp. evening-format, "File" and "Session".
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/json/json.hpp"

namespace kattegat {

// Whoever reads or writes files and records gets the keys by json(); everybody else asks here, so
// that the keys have their names in one place.
class HeaderKeys {
 public:
  [[nodiscard]] const Json::Object& json() const { return keys_; }

 protected:
  HeaderKeys() = default;
  explicit HeaderKeys(Json::Object keys) : keys_(std::move(keys)) {}
  // As it was written; "" where it is left out, or is no text.
  [[nodiscard]] std::string written(std::string_view key) const;
  [[nodiscard]] const Json* find(std::string_view key) const;
  void set(std::string_view key, Json value, std::string_view behind);
  [[nodiscard]] Json::Object keys_without_people() const;

  Json::Object keys_;
};

class EveningKeys : public HeaderKeys {
 public:
  EveningKeys() = default;
  explicit EveningKeys(Json::Object keys) : HeaderKeys(std::move(keys)) {}

  [[nodiscard]] std::string date() const;  // "" where there is none
  [[nodiscard]] std::optional<std::string> currency() const;
  [[nodiscard]] std::optional<Money> coin() const;
  [[nodiscard]] std::string written_coin() const { return written("cash_rounding"); }
  [[nodiscard]] bool has_place() const;
  // In the key's own place, or where it usually stands.
  void set_place(const std::string&);
  void set_players(const std::vector<std::string>&);
  void set_people(Json::Object ids_by_name);
  // The keys that name people stay in their places, empty: as a record may have them.
  [[nodiscard]] EveningKeys without_people() const;
};

class SessionKeys : public HeaderKeys {
 public:
  SessionKeys() = default;
  explicit SessionKeys(Json::Object keys) : HeaderKeys(std::move(keys)) {}

  [[nodiscard]] std::string game() const;  // "" where there is none
  [[nodiscard]] std::string written_stake() const { return written("stake"); }
  [[nodiscard]] Json rules() const;  // {} where none were agreed upon
  [[nodiscard]] SessionKeys with_seats(const std::vector<std::string>&) const;
  [[nodiscard]] SessionKeys without_people() const;  // as an evening's
};

}  // namespace kattegat
