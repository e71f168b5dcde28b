#include "db/book/legacy.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "db/book/legacy_records.hpp"
#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/stored.hpp"
#include "db/book/writing.hpp"
#include "db/store/book_file.hpp"
#include "db/store/key_file.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/read_entry.hpp"
#include "kattegat/journal/entry_contents.hpp"
#include "kattegat/journal/gate.hpp"
#include "kattegat/settlement/payment_number.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

// A name without what no name may have any longer.
std::string clean_name(const std::string& name) {
  if (is_player_name(name)) return name;
  constexpr std::size_t enough = 200;  // a name has 80
  std::vector<char32_t> all = code_points(name), kept;
  all.resize(std::min(all.size(), enough));
  for (const char32_t code : all) {
    kept.push_back(code);
    if (!is_player_name(to_utf8(kept)) && !is_space(code)) kept.pop_back();
  }
  const std::string clean = to_utf8(kept);
  return is_player_name(clean) ? clean : std::string(unknown_name);
}

[[noreturn]] void cannot_be_read(const Uuid& record, const Violation& why) {
  damaged(text(Word::book_unreadable_record, to_string(record), why.field));
}

// When it was; "" where that is no time, which moves nothing.
std::string time_of(const OldRecord& record) {
  std::string at = said(record, "at");
  return is_time(at) ? at : "";
}

class Conversion {
 public:
  Conversion(Book& book, std::vector<OldRecord> records)
      : store_(book.store()), gate_(knowledge_of(store_)), records_(std::move(records)) {}

  void run() {
    std::vector<Uuid> evenings;
    for (const OldRecord& record : records_) {
      if (record.parent) below_[*record.parent].push_back(&record);
      if (record.kind != OldKind::evening) continue;
      if (headers_[record.id].empty()) evenings.push_back(record.id);
      headers_[record.id].push_back(&record);
    }
    for (const Uuid& evening : evenings) add_evening(evening);
    add_roster();
    book_points(store_, evenings);
  }

 private:
  using Players = std::map<std::string, Uuid>;  // by the name of the night

  // What other books would refuse is not stored: they would take nothing of this log from then on.
  Appended append(NewRecord new_record) {
    if (auto refused = refused_next(gate_, store_, new_record))
      damaged({new_record.id, std::move(*refused)});
    Batch batch;
    batch.own.push_back(std::move(new_record));
    return store_.append(batch);
  }

  // ---- Evenings ----

  void add_evening(const Uuid& id) {
    Players& players = players_[id];
    const std::vector<const OldRecord*>& headers = headers_[id];
    append(new_record(
        RecordKind::evening, id, id,
        EveningContents{
            EveningKeys(object_of(*headers.front())), said(*headers.front(), "place"), {}}));
    for (const OldRecord* record : headers) {
      const Json* list = record->body.find("players");
      const auto* names = list ? list->as<Json::Array>() : nullptr;
      if (!names) continue;
      for (const Json& one : *names)
        if (const auto* name = one.as<std::string>(); name && players.count(*name) == 0)
          add_player(id, *name, players);
    }
    std::set<Uuid> sessions;
    for (const OldRecord* record : below_[id])
      if (record->kind == OldKind::session && sessions.insert(record->id).second)
        add_session(*record, players);
    for (const OldRecord* record : below_[id]) add_beside(id, *record, players);
  }
  void add_player(const Uuid& evening, const std::string& name, Players& players) {
    const Uuid id = random_uuid();
    players[name] = id;
    ids_[name].push_back(id);
    append(new_record(RecordKind::player, id, evening, PlayerContents{clean_name(name), false}));
  }

  // ---- Sessions ----

  void add_session(const OldRecord& record, const Players& players) {
    std::vector<std::string> names;
    for (const auto& [name, id] : players) names.push_back(name);
    Checklist list;
    const auto session = read_session(object_of(record), names, list);
    if (!session) cannot_be_read(record.id, list.found().front());
    SessionContents header;
    header.keys = session->keys;
    for (const std::string& seat : session->seats) {
      header.sitters.push_back(players.at(seat));
      header.order.push_back(static_cast<int>(header.order.size()));
    }
    append(new_record(RecordKind::session, record.id, *record.parent, header));
    for (const OldRecord* one : below_[record.id]) add_below(record.id, *session, header, *one);
  }

  void add_below(const Uuid& session, const EveningSession& file, const SessionContents& header,
                 const OldRecord& record) {
    const std::string at = time_of(record), why = said(record, "why");
    if (record.kind == OldKind::entry) {
      add(record, append(new_record(RecordKind::entry, record.id, session,
                                    contents(file, header, record.id, record.body))));
    } else if (record.kind == OldKind::voided) {
      const Uuid of = uuid_under(record, "entry");
      if (hashes_.count(of) == 0) return;  // of an entry that the book does not have
      decide(record, of,
             new_record(RecordKind::voided, record.id, session,
                        DecisionContents{of, at, why, follows(record, of)}));
    } else if (record.kind == OldKind::correction) {
      const Uuid of = uuid_under(record, "entry");
      const Json* as = record.body.find("as");
      if (!as || hashes_.count(of) == 0) return;
      const CorrectionContents correction{of, contents(file, header, record.id, *as), at, why,
                                          follows(record, of)};
      decide(record, of, new_record(RecordKind::correction, record.id, session, correction));
    } else if (record.kind == OldKind::end || record.kind == OldKind::resume) {
      append(new_record(RecordKind::ended, record.id, session,
                        EndedContents{record.kind == OldKind::end, at, why, ended_[session]}));
      ended_[session] = {last_};
    }
  }
  EntryContents contents(const EveningSession& file, const SessionContents& header, const Uuid& id,
                         const Json& json) {
    return std::visit(
        [&]<class G>(const EnteredSession<G>&) {
          const ReadEntry<G> read = read_entry<G>(json, file.seats);
          if (!read.form.empty()) cannot_be_read(id, read.form.front());
          return to_contents<G>(read.entry, numbers_clockwise(header));
        },
        file.entered);
  }
  void add(const OldRecord& record, const Appended& appended) {
    last_ = appended.head;
    hashes_.try_emplace(record.id, last_);
    things_.try_emplace(record.id, record.id);
  }
  void decide(const OldRecord& record, const Uuid& of, NewRecord new_record) {
    const Uuid thing = things_.at(of);
    add(record, append(std::move(new_record)));
    things_[record.id] = thing;
    decided_[{record.origin, thing}] = last_;
  }
  // What it decides about, and what the same tablet had decided about it before.
  Follows follows(const OldRecord& record, const Uuid& of) const {
    Follows seen{hashes_.at(of)};
    const auto before = decided_.find({record.origin, things_.at(of)});
    if (before != decided_.end() && before->second != seen.front()) seen.push_back(before->second);
    return seen;
  }

  // ---- Beside the games ----

  void add_beside(const Uuid& evening, const OldRecord& record, const Players& players) {
    if (record.kind == OldKind::payment) add_payment(evening, record, players);
    if (record.kind == OldKind::payment_void) take_back_payment(evening, record);
    if (record.kind == OldKind::initials) add_initials(evening, record, players);
  }
  void add_payment(const Uuid& evening, const OldRecord& record, const Players& players) {
    const auto from = players.find(said(record, "from")), to = players.find(said(record, "to"));
    const auto amount = parse_money(said(record, "amount"));
    if (from == players.end() || to == players.end() || !amount) return;
    if (from == to || *amount == Money{}) return;  // moved nothing
    PaymentContents payment{from->second, to->second, *amount, 0, true, time_of(record), "", {}};
    if (*amount < Money{}) {
      std::swap(payment.from, payment.to);
      payment.amount = -*amount;
    }
    if (payments_.count(record.id) > 0) return;  // the same one by way of two logs
    for (const auto& [id, other] : payments_)
      if (other.from == payment.from && other.to == payment.to && other.amount == payment.amount)
        ++payment.nth;
    const Appended made = append(new_record(RecordKind::payment, record.id, evening, payment));
    payment.follows = {made.head};
    payments_[record.id] = payment;
  }
  void take_back_payment(const Uuid& evening, const OldRecord& record) {
    const auto payment = payments_.find(uuid_under(record, "payment"));
    if (payment == payments_.end() || !payment->second.made) return;
    payment->second.made = false;
    payment->second.at = time_of(record);
    append(new_record(RecordKind::payment, payment->first, evening, payment->second));
  }
  void add_initials(const Uuid& evening, const OldRecord& record, const Players& players) {
    const auto player = players.find(said(record, "player"));
    const auto money = parse_money(said(record, "money"));
    if (player == players.end() || !money || !fits_money(exact(*money))) return;
    append(new_record(RecordKind::initials, record.id, evening,
                      InitialsContents{player->second, *money, time_of(record),
                                       clean_name(said(record, "initials"))}));
  }

  // ---- People ----

  void add_roster() {
    const OldPeople people = old_people(records_);
    for (const auto& [from, to] : people.renamed)
      for (const Uuid& id : ids_[from]) add_name(id, people.now(from));
    for (const auto& [name, record] : people.persons)
      for (const auto& [kind, key, read] : number_fields)
        if (const std::string number = read(said(*record, key)); !number.empty())
          append(new_record(RecordKind::number, id_of(people.now(name)), roster_id,
                            NumberContents{kind, number, {}}));
    for (const auto& [name, is_retired] : people.retired)
      if (is_retired)
        append(new_record(RecordKind::retired, id_of(people.now(name)), roster_id,
                          RetiredContents{true, {}}));
  }
  void add_name(const Uuid& id, const std::string& name) {
    if (!named_.insert(id).second) return;
    append(new_record(RecordKind::name, id, roster_id, NameContents{clean_name(name), false, {}}));
  }
  // Somebody of this name, with the name in the roster.
  Uuid id_of(const std::string& name) {
    std::vector<Uuid>& ids = ids_[name];
    if (ids.empty()) ids.push_back(random_uuid());
    add_name(ids.front(), name);
    return ids.front();
  }

  struct NumberField {
    NumberKind kind;
    std::string_view key;
    std::string (*read)(std::string_view);
  };
  static constexpr std::array<NumberField, 3> number_fields{
      {{NumberKind::swish, "swish", swish_number},
       {NumberKind::mobilepay, "mobilepay", mobilepay_number},
       {NumberKind::iban, "iban", iban}}};

  Store& store_;
  Gate gate_;
  std::vector<OldRecord> records_;  // in the order that every old book agreed on
  std::map<Uuid, std::vector<const OldRecord*>> headers_, below_;
  std::map<Uuid, Players> players_;               // of an evening
  std::map<std::string, std::vector<Uuid>> ids_;  // everybody who was written so
  std::set<Uuid> named_;
  Hash last_{};                                    // of the newest record
  std::map<Uuid, Hash> hashes_;                    // of entries and decisions
  std::map<Uuid, Uuid> things_;                    // the entry that they are about
  std::map<std::pair<Uuid, Uuid>, Hash> decided_;  // by old log and entry
  std::map<Uuid, Follows> ended_;
  std::map<Uuid, PaymentContents> payments_;
};

}  // namespace

std::optional<BookFault> convert_legacy(BareFile& from, const std::string& to) {
  std::vector<OldRecord> records = old_records(from);
  auto book = Book::open_or_create(to);
  if (!book) return book.error();
  const auto done = write(
      *book,
      [&] {
        Conversion(*book, std::move(records)).run();
        return OnDisk{};
      },
      [](OnDisk) { return true; });
  if (done) return {};
  return done.error();
}

std::optional<BookFault> convert_copy(const std::string& copy, const std::string& to) {
  auto failed = or_fault(copy, [&] {
    BareFile from(copy);
    return convert_legacy(from, to);
  });
  remove_book(copy);
  ::unlink(key_file_of(to).c_str());
  if (failed) remove_book(to);
  return failed;
}

}  // namespace kattegat
