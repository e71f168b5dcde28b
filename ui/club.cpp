#include "ui/club.hpp"

#include <algorithm>
#include <filesystem>

#include "db/joining.hpp"

namespace kattegat::ui {
namespace {

// A finger waits this long for another program; then the banner says what is the matter.
constexpr int patience_milliseconds = 1500;

std::int64_t records_in(const std::vector<Head>& heads) {
  std::int64_t count = 0;
  for (const Head& head : heads) count += head.count;
  return count;
}

// What a decision adds: nothing when it was so already.
template <class T>
std::int64_t records_of(const T& stored) {
  if constexpr (requires { stored.known; }) return stored.known ? 0 : 1;
  return 1;
}

}  // namespace

Club::Club(std::string path) : path_(std::move(path)) {
  if (!book()) return;
  reload(std::nullopt);
}

Club::State Club::state() const {
  if (!loaded_ && fault_) return State::unreadable;
  return read_only_ ? State::read_only : State::open;
}

std::int64_t Club::records() const { return records_in(seen_); }

// One that was there and is gone is not begun anew. What cannot be written may still be read.
Result<Book, BookFault> Club::opened() {
  using Kind = BookFault::Kind;
  auto to_write = was_there_ ? Book::open_to_write(path_) : Book::open_or_create(path_);
  read_only_ = false;
  if (to_write) return to_write;
  fault_ = to_write.error().text;
  fault_kind_ = to_write.error().kind;
  if (fault_kind_ != Kind::read_only && fault_kind_ != Kind::full && fault_kind_ != Kind::other)
    return to_write;
  auto to_read = Book::open_to_read(path_);
  if (!to_read) return to_write;
  read_only_ = true;
  if (fault_kind_ == Kind::full) return to_read;
  fault_ = text(Word::book_read_only, path_);
  fault_kind_ = Kind::read_only;
  return to_read;
}

Book* Club::book() {
  if (book_) return &*book_;
  auto found = opened();
  if (!found) return nullptr;
  book_ = std::move(*found);
  was_there_ = true;
  book_->set_patience(patience_milliseconds);
  seen_.clear();  // it may be another file
  return &*book_;
}

void Club::close() {
  log_.reset();
  book_.reset();
}

void Club::open(const std::string& path) {
  close();
  path_ = path;
  was_there_ = std::filesystem::exists(path);
  loaded_ = false;
  fault_.reset();
  evenings_.clear();
  tonight_.reset();
  roster_.clear();
  about_people_.clear();
  conflicts_.clear();
  seen_.clear();
  ++version_;
  if (book()) reload(std::nullopt);
}

Text Club::fail(const BookFault& fault) {
  fault_ = fault.text;
  fault_kind_ = fault.kind;
  log_.reset();
  if (fault.kind != BookFault::Kind::busy) close();  // a new start next time
  return fault.text;
}

template <class T>
Storing Club::stored(const Result<T, BookFault>& result, Reach reach, std::int64_t records) {
  if (!result) return NotStored(fail(result.error()));
  if (!read_only_) fault_.reset();
  if (reach == Reach::tonight) reload_tonight(records);
  if (reach == Reach::everything) reload(shown());
  return std::monostate();
}

template <class T>
Storing Club::stored(const Stored<T>& result, Reach reach) {
  std::int64_t records = 0;
  if (result) {
    if (const auto* refused = std::get_if<Refused>(&*result)) {
      Refused kept = *refused;
      if (kept.evening.id == shown())
        kept.evening = renamed(std::move(kept.evening), new_names(tonight_->history));
      return NotStored(std::move(kept));
    }
    records = records_of(std::get<T>(*result));
  }
  return stored<std::variant<T, Refused>>(result, reach, records);
}

template <class Act>
Storing Club::write(Act&& act) {
  if (read_only_) close();  // there may be room again
  Book* open = book();
  if (!open || read_only_) return NotStored(*fault_);
  return act(*open);
}

std::optional<Uuid> Club::shown() const { return tonight_ ? tonight_->evening.id : std::nullopt; }

// Without an evening: the newest.
void Club::reload(std::optional<Uuid> evening) {
  ++version_;
  Book* open = book();
  if (!open) return;
  const auto seen = heads(*open);  // before the rest: what comes in meanwhile is noticed later
  if (!seen) return void(fail(seen.error()));
  auto lines = list_evenings(*open);
  if (!lines) return void(fail(lines.error()));
  auto roster = load_roster(*open);
  if (!roster) return void(fail(roster.error()));
  auto about_people = roster_conflicts(*open);
  if (!about_people) return void(fail(about_people.error()));
  auto purse = look_at_purse(*open);
  if (!purse) return void(fail(purse.error()));
  evenings_ = std::move(*lines);
  std::stable_sort(evenings_.begin(), evenings_.end(),
                   [](const EveningLine& a, const EveningLine& b) { return a.date > b.date; });
  roster_ = std::move(*roster);
  about_people_ = std::move(*about_people);
  purse_ = std::move(*purse);
  about_people_.insert(about_people_.end(), purse_.conflicts.begin(), purse_.conflicts.end());
  const bool there = std::any_of(evenings_.begin(), evenings_.end(),
                                 [&](const EveningLine& line) { return evening == line.id; });
  if (!there) tonight_.reset();
  if (!there && !evenings_.empty()) evening = evenings_.front().id;
  if (!evenings_.empty() && !look(*evening)) return;
  seen_ = *seen;
  loaded_ = true;
}

void Club::reload_tonight(std::int64_t records) {
  if (!look(*shown())) return;
  // Somebody else has written as well: what, nobody knows.
  if (records_in(tonight_->heads) != records_in(seen_) + records) return reload(shown());
  auto line = list_evening(*book_, *shown());
  if (!line) return void(fail(line.error()));
  for (EveningLine& one : evenings_)
    if (one.id == line->id) one = *line;
  seen_ = tonight_->heads;
}

Result<std::monostate, Text> Club::look(const Uuid& id) {
  ++version_;
  auto view = look_at(*book_, id);
  if (!view) return fail(view.error());
  conflicts_ = view->history.conflicts;
  conflicts_.insert(conflicts_.end(), about_people_.begin(), about_people_.end());
  JudgedEvening judged = judge(view->shown);
  tonight_ = Tonight{std::move(view->history), std::move(view->written), std::move(view->shown),
                     std::move(view->closing), std::move(view->payees),  std::move(view->heads),
                     std::move(judged)};
  return std::monostate();
}

void Club::show(const Uuid& id) {
  if (book()) static_cast<void>(look(id));  // a fault is in the banner
}

const Person* Club::person(const std::string& name) const {
  const Person* found = nullptr;
  for (const Person& one : roster_) {
    if (one.name != name) continue;
    if (found) return nullptr;
    found = &one;
  }
  return found;
}

const Person* Club::person(const Uuid& id) const {
  for (const Person& one : roster_)
    if (std::find(one.ids.begin(), one.ids.end(), id) != one.ids.end()) return &one;
  return nullptr;
}

std::vector<std::string> Club::written_seats(const Uuid& session) const {
  for (const SessionFile& file : tonight_->written.sessions)
    if (file.id == session) return file.seats;
  return {};
}

void Club::retry() {
  fault_.reset();
  if (read_only_) close();
  if (book()) reload(shown());
}

void Club::refresh() {
  Book* open = book();
  if (!open) return;
  const auto now = heads(*open);
  if (now && *now == seen_) return;
  reload(shown());
}

Result<Season, Text> Club::season(const StandingsChoice& choice) {
  Book* open = book();
  if (!open) return *fault_;
  auto found = kattegat::season(*open, choice);
  if (!found) return fail(found.error());
  return std::move(*found);
}

Result<Statistics, Text> Club::statistics(const StatisticsChoice& choice) {
  Book* open = book();
  if (!open) return *fault_;
  auto told = kattegat::statistics(*open, choice);
  if (!told) return fail(told.error());
  return std::move(*told);
}
Result<std::vector<DealMark>, Text> Club::deals_behind(const StatisticsChoice& choice,
                                                       const Uuid& player, const Figure& figure) {
  Book* open = book();
  if (!open) return *fault_;
  auto deals = kattegat::deals_behind(*open, choice, player, figure);
  if (!deals) return fail(deals.error());
  return std::move(*deals);
}

Result<std::variant<TogetherView, Refused>, Text> Club::together(
    const std::vector<Uuid>& evenings) {
  Book* open = book();
  if (!open) return *fault_;
  auto looked = look_together(*open, evenings);
  if (!looked) return fail(looked.error());
  return std::move(*looked);
}
Result<std::optional<Text>, Text> Club::why_not_join(const Uuid& other) {
  Book* open = book();
  if (!open) return *fault_;
  const auto why = kattegat::why_not_join(*open, {*shown(), other});
  if (!why) return fail(why.error());
  return *why;
}

Result<Evening, Text> Club::load(const Uuid& id) {
  Book* open = book();
  if (!open) return *fault_;
  auto view = look_at(*open, id);
  if (!view) return fail(view.error());
  return std::move(view->shown);
}

// ---- Writing ----

Storing Club::import(Evening evening) {
  return write([&](Book& open) -> Storing {
    const Uuid id = *evening.id;
    std::vector<Evening> list;
    list.push_back(std::move(evening));
    Storing imported = stored(import_evenings(open, std::move(list)), Reach::nothing);
    if (imported) reload(id);
    if (imported && fault_) return NotStored(*fault_);
    return imported;
  });
}

Storing Club::append(const Uuid& session, const Json& entry) {
  return write([&](Book& open) -> Storing {
    if (!log_ || log_session_ != session) {
      auto log = SessionLog::open(open, session);
      if (!log) return NotStored(fail(log.error()));
      log_.emplace(std::move(*log));
      log_session_ = session;
    }
    const auto appended = log_->append(entry);
    if (!appended) return stored(appended, Reach::tonight);
    if (const auto* violations = std::get_if<Violations>(&*appended)) {
      Refused refused{tonight_->evening, {}};
      for (const Violation& violation : *violations)
        refused.complaints.push_back({tonight_->place_of(session), {}, violation});
      return NotStored(std::move(refused));
    }
    const auto& entered = std::get<SessionLog::Entered>(*appended);
    return stored(appended, Reach::tonight, records_of(entered));
  });
}

Storing Club::void_entry(const EntryAsked& entry, const std::string& why, bool force,
                         const std::string& at) {
  return write([&](Book& open) {
    return stored(kattegat::void_entry(open, entry, why, force, at), Reach::tonight);
  });
}
Storing Club::restore_entry(const EntryAsked& entry, const std::string& why, bool force,
                            const std::string& at) {
  return write([&](Book& open) {
    return stored(kattegat::restore_entry(open, entry, why, force, at), Reach::tonight);
  });
}
Storing Club::correct(const EntryAsked& entry, const std::string& why, const Json& replacement,
                      bool force, const std::string& at) {
  return write([&](Book& open) {
    return stored(correct_entry(open, entry, why, replacement, force, at), Reach::tonight);
  });
}
Storing Club::reseat(const Uuid& session, const std::vector<std::string>& seats, Reseat kind,
                     const std::string& why, bool force) {
  return write([&](Book& open) {
    std::vector<std::string> names;
    for (const std::string& name : seats) names.push_back(tonight_->written_name(name));
    return stored(reseat_session(open, session, names, kind, why, force), Reach::tonight);
  });
}
Storing Club::end_session(const Uuid& session, const std::string& at) {
  return write(
      [&](Book& open) { return stored(kattegat::end_session(open, session, at), Reach::tonight); });
}
Storing Club::resume_session(const Uuid& session, const std::string& at) {
  return write([&](Book& open) {
    return stored(kattegat::resume_session(open, session, at), Reach::tonight);
  });
}

Storing Club::tick(MadePayment payment) {
  return write([&](Book& open) {
    // What is still due beside an equal payment that stands is another one. Whatever another tablet
    // has ticked meanwhile is not seen here, and is the same.
    const auto& made = tonight_->closing.payments;
    const bool extra = std::any_of(made.begin(), made.end(), [&](const MadePayment& one) {
      return one.from == payment.from && one.to == payment.to && one.amount == payment.amount;
    });
    payment.from = tonight_->written_name(payment.from);
    payment.to = tonight_->written_name(payment.to);
    const auto paid = tick_payment(open, *shown(), payment, extra);
    return stored(paid, Reach::tonight, paid ? records_of(*paid) : 0);
  });
}
Storing Club::untick(const Uuid& payment, const std::string& at) {
  return write([&](Book& open) {
    return stored(untick_payment(open, *shown(), payment, at), Reach::tonight);
  });
}
Storing Club::sign(Initials initials) {
  return write([&](Book& open) {
    initials.player = tonight_->written_name(initials.player);
    return stored(set_initials(open, *shown(), initials), Reach::tonight);
  });
}
Result<PaidTogether, NotStored> Club::pay_together(
    const std::vector<Uuid>& evenings, const std::string& at,
    const std::optional<std::vector<DueTogether>>& only) {
  PaidTogether made;
  const Storing done = write([&](Book& open) {
    const auto paid = kattegat::pay_together(open, evenings, at, only);
    if (paid)
      if (const auto* ticked = std::get_if<PaidTogether>(&*paid)) made = *ticked;
    return stored(paid, Reach::everything);
  });
  if (!done) return done.error();
  return made;
}
Storing Club::unpay_together(const std::vector<TickedPayment>& ticked, const std::string& at) {
  return write([&](Book& open) {
    return stored(kattegat::unpay_together(open, ticked, at), Reach::everything);
  });
}
Storing Club::join(const Uuid& to, const Uuid& part) {
  return write([&](Book& open) {
    return stored(join_evenings(open, {to, part}), Reach::everything);
  });
}
Storing Club::take_apart(const Uuid& evening) {
  return write([&](Book& open) { return stored(part_evening(open, evening), Reach::everything); });
}
Storing Club::keep_side(const Conflict& conflict, const Hash& record) {
  return write([&](Book& open) {
    return stored(kattegat::keep_side(open, conflict, record), Reach::everything);
  });
}
Storing Club::backup(const std::string& path) {  // also of a book that cannot be written
  const Book* open = book();
  if (!open) return NotStored(*fault_);
  return stored(backup_book(*open, path), Reach::nothing);
}
bool Club::copy(const std::string& path) {
  const Book* open = book();
  return open && backup_book(*open, path).has_value();
}

Storing Club::set_number(const Person& person, NumberKind kind, const std::string& number) {
  return write([&](Book& open) {
    return stored(kattegat::set_number(open, person, kind, number), Reach::everything);
  });
}
Result<Uuid, NotStored> Club::take_in(const std::string& name) {
  Uuid id;
  const Storing done = write([&](Book& open) {
    const auto taken = kattegat::take_in(open, name, true);
    if (taken) id = taken->id;
    return stored(taken, Reach::everything, taken ? records_of(*taken) : 0);
  });
  if (!done) return done.error();
  return id;
}
Storing Club::rename(const Person& person, const std::string& to) {
  return write(
      [&](Book& open) { return stored(rename_person(open, person, to, true), Reach::everything); });
}
Storing Club::retire(const Person& person, bool retired) {
  return write(
      [&](Book& open) { return stored(retire_person(open, person, retired), Reach::everything); });
}

Storing Club::enter_in_purse(const std::vector<PurseContents>& movements) {
  return write([&](Book& open) {
    return stored(kattegat::enter_in_purse(open, movements, true), Reach::everything);
  });
}
Storing Club::decide_in_purse(const PurseRequest& request) {
  return write([&](Book& open) {
    return stored(kattegat::decide_in_purse(open, request), Reach::everything);
  });
}

Result<Merged, Text> Club::merge(const std::string& path) {
  Book* open = book();
  if (!open) return *fault_;
  auto merged = merge_book(*open, path);
  if (!merged) {
    close();  // it may have been ours that was at fault: a new start next time
    return merged.error().text;
  }
  static_cast<void>(stored(merged, Reach::everything));  // what then fails, the banner says
  return std::move(*merged);
}

}  // namespace kattegat::ui
