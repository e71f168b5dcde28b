// A JSON object that may have no other keys than those that are asked for.
#pragma once
#include <string_view>
#include <vector>

#include "kattegat/core/json/json.hpp"

namespace kattegat {

class StrictObject {
 public:
  explicit StrictObject(const Json::Object& object)
      : object_(object), known_(object.size(), false) {}

  // The value under the key, which is then known; nullptr when it is not there.
  const Json* take(std::string_view key) {
    for (std::size_t i = 0; i < object_.size(); ++i) {
      if (object_[i].first != key) continue;
      known_[i] = true;
      return &object_[i].second;
    }
    return nullptr;
  }
  const Json::Object& take_all() {
    known_.assign(known_.size(), true);
    return object_;
  }
  // Calls tell(key) for each that nobody has asked for.
  template <class Tell>
  void each_unknown(Tell&& tell) const {
    for (std::size_t i = 0; i < object_.size(); ++i)
      if (!known_[i]) tell(object_[i].first);
  }

 private:
  const Json::Object& object_;
  std::vector<bool> known_;
};

}  // namespace kattegat
