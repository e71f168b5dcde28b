#include "ui/club.hpp"

#include <algorithm>

namespace kattegat::ui {
namespace {

// A finger waits this long for another program; then the banner says what is the matter.
constexpr int patience_milliseconds = 1500;

void to_new_names(std::vector<std::string>& list, const NewNames& names) {
  for (std::string& name : list)
    if (const auto found = names.find(name); found != names.end()) name = found->second;
}

}  // namespace

bool Tonight::has_ended(const SessionFile& session) const {
  return std::find(closing.ended.begin(), closing.ended.end(), *session.id) != closing.ended.end();
}

std::size_t Tonight::place_of(const Uuid& session) const {
  const auto found = std::find_if(evening.sessions.begin(), evening.sessions.end(),
                                  [&](const SessionFile& s) { return s.id == session; });
  return static_cast<std::size_t>(found - evening.sessions.begin());
}

Club::Club(std::string path) : path_(std::move(path)) {
  if (!book()) return;
  reload();
  if (!evenings_.empty()) show(evenings_.front().id);
}

Book* Club::book() {
  if (book_) return &*book_;
  // One that was there and is gone is not begun anew.
  auto opened = was_there_ ? Book::open_to_write(path_) : Book::open_or_create(path_);
  if (!opened) {
    fault_ = opened.error().text;
    return nullptr;
  }
  book_ = std::move(*opened);
  was_there_ = true;
  book_->set_patience(patience_milliseconds);
  return &*book_;
}

void Club::fail(const BookFault& fault) {
  fault_ = fault.text;
  log_.reset();
  log_session_.reset();
  if (fault.kind != BookFault::Kind::busy) book_.reset();  // a new start next time
}

template <class T>
bool Club::done(const Result<T, BookFault>& result) {
  refused_.reset();
  if (!result) {
    fail(result.error());
    return false;
  }
  fault_.reset();
  reload();
  return true;
}

template <class T>
bool Club::done(const Stored<T>& stored) {
  refused_.reset();
  if (stored)
    if (const auto* refused = std::get_if<Refused>(&*stored)) {
      refused_ = *refused;
      return false;
    }
  return done<std::variant<T, Refused>>(stored);
}

void Club::reload() {
  ++version_;
  Book* open = book();
  if (!open) return;
  if (const auto seen = heads(*open)) seen_ = *seen;
  auto lines = list_evenings(*open);
  if (!lines) return fail(lines.error());
  evenings_ = std::move(*lines);
  auto roster = load_roster(*open);
  if (!roster) return fail(roster.error());
  roster_ = std::move(*roster);
  for (EveningLine& line : evenings_) {
    to_new_names(line.players, roster_.names);
    for (SessionLine& session : line.sessions) to_new_names(session.seats, roster_.names);
  }
  std::stable_sort(evenings_.begin(), evenings_.end(),
                   [](const EveningLine& a, const EveningLine& b) { return a.date > b.date; });
  if (tonight_) show(*tonight_->evening.id);
}

void Club::show(const Uuid& id) {
  Book* open = book();
  if (!open) return;
  ++version_;
  auto evening = load_evening(*open, id);
  if (!evening) return fail(evening.error());
  auto closing = load_closing(*open, id);
  if (!closing) return fail(closing.error());
  written_ = std::move(*evening);
  Evening named = renamed(written_, roster_.names);
  rename_people(*closing, roster_.names);
  JudgedEvening judged = judge(named);
  tonight_ = Tonight{std::move(named), std::move(judged), std::move(*closing)};
}

std::vector<std::string> Club::written_seats(const Uuid& session) const {
  for (const SessionFile& file : written_.sessions)
    if (file.id == session) return file.seats;
  return {};
}

void Club::retry() {
  fault_.reset();
  if (book()) reload();
  if (!tonight_ && !evenings_.empty()) show(evenings_.front().id);
}

void Club::refresh() {
  Book* open = book();
  if (!open) return;
  const auto now = heads(*open);
  const auto same = [](const Head& a, const Head& b) {
    return a.origin == b.origin && a.count == b.count && a.hash == b.hash;
  };
  if (now && std::equal(now->begin(), now->end(), seen_.begin(), seen_.end(), same)) return;
  reload();
}

std::vector<StandingLine> Club::standings(const StandingsChoice& choice) {
  Book* open = book();
  if (!open) return {};
  auto lines = kattegat::standings(*open, choice);
  if (lines) return std::move(*lines);
  fail(lines.error());
  return {};
}

std::optional<Evening> Club::load(const Uuid& id) {
  Book* open = book();
  if (!open) return std::nullopt;
  auto evening = load_evening(*open, id);
  if (evening) return renamed(std::move(*evening), roster_.names);
  fail(evening.error());
  return std::nullopt;
}

std::vector<std::string> Club::anchors() {
  std::vector<std::string> lines;
  for (const Head& head : seen_)
    lines.push_back(to_string(head.origin) + " " + std::to_string(head.count) + " " +
                    to_string(head.hash));
  return lines;
}

bool Club::import(Evening evening) {
  Book* open = book();
  if (!open) return false;
  std::vector<Evening> list;
  const Uuid id = *evening.id;
  list.push_back(std::move(evening));
  if (!done(import_evenings(*open, std::move(list)))) return false;
  show(id);
  return !fault_;
}

bool Club::append(const Uuid& session, const Json& entry) {
  Book* open = book();
  if (!open) return false;
  if (!log_ || log_session_ != session) {
    auto log = SessionLog::open(*open, session);
    if (!log) {
      fail(log.error());
      return false;
    }
    log_.emplace(std::move(*log));
    log_session_ = session;
  }
  const auto appended = log_->append(entry);
  if (appended)
    if (const auto* violations = std::get_if<Violations>(&*appended)) {
      refused_ = Refused{tonight_->evening, {}};
      for (const Violation& violation : *violations)
        refused_->complaints.push_back({tonight_->place_of(session), {}, violation});
      return false;
    }
  return done(appended);
}

bool Club::void_entry(const Uuid& entry, const std::string& why, bool force) {
  Book* open = book();
  return open && done(kattegat::void_entry(*open, entry, why, force));
}
bool Club::correct(const Uuid& entry, const std::string& why, const Json& replacement, bool force) {
  Book* open = book();
  return open && done(correct_entry(*open, entry, why, replacement, force));
}
bool Club::reseat(const Uuid& session, const std::vector<std::string>& seats, Reseat kind,
                  const std::string& why, bool force) {
  Book* open = book();
  return open && done(reseat_session(*open, session, seats, kind, why, force));
}
bool Club::end_session(const Uuid& session, const std::string& at) {
  Book* open = book();
  return open && done(kattegat::end_session(*open, session, at));
}
bool Club::resume_session(const Uuid& session, const std::string& at) {
  Book* open = book();
  return open && done(kattegat::resume_session(*open, session, at));
}
bool Club::tick(const MadePayment& payment) {
  Book* open = book();
  return open && done(tick_payment(*open, *tonight_->evening.id, payment));
}
bool Club::untick(const Uuid& payment, const std::string& at) {
  Book* open = book();
  return open && done(untick_payment(*open, payment, at));
}
bool Club::sign(const Initials& initials) {
  Book* open = book();
  return open && done(set_initials(*open, *tonight_->evening.id, initials));
}
bool Club::backup(const std::string& path) {
  Book* open = book();
  return open && done(backup_book(*open, path));
}

bool Club::keep(const Person& person) {
  Book* open = book();
  return open && done(set_person(*open, person));
}
bool Club::rename(const std::string& from, const std::string& to) {
  Book* open = book();
  return open && done(rename_person(*open, from, to));
}
bool Club::retire(const std::string& name, bool retired) {
  Book* open = book();
  return open && done(retire_person(*open, name, retired));
}

std::optional<std::size_t> Club::merge(const std::string& path) {
  Book* open = book();
  if (!open) return std::nullopt;
  const auto merged = merge_book(*open, path);
  if (!done(merged)) return std::nullopt;
  return merged->records;
}

}  // namespace kattegat::ui
