// The fields of Rödskägg: written, and said.
#include "kattegat/games/rodskagg.hpp"

namespace kattegat {
namespace {

using Between = Rodskagg::PenaltyBetween;  // is written alike

}  // namespace

FormFault read_value(const Json& json, Names seated, Rodskagg::Penalty& penalty) {
  if (!json.as<Json::Object>()) return expected(Word::rodskagg_expects_penalty);
  return read_object(json, seated, [&](ObjectReader& reader, Checklist& list) {
    Between read;
    each_field(read, reader);
    if (list.clean()) {
      list.asked(read, &Between::player);
      list.asked(read, &Between::offence);
    }
    penalty = {value_or_zero(read.player), value_or_zero(read.offence)};
  });
}

Json to_json(const Rodskagg::Penalty& penalty, Names seated) {
  Json::Object object;
  const Between written{penalty.player, penalty.offence};
  each_field(written, ObjectWriter(object, seated));
  return object;
}

Text described(const Rodskagg::Penalty& penalty) {
  return text(Word::rodskagg_penalty_of, penalty.player, word(penalty.offence));
}

FormFault read_value(const Json& json, Names seated, Rodskagg::Change& change) {
  return read_value(json, seated, change.points);
}

Json to_json(const Rodskagg::Change& change, Names) { return change.points; }

Text described(const Rodskagg::Change& change) {
  const std::int64_t points = change.points;
  return text(either<Word::rodskagg_protocol_up, Word::rodskagg_protocol_down>(points >= 0),
              points >= 0 ? points : -points);
}

}  // namespace kattegat
