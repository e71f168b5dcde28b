// From the records of one session to the rows of its sheet.
#include <algorithm>
#include <cstring>

#include "kattegat/evening/header.hpp"
#include "kattegat/journal/history.hpp"

namespace kattegat {
namespace {

// An entry with everything that has been decided about it.
struct Affair {
  std::vector<std::size_t> begun;      // records of the entry itself
  std::vector<std::size_t> decisions;  // about it, in order; corrections among them
};

std::string meaning_of(const EntryContents& contents) {
  return "live\n" + contents.body + "\n" + to_line(contents.texts);
}

class Sheet {
 public:
  explicit Sheet(const Items& below) : items_(below) {
    for (std::size_t i = 0; i < items_.size(); ++i) read(i);
    for (const std::size_t i : deciding_)
      if (const auto thing = thing_of(target(i))) affairs_[*thing].decisions.push_back(i);
  }

  std::vector<EntryRow> rows(std::vector<Conflict>& conflicts) {
    for (const std::size_t i : entries_)
      if (!stands_behind_another(items_[i].record.id)) emit(items_[i].record.id, conflicts);
    for (const std::size_t i : entries_) emit(items_[i].record.id, conflicts);  // of a circle
    return std::move(rows_);
  }
  std::optional<Follows> follows(const Uuid& entry) const {
    const auto thing = thing_of(entry);
    if (!thing) return std::nullopt;
    return resolved(*thing).follows();
  }

 private:
  void read(std::size_t i) {
    const Record& record = items_[i].record;
    const bool matters = record.kind == Kind::entry || record.kind == Kind::voided ||
                         record.kind == Kind::restored || record.kind == Kind::correction;
    if (!matters) return;
    auto contents = read_contents(record, items_[i].words);
    if (!contents) return;  // the gate lets none in: verify tells of it
    contents_.emplace(i, std::move(*contents));
    if (record.kind == Kind::entry) {
      std::vector<std::size_t>& begun = affairs_[record.id].begun;
      if (begun.empty()) entries_.push_back(i);
      begun.push_back(i);
      return;
    }
    deciding_.push_back(i);
    if (record.kind == Kind::correction) corrections_.try_emplace(record.id, i);
  }

  [[nodiscard]] Uuid target(std::size_t i) const {
    const Contents& contents = contents_.at(i);
    if (const auto* correction = std::get_if<CorrectionContents>(&contents)) return correction->of;
    return std::get<DecisionContents>(contents).of;
  }
  [[nodiscard]] bool is_entry(const Uuid& id) const {
    const auto found = affairs_.find(id);
    return found != affairs_.end() && !found->second.begun.empty();
  }
  // A correction that has been exported and imported elsewhere is an entry there, too.
  [[nodiscard]] std::optional<Uuid> thing_of(Uuid id) const {
    for (std::size_t steps = 0; steps <= corrections_.size(); ++steps) {
      if (is_entry(id)) return id;
      const auto correction = corrections_.find(id);
      if (correction == corrections_.end()) return std::nullopt;
      id = target(correction->second);
    }
    return std::nullopt;
  }
  [[nodiscard]] bool stands_behind_another(const Uuid& id) const {
    const auto correction = corrections_.find(id);
    if (correction == corrections_.end()) return false;
    const auto thing = thing_of(target(correction->second));
    return thing && *thing != id;
  }

  [[nodiscard]] const EntryContents* contents_of(const Uuid& id) const {
    if (const auto affair = affairs_.find(id); affair != affairs_.end() && is_entry(id))
      return &std::get<EntryContents>(contents_.at(affair->second.begun.back()));
    const auto correction = corrections_.find(id);
    if (correction == corrections_.end()) return nullptr;
    return &std::get<CorrectionContents>(contents_.at(correction->second)).as;
  }
  [[nodiscard]] std::string meaning(std::size_t i, const Uuid& thing) const {
    const Contents& contents = contents_.at(i);
    if (const auto* entry = std::get_if<EntryContents>(&contents)) return meaning_of(*entry);
    if (std::holds_alternative<CorrectionContents>(contents)) {
      const Uuid id = items_[i].record.id;
      if (id != thing && is_entry(id)) return "void";  // it stands for itself
      return meaning_of(std::get<CorrectionContents>(contents).as);
    }
    const EntryContents* of = contents_of(target(i));
    if (items_[i].record.kind == Kind::voided || !of) return "void";
    return meaning_of(*of);
  }
  [[nodiscard]] Thing resolved(const Uuid& id) const {
    Thing thing;
    const Affair& affair = affairs_.at(id);
    for (const auto* list : {&affair.begun, &affair.decisions})
      for (const std::size_t i : *list) thing.add(items_[i], contents_.at(i), meaning(i, id));
    // What was decided along with the entry itself follows it.
    for (std::size_t n = affair.begun.size(); n < thing.versions.size(); ++n)
      if (Follows& follows = thing.versions[n].follows; follows.empty())
        for (std::size_t b = 0; b < affair.begun.size(); ++b)
          follows.push_back(thing.versions[b].record);
    thing.resolve();
    return thing;
  }

  // Which row stands after the decision, and whether it counts.
  struct Stands {
    Uuid row;
    bool live = true;
  };
  [[nodiscard]] Stands stands(const Item& item, const Contents& contents, const Uuid& thing) const {
    const Kind kind = item.record.kind;
    if (kind == Kind::entry) return {thing, true};
    if (kind == Kind::correction) {
      if (item.record.id == thing || !is_entry(item.record.id)) return {item.record.id, true};
      return {thing, false};
    }
    return {std::get<DecisionContents>(contents).of, kind == Kind::restored};
  }

  void emit(const Uuid& id, std::vector<Conflict>& conflicts) {
    if (!done_.insert(id).second) return;
    const Thing thing = resolved(id);
    const std::size_t holds = *thing.resolved.holds;
    const Stands now = stands(*thing.items[holds], thing.contents[holds], id);
    const auto add = [&](const Uuid& row, const Item& item, const EntryContents& contents) {
      EntryRow made{item.row, item.record.clock, row, id, contents, std::nullopt, {}};
      if (row != now.row) {
        made.state = EntryState::corrected;
        made.voided = why_replaced(row, thing, holds);
      } else {
        made.state = now.live ? EntryState::live : EntryState::voided;
        if (!now.live) made.voided = why(thing.contents[holds]);
        if (thing.resolved.conflict) made.state = EntryState::conflict;
      }
      rows_.push_back(std::move(made));
    };
    add(id, first_row(affairs_.at(id).begun), *contents_of(id));
    for (const std::size_t i : affairs_.at(id).decisions) {
      const Uuid row = items_[i].record.id;
      if (items_[i].record.kind != Kind::correction || !done_.insert(row).second) continue;
      if (is_entry(row)) {
        done_.erase(row);
        emit(row, conflicts);
      } else {
        add(row, first_row(all_corrections(row, id)), *contents_of(row));
      }
    }
    if (thing.resolved.conflict) conflicts.push_back(thing.conflict(Kind::entry, id));
  }
  // The same entry by way of two logs: postings point to what came first here.
  [[nodiscard]] const Item& first_row(const std::vector<std::size_t>& places) const {
    return items_[*std::min_element(places.begin(), places.end(),
                                    [&](auto a, auto b) { return items_[a].row < items_[b].row; })];
  }
  [[nodiscard]] std::vector<std::size_t> all_corrections(const Uuid& row, const Uuid& thing) const {
    std::vector<std::size_t> all;
    for (const std::size_t i : affairs_.at(thing).decisions)
      if (items_[i].record.kind == Kind::correction && items_[i].record.id == row) all.push_back(i);
    return all;
  }

  static Voided why(const Contents& contents) {
    return std::visit(
        [](const auto& one) {
          Voided voided;
          if constexpr (requires { one.why; }) voided.why = one.why;
          if constexpr (requires { one.at; })
            if (!one.at.empty()) voided.at = one.at;
          return voided;
        },
        contents);
  }
  // By the newest correction of this very row, or by whatever holds.
  static Voided why_replaced(const Uuid& row, const Thing& thing, std::size_t holds) {
    Voided voided = why(thing.contents[holds]);
    for (const Contents& contents : thing.contents)
      if (const auto* correction = std::get_if<CorrectionContents>(&contents))
        if (correction->of == row) voided = why(contents);
    return voided;
  }

  const Items& items_;
  std::map<std::size_t, Contents> contents_;
  std::vector<std::size_t> entries_;   // the first record of each
  std::vector<std::size_t> deciding_;  // voids, restorations, corrections
  std::map<Uuid, std::size_t> corrections_;
  std::map<Uuid, Affair> affairs_;
  std::vector<EntryRow> rows_;
  std::set<Uuid> done_;
};

std::string meaning(const Uuid& evening, const SessionContents& header, const WhoIs& who_is) {
  std::string text = to_string(evening) + meaning_of_session(header.given);
  for (const Uuid& sitter : header.sitters) text += to_string(who_is(sitter));
  for (const int number : header.order) text += " " + std::to_string(number);
  return text;
}

void read_headers(SessionHistory& session, Items headers, const WhoIs& who_is) {
  sort_items(headers);
  const bool is_one = headers.size() == 1;  // whose meaning is compared with nothing
  Thing thing;
  for (const Item& item : headers) {
    auto contents = read_as<SessionContents>(item);
    if (!contents) continue;
    std::string what = is_one ? "" : meaning(item.record.parent, *contents, who_is);
    thing.add(item, std::move(*contents), std::move(what));
  }
  thing.resolve();
  if (!thing.resolved.holds) return;
  const std::size_t holds = *thing.resolved.holds;
  session.evening = thing.items[holds]->record.parent;
  session.follows = thing.follows();
  if (thing.resolved.conflict)
    session.conflicts.push_back(thing.conflict(Kind::session, session.id));
  session.header = std::move(std::get<SessionContents>(thing.contents[holds]));
}

void read_ended(SessionHistory& session, const Items& below) {
  Thing thing;
  for (const Item& item : below) {
    if (item.record.kind != Kind::ended) continue;
    auto contents = read_as<EndedContents>(item);
    if (!contents) continue;
    std::string what = contents->ended ? "ended" : "";
    thing.add(item, std::move(*contents), std::move(what));
  }
  if (thing.items.empty()) return;
  thing.resolve();
  session.ended = std::get<EndedContents>(thing.contents[*thing.resolved.holds]).ended;
  session.ended_follows = thing.follows();
  if (thing.resolved.conflict) session.conflicts.push_back(thing.conflict(Kind::ended, session.id));
}

template <class G>
std::optional<Text> read_drafts(const SessionHistory& history, Play<G>& play) {
  const std::vector<std::string> numbers = numbers_clockwise(history.header);
  play.drafts.reserve(history.entries.size());
  for (const EntryRow& row : history.entries) {
    Draft<G> draft = from_contents<G>(row.contents, numbers);
    if (!draft.form.empty())
      return text(Word::book_unreadable_record, to_string(row.id), draft.form.front().field);
    draft.entry.stamp.id = row.id;
    draft.entry.stamp.voided = row.voided;
    draft.booked = row.row > 0;
    if (row.clock <= history.header.dealers_until) draft.entry.stamp.dealer.reset();
    play.drafts.push_back(std::move(draft));
  }
  return {};
}

// Entries about which nothing has been decided are rows as they are: most sessions of a book. Half
// an id is enough to tell that none is there twice; where the halves are alike, it is no plain one.
bool is_plain(const Items& below) {
  std::vector<std::uint64_t> halves;
  halves.reserve(below.size());
  for (const Item& item : below) {
    if (item.record.kind == Kind::ended) continue;
    if (item.record.kind != Kind::entry) return false;
    std::memcpy(&halves.emplace_back(), item.record.id.bytes.data(), sizeof(std::uint64_t));
  }
  std::sort(halves.begin(), halves.end());
  return std::adjacent_find(halves.begin(), halves.end()) == halves.end();
}

std::vector<EntryRow> plain_rows(Items& below) {
  std::vector<EntryRow> rows;
  rows.reserve(below.size());
  for (Item& item : below) {
    if (item.record.kind != Kind::entry) continue;
    EntryRow& row = rows.emplace_back();
    row.row = item.row;
    row.clock = item.record.clock;
    row.id = row.thing = item.record.id;
    if (item.words)
      if (auto contents = read_as<EntryContents>(item))
        row.contents.texts = std::move(contents->texts);
    row.contents.body = std::move(item.record.body);
  }
  return rows;
}

}  // namespace

SessionHistory session_history(const Uuid& id, Items headers, Items below, const WhoIs& who_is) {
  SessionHistory session;
  session.id = id;
  read_headers(session, std::move(headers), who_is);
  sort_items(below);
  read_ended(session, below);
  session.entries = is_plain(below) ? plain_rows(below) : Sheet(below).rows(session.conflicts);
  for (Conflict& conflict : session.conflicts) {
    conflict.session = id;
    conflict.evening = session.evening;
  }
  return session;
}

std::optional<Follows> decisions_on(const Uuid& entry, const Items& below) {
  return Sheet(below).follows(entry);
}

std::vector<std::string> clockwise(const SessionContents& header,
                                   const std::vector<std::string>& sitters) {
  std::vector<std::string> names;
  for (const int number : header.order) names.push_back(sitters[static_cast<std::size_t>(number)]);
  return names;
}

std::vector<std::string> numbers_clockwise(const SessionContents& header) {
  std::vector<std::string> numbers;
  for (const int number : header.order) numbers.push_back(std::to_string(number));
  return numbers;
}

Result<SessionFile, Text> typed_header(const Uuid& id, const SessionContents& header,
                                       const std::vector<std::string>& names) {
  Json::Object given = header.given;
  const std::vector<std::string> seats = clockwise(header, names);
  for (auto& [key, value] : given)
    if (key == "seats") value = Json::Array(seats.begin(), seats.end());
  Checklist list;
  auto session = read_session(given, seats, list);
  if (!session)
    return text(Word::book_unreadable_record, to_string(id), list.found().front().field);
  session->id = id;
  return std::move(*session);
}

Result<SessionFile, Text> typed(const SessionHistory& history,
                                const std::vector<std::string>& names) {
  auto session = typed_header(history.id, history.header, names);
  if (!session) return session;
  const auto fault =
      std::visit([&](auto& play) { return read_drafts(history, play); }, session->play);
  if (fault) return *fault;
  return session;
}

}  // namespace kattegat
