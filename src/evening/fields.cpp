#include "kattegat/evening/fields.hpp"

#include <algorithm>
#include <limits>

#include "kattegat/core/calendar.hpp"

namespace kattegat {

Fault find_word(std::span<const std::string_view> list, std::string_view word, std::size_t& index) {
  const auto found = std::find(list.begin(), list.end(), word);
  index = static_cast<std::size_t>(found - list.begin());
  if (found != list.end()) return {};
  std::string all;
  for (const std::string_view one : list) all.append(all.empty() ? "" : ", ").append(one);
  return text(Word::form_unknown_word, std::string(word), all);
}

Fault read_value(const Json& json, Names, std::int64_t& value) {
  const auto* number = json.as<std::int64_t>();
  if (!number) return expected(Word::expects_whole);
  value = *number;
  return {};
}

// Numbers that no rule could allow are held at the bounds of int; the rule then refuses them.
Fault read_value(const Json& json, Names seated, int& value) {
  std::int64_t wide = 0;
  if (Fault fault = read_value(json, seated, wide)) return fault;
  using Limits = std::numeric_limits<int>;
  value = static_cast<int>(std::clamp<std::int64_t>(wide, Limits::min(), Limits::max()));
  return {};
}

Fault read_value(const Json& json, Names, bool& value) {
  const auto* flag = json.as<bool>();
  if (!flag) return expected(Word::expects_flag);
  value = *flag;
  return {};
}

Fault read_value(const Json& json, Names, std::string& value) {
  const auto* given = json.as<std::string>();
  if (!given) return expected(Word::expects_text);
  value = *given;
  return {};
}

Fault read_value(const Json& json, Names seated, Seat& seat) {
  const auto* name = json.as<std::string>();
  if (!name) return expected(Word::expects_name);
  const auto found = std::find(seated.begin(), seated.end(), *name);
  if (found == seated.end()) return text(Word::form_not_seated, *name);
  seat.index = static_cast<int>(found - seated.begin());
  return {};
}

Fault read_value(const Json& json, Names seated, Partner& partner) {
  if (json.is_null()) return {};
  if (!json.as<std::string>()) return expected(Word::expects_name_or_null);
  Seat seat;
  if (Fault fault = read_value(json, seated, seat)) return fault;
  partner = Partner::of(seat);
  return {};
}

Fault read_value(const Json& json, Names, Card& card) {
  const auto* given = json.as<std::string>();
  const auto parsed = given ? parse_card(*given) : std::nullopt;
  if (!parsed) return expected(Word::expects_card);
  card = *parsed;
  return {};
}

Fault read_value(const Json& json, Names seated, ThreeCards& cards) {
  const auto* array = json.as<Json::Array>();
  if (!array || array->size() != cards.size()) return expected(Word::expects_three_cards);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (Fault fault = read_value((*array)[i], seated, cards[i])) return fault;
  return {};
}

Fault read_value(const Json& json, Names, Points& value) {
  const auto* given = json.as<std::string>();
  const auto parsed = given ? parse_points(*given) : std::nullopt;
  if (!parsed) return expected(Word::expects_points);
  value = *parsed;
  return {};
}

Fault read_value(const Json& json, Names, Uuid& uuid) {
  const auto* given = json.as<std::string>();
  const auto parsed = given ? parse_uuid(*given) : std::nullopt;
  if (!parsed) return expected(Word::expects_uuid);
  uuid = *parsed;
  return {};
}

Fault read_value(const Json& json, Names seated, std::array<int, 2>& pair) {
  const auto* array = json.as<Json::Array>();
  if (!array || array->size() != pair.size()) return expected(Word::expects_two_numbers);
  for (std::size_t i = 0; i < pair.size(); ++i)
    if (Fault fault = read_value((*array)[i], seated, pair[i])) return fault;
  return {};
}

Fault read_value(const Json& json, Names seated, Tricks& tricks) {
  if (json.as<Json::Object>()) return read_value(json, seated, tricks.emplace<ByPlayer<int>>());
  return read_value(json, seated, tricks.emplace<int>());
}

Fault read_value(const Json& json, Names, EsmakkerWhist::Bid& bid) {
  const auto* given = json.as<std::string>();
  const auto* number = json.as<std::int64_t>();
  const auto parsed = given    ? parse_esmakker_bid(*given)
                      : number ? parse_esmakker_bid(std::to_string(*number))
                               : std::nullopt;
  if (!parsed) return expected(Word::expects_esmakker_bid);
  bid = *parsed;
  return {};
}

Fault read_value(const Json& json, Names seated, EsmakkerWhist::Call& call) {
  using Kind = EsmakkerWhist::Call::Kind;
  const auto* pair = json.as<Json::Array>();
  if (!pair || pair->size() != 2) return expected(Word::expects_call);
  if (Fault fault = read_value((*pair)[0], seated, call.seat)) return fault;
  const auto* word = (*pair)[1].as<std::string>();
  call.kind = word && *word == "pass"   ? Kind::pass
              : word && *word == "hold" ? Kind::hold
                                        : Kind::bid;
  if (call.kind != Kind::bid) return {};
  if (Fault fault = read_value((*pair)[1], seated, call.bid)) return fault;
  if (call.bid.is_passed()) return expected(Word::expects_call);
  return {};
}

namespace {

// An object with exactly these keys; a fault in one of them, or an odd key, is a fault of the
// whole.
template <class Read>
Fault read_object(const Json& json, Names seated, Read&& read) {
  const auto* object = json.as<Json::Object>();
  if (!object) return expected(Word::expects_object);
  Checklist list;
  ObjectReader reader(*object, seated, list);
  read(reader, list);
  reader.done();
  if (list.clean()) return {};
  return std::move(list).done().front().text;
}

}  // namespace

Fault read_value(const Json& json, Names seated, Voided& voided) {
  return read_object(json, seated, [&](ObjectReader& reader, Checklist& list) {
    std::optional<std::string> why;
    reader("why", why);
    reader("at", voided.at);
    if (list.clean()) list.asked(why, "why");
    if (voided.at && !is_time(*voided.at)) list.add({{"at", *expected(Word::expects_time)}});
    voided.why = why.value_or("");
  });
}

Fault read_value(const Json& json, Names seated, Rodskagg::Penalty& penalty) {
  if (!json.as<Json::Object>()) return expected(Word::expects_penalty);
  return read_object(json, seated, [&](ObjectReader& reader, Checklist& list) {
    std::optional<Seat> player;
    std::optional<Rodskagg::Offence> offence;
    reader("player", player);
    reader("offence", offence);
    if (list.clean()) {
      list.asked(player, "player");
      list.asked(offence, "offence");
    }
    penalty = {value_or_zero(player), value_or_zero(offence)};
  });
}

Fault read_value(const Json& json, Names seated, Commerce::BankerHand& hand) {
  if (json.as<std::string>()) return read_value(json, seated, hand.emplace<HandClass>());
  return read_value(json, seated, hand.emplace<ThreeCards>());
}

Fault read_value(const Json& json, Names seated, Played& played) {
  const auto* pair = json.as<Json::Array>();
  if (!pair || pair->size() != 2) return expected(Word::expects_played);
  if (Fault fault = read_value((*pair)[0], seated, played.seat)) return fault;
  return read_value((*pair)[1], seated, played.card);
}

// Card after card. Who takes a trick leads to the next, so that a player's second card begins it.
Fault read_value(const Json& json, Names seated, PlayRecord& play) {
  std::vector<Played> cards;
  if (Fault fault = read_value(json, seated, cards)) return fault;
  for (const Played& card : cards) {
    const auto same = [&](const Played& other) { return other.seat == card.seat; };
    const bool begins = play.tricks.empty() ||
                        std::any_of(play.tricks.back().begin(), play.tricks.back().end(), same);
    if (begins) play.tricks.emplace_back();
    play.tricks.back().push_back(card);
  }
  return {};
}

Json to_json(int value, Names) { return value; }
Json to_json(bool value, Names) { return value; }
Json to_json(const std::string& value, Names) { return value; }
Json to_json(Seat seat, Names seated) { return seated[static_cast<std::size_t>(seat.index)]; }
Json to_json(Partner partner, Names seated) {
  return partner.is_alone() ? Json(nullptr) : to_json(partner.seat(), seated);
}
Json to_json(Card card, Names) { return to_string(card); }
Json to_json(const ThreeCards& cards, Names) {
  return Json::Array{to_string(cards[0]), to_string(cards[1]), to_string(cards[2])};
}
Json to_json(Points amount, Names) { return to_string(amount); }
Json to_json(const Uuid& uuid, Names) { return to_string(uuid); }
Json to_json(const Voided& voided, Names) {
  Json::Object object{{"why", voided.why}};
  if (voided.at) object.emplace_back("at", *voided.at);
  return object;
}
Json to_json(const std::array<int, 2>& pair, Names) { return Json::Array{pair[0], pair[1]}; }
Json to_json(const Tricks& tricks, Names seated) {
  return std::visit([&](const auto& value) { return to_json(value, seated); }, tricks);
}
Json to_json(const EsmakkerWhist::Bid& bid, Names) { return to_string(bid); }
Json to_json(const EsmakkerWhist::Call& call, Names seated) {
  using Kind = EsmakkerWhist::Call::Kind;
  const Json word = call.kind == Kind::pass   ? Json("pass")
                    : call.kind == Kind::hold ? Json("hold")
                                              : to_json(call.bid, seated);
  return Json::Array{to_json(call.seat, seated), word};
}
Json to_json(const Rodskagg::Penalty& penalty, Names seated) {
  return Json::Object{{"player", to_json(penalty.player, seated)},
                      {"offence", to_json(penalty.offence, seated)}};
}
Json to_json(const Commerce::BankerHand& hand, Names seated) {
  return std::visit([&](const auto& value) { return to_json(value, seated); }, hand);
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

const Json* ObjectReader::take(std::string_view key) {
  for (std::size_t i = 0; i < object_.size(); ++i) {
    if (object_[i].first != key) continue;
    known_[i] = true;
    return &object_[i].second;
  }
  return nullptr;
}

void ObjectReader::done() {
  for (std::size_t i = 0; i < object_.size(); ++i)
    list_.require(known_[i], object_[i].first, Word::form_unknown_key, object_[i].first);
}

}  // namespace kattegat
