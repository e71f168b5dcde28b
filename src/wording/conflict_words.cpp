#include "kattegat/wording/conflict_words.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/shortened.hpp"
#include "kattegat/journal/purse/purse.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/wording/describe.hpp"
#include "kattegat/wording/house_words.hpp"

namespace kattegat {
namespace {

Word about(RecordKind kind) {
  switch (kind) {
    case RecordKind::evening:
      return Word::conflict_evening;
    case RecordKind::session:
      return Word::conflict_session;
    case RecordKind::payment:
      return Word::conflict_payment;
    case RecordKind::ended:
      return Word::conflict_ended;
    case RecordKind::name:
      return Word::conflict_name;
    case RecordKind::number:
      return Word::conflict_number;
    case RecordKind::retired:
      return Word::conflict_retired;
    case RecordKind::fusion:
      return Word::conflict_fusion;
    case RecordKind::purse:
      return Word::conflict_purse;
    case RecordKind::entry:
    case RecordKind::voided:
    case RecordKind::restored:
    case RecordKind::correction:
    case RecordKind::player:  // these three are never decided differently
    case RecordKind::initials:
    case RecordKind::erasure:
      break;
  }
  return Word::conflict_entry;
}

// The session's place in its evening; nothing where the evening cannot be shown.
std::optional<std::size_t> session_in(const ConflictPlace& place, const Conflict& conflict) {
  if (!place.shown || !conflict.session) return std::nullopt;
  const auto& sessions = place.shown->sessions;
  for (std::size_t i = 0; i < sessions.size(); ++i)
    if (sessions[i].id == *conflict.session) return i;
  return std::nullopt;
}

std::string named(const std::function<std::string(const Uuid&)>& name, const Uuid& id) {
  return name ? name(id) : to_string(id);
}

// A session's house rules are said where the sides differ.
struct SideInWords {
  std::string what;
  HouseWords rules = {};
};

class Teller {
 public:
  Teller(const Conflict& conflict, const ConflictPlace& place, Language language)
      : conflict_(conflict), place_(place), language_(language) {
    const Uuid& evening = conflict.sides.front().item.record.parent;
    is_of_one_evening_ =
        std::all_of(conflict.sides.begin(), conflict.sides.end(),
                    [&](const Side& one) { return one.item.record.parent == evening; });
  }

  [[nodiscard]] SideInWords operator()(const Side& side) const {
    return std::visit([&](const auto& one) { return tell(side, one); }, side.contents);
  }
  static std::string at(const Side& side) {
    return std::visit(
        [](const auto& one) {
          if constexpr (requires { one.at; }) return one.at;
          return std::string();
        },
        side.contents);
  }

 private:
  [[nodiscard]] SideInWords in_words(const Text& text) const { return {say(text, language_)}; }
  // What was done, and why, where somebody has said it.
  [[nodiscard]] SideInWords because(const Text& done, const std::string& why) const {
    return {joined({say(done, language_), why}, "  –  ")};
  }
  [[nodiscard]] SideInWords in_words(Word word) const { return {say(word, language_)}; }
  [[nodiscard]] std::string name(const Uuid& id) const {
    const Participant* one = place_.history ? place_.history->find(id) : nullptr;
    return one ? one->now : named(place_.person, id);
  }

  // ---- Entries ----

  [[nodiscard]] std::string entry(const EntryContents& contents) const {
    const auto number = session_in(place_, conflict_);
    const SessionHistory* history = number ? place_.history->session(*conflict_.session) : nullptr;
    if (!history) return shortened(contents.body);
    const EveningSession& file = place_.shown->sessions[*number];
    const auto numbers = numbers_clockwise(history->header);
    return std::visit(
        [&]<class G>(const EnteredSession<G>&) {
          return shortened(
              describe(from_contents<G>(contents, numbers).entry, file.seats, language_));
        },
        file.entered);
  }
  // The entry, or the correction, that counts again.
  [[nodiscard]] std::string entry(const Uuid& id) const {
    if (!place_.history) return to_string(id);
    for (const SessionHistory& session : place_.history->sessions)
      for (const EntryRow& row : session.entries)
        if (row.id == id) return entry(row.contents);
    return to_string(id);
  }
  [[nodiscard]] SideInWords tell(const Side&, const EntryContents& one) const {
    return in_words(text(Word::side_as_entered, entry(one)));
  }
  [[nodiscard]] SideInWords tell(const Side& side, const DecisionContents& one) const {
    if (side.item.record.kind == RecordKind::voided)
      return in_words(text(Word::state_voided_why, one.why));
    return because(text(Word::side_restored, entry(one.of)), one.why);
  }
  [[nodiscard]] SideInWords tell(const Side&, const CorrectionContents& one) const {
    return because(text(Word::side_corrected, entry(one.as)), one.why);
  }

  // ---- Headers ----

  [[nodiscard]] SideInWords tell(const Side&, const EveningContents& one) const {
    const auto coin = one.keys.coin();
    const std::string rounding =
        coin ? say(Word::screen_rounding, language_) + " " + money_text(*coin, language_) : "";
    return {joined({date_text(one.keys.date(), language_), one.place,
                    one.keys.currency().value_or(""), rounding},
                   " · ")};
  }
  [[nodiscard]] SideInWords tell(const Side& side, const SessionContents& one) const {
    std::vector<std::string> sitters;
    for (const Uuid& sitter : one.sitters) sitters.push_back(name(sitter));
    const auto file = header_from(conflict_.id, one, sitters);
    if (!file) return in_words(file.error());
    SideInWords said{joined(
        {evening_of(side), say(game_word(file->entered), language_),
         say(text(Word::page_stake, with_currency(file->stake)), language_), joined(file->seats)},
        " · ")};
    std::visit(
        [&]<class G>(const EnteredSession<G>& entered) {
          said.rules = house_words<G>(entered.table.house, language_);
        },
        file->entered);
    return said;
  }
  // Where the sides put the session into different evenings.
  [[nodiscard]] std::string evening_of(const Side& side) const {
    return is_of_one_evening_ ? "" : named(place_.evening, side.item.record.parent);
  }

  [[nodiscard]] std::string with_currency(Money money) const {
    return money_text(money, language_) + (place_.shown ? " " + place_.shown->currency : "");
  }

  // ---- Beside the games ----

  [[nodiscard]] SideInWords tell(const Side&, const PaymentContents& one) const {
    return in_words(text(either<Word::side_paid, Word::side_not_paid>(one.made), name(one.from),
                         name(one.to), with_currency(one.amount)));
  }
  [[nodiscard]] SideInWords tell(const Side&, const EndedContents& one) const {
    return in_words(one.ended ? Word::side_ended : Word::side_resumed);
  }

  [[nodiscard]] SideInWords tell(const Side&, const PurseContents& one) const {
    const std::string state =
        say(one.stands ? text(Word::state_live) : text(Word::state_voided_why, one.why), language_);
    return {joined({date_text(one.date, language_), name(one.person),
                    say(one.to_club ? Word::purse_to_club : Word::purse_from_club, language_),
                    say(word(one.what), language_),
                    money_text(one.amount, language_) + " " + one.currency, state},
                   "  ·  ")};
  }

  // ---- People ----

  [[nodiscard]] SideInWords tell(const Side&, const NameContents& one) const { return {one.name}; }
  [[nodiscard]] SideInWords tell(const Side&, const NumberContents& one) const {
    return one.number.empty() ? in_words(Word::side_nothing) : SideInWords{one.number};
  }
  [[nodiscard]] SideInWords tell(const Side&, const RetiredContents& one) const {
    return in_words(one.retired ? Word::side_retired : Word::side_offered);
  }
  [[nodiscard]] SideInWords tell(const Side&, const FusionContents& one) const {
    if (conflict_.joins_evenings())
      return one.with ? in_words(text(Word::side_part_of, named(place_.evening, *one.with)))
                      : in_words(Word::side_own_evening);
    return one.with ? in_words(text(Word::side_same_as, name(*one.with)))
                    : in_words(Word::side_nobody_else);
  }
  // These are never decided differently.
  [[nodiscard]] SideInWords tell(const Side&, const PlayerContents&) const { return {}; }
  [[nodiscard]] SideInWords tell(const Side&, const InitialsContents&) const { return {}; }
  [[nodiscard]] SideInWords tell(const Side&, const ErasureContents&) const { return {}; }

  const Conflict& conflict_;
  const ConflictPlace& place_;
  Language language_;
  bool is_of_one_evening_ = true;
};

// By how many sides each is said. A stranger's book may have thousands of them: none is held
// against each other one.
std::map<std::string, std::size_t> sides_by_rule(const std::vector<SideInWords>& told) {
  std::map<std::string, std::size_t> sides;
  for (const SideInWords& one : told) {
    std::set<std::string> rules;
    for (const HouseWord& rule : one.rules) rules.insert(rule.text());
    for (const std::string& rule : rules) ++sides[rule];
  }
  return sides;
}

}  // namespace

std::string conflict_subject(const Conflict& conflict, const ConflictPlace& place,
                             Language language) {
  if (conflict.joins_evenings()) return say(Word::conflict_joined, language);
  std::string words = say(about(conflict.about), language);
  if (branch_of(conflict.about) == Branch::roster) {
    std::string whom = conflict.called;
    if (whom.empty() && place.person) whom = place.person(conflict.id);
    return whom + (whom.empty() ? "" : ": ") + words;
  }
  const auto number = session_in(place, conflict);
  const SessionHistory* history = number ? place.history->session(*conflict.session) : nullptr;
  if (!history) return words;
  const auto& entries = history->entries;
  const auto row = std::find_if(entries.begin(), entries.end(),
                                [&](const EntryRow& one) { return one.id == conflict.id; });
  if (conflict.about == RecordKind::entry && row != entries.end())
    words =
        say(text(Word::page_entry, static_cast<std::int64_t>(row - entries.begin() + 1)), language);
  return say(game_word(place.shown->sessions[*number].entered), language) + " " +
         std::to_string(*number + 1) + ", " + words;
}

std::vector<SideWords> side_words(const Conflict& conflict, const ConflictPlace& place,
                                  Language language) {
  const Teller teller(conflict, place, language);
  std::vector<SideInWords> told;
  for (const Side& side : conflict.sides) told.push_back(teller(side));
  const std::map<std::string, std::size_t> sides = sides_by_rule(told);
  std::vector<SideWords> list;
  for (std::size_t i = 0; i < told.size(); ++i) {
    std::vector<std::string> rules;
    for (const HouseWord& rule : told[i].rules)
      if (std::string words = rule.text(); sides.at(words) < told.size())
        rules.push_back(std::move(words));
    list.push_back({std::move(told[i].what), joined(rules, "\n"), Teller::at(conflict.sides[i])});
  }
  return list;
}

}  // namespace kattegat
