// The fields of Esmakker whist: written, and said.
#include "kattegat/games/esmakker_whist.hpp"

namespace kattegat {
namespace {

using Attachment = EsmakkerWhist::Attachment;
using Bid = EsmakkerWhist::Bid;
using Call = EsmakkerWhist::Call;

// The calls that are one word, beside the bids.
constexpr std::pair<Call::Kind, std::string_view> kinds[] = {
    {Call::Kind::pass, "pass"}, {Call::Kind::hold, "hold"}, {Call::Kind::with, "with"}};
Word word_of(Call::Kind kind) {
  if (kind == Call::Kind::pass) return Word::call_pass;
  return kind == Call::Kind::hold ? Word::esmakker_whist_call_hold : Word::esmakker_whist_call_with;
}

}  // namespace

Word word(Attachment attachment) {
  static constexpr auto list = word_of_each<Attachment>(
      Word::esmakker_whist_plain, Word::esmakker_whist_vip, Word::esmakker_whist_halve,
      Word::esmakker_whist_staerke, Word::esmakker_whist_sans, Word::esmakker_whist_gode,
      Word::esmakker_whist_kvarte);
  return list[static_cast<std::size_t>(attachment)];
}

Word word(EsmakkerWhist::Nolo nolo) {
  static constexpr auto list = word_of_each<EsmakkerWhist::Nolo>(
      Word::passed_out, Word::esmakker_whist_sol, Word::esmakker_whist_ren_sol,
      Word::esmakker_whist_bordlaegger, Word::esmakker_whist_ren_bordlaegger,
      Word::esmakker_whist_dobbelt_bordlaegger, Word::esmakker_whist_ren_bordlaegger_snak);
  return list[static_cast<std::size_t>(nolo)];
}

FormFault read_value(const Json& json, Names, EsmakkerWhist::Bid& bid) {
  const auto* given = json.as<std::string>();
  const auto* number = json.as<std::int64_t>();
  const auto parsed = given    ? parse_esmakker_bid(*given)
                      : number ? parse_esmakker_bid(std::to_string(*number))
                               : std::nullopt;
  if (!parsed) return expected(Word::esmakker_whist_expects_bid);
  bid = *parsed;
  return {};
}

FormFault read_value(const Json& json, Names seated, EsmakkerWhist::Call& call) {
  static const Text otherwise = expected_call("pass");
  return read_done_by(json, seated, otherwise, call.seat, [&](const Json& said) -> FormFault {
    const auto* word = said.as<std::string>();
    for (const auto& [kind, name] : kinds)
      if (word && *word == name) {
        call.kind = kind;
        return {};
      }
    call.kind = Call::Kind::bid;
    if (FormFault fault = read_value(said, seated, call.bid)) return fault;
    return call.bid.is_passed() ? otherwise : FormFault();
  });
}

Json to_json(const EsmakkerWhist::Bid& bid, Names) { return to_string(bid); }
Json to_json(const EsmakkerWhist::Call& call, Names seated) {
  Json said = to_json(call.bid, seated);
  for (const auto& [kind, name] : kinds)
    if (call.kind == kind) said = name;
  return Json::Array{to_json(call.seat, seated), said};
}

Text described(const Bid& bid) {
  if (bid.level == 0) return text_of(word(bid.nolo));
  if (bid.attachment == Attachment::none)
    return text(Word::esmakker_whist_said, std::int64_t{bid.level});
  return text(Word::esmakker_whist_said_two, std::int64_t{bid.level}, word(bid.attachment));
}

Text described(const Call& call) {
  if (call.kind != Call::Kind::bid)
    return text(Word::esmakker_whist_said_two, call.seat, word_of(call.kind));
  if (call.bid.level == 0)
    return text(Word::esmakker_whist_said_two, call.seat, word(call.bid.nolo));
  if (call.bid.attachment == Attachment::none)
    return text(Word::esmakker_whist_said_two, call.seat, std::int64_t{call.bid.level});
  return text(Word::esmakker_whist_said_three, call.seat, std::int64_t{call.bid.level},
              word(call.bid.attachment));
}

}  // namespace kattegat
