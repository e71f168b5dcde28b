#include "kattegat/export/describe.hpp"

namespace kattegat {

namespace {

// The sign in front is a real minus, the decimal sign that of the language.
// The sign in front is a real minus, the decimal sign that of the language.
std::string written(std::string digits, Language language, bool with_plus) {
  const bool negative = !digits.empty() && digits[0] == '-';
  if (negative) digits.erase(0, 1);
  if (language != Language::english)
    if (const auto point = digits.find('.'); point != std::string::npos) digits[point] = ',';
  const auto whole = std::min(digits.find_first_of(".,"), digits.size());
  const std::string separator = language == Language::english  ? ","
                                : language == Language::danish ? "."
                                                               : "\u00A0";
  for (std::size_t i = whole; i > 3; i -= 3) digits.insert(i - 3, separator);
  if (negative) return "−" + digits;
  return with_plus && digits.find_first_not_of("0.,") != std::string::npos ? "+" + digits : digits;
}

}  // namespace

std::string signed_points(Points points, Language language) {
  return written(to_string(points), language, true);
}
std::string plain_points(Points points, Language language) {
  return written(to_string(points), language, false);
}
std::string money_text(Money money, Language language) {
  return written(to_string(money), language, false);
}
std::string signed_money(Money money, Language language) {
  return written(to_string(money), language, true);
}

Word field_word(std::string_view field) {
  static constexpr std::pair<std::string_view, Word> list[] = {
      {"auction", Word::field_auction},   {"banker_hand", Word::field_banker_hand},
      {"bid", Word::field_bid},           {"bids", Word::field_auction},
      {"bought", Word::field_bought},     {"called", Word::field_called},
      {"contract", Word::field_contract}, {"dealer", Word::field_dealer},
      {"declarer", Word::field_declarer}, {"first_four", Word::field_first_four},
      {"joined", Word::field_joined},     {"knocked", Word::field_knocked},
      {"last_two", Word::field_last_two}, {"offence", Word::field_offence},
      {"partner", Word::field_partner},   {"penalties", Word::field_penalties},
      {"player", Word::field_player},     {"points", Word::field_points},
      {"shown", Word::field_shown},       {"stopped", Word::field_stopped},
      {"text", Word::field_text},         {"tricks", Word::field_tricks},
      {"trump", Word::field_trump},       {"type", Word::field_type},
      {"vip_card", Word::field_vip_card}, {"why", Word::field_why},
      {"with", Word::field_with},
  };
  for (const auto& [key, word] : list)
    if (key == field) return word;
  return Word::field_other;
}

std::string spoken(const EsmakkerWhist::Bid& bid, Language language) {
  using Attachment = EsmakkerWhist::Attachment;
  static constexpr std::array<Word, 7> attachments{
      Word::esmakker_plain, Word::esmakker_vip,  Word::esmakker_halve, Word::esmakker_staerke,
      Word::esmakker_sans,  Word::esmakker_gode, Word::esmakker_kvarte};
  static constexpr std::array<Word, 7> nolos{Word::esmakker_passed,
                                             Word::esmakker_sol,
                                             Word::esmakker_ren_sol,
                                             Word::esmakker_bordlaegger,
                                             Word::esmakker_ren_bordlaegger,
                                             Word::esmakker_dobbelt_bordlaegger,
                                             Word::esmakker_ren_bordlaegger_snak};
  if (bid.level == 0) return say(nolos[static_cast<std::size_t>(bid.nolo)], language);
  const std::string level = std::to_string(bid.level);
  if (bid.attachment == Attachment::none) return level;
  return level + " " + say(attachments[static_cast<std::size_t>(bid.attachment)], language);
}

namespace {

Word find(std::string_view name, std::span<const std::pair<std::string_view, Word>> list) {
  for (const auto& [key, word] : list)
    if (key == name) return word;
  return Word::field_other;
}

}  // namespace

Word kind_word(std::string_view type) {
  static constexpr std::pair<std::string_view, Word> list[] = {
      {"deal", Word::kind_deal},
      {"misdeal", Word::kind_misdeal},
      {"adjust", Word::kind_adjust},
      {"note", Word::kind_note},
      {"final-round", Word::kind_final_round},
      {"penalty", Word::kind_penalty},
      {"leave", Word::kind_leave},
      {"join", Word::kind_join}};
  return find(type, list);
}

Word value_word(std::string_view name) {
  static constexpr std::pair<std::string_view, Word> list[] = {
      {"next-dealer", Word::value_next_dealer},
      {"same-dealer", Word::value_same_dealer},
      {"per-trick", Word::value_per_trick},
      {"per-game", Word::value_per_game},
      {"rubber", Word::value_rubber},
      {"solo", Word::value_solo},
      {"pair", Word::value_pair},
      {"standard", Word::value_standard},
      {"kvarte", Word::value_kvarte},
      {"degraded", Word::value_degraded},
      {"double", Word::value_double},
      {"single", Word::value_single},
      {"mirror", Word::value_mirror},
      {"own-row", Word::value_own_row},
      {"row-plus-two", Word::value_row_plus_two},
      {"each", Word::value_each},
      {"non-participants", Word::value_non_participants},
      {"any", Word::value_any},
      {"third", Word::value_third},
      {"off", Word::value_off},
      {"one-trick", Word::value_one_trick},
      {"no-trick", Word::value_no_trick},
  };
  return find(name, list);
}

std::string Describe::operator()(Seat seat) const {
  return names[static_cast<std::size_t>(seat.index)];
}
std::string Describe::operator()(Partner partner) const {
  return partner.is_alone() ? say(Word::partner_alone, language) : (*this)(partner.seat());
}
std::string Describe::operator()(Suit suit) const { return std::string(suit_mark(suit)); }
std::string Describe::operator()(Card card) const { return say(card, language); }
std::string Describe::operator()(Points points) const { return signed_points(points, language); }
std::string Describe::operator()(const ThreeCards& cards) const {
  return say(cards[0], language) + " " + say(cards[1], language) + " " + say(cards[2], language);
}
std::string Describe::operator()(const EnglishWhist::Pairs& tricks) const {
  return std::to_string(tricks[0]) + "–" + std::to_string(tricks[1]);
}
std::string Describe::operator()(const Tricks& tricks) const {
  return std::visit([&](const auto& of) { return (*this)(of); }, tricks);
}
std::string Describe::operator()(const EsmakkerWhist::Bid& bid) const {
  return spoken(bid, language);
}
std::string Describe::operator()(EsmakkerWhist::Trump trump) const {
  if (trump == EsmakkerWhist::Trump::none) return say(Word::trump_none, language);
  return (*this)(static_cast<Suit>(trump));
}
std::string Describe::operator()(const EsmakkerWhist::Call& call) const {
  using Kind = EsmakkerWhist::Call::Kind;
  const std::string who = (*this)(call.seat) + " ";
  if (call.kind == Kind::bid) return who + spoken(call.bid, language);
  return who + say(call.kind == Kind::hold ? Word::call_hold : Word::call_pass, language);
}
std::string Describe::operator()(const Rodskagg::Penalty& penalty) const {
  return (*this)(penalty.player) + ": " + (*this)(penalty.offence);
}
std::string Describe::operator()(Rodskagg::Offence offence) const {
  return say(word(offence), language);
}
std::string Describe::operator()(const Commerce::BankerHand& hand) const {
  if (const auto* cards = std::get_if<ThreeCards>(&hand)) return (*this)(*cards);
  return say(word(std::get<HandClass>(hand)), language);
}
std::string Describe::operator()(const PlayRecord& play) const {
  const auto tricks = static_cast<std::int64_t>(play.tricks.size());
  return say(text(Word::play_recorded, tricks), language);
}

}  // namespace kattegat
