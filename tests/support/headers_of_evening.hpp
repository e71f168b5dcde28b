// An evening of a book as its headers have it: who is written there.
#pragma once
#include "support/night.hpp"

namespace kattegat::test {

// An evening of these players: the number of an id, and what is written.
inline Items headers_of_evening(int number,
                                const std::vector<std::pair<int, PlayerContents>>& players) {
  const Uuid id = uuid_of(1, number);
  const auto keys = json_of(R"({"date":"2026-11-0)" + std::to_string(number) + R"("})");
  std::vector<NewRecord> records{new_record(
      RecordKind::evening, id, id, EveningContents{EveningKeys(*keys.as<Json::Object>()), "", {}})};
  for (const auto& [person, written] : players)
    records.push_back(new_record(RecordKind::player, uuid_of(7, person), id, written));
  return with_new_records({id, {}, {}}, records).below;
}

}  // namespace kattegat::test
