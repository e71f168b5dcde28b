#include "kattegat/evening/shared_fields.hpp"

#include <algorithm>

#include "kattegat/core/calendar.hpp"

namespace kattegat {

FormFault read_value(const Json& json, Names, Uuid& uuid) {
  return read_parsed(json, Word::expects_uuid, uuid, parse_uuid);
}

FormFault read_value(const Json& json, Names seated, Tricks& tricks) {
  if (json.as<Json::Object>()) return read_value(json, seated, tricks.emplace<ByPlayer<int>>());
  return read_value(json, seated, tricks.emplace<int>());
}

FormFault read_value(const Json& json, Names seated, Voided& voided) {
  return read_object(json, seated, [&](ObjectReader& reader, Checklist& list) {
    std::optional<std::string> why;
    reader("why", why);
    reader("at", voided.at);
    if (list.clean()) list.asked(why, "why");
    if (voided.at && !is_time(*voided.at)) list.add({{"at", expected(Word::expects_time)}});
    voided.why = why.value_or("");
  });
}

FormFault read_value(const Json& json, Names seated, Played& played) {
  static const Text otherwise = expected(Word::expects_played);
  return read_done_by(json, seated, otherwise, played.seat,
                      [&](const Json& card) { return read_value(card, seated, played.card); });
}

// Card after card. Who takes a trick leads to the next, so that a player's second card begins it.
FormFault read_value(const Json& json, Names seated, PlayRecord& play) {
  std::vector<Played> cards;
  if (FormFault fault = read_value(json, seated, cards)) return fault;
  for (const Played& card : cards) {
    const auto same = [&](const Played& other) { return other.seat == card.seat; };
    const bool begins = play.tricks.empty() ||
                        std::any_of(play.tricks.back().begin(), play.tricks.back().end(), same);
    if (begins) play.tricks.emplace_back();
    play.tricks.back().push_back(card);
  }
  return {};
}

Json to_json(const Uuid& uuid, Names) { return to_string(uuid); }
Json to_json(const Voided& voided, Names) {
  Json::Object object{{"why", voided.why}};
  if (voided.at) object.emplace_back("at", *voided.at);
  return object;
}
Json to_json(const Tricks& tricks, Names seated) {
  return std::visit([&](const auto& value) { return to_json(value, seated); }, tricks);
}
Json to_json(const Played& played, Names seated) {
  return Json::Array{to_json(played.seat, seated), to_json(played.card, seated)};
}
Json to_json(const PlayRecord& play, Names seated) {
  Json::Array cards;
  for (const Trick& trick : play.tricks)
    for (const Played& played : trick) cards.push_back(to_json(played, seated));
  return cards;
}

}  // namespace kattegat
