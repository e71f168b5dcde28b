#include "conflict_text.hpp"

#include <fmt/format.h>

#include "kattegat/export/describe.hpp"
#include "purse_text.hpp"

namespace kattegat::cli {
namespace {

Word about(Kind kind) {
  switch (kind) {
    case Kind::evening:
      return Word::conflict_evening;
    case Kind::session:
      return Word::conflict_session;
    case Kind::payment:
      return Word::conflict_payment;
    case Kind::ended:
      return Word::conflict_ended;
    case Kind::name:
      return Word::conflict_name;
    case Kind::number:
      return Word::conflict_number;
    case Kind::retired:
      return Word::conflict_retired;
    case Kind::fusion:
      return Word::conflict_fusion;
    case Kind::purse:
      return Word::conflict_purse;
    default:
      return Word::conflict_entry;
  }
}

class Says {
 public:
  Says(const Conflict& conflict, const EveningView* view, Language language)
      : conflict_(conflict), view_(view), language_(language) {}

  // "entry 3", "a payment".
  [[nodiscard]] std::string what() const {
    if (of_evenings()) return say(Word::conflict_joined, language_);
    std::string words = say(about(conflict_.about), language_);
    const SessionHistory* session =
        view_ && conflict_.session ? view_->session(*conflict_.session) : nullptr;
    if (conflict_.about != Kind::entry || !session) return words;
    for (std::size_t i = 0; i < session->entries.size(); ++i)
      if (session->entries[i].id == conflict_.id) words += " " + std::to_string(i + 1);
    return words;
  }
  std::string operator()(const Side& side) const {
    return std::visit([&](const auto& one) { return say_side(side, one); }, side.contents);
  }

 private:
  // Whether evenings are one, not people.
  [[nodiscard]] bool of_evenings() const {
    return conflict_.about == Kind::fusion && conflict_.evening;
  }
  [[nodiscard]] std::string words(Text text) const { return say(text, language_); }
  [[nodiscard]] std::string name(const Uuid& person) const {
    const Participant* one = view_ ? view_->history.find(person) : nullptr;
    return one ? one->now : to_string(person);
  }
  [[nodiscard]] std::string entry(const EntryContents& contents) const {
    const SessionHistory* session =
        view_ && conflict_.session ? view_->session(*conflict_.session) : nullptr;
    if (!session) return contents.body;
    for (const SessionFile& file : view_->shown.sessions) {
      if (file.id != session->id) continue;
      return std::visit(
          [&]<class G>(const Play<G>&) {
            const Draft<G> draft = from_contents<G>(contents, numbers_clockwise(session->header));
            return describe(draft.entry, file.seats, language_);
          },
          file.play);
    }
    return contents.body;
  }

  [[nodiscard]] std::string say_side(const Side&, const EveningContents& one) const {
    std::string facts = one.place;
    for (const auto& [key, value] : one.given)
      if (key == "date" || key == "currency" || key == "cash_rounding")
        if (const auto* text = value.as<std::string>())
          facts += (facts.empty() ? "" : ", ") +
                   (key == "cash_rounding" ? plain_figures(*text, language_) : *text);
    return facts;
  }
  [[nodiscard]] std::string say_side(const Side&, const SessionContents& one) const {
    std::string facts;
    for (const int number : one.order)
      facts += (facts.empty() ? "" : ", ") + name(one.sitters[static_cast<std::size_t>(number)]);
    for (const auto& [key, value] : one.given)
      if (key == "stake" || key == "rules")
        facts +=
            "; " + (value.as<std::string>() ? plain_figures(*value.as<std::string>(), language_)
                                            : to_line(value));
    return facts;
  }
  [[nodiscard]] std::string say_side(const Side&, const PlayerContents& one) const {
    return one.name;
  }
  [[nodiscard]] std::string say_side(const Side&, const PaymentContents& one) const {
    return words(text(either<Word::side_paid, Word::side_not_paid>(one.made), name(one.from),
                      name(one.to), plain_figures(one.amount, language_)));
  }
  [[nodiscard]] std::string say_side(const Side&, const InitialsContents& one) const {
    return one.initials;
  }
  [[nodiscard]] std::string say_side(const Side&, const EntryContents& one) const {
    return words(text(Word::side_as_entered, entry(one)));
  }
  [[nodiscard]] std::string say_side(const Side& side, const DecisionContents& one) const {
    const bool voided = side.item.record.kind == Kind::voided;
    return words(text(either<Word::side_voided, Word::side_restored>(voided), one.why));
  }
  [[nodiscard]] std::string say_side(const Side&, const CorrectionContents& one) const {
    return words(text(Word::side_corrected, entry(one.as)));
  }
  [[nodiscard]] std::string say_side(const Side&, const EndedContents& one) const {
    return words(text(either<Word::side_ended, Word::side_resumed>(one.ended)));
  }
  [[nodiscard]] std::string say_side(const Side&, const NameContents& one) const {
    return one.name;
  }
  [[nodiscard]] std::string say_side(const Side&, const NumberContents& one) const {
    return one.number.empty() ? words(text(Word::side_nothing)) : one.number;
  }
  [[nodiscard]] std::string say_side(const Side&, const RetiredContents& one) const {
    return words(text(either<Word::side_retired, Word::side_offered>(one.retired)));
  }
  [[nodiscard]] std::string say_side(const Side&, const FusionContents& one) const {
    if (of_evenings())
      return words(one.with ? text(Word::side_part_of, to_string(*one.with))
                            : text(Word::side_own_evening));
    if (!one.with) return words(text(Word::side_nobody_else));
    return words(text(Word::side_same_as, name(*one.with)));
  }
  [[nodiscard]] std::string say_side(const Side&, const ErasureContents& one) const {
    return one.pseudonym;
  }
  [[nodiscard]] std::string say_side(const Side&, const PurseContents& one) const {
    return movement_line(one, name(one.person), language_) + ": " +
           words(one.stands ? text(Word::state_live) : text(Word::state_voided_why, one.why));
  }

  const Conflict& conflict_;
  const EveningView* view_;
  Language language_;
};

Json id_or_null(const std::optional<Uuid>& id) { return id ? Json(to_string(*id)) : Json(); }

}  // namespace

std::string conflict_page(const std::vector<Conflict>& conflicts, const EveningView* view,
                          Language language) {
  std::string page;
  for (const Conflict& conflict : conflicts) {
    const Says says(conflict, view, language);
    if (page.empty()) page = say(Word::conflict_some, language) + "\n";
    page += fmt::format("{} ({})\n", says.what(), to_string(conflict.id));
    for (const Side& side : conflict.sides)
      page += fmt::format("  {} {}  [{}]\n", side.holds ? "*" : " ", says(side),
                          to_string(side.item.record.hash).substr(0, 12));
  }
  return page;
}

Json conflicts_answer(const std::vector<Conflict>& conflicts, const EveningView* view,
                      Language language) {
  Json::Array list;
  for (const Conflict& conflict : conflicts) {
    const Says says(conflict, view, language);
    Json::Array sides;
    for (const Side& side : conflict.sides)
      sides.push_back(Json::Object{{"record", to_string(side.item.record.hash)},
                                   {"log", to_string(side.item.record.origin)},
                                   {"decision", name_of(side.item.record.kind)},
                                   {"message", says(side)},
                                   {"holds", side.holds}});
    list.push_back(Json::Object{{"about", name_of(conflict.about)},
                                {"id", to_string(conflict.id)},
                                {"evening", id_or_null(conflict.evening)},
                                {"session", id_or_null(conflict.session)},
                                {"sides", std::move(sides)}});
  }
  return list;
}

}  // namespace kattegat::cli
