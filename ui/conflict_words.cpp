#include "ui/conflict_words.hpp"

#include <algorithm>

#include "kattegat/export/describe.hpp"
#include "kattegat/export/house_words.hpp"
#include "kattegat/journal/purse.hpp"

namespace kattegat::ui {
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

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string line;
  for (const std::string& part : parts)
    if (!part.empty()) line += (line.empty() ? "" : std::string(between)) + part;
  return line;
}

std::string text_under(const Json::Object& object, std::string_view key) {
  for (const auto& [name, value] : object)
    if (name == key)
      if (const auto* words = value.as<std::string>()) return *words;
  return "";
}

// A side while it is being told: a session's house rules are told where the sides differ.
struct Told {
  SideWords words;
  std::vector<std::pair<std::string_view, std::string>> rules;
};

class Teller {
 public:
  Teller(const Club& club, const Conflict& conflict, Language language)
      : club_(club), tonight_(*club.tonight()), conflict_(conflict), language_(language) {}

  [[nodiscard]] Told operator()(const Side& side) const {
    return std::visit(
        [&](const auto& one) {
          Told told = tell(side, one);
          if constexpr (requires { one.at; }) told.words.when = time(one.at);
          return told;
        },
        side.contents);
  }

 private:
  [[nodiscard]] std::string words(const Text& text) const { return say(text, language_); }
  static std::string time(const std::string& at) {
    std::string time = at.substr(0, 16);
    std::replace(time.begin(), time.end(), 'T', ' ');
    return time;
  }
  [[nodiscard]] std::string name(const Uuid& id) const {
    if (const Participant* one = tonight_.history.find(id)) return one->now;
    const Person* person = club_.person(id);
    return person ? person->name : to_string(id);
  }

  // ---- Entries ----

  [[nodiscard]] std::string entry(const EntryContents& contents) const {
    if (!conflict_.session) return "";
    const std::size_t place = tonight_.place_of(*conflict_.session);
    if (place == tonight_.evening.sessions.size()) return "";
    const SessionFile& file = tonight_.evening.sessions[place];
    const auto numbers = numbers_clockwise(tonight_.history.sessions[place].header);
    return std::visit(
        [&]<class G>(const Play<G>&) {
          return describe(from_contents<G>(contents, numbers).entry, file.seats, language_);
        },
        file.play);
  }
  // The entry, or the correction, that counts again.
  [[nodiscard]] std::string entry(const Uuid& id) const {
    for (const SessionHistory& session : tonight_.history.sessions)
      for (const EntryRow& row : session.entries)
        if (row.id == id) return entry(row.contents);
    return "";
  }
  [[nodiscard]] Told tell(const Side&, const EntryContents& one) const {
    return {{words(text(Word::side_as_entered, entry(one))), ""}, {}};
  }
  [[nodiscard]] Told tell(const Side& side, const DecisionContents& one) const {
    if (side.item.record.kind == Kind::voided)
      return {{words(text(Word::side_voided, one.why)), ""}, {}};
    return {{words(text(Word::side_restored, entry(one.of))), ""}, {}};
  }
  [[nodiscard]] Told tell(const Side&, const CorrectionContents& one) const {
    return {{words(text(Word::side_corrected, entry(one.as))), ""}, {}};
  }

  // ---- Headers ----

  [[nodiscard]] Told tell(const Side&, const EveningContents& one) const {
    const auto coin = parse_money(text_under(one.given, "cash_rounding"));
    return {
        {joined({date_text(text_under(one.given, "date"), language_), one.place,
                 text_under(one.given, "currency"),
                 coin ? say(Word::screen_rounding, language_) + " " + money_text(*coin, language_)
                      : ""},
                "  ·  "),
         ""},
        {}};
  }
  [[nodiscard]] Told tell(const Side& side, const SessionContents& one) const {
    std::vector<std::string> sitters;
    for (const Uuid& sitter : one.sitters) sitters.push_back(name(sitter));
    const auto file = typed_header(conflict_.id, one, sitters);
    if (!file) return {{words(file.error()), ""}, {}};
    Told told;
    told.words.what = joined({evening_of(side), say(game_name(file->play), language_),
                              words(text(Word::page_stake, money_text(file->stake, language_) +
                                                               " " + tonight_.evening.currency)),
                              joined(file->seats, ", ")},
                             "  ·  ");
    std::visit(
        [&]<class G>(const Play<G>& play) {
          told.rules = house_words<G>(play.table.house, language_);
        },
        file->play);
    return told;
  }
  // Where the sides put the session into different evenings.
  [[nodiscard]] std::string evening_of(const Side& side) const {
    const auto here = [&](const Side& one) {
      return one.item.record.parent == conflict_.sides.front().item.record.parent;
    };
    if (std::all_of(conflict_.sides.begin(), conflict_.sides.end(), here)) return "";
    for (const EveningLine& line : club_.evenings())
      if (line.id == side.item.record.parent)
        return joined({date_text(line.date, language_), line.place}, " ");
    return to_string(side.item.record.parent);
  }

  // ---- Beside the games ----

  [[nodiscard]] Told tell(const Side&, const PaymentContents& one) const {
    return {{words(text(either<Word::side_paid, Word::side_not_paid>(one.made), name(one.from),
                        name(one.to), money_text(one.amount, language_))),
             ""},
            {}};
  }
  [[nodiscard]] Told tell(const Side&, const EndedContents& one) const {
    return {{say(one.ended ? Word::side_ended : Word::side_resumed, language_), ""}, {}};
  }

  [[nodiscard]] Told tell(const Side&, const PurseContents& one) const {
    const Person* person = club_.person(one.person);
    const std::string amount = money_text(one.amount, language_) + " " + one.currency;
    return {{joined({date_text(one.date, language_), person ? person->name : to_string(one.person),
                     say(one.to_club ? Word::purse_to_club : Word::purse_from_club, language_),
                     say(word(one.what), language_), amount},
                    "  ·  "),
             one.stands ? say(Word::state_live, language_)
                        : words(text(Word::state_voided_why, one.why))},
            {}};
  }

  // ---- People ----

  [[nodiscard]] Told tell(const Side&, const NameContents& one) const {
    return {{one.name, ""}, {}};
  }
  [[nodiscard]] Told tell(const Side&, const NumberContents& one) const {
    return {{one.number.empty() ? say(Word::side_nothing, language_) : one.number, ""}, {}};
  }
  [[nodiscard]] Told tell(const Side&, const RetiredContents& one) const {
    return {{say(one.retired ? Word::side_retired : Word::side_offered, language_), ""}, {}};
  }
  [[nodiscard]] Told tell(const Side&, const FusionContents& one) const {
    if (conflict_.evening)
      return {{say(one.with ? Word::join_done : Word::side_own_evening, language_), ""}, {}};
    return {{one.with ? words(text(Word::side_same_as, name(*one.with)))
                      : say(Word::side_nobody_else, language_),
             ""},
            {}};
  }
  // Nothing else is ever decided differently.
  template <class Other>
  [[nodiscard]] Told tell(const Side&, const Other&) const {
    return {};
  }

  const Club& club_;
  const Tonight& tonight_;
  const Conflict& conflict_;
  Language language_;
};

}  // namespace

std::string about_words(const Club& club, const Conflict& conflict, Language language) {
  const Tonight& tonight = *club.tonight();
  if (conflict.about == Kind::fusion && conflict.evening)
    return say(Word::conflict_joined, language);
  std::string words = say(about(conflict.about), language);
  if (place_of(conflict.about) == kattegat::Place::roster)
    if (const Person* person = club.person(conflict.id)) return person->name + ": " + words;
  if (!conflict.session) return words;
  const std::size_t place = tonight.place_of(*conflict.session);
  if (place == tonight.evening.sessions.size()) return words;
  const std::string session = say(game_name(tonight.evening.sessions[place].play), language) + " " +
                              std::to_string(place + 1);
  const auto& entries = tonight.history.sessions[place].entries;
  const auto row = std::find_if(entries.begin(), entries.end(),
                                [&](const EntryRow& one) { return one.id == conflict.id; });
  if (conflict.about == Kind::entry && row != entries.end())
    words += " " + std::to_string(row - entries.begin() + 1);
  return session + ", " + words;
}

std::vector<SideWords> side_words(const Club& club, const Conflict& conflict, Language language) {
  const Teller teller(club, conflict, language);
  std::vector<Told> told;
  for (const Side& side : conflict.sides) told.push_back(teller(side));
  std::vector<SideWords> list;
  for (const Told& one : told) {
    list.push_back(one.words);
    for (const auto& rule : one.rules) {
      const bool agreed = std::all_of(told.begin(), told.end(), [&](const Told& other) {
        return std::find(other.rules.begin(), other.rules.end(), rule) != other.rules.end();
      });
      if (!agreed) list.back().what += "\n" + rule.second;
    }
  }
  return list;
}

}  // namespace kattegat::ui
