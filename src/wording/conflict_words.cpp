#include "kattegat/wording/conflict_words.hpp"

#include <algorithm>
#include <map>
#include <numeric>
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

// Which session of its evening it is; nothing where the evening cannot be shown.
std::optional<std::size_t> session_in(const ConflictContext& context, const Conflict& conflict) {
  if (!context.history || !conflict.session) return std::nullopt;
  return context.history->sessions.place_of(*conflict.session);
}

std::string named(const ConflictContext::Called& name, const Uuid& id) {
  return name ? name(id) : to_string(id);
}

class Teller {
 public:
  Teller(const Conflict& conflict, const ConflictContext& context, Language language)
      : conflict_(conflict), context_(context), language_(language) {
    const Uuid& evening = conflict.sides.front().item.record.parent;
    is_of_one_evening_ =
        std::all_of(conflict.sides.begin(), conflict.sides.end(),
                    [&](const Side& one) { return one.item.record.parent == evening; });
  }

  // What the side says; of a session without its house rules.
  [[nodiscard]] std::string operator()(const Side& side) {
    return std::visit([&](const auto& one) { return tell(side, one); }, side.contents);
  }
  // Of a session.
  [[nodiscard]] HouseWords rules(const Side& side) const {
    const auto* session = std::get_if<SessionContents>(&side.contents);
    if (!session) return {};
    const auto file = header_of(*session);
    if (!file) return {};
    return std::visit(
        [&]<class G>(const EnteredSession<G>& entered) {
          return house_words<G>(entered.table.house, language_);
        },
        file->entered);
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
  [[nodiscard]] std::string in_words(const Text& text) const { return say(text, language_); }
  [[nodiscard]] std::string in_words(Word word) const { return say(word, language_); }
  // What was done, and why, where somebody has said it.
  [[nodiscard]] std::string because(const Text& done, const std::string& why) const {
    return joined({say(done, language_), shortened(why)}, "  –  ");
  }
  [[nodiscard]] std::string voided(const std::string& why) const {
    return in_words(text(Word::state_voided_why, shortened(why)));
  }
  [[nodiscard]] std::string name(const Uuid& id) const {
    const Participant* one = context_.history ? context_.history->find(id) : nullptr;
    return one ? one->now : named(context_.person, id);
  }

  // ---- Entries ----

  [[nodiscard]] std::string entry(const EntryContents& contents) const {
    const auto session = session_in(context_, conflict_);
    if (!session) return shortened(contents.body);
    const EveningSession& file = context_.shown->sessions[*session];
    const auto numbers = numbers_clockwise(context_.history->sessions[*session].by_headers.header);
    return std::visit(
        [&]<class G>(const EnteredSession<G>&) {
          return shortened(
              describe(from_contents<G>(contents, numbers).entry, file.seats, language_));
        },
        file.entered);
  }
  // The entry, or the correction, that counts again: one of any length, for thousands of sides.
  const std::string& entry(const Uuid& id) {
    const auto [said, is_new] = restored_.try_emplace(id);
    if (!is_new) return said->second;
    const auto session = session_in(context_, conflict_);
    const auto row = session ? context_.rows.index_of(id, *session) : std::nullopt;
    if (!row) return said->second = to_string(id);
    return said->second = entry(context_.history->sessions[*session].entries[*row].contents);
  }
  [[nodiscard]] std::string tell(const Side&, const EntryContents& one) const {
    return in_words(text(Word::side_as_entered, entry(one)));
  }
  [[nodiscard]] std::string tell(const Side& side, const DecisionContents& one) {
    if (side.item.record.kind == RecordKind::voided) return voided(one.why);
    return because(text(Word::side_restored, entry(one.of)), one.why);
  }
  [[nodiscard]] std::string tell(const Side&, const CorrectionContents& one) const {
    return because(text(Word::side_corrected, entry(one.as)), one.why);
  }

  // ---- Headers ----

  [[nodiscard]] std::string tell(const Side&, const EveningContents& one) const {
    const auto coin = one.keys.coin();
    const std::string rounding =
        coin ? say(Word::screen_rounding, language_) + " " + money_text(*coin, language_) : "";
    return joined({date_text(one.keys.date(), language_), shortened(one.place),
                   one.keys.currency().value_or(""), rounding},
                  " · ");
  }
  [[nodiscard]] Result<EveningSession, Text> header_of(const SessionContents& one) const {
    std::vector<std::string> sitters;
    for (const Uuid& sitter : one.sitters) sitters.push_back(name(sitter));
    return header_from(conflict_.id, one, sitters);
  }
  [[nodiscard]] std::string tell(const Side& side, const SessionContents& one) const {
    const auto file = header_of(one);
    if (!file) return in_words(file.error());
    return joined(
        {evening_of(side), say(game_word(file->entered), language_),
         say(text(Word::page_stake, with_currency(file->stake)), language_), joined(file->seats)},
        " · ");
  }
  // Where the sides put the session into different evenings.
  [[nodiscard]] std::string evening_of(const Side& side) const {
    return is_of_one_evening_ ? "" : named(context_.evening, side.item.record.parent);
  }

  [[nodiscard]] std::string with_currency(Money money) const {
    return money_text(money, language_) + (context_.shown ? " " + context_.shown->currency : "");
  }

  // ---- Beside the games ----

  [[nodiscard]] std::string tell(const Side&, const PaymentContents& one) const {
    return in_words(text(either<Word::side_paid, Word::side_not_paid>(one.made), name(one.from),
                         name(one.to), with_currency(one.amount)));
  }
  [[nodiscard]] std::string tell(const Side&, const EndedContents& one) const {
    return in_words(one.ended ? Word::side_ended : Word::side_resumed);
  }

  [[nodiscard]] std::string tell(const Side&, const PurseContents& one) const {
    return joined({date_text(one.date, language_), name(one.person),
                   in_words(one.to_club ? Word::purse_to_club : Word::purse_from_club),
                   in_words(word(one.what)), money_text(one.amount, one.currency, language_),
                   one.stands ? in_words(Word::state_live) : voided(one.why)},
                  "  ·  ");
  }

  // ---- People ----

  [[nodiscard]] std::string tell(const Side&, const NameContents& one) const { return one.name; }
  [[nodiscard]] std::string tell(const Side&, const NumberContents& one) const {
    return one.number.empty() ? in_words(Word::side_nothing) : one.number;
  }
  [[nodiscard]] std::string tell(const Side&, const RetiredContents& one) const {
    return in_words(one.retired ? Word::side_retired : Word::side_offered);
  }
  [[nodiscard]] std::string tell(const Side&, const FusionContents& one) const {
    if (conflict_.joins_evenings())
      return one.with ? in_words(text(Word::side_part_of, named(context_.evening, *one.with)))
                      : in_words(Word::side_own_evening);
    return one.with ? in_words(text(Word::side_same_as, name(*one.with)))
                    : in_words(Word::side_nobody_else);
  }
  // These are never decided differently.
  [[nodiscard]] std::string tell(const Side&, const PlayerContents&) const { return {}; }
  [[nodiscard]] std::string tell(const Side&, const InitialsContents&) const { return {}; }
  [[nodiscard]] std::string tell(const Side&, const ErasureContents&) const { return {}; }

  const Conflict& conflict_;
  const ConflictContext& context_;
  Language language_;
  bool is_of_one_evening_ = true;
  std::map<Uuid, std::string> restored_;
};

// Those of a side in which not all sides are agreed. A stranger's book may have thousands of them:
// none is held against each other one.
class DifferingRules {
 public:
  DifferingRules(const Conflict& conflict, const Teller& teller) : sides_(conflict.sides.size()) {
    for (const Side& side : conflict.sides) {
      std::set<std::string> rules;
      for (const HouseWord& rule : teller.rules(side)) rules.insert(rule.text());
      for (const std::string& rule : rules) ++said_by_[rule];
    }
  }
  [[nodiscard]] std::string among(const HouseWords& rules) const {
    return joined(rules, "\n", [&](const HouseWord& rule) {
      std::string words = rule.text();
      return said_by_.at(words) < sides_ ? words : "";
    });
  }

 private:
  std::size_t sides_;
  std::map<std::string, std::size_t> said_by_;
};

}  // namespace

RowsById::RowsById(const EveningHistory* history) {
  if (!history) return;
  for (std::size_t session = 0; session < history->sessions.size(); ++session) {
    const std::vector<EntryRow>& rows = history->sessions[session].entries;
    for (std::size_t row = 0; row < rows.size(); ++row)
      indexes_.try_emplace({rows[row].id, session}, row);
  }
}
std::optional<std::size_t> RowsById::index_of(const Uuid& row, std::size_t session) const {
  const auto found = indexes_.find({row, session});
  return found == indexes_.end() ? std::nullopt : std::optional(found->second);
}

std::string conflict_subject(const Conflict& conflict, const ConflictContext& context,
                             Language language) {
  if (conflict.joins_evenings()) return say(Word::conflict_joined, language);
  std::string words = say(about(conflict.about), language);
  if (branch_of(conflict.about) == Branch::roster) {
    std::string whom = conflict.called;
    if (whom.empty() && context.person) whom = context.person(conflict.id);
    return whom + (whom.empty() ? "" : ": ") + words;
  }
  const auto session = session_in(context, conflict);
  if (!session) return words;
  const auto row = context.rows.index_of(conflict.id, *session);
  if (conflict.about == RecordKind::entry && row)
    words = say(text(Word::page_entry, static_cast<std::int64_t>(*row + 1)), language);
  return say(game_word(context.shown->sessions[*session].entered), language) + " " +
         std::to_string(*session + 1) + ", " + words;
}

std::vector<std::size_t> sides_told(const Conflict& conflict) {
  std::vector<std::size_t> which;
  for (std::size_t i = 0; i < conflict.sides.size(); ++i)
    if (i < most_sides_told || conflict.sides[i].holds) which.push_back(i);
  return which;
}

std::vector<SideWords> side_words(const Conflict& conflict, const std::vector<std::size_t>& which,
                                  const ConflictContext& context, Language language) {
  Teller teller(conflict, context, language);
  const DifferingRules differing(conflict, teller);
  std::vector<SideWords> list;
  for (const std::size_t i : which) {
    const Side& side = conflict.sides[i];
    list.push_back({teller(side), differing.among(teller.rules(side)), Teller::at(side)});
  }
  return list;
}
std::vector<SideWords> side_words(const Conflict& conflict, const ConflictContext& context,
                                  Language language) {
  std::vector<std::size_t> which(conflict.sides.size());
  std::iota(which.begin(), which.end(), std::size_t{0});
  return side_words(conflict, which, context, language);
}

}  // namespace kattegat
