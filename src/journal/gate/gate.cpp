#include "kattegat/journal/gate/gate.hpp"

#include <array>
#include <utility>

#include "behind_the_gate.hpp"
#include "kattegat/core/text/shortened.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/journal/sessions/session_history.hpp"
#include "src/journal/evenings/reading_headers.hpp"

namespace kattegat {
namespace {

// How far ahead of everything here a logical clock may be: some records of a place may have been
// refused, or lie in a third book.
constexpr std::int64_t clock_leap = 1'000'000;

// Records of one log below a session; below the roster, and below the purse.
constexpr std::size_t session_limit = 5 * entries_limit;
constexpr std::size_t every_book_limit = 100'000;

// What is hashed is never forgotten: who plays, where, and what somebody has written stand beside
// it.
template <class Keys>
bool names_nobody(const Keys& keys) {
  return to_line(keys.json()) == to_line(keys.without_people().json());
}

std::optional<Text> refuse_terms(const Record& record, const EveningContents& contents) {
  const auto evening = evening_of_header(record.id, contents);
  if (!evening) return evening.error();
  return {};
}

// A name that has been forgotten is none.
std::optional<Text> refuse_name(const std::string& name) {
  return name.empty() ? std::nullopt : name_fault(name);
}

// What has the id of something else is looked for by what it is, and where it hangs: no log is
// refused for an id that somebody else has given. Those of the roster and the purse are nobody's
// to give, and who plays is not the evening: such a file is imported nowhere.
bool claims_anothers_id(const Record& record) {
  const bool is_its_evening = record.kind == RecordKind::player && record.id == record.parent;
  const bool is_place_or_person = is_header(record.kind) || record.kind == RecordKind::name;
  return is_its_evening || (is_place_or_person && is_of_every_book(record.id));
}

// ---- Place by place ----

// Nobody is refused for what others have written. Of a log that goes on in two places no line has
// more than it may, but one book holds one and another the other: together they are more, and not
// any number.
std::optional<Text> refuse_one_more(BehindTheGate& known, const Record& record) {
  constexpr std::size_t most_places = 4;
  const std::size_t beside = known.beside(record);
  std::size_t limit = most_of_one_log(branch_of(record.kind));
  if (beside >= limit && known.is_forked(record.origin)) limit *= most_places;
  if (beside < limit) return {};
  return text(Word::gate_too_many, static_cast<std::int64_t>(limit));
}

// `players`: who must take part there.
std::optional<Text> refuse_in_evening(BehindTheGate& known, const Record& record,
                                      std::span<const Uuid> players = {}) {
  if (!known.has_evening(record.parent)) return text(Word::verify_orphan);
  for (const Uuid& one : players)
    if (!known.plays(record.parent, one)) return text(Word::gate_nobody);
  return {};
}

// `of`: the entry that it is about.
std::optional<Text> refuse_in_session(BehindTheGate& known, const Record& record,
                                      const std::optional<Uuid>& of = {}) {
  if (!known.has_session(record.parent)) return text(Word::verify_orphan);
  if (of && !known.has_entry(record.parent, *of)) return text(Word::gate_nothing);
  return {};
}

// ---- Kind by kind ----

std::optional<Text> refuse_contents(BehindTheGate&, const Record& record,
                                    const EveningContents& contents) {
  if (record.parent != record.id) return text(Word::verify_orphan);
  if (!names_nobody(contents.keys)) return text(Word::gate_not_erasable);
  return refuse_terms(record, contents);
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const SessionContents& contents) {
  if (!names_nobody(contents.keys)) return text(Word::gate_not_erasable);
  if (auto reason = refuse_in_evening(known, record, contents.sitters)) return reason;
  const auto header = header_from(record.id, contents, numbers_as_names(contents.sitters.size()));
  if (!header) return header.error();
  return {};
}

std::optional<Text> refuse_contents(BehindTheGate&, const Record&, const NameContents& contents) {
  return refuse_name(contents.name);
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const PlayerContents& contents) {
  if (auto reason = refuse_name(contents.name)) return reason;
  return refuse_in_evening(known, record);
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const PaymentContents& contents) {
  return refuse_in_evening(known, record, std::array{contents.from, contents.to});
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const InitialsContents& contents) {
  return refuse_in_evening(known, record, std::array{contents.player});
}

// By any of the games that the session may be of.
std::optional<Text> refuse_form(BehindTheGate& known, const Uuid& session,
                                const EntryContents& contents) {
  // What is hashed for ever is JSON to everybody: from_body() mostly reads it by another way.
  if (const auto strict = parse_json(contents.body, json_record_limit); !strict)
    return strict.error();
  std::optional<Text> reason;
  for (const BehindTheGate::Game& game : known.games_of(session)) {
    reason = std::visit(
        [&]<class G>(const EnteredSession<G>&) -> std::optional<Text> {
          ReadEntry<G> read = from_body<G>(contents.body, game.numbers);
          if (!read.form.empty()) return read.form.front().text;
          if (!keeps_texts_apart<G>(std::move(read), contents.texts))
            return text(Word::gate_not_erasable);
          return std::nullopt;
        },
        game.empty.entered);
    if (!reason) break;
  }
  return reason;
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const EntryContents& contents) {
  if (auto reason = refuse_in_session(known, record)) return reason;
  return refuse_form(known, record.parent, contents);
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const DecisionContents& contents) {
  return refuse_in_session(known, record, contents.of);
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const CorrectionContents& contents) {
  if (contents.of == record.id) return text(Word::gate_nothing);
  if (auto reason = refuse_in_session(known, record, contents.of)) return reason;
  return refuse_form(known, record.parent, contents.as);
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record& record,
                                    const EndedContents&) {
  return refuse_in_session(known, record);
}

std::optional<Text> refuse_contents(BehindTheGate&, const Record& record,
                                    const FusionContents& contents) {
  if (contents.with == record.id || is_of_every_book(record.id) ||
      (contents.with && is_of_every_book(*contents.with)))
    return text(Word::gate_nothing);
  return {};
}

std::optional<Text> refuse_contents(BehindTheGate& known, const Record&,
                                    const PurseContents& contents) {
  if (!known.is_known(contents.person)) return text(Word::gate_stranger);
  if (contents.evening && !known.has_evening(*contents.evening)) return text(Word::verify_orphan);
  return {};
}

// Of whom these are need not be known.
std::optional<Text> refuse_contents(BehindTheGate&, const Record&, const NumberContents&) {
  return {};
}
std::optional<Text> refuse_contents(BehindTheGate&, const Record&, const RetiredContents&) {
  return {};
}
// Nor whom an erasure is of; but one of nobody and nothing would only say its pseudonym, which
// stands there for ever.
std::optional<Text> refuse_contents(BehindTheGate&, const Record&,
                                    const ErasureContents& contents) {
  if (contents.people.empty() && contents.records.empty()) return text(Word::gate_nothing);
  return {};
}

std::optional<Text> refuse_arriving(BehindTheGate& known, const Record& record,
                                    const std::optional<Words>& words) {
  known.note_arrival(record);
  if (words && record.words != commitment(*words))
    return text(Word::gate_words, to_string(record.origin), record.number);
  const Branch branch = branch_of(record.kind);
  const bool is_elsewhere = (branch == Branch::roster && record.parent != roster_id) ||
                            (branch == Branch::purse && record.parent != purse_id);
  if (is_elsewhere) return text(Word::verify_orphan);
  if (record.clock < 1 || record.clock > known.newest_clock(record.parent) + clock_leap)
    return text(Word::gate_clock, record.clock);

  const auto contents = read_contents(record, words);
  if (!contents) return contents.error();
  if (claims_anothers_id(record)) return text(Word::gate_taken);
  auto reason =
      std::visit([&](const auto& one) { return refuse_contents(known, record, one); }, *contents);
  if (!reason) reason = refuse_one_more(known, record);
  if (!reason) known.note(record, *contents);
  return reason;
}

std::optional<Text> refuse_later_words(BehindTheGate& known, const Record& record,
                                       const Words& words) {
  if (record.words != commitment(words))
    return text(Word::gate_words, to_string(record.origin), record.number);
  const auto contents = read_contents(record, words);
  if (!contents) return contents.error();
  // Names, and what texts an entry may have: where the words are missing, neither is known.
  if (const auto* one = std::get_if<NameContents>(&*contents)) return refuse_name(one->name);
  if (const auto* one = std::get_if<PlayerContents>(&*contents)) return refuse_name(one->name);
  const EntryContents* const entry = entry_in(*contents);
  if (!entry || known.games_of(record.parent).empty()) return {};
  return refuse_form(known, record.parent, *entry);
}

// What the writer of a record has put there stands in the reason, and may be of any length.
std::optional<Text> with_short_words(std::optional<Text> reason) {
  if (!reason) return reason;
  for (Argument& one : reason->arguments)
    if (auto* said = std::get_if<std::string>(&one)) *said = shortened(*said);
  return reason;
}

}  // namespace

std::size_t most_of_one_log(Branch branch) {
  switch (branch) {
    case Branch::evening:
      return records_limit;
    case Branch::session:
      return session_limit;
    case Branch::roster:
    case Branch::purse:
      break;
  }
  return every_book_limit;
}

Gate::Gate(Knowledge knowledge) : behind_(std::make_unique<BehindTheGate>(std::move(knowledge))) {}
Gate::~Gate() = default;

std::optional<Text> Gate::refuse(const Record& record, const std::optional<Words>& words) {
  return with_short_words(refuse_arriving(*behind_, record, words));
}

std::optional<Text> Gate::refuse_words(const Record& record, const Words& words) {
  return with_short_words(refuse_later_words(*behind_, record, words));
}

}  // namespace kattegat
