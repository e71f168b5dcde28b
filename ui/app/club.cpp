#include "ui/app/club.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "db/book/import.hpp"
#include "db/files/backup.hpp"

namespace kattegat::ui {
namespace {

std::int64_t records_in(const std::vector<Head>& heads) {
  std::int64_t count = 0;
  for (const Head& head : heads) count += head.count;
  return count;
}

}  // namespace

Club::Club(std::string path, int patience, IfGone if_gone)
    : path_(std::move(path)), patience_(patience), was_there_(if_gone == IfGone::tell) {
  if (book()) reload(std::nullopt);
}

namespace {

// What is not ours to write, or has no room, may still be read.
bool may_be_read(const BookFault& fault) {
  using Kind = BookFault::Kind;
  return fault.kind == Kind::read_only || fault.kind == Kind::full || fault.kind == Kind::other;
}
BookFault why_only_read(const BookFault& fault, const std::string& path) {
  if (fault.kind == BookFault::Kind::full) return fault;
  return {BookFault::Kind::read_only, text(Word::book_read_only, path)};
}

}  // namespace

// One that was there and is gone is not begun anew. What cannot be written may still be read.
Result<Book, BookFault> Club::opened() {
  auto to_write = was_there_ ? Book::open_to_write(path_) : Book::open_or_create(path_);
  if (to_write) {
    trouble_.opened_to_write();
    return to_write;
  }
  trouble_.not_opened(to_write.error());
  if (!may_be_read(to_write.error())) return to_write;
  auto to_read = Book::open_to_read(path_);
  if (!to_read) return to_write;
  trouble_.opened_to_read(why_only_read(to_write.error(), path_));
  return to_read;
}

Book* Club::book() {
  if (at_hand_) return &at_hand_->book;
  auto found = opened();
  if (!found) return nullptr;
  at_hand_.emplace(AtHand{std::move(*found)});
  Book& open = at_hand_->book;
  for (Text& one : told_of_taking_over(open)) taken_over_.push_back(std::move(one));
  was_there_ = true;
  open.set_patience(patience_);
  return &open;
}

void Club::open(const std::string& path, IfGone if_gone) {
  at_hand_.reset();
  path_ = path;
  std::error_code fault;  // whether it is there cannot be seen: then it is not begun anew either
  was_there_ = if_gone == IfGone::tell || std::filesystem::exists(path, fault) || fault;
  wanted_.reset();
  trouble_ = {};
  shown_ = {};
  ++version_;
  if (book()) reload(std::nullopt);
}

// A book that is only waited for stays open; of any other there is a new start next time.
Text Club::fail(const BookFault& fault, Failed what) {
  trouble_.failed(fault, what);
  if (!trouble_.is_busy())
    at_hand_.reset();
  else if (at_hand_)
    at_hand_->log.reset();
  return fault.text;
}

NotStored Club::not_stored(const BookFault& fault) {
  ++failures_;
  return fail(fault, FailedWrite{});
}

bool Club::not_looked(const BookFault& fault) {
  fail(fault, FailedLook{});
  return false;
}

void Club::has_stored(Reach reach, std::int64_t records) {
  trouble_.has_written();
  if (reach == Reach::evening) reload_evening(records);
  if (reach == Reach::everything) reload(evening_shown());
}

Refused Club::as_shown(Refused refused) const {
  if (shown_.open_evening && refused.evening.id == evening_shown())
    refused.evening = renamed(std::move(refused.evening), new_names(shown_.open_evening->history));
  return refused;
}

Book* Club::book_to_write() {
  const auto only_reads = [&] { return trouble_.only_reads(); };
  if (only_reads()) at_hand_.reset();  // there may be room again
  Book* open = book();
  if (open && !only_reads()) return open;
  trouble_.not_written();
  ++failures_;
  return nullptr;
}

std::optional<Uuid> Club::evening_shown() const {
  return shown_.open_evening ? shown_.open_evening->evening.id : std::nullopt;
}

// Without an evening: the newest. A part of another one is shown with it.
bool Club::reload(std::optional<Uuid> evening) {
  wanted_ = evening;
  Book* open = book();
  if (!open) return false;
  at_hand_->people.reset();
  auto club = look_at_club(*open, evening);
  if (!club) return not_looked(club.error());
  ++version_;
  shown_.evenings = std::move(club->evenings);
  shown_.roster = std::move(club->roster);
  shown_.about_people = std::move(club->conflicts);
  shown_.apart = std::move(club->apart);
  shown_.purse = std::move(club->purse);
  if (!evening || !line_with(*evening)) shown_.open_evening.reset();
  if (!club->evening) gather_conflicts();
  if (club->evening && !*club->evening) return not_looked(club->evening->error());
  if (club->evening) take_up(std::move(**club->evening), club->heads);
  wanted_.reset();
  shown_.seen = std::move(club->heads);
  shown_.records = records_in(shown_.seen);
  trouble_.has_read_all();
  return true;
}

bool Club::contains(const std::vector<Head>& heads) const {
  const auto is_there = [&](const Head& head) {
    const std::vector<Head>& now = shown_.seen;
    if (!at_hand_ || std::find(now.begin(), now.end(), head) != now.end()) return true;
    const auto found = contains_head(at_hand_->book, head);
    return !found || *found;
  };
  return std::all_of(heads.begin(), heads.end(), is_there);
}

const EveningLine* Club::line_of(const Uuid& evening) const {
  for (const EveningLine& line : shown_.evenings)
    if (line.id == evening) return &line;
  return nullptr;
}

const EveningLine* Club::line_with(const Uuid& evening) const {
  return kattegat::line_with(shown_.evenings, evening);
}

void Club::gather_conflicts() {
  shown_.conflicts.clear();
  if (shown_.open_evening) {
    const EveningHistory& history = shown_.open_evening->history;
    shown_.conflicts = history.conflicts;
    if (history.conflicts.empty())
      shown_.apart.erase(history.id);
    else
      shown_.apart.insert(history.id);
  }
  for (const Conflict& one : shown_.about_people)  // about which others are one with an evening
    if (const EveningLine* line = one.evening ? line_with(*one.evening) : nullptr)
      shown_.apart.insert(line->id);
  shown_.conflicts.insert(shown_.conflicts.end(), shown_.about_people.begin(),
                          shown_.about_people.end());
}

void Club::reload_evening(std::int64_t records) {
  if (!evening_shown()) return void(reload({}));  // it has been taken away meanwhile
  if (!look(*evening_shown())) return;
  // Somebody else has written as well: what, nobody knows.
  if (records_in(shown_.open_evening->heads) != records_in(shown_.seen) + records)
    return void(reload(evening_shown()));
  const EveningLine line = kattegat::line_of(shown_.open_evening->history);
  for (EveningLine& one : shown_.evenings)
    if (one.id == line.id) one = line;
  shown_.seen = shown_.open_evening->heads;
  shown_.records = records_in(shown_.seen);
}

bool Club::look(const Uuid& id) {
  if (!at_hand_->people) {
    auto people = load_people(at_hand_->book);
    if (!people) return not_looked(people.error());
    at_hand_->people = std::move(*people);
  }
  auto looked = look_with_heads(at_hand_->book, id, *at_hand_->people);
  if (!looked) return not_looked(looked.error());
  take_up(std::move(looked->view), std::move(looked->heads));
  return true;
}

void Club::take_up(EveningView view, std::vector<Head> heads) {
  const auto own = own_log(at_hand_->book);  // of a book that is only read there may be none
  ++version_;
  wanted_.reset();
  shown_.open_evening = opened_evening(std::move(view), std::move(heads), own ? *own : Uuid{});
  gather_conflicts();
  trouble_.has_looked();
}

bool Club::show(const Uuid& id) {
  wanted_ = id;
  if (!book()) return false;
  if (look(id)) return true;
  if (!trouble_.is_busy()) wanted_.reset();  // it would fail at every look
  return false;
}

const Person* Club::person(const std::string& name) const {
  const Person* found = nullptr;
  for (const Person& one : shown_.roster) {
    if (one.name != name) continue;
    if (found) return nullptr;
    found = &one;
  }
  return found;
}

const Person* Club::person(const Uuid& id) const {
  for (const Person& one : shown_.roster)
    if (std::find(one.ids.begin(), one.ids.end(), id) != one.ids.end()) return &one;
  return nullptr;
}

std::vector<std::string> Club::written_seats(const Uuid& session) const {
  if (!shown_.open_evening) return {};
  for (const EveningSession& file : shown_.open_evening->written.sessions)
    if (file.id == session) return file.seats;
  return {};
}

void Club::retry() {
  trouble_.try_again();
  if (trouble_.only_reads()) at_hand_.reset();
  if (book()) reload(wanted_ ? wanted_ : evening_shown());
}

void Club::refresh() {
  Book* open = book();
  if (!open) return;
  version_ = trouble_.version_to_ask(version_);
  const auto now = heads(*open);
  if (!now) return void(fail(now.error(), FailedLook{}));
  const bool is_shown = trouble_.has_been_read() && !wanted_ && *now == shown_.seen;
  if (is_shown || trouble_.is_unreadable_at(*now)) return;
  const bool is_read = reload(wanted_ ? wanted_ : evening_shown());
  trouble_.has_tried_at(*now, is_read);
}

// ---- Writing ----

Result<std::vector<Change>, NotStored> Club::import(Evening evening) {
  std::optional<Uuid> id;
  std::vector<Change> changes;
  const Storing imported = write(Reach::nothing, [&](Book& open) {
    std::vector<Evening> list;
    list.push_back(std::move(evening));
    auto answer = import_evenings(open, std::move(list));
    if (auto* done = answer ? std::get_if<Imported>(&*answer) : nullptr) {
      id = done->evenings.front();
      changes = std::move(done->changes);
    }
    return answer;
  });
  if (!imported) return imported.error();
  reload(id);  // where that fails it is stored all the same, and the banner says why
  return changes;
}

Result<SessionLog::Entered, NotStored> Club::append(const Uuid& session, const Json& entry) {
  Book* open = book_to_write();
  if (!open) return NotStored(trouble_.fault()->text);
  AtHand& at_hand = *at_hand_;
  if (!at_hand.log || at_hand.log_session != session) {
    auto log = SessionLog::open(*open, session);
    if (!log) return not_stored(log.error());
    at_hand.log.emplace(std::move(*log));
    at_hand.log_session = session;
  }
  const auto appended = at_hand.log->append(entry);
  if (!appended) return not_stored(appended.error());
  if (const auto* violations = std::get_if<Violations>(&*appended)) {
    Refused refused{shown_.open_evening->evening, {}};
    const PlaceInFile in_file = shown_.open_evening->session(session)->place;
    for (const Violation& violation : *violations)
      refused.complaints.push_back({in_file, {}, violation});
    return NotStored(std::move(refused));
  }
  const auto& entered = std::get<SessionLog::Entered>(*appended);
  has_stored(Reach::evening, records_of(entered));
  return entered;
}

// Also of one that cannot be written.
Result<std::monostate, Text> Club::backup(const std::string& path) {
  const Book* open = book();
  if (!open) return trouble_.fault()->text;
  if (const auto made = backup_book(*open, path); !made) return made.error().text;
  return std::monostate();
}

Result<Merged, Text> Club::merge(const std::string& path) {
  Book* open = book_to_write();
  if (!open) return trouble_.fault()->text;
  auto merged = merge_book(*open, path);
  if (!merged) {
    at_hand_.reset();  // it may have been ours that was at fault: a new start next time
    return merged.error().text;
  }
  has_stored(Reach::everything, 1);
  return std::move(*merged);
}

}  // namespace kattegat::ui
