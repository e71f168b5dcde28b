// Taking over what another book has: the union of their records, as far as the gate lets them in.
#include "db/files/merge.hpp"

#include <filesystem>
#include <memory>
#include <set>

#include "db/book/forgetting.hpp"
#include "db/book/one_step.hpp"
#include "db/book/purse.hpp"
#include "db/book/reading.hpp"
#include "db/book/writing.hpp"
#include "db/files/foreign.hpp"
#include "db/files/signed.hpp"
#include "db/store/book_bytes.hpp"
#include "db/store/book_file.hpp"
#include "db/store/scrubbing.hpp"
#include "kattegat/journal/forgotten_twins.hpp"

namespace kattegat {
namespace {

using Missing = std::map<Hash, std::int64_t>;  // rows of ours that lack their words

// Judges what is new until what is left needs nothing that has been refused.
struct Judged {
  std::set<Uuid> out;  // the logs that are not taken
  Heard heard;         // of the others

  void note(const Item& item) {
    const Record& record = item.record;
    heard.places.insert(branch_of(record.kind) == Branch::roster ? record.id : record.parent);
    if (record.kind == RecordKind::session) heard.places.insert(record.id);
    if (record.kind == RecordKind::erasure) heard.is_somebody_erased = true;
    if (record.kind == RecordKind::erasure)
      if (const auto erasure = read_as<ErasureContents>(item);
          erasure && erasure->people.size() > 1)
        heard.joined.insert(erasure->people.begin(), erasure->people.end());
    if (record.kind != RecordKind::fusion) return;
    const auto fusion = read_as<FusionContents>(item);
    if (!fusion || !fusion->with) return;
    heard.places.insert(*fusion->with);
    heard.joined.insert({record.id, *fusion->with});
  }
};
// Of logs that lean on each other each round may refuse but one more: after so many, what leans on
// another is left for a later merge, when that one is here.
constexpr int most_rounds = 10;

Judged judge_at_the_gate(Store& store, const Source& source, const Signed& new_ones,
                         const Missing& missing, std::vector<Merged::NotTaken>& refused) {
  Judged judged;
  std::set<Uuid>& out = judged.out;
  std::size_t before = 1;
  for (int round = 1; before != out.size() && round <= most_rounds; ++round) {
    before = out.size();
    const bool is_last = round == most_rounds;
    std::map<Uuid, Gate> gates;  // in the last round each log's own
    Hashes seen;
    source.each([&](const Item& item) {
      const Record& record = item.record;
      if (item.words && missing.count(record.hash) > 0) judged.note(item);
      if (!new_ones.contains(record) || out.count(record.origin) > 0) return;
      if (!seen.insert(record.hash).second) return;  // the same once more
      const bool follows = record.number == 1 || seen.count(record.previous) > 0 ||
                           store.knows(record.origin, record.number - 1, record.previous);
      Gate& gate =
          gates.try_emplace(is_last ? record.origin : Uuid{}, knowledge_of(store)).first->second;
      auto reason = follows ? gate.refuse(record, item.words)
                            : text(Word::verify_chain, to_string(record.origin), record.number);
      if (!reason) return judged.note(item);
      out.insert(record.origin);
      refused.push_back({record.origin, record.number, std::move(*reason)});
    });
  }
  return judged;
}

// What a source brings, judged by what the book was at one moment.
struct AtTheGate {
  Mark at;
  Missing missing;
  std::vector<Merged::NotTaken> refused;
  Signed new_ones;
  Judged judged;

  AtTheGate(Store& store, const Source& source)
      : at(store.mark()),
        missing(store.without_words()),
        new_ones(store, source, refused),
        judged(judge_at_the_gate(store, source, new_ones, missing, refused)) {}
  [[nodiscard]] bool is_of_now(Store& store) const {
    return at == store.mark() && missing == store.without_words();
  }
};

// What has got something new.
struct Touched {
  std::size_t records = 0;
  std::set<Uuid> evenings, sessions;
  std::set<Uuid> with_tables;          // evenings that have got one
  bool words = false;                  // that were missing here
  bool who_is_who = false;             // headers, or something in the roster
  std::set<Uuid> in_common;            // evenings, new or not
  std::vector<std::string> forgotten;  // names that they still know, and we do not

  void note(const Record& record) {
    const Branch branch = branch_of(record.kind);
    if (branch == Branch::roster || is_header(record.kind)) who_is_who = true;
    if (branch == Branch::evening) evenings.insert(record.parent);
    if (branch == Branch::session) sessions.insert(record.parent);
    if (record.kind == RecordKind::session) sessions.insert(record.id);
  }
};

// Takes over what has passed the gate: records, and words that are missing here.
class Taking {
 public:
  Taking(Store& store, const Signed& new_ones, const Missing& missing, const std::set<Uuid>& out)
      : store_(store),
        new_ones_(new_ones),
        missing_(missing),
        out_(out),
        gate_(knowledge_of(store)),
        roster_(roster_of(store)) {}

  Touched run(const Source& source, std::vector<Merged::NotTaken>& refused) {
    for (const LogEnd& end : new_ones_.ends())
      if (out_.count(end.origin) == 0) batch_.ends.push_back(end);
    source.each([&](const Item& item) {
      if (item.record.kind == RecordKind::evening) touched_.in_common.insert(item.record.id);
      const bool says = item.words && item.record.words == commitment(*item.words);
      const bool is_gone = says && is_forgotten(item, roster_);
      if (is_gone) touched_.forgotten.push_back(name_said(item));
      if (says && !is_gone)
        if (auto not_taken = remember(item)) refused.push_back(std::move(*not_taken));
      arrive(item, is_gone);
    });
    if (touched_.records > 0 || !batch_.remember.empty()) store_batch();
    return std::move(touched_);
  }

 private:
  // The words of a record that is here without them.
  std::optional<Merged::NotTaken> remember(const Item& item) {
    const auto row = missing_.find(item.record.hash);
    if (row == missing_.end()) return std::nullopt;
    if (auto why = gate_.refuse_words(item.record, *item.words))
      return Merged::NotTaken{item.record.origin, item.record.number, std::move(*why)};
    batch_.remember.emplace_back(row->second, *item.words);
    touched_.words = true;
    touched_.note(item.record);
    return std::nullopt;
  }

  // A record that is new here, the first time that it is met. What is gone comes without its words.
  void arrive(const Item& item, bool is_gone) {
    constexpr std::size_t at_once = 5000;
    const Record& record = item.record;
    if (!new_ones_.contains(record) || out_.count(record.origin) > 0) return;
    if (!seen_.insert(record.hash).second) return;
    batch_.others.push_back({record, is_gone ? std::nullopt : item.words});
    ++touched_.records;
    touched_.note(record);
    if (record.kind == RecordKind::session) touched_.with_tables.insert(record.parent);
    if (batch_.others.size() == at_once) store_batch();
  }

  void store_batch() {
    store_.append(batch_);
    batch_.others.clear();
    batch_.remember.clear();
  }

  Store& store_;
  const Signed& new_ones_;
  const Missing& missing_;
  const std::set<Uuid>& out_;
  Gate gate_;
  Roster roster_;
  Touched touched_;
  Hashes seen_;
  Batch batch_;
};

// Books the sessions of an evening that have got something new, and says what breaks rules there.
void book_anew(Store& store, const EveningHistory& history, const std::set<Uuid>& sessions,
               Merged& merged) {
  Merged::Broken broken{expect_evening(history), {}};
  book_points(store, history, broken.evening, sessions);
  for (const EveningSession& session : broken.evening.sessions)
    if (sessions.count(*session.id) > 0)
      for (Complaint& complaint : broken_in(session))
        broken.complaints.push_back(std::move(complaint));
  if (!broken.complaints.empty()) merged.broken.push_back(std::move(broken));
}

// Books what is new. What the two have decided differently is said as long as it stands, new or
// not.
void book_and_say(Store& store, const Touched& touched, Merged& merged) {
  if (touched.who_is_who) book_begun_apart(store);
  std::set<Uuid> changed = touched.evenings;
  for (const Uuid& session : touched.sessions)
    if (const auto evening = evening_of(store, session)) changed.insert(*evening);
  const WhoIsWho who = who_is_who_as_told(store);
  EveningReader reader(store, who.wholes);
  std::set<Uuid> done;
  const auto look = [&](const Uuid& part, bool is_changed) {
    const Uuid id = whole_in(who.wholes, part);
    if (!done.insert(id).second) return;
    const EveningHistory history = expect_history(reader.items(id), who.people.roster);
    if (is_changed) book_anew(store, history, touched.sessions, merged);
    for (const Conflict& conflict : history.conflicts) merged.conflicts.push_back(conflict);
  };
  for (const Uuid& id : changed) look(id, true);
  for (const Item& item : store.headers())
    if (touched.in_common.count(item.record.id) > 0 && item.record.kind == RecordKind::evening)
      look(item.record.id, false);
  for (Conflict& conflict : roster_conflicts(store, who))
    merged.conflicts.push_back(std::move(conflict));
  for (Conflict& conflict : purse_of(purse_before(store, who)).conflicts)
    merged.conflicts.push_back(std::move(conflict));
}

// The other ids of whoever has been forgotten under some: that they are one by their name stood in
// this book alone. Who is one by a fusion lives on.
std::map<Uuid, std::set<Uuid>> other_ids_of_forgotten(const std::vector<Person>& before,
                                                      const Roster& roster) {
  std::map<Uuid, std::set<Uuid>> others;
  for (const Person& person : before) {
    std::optional<Uuid> gone;
    for (const Uuid& id : person.ids)
      if (!gone) gone = roster.forgotten(id);
    if (!gone) continue;
    for (const Uuid& id : person.ids)
      if (!roster.is_forgotten(id)) others[*gone].insert(id);
  }
  return others;
}

// Whoever has been forgotten, here or there, is forgotten in what both had. `before`: everybody by
// name, as this book knew them; `names`: of theirs, as only the other book still knew them.
Forgotten forget(Store& store, const std::vector<Person>& before, std::vector<std::string> names) {
  Roster roster = roster_of(store);
  if (!roster.has_erased()) return {};
  const auto add = [&](const ErasureContents& erasure) {
    Batch batch;
    batch.own = new_records_of(erasure, random_uuid);
    store.append(batch);
  };
  auto more = twins_of_forgotten(store.headers(), roster);
  for (auto& [whom, others] : other_ids_of_forgotten(before, roster)) more[whom].merge(others);
  for (const auto& [whom, twins] : more) {
    ErasureContents erasure{{whom}, {}, *roster.pseudonym(whom)};
    erasure.people.insert(erasure.people.end(), twins.begin(), twins.end());
    add(erasure);
  }
  roster = roster_of(store);
  // What has been written here about them, or been taken over from the same file as there.
  for (std::string& name : names_to_forget(store, roster)) names.push_back(std::move(name));
  std::erase(names, "");
  Items texts = texts_that_mention(store, names);
  for (Item& item : texts_like_forgotten(store, roster)) texts.push_back(std::move(item));
  ErasureContents of_texts{{}, {}, roster.any_pseudonym()};
  for (const Item& item : texts)
    if (!is_forgotten(item, roster)) of_texts.records.push_back(item.record.hash);
  if (!of_texts.records.empty()) {
    add(of_texts);
    roster = roster_of(store);
  }
  Forgotten gone = to_forget(store, roster);
  if (gone.rows.empty()) return gone;
  Batch batch;
  batch.forget = gone.rows;
  store.append(batch);
  return gone;
}

// What goes wrong while their book is read is not said of ours, to which is written meanwhile.
struct FaultOfTheirs {
  BookFault fault;
};

void each_of_theirs(SqliteStore& theirs, const std::string& path,
                    const std::function<void(const Item&)>& visit) {
  bool visiting = false;
  try {
    theirs.each_record([&](const Item& item) {
      visiting = true;
      visit(item);
      visiting = false;
    });
  } catch (...) {
    if (visiting) throw;
    throw FaultOfTheirs{caught_fault(path)};
  }
}

}  // namespace

Result<Merged, BookFault> take_from(Book& book, const Source& source) {
  Store& store = book.store();
  if (auto fault = store.why_not_write()) return std::move(*fault);
  // Judged while others may write, who wait only for what is stored of it.
  auto arrived = read(book, [&] { return std::make_unique<AtTheGate>(store, source); });
  if (!arrived) return arrived.error();
  Forgotten gone;
  auto merged = write(
      book,
      [&] {
        Merged answer;
        if (!(*arrived)->is_of_now(store)) *arrived = std::make_unique<AtTheGate>(store, source);
        const AtTheGate& gate = **arrived;
        answer.refused = gate.refused;
        const BeforeHearing before = before_hearing(store, gate.judged.heard);
        const Touched touched =
            Taking(store, gate.new_ones, gate.missing, gate.judged.out).run(source, answer.refused);
        answer.records = touched.records;
        answer.evenings = touched.with_tables;
        if (touched.records > 0 || touched.words)
          gone = forget(store, before.by_name, touched.forgotten);
        book_and_say(store, touched, answer);
        answer.changes = changes_since(store, before);
        if (gone.texts > 0)
          answer.changes.push_back({std::nullopt, text(Word::changed_texts, gone.texts)});
        return answer;
      },
      [](const Merged&) { return true; });
  if (merged && !gone.rows.empty())  // all is taken over, whether it can be done now or not
    if (auto left = bytes_left(scrub(store), store.patience() / 1000))
      merged->changes.push_back({std::nullopt, std::move(*left)});
  return merged;
}

bool is_database(const std::string& path) {
  constexpr std::string_view begin = "SQLite format 3";
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;
  const auto bytes = first_bytes(path, begin.size());
  return bytes && *bytes == begin;
}

std::optional<BookFault> refuse_other(const std::string& other_path) {
  auto looked = look_at_file(other_path);
  if (looked && looked->kind == BookFault::Kind::older) return std::nullopt;
  return looked;
}

Result<Merged, BookFault> merge_book(Book& book, const std::string& other_path) {
  auto other = ForeignBook::open(other_path, book.path());
  if (!other) return other.error();
  SqliteStore& theirs = other->store();
  try {
    return or_fault(other_path, [&]() -> Result<Merged, BookFault> {
      const Source source{theirs.ends(), [&](const std::function<void(const Item&)>& visit) {
                            each_of_theirs(theirs, other_path, visit);
                          }};
      return take_from(book, source);
    });
  } catch (const FaultOfTheirs& theirs_is) {
    return theirs_is.fault;
  }
}

}  // namespace kattegat
