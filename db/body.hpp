// The members of a record's body; what is not there is damage.
#pragma once
#include "db/records.hpp"

namespace kattegat {

class Body {
 public:
  Body(const Uuid& record, const std::string& body) : record_(record) {
    auto json = parse_json(body);
    if (!json) unreadable(record, "not JSON");
    json_ = std::move(*json);
  }
  [[nodiscard]] std::string text(std::string_view key) const {
    const Json* value = json_.find(key);
    const auto* found = value ? value->as<std::string>() : nullptr;
    if (!found) unreadable(record_, std::string(key));
    return *found;
  }
  [[nodiscard]] Money money(std::string_view key) const {
    const auto amount = parse_money(text(key));
    if (!amount) unreadable(record_, std::string(key));
    return *amount;
  }
  [[nodiscard]] Uuid uuid(std::string_view key) const {
    const auto id = parse_uuid(text(key));
    if (!id) unreadable(record_, std::string(key));
    return *id;
  }
  [[nodiscard]] bool flag(std::string_view key) const {
    const Json* value = json_.find(key);
    const auto* found = value ? value->as<bool>() : nullptr;
    if (!found) unreadable(record_, std::string(key));
    return *found;
  }

 private:
  Uuid record_;
  Json json_;
};

}  // namespace kattegat
