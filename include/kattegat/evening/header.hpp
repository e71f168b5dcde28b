// What headers say, whatever they leave to the defaults and in whatever order their keys stand: two
// that say the same are alike.
#pragma once
#include <string>

#include "kattegat/core/json.hpp"

namespace kattegat {

// Of an evening; its place, players and sessions are compared apart.
std::string meaning_of_evening(const Json::Object& given);
// Of a session; its seats are compared apart.
std::string meaning_of_session(const Json::Object& given);

}  // namespace kattegat
