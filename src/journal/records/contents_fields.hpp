// What each kind of record says, key by key, in the order in which it is written. A form reads them
// (contents.cpp) or writes them (new_record.cpp), and knows how a value of each sort stands there:
//   given               the keys of a header, but for those that name people
//   id, list            ids; a list also of hashes, which is written when it is empty, unless it is
//                       one `_if_any`
//   follows             such a list; no longer than a record may have it
//   order               numbers of sitters; left out where they rise
//   text                words that are never forgotten, and must be there
//   named               one of a closed list, by its name
//   flag                must be there; with its usual value, is left out for that
//   number, time        left out for 0, and where it is not known
//   money               an amount, as it is written everywhere
//   entry               an entry as an object of its own
//   name, words, texts  somebody's words, beside the body; forgotten, they are empty
//   personal            the same; forgotten, they read as that, if there were any
#pragma once
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// What such a record says, to be filled; nothing where there is no such kind.
inline std::optional<Contents> empty_contents(RecordKind kind) {
  switch (kind) {
    case RecordKind::evening:
      return EveningContents{};
    case RecordKind::session:
      return SessionContents{};
    case RecordKind::player:
      return PlayerContents{};
    case RecordKind::payment:
      return PaymentContents{};
    case RecordKind::initials:
      return InitialsContents{};
    case RecordKind::entry:
      return EntryContents{};
    case RecordKind::voided:
    case RecordKind::restored:
      return DecisionContents{};
    case RecordKind::correction:
      return CorrectionContents{};
    case RecordKind::ended:
      return EndedContents{};
    case RecordKind::name:
      return NameContents{};
    case RecordKind::number:
      return NumberContents{};
    case RecordKind::retired:
      return RetiredContents{};
    case RecordKind::fusion:
      return FusionContents{};
    case RecordKind::erasure:
      return ErasureContents{};
    case RecordKind::purse:
      return PurseContents{};
  }
  return std::nullopt;
}

template <class Form>
void fields(Form& form, EveningContents& one) {
  form.given(one.keys);
  form.follows(one.follows);
  form.personal("place", one.place, one.keys.has_place());
}
template <class Form>
void fields(Form& form, SessionContents& one) {
  form.given(one.keys);
  form.list("sitters", one.sitters, max_seats);
  form.order(one.order, one.sitters.size());
  form.number("dealers_until", one.dealers_until);
  form.flag("takes_over", one.takes_over, false);
  form.follows(one.follows);
  form.personal("why", one.why);
}
template <class Form>
void fields(Form& form, PlayerContents& one) {
  form.flag("known", one.by_id, false);
  form.flag("guest", one.guest, false);
  form.name(one.name);
}
template <class Form>
void fields(Form& form, PaymentContents& one) {
  form.id("from", one.from);
  form.id("to", one.to);
  form.money("amount", one.amount);
  form.number("nth", one.nth);
  form.list_if_any("parts", one.parts, parts_limit);
  form.list_if_any("seen", one.seen, most_between_two);
  form.flag("made", one.made, true);
  form.time(one.at);
  form.follows(one.follows);
  form.personal("why", one.why);
}
template <class Form>
void fields(Form& form, InitialsContents& one) {
  form.id("player", one.player);
  form.money("money", one.money);
  form.time(one.at);
  form.words("initials", one.initials);
}
template <class Form>
void fields(Form& form, DecisionContents& one) {
  form.id("of", one.of);
  form.time(one.at);
  form.follows(one.follows);
  form.id("behind", one.behind);
  form.personal("why", one.why);
}
template <class Form>
void fields(Form& form, CorrectionContents& one) {
  form.id("of", one.of);
  form.time(one.at);
  form.entry("as", one.as);
  form.follows(one.follows);
  form.id("behind", one.behind);
  form.personal("why", one.why);
  form.texts("as", one.as.texts);
}
template <class Form>
void fields(Form& form, EndedContents& one) {
  form.flag("ended", one.ended);
  form.time(one.at);
  form.follows(one.follows);
  form.personal("why", one.why);
}
template <class Form>
void fields(Form& form, NameContents& one) {
  form.flag("known", one.by_id, false);
  form.flag("as_written", one.as_written, false);
  form.follows(one.follows);
  form.name(one.name);
}
template <class Form>
void fields(Form& form, NumberContents& one) {
  form.named("which", one.which);
  form.follows(one.follows);
  form.words("number", one.number);
}
template <class Form>
void fields(Form& form, RetiredContents& one) {
  form.flag("retired", one.retired);
  form.follows(one.follows);
}
template <class Form>
void fields(Form& form, FusionContents& one) {
  form.id("with", one.with);
  form.follows(one.follows);
}
template <class Form>
void fields(Form& form, ErasureContents& one) {
  form.list("people", one.people, erased_limit);
  form.list_if_any("records", one.records, erased_limit);
  form.text("pseudonym", one.pseudonym);
}
template <class Form>
void fields(Form& form, PurseContents& one) {
  form.id("person", one.person);
  form.named("what", one.what);
  form.flag("to_club", one.to_club);
  form.money("amount", one.amount);
  form.text("currency", one.currency);
  form.text("date", one.date);
  form.id("evening", one.evening);
  form.number("nth", one.nth);
  form.flag("stands", one.stands, true);
  form.time(one.at);
  form.follows(one.follows);
  // Words that are gone were one of the two.
  form.personal("note", one.note, one.stands);
  form.personal("why", one.why, !one.stands);
}

}  // namespace kattegat
