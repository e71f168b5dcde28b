// From the records below a session to the rows of its sheet.
#include "kattegat/journal/entry_rows.hpp"

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

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

// What has been decided about the entries of a session.
class Affairs {
 public:
  explicit Affairs(const Items& below) : items_(below) {
    for (std::size_t i = 0; i < items_.size(); ++i) read(i);
    for (const auto& [id, i] : corrections_) find_thing(id);
    for (const std::size_t i : deciding_)
      if (const auto thing = thing_of(target(i))) affairs_[*thing].decisions.push_back(i);
  }

  // The first record of each entry.
  [[nodiscard]] const std::vector<std::size_t>& entries() const { return entries_; }
  [[nodiscard]] const Items& items() const { return items_; }
  [[nodiscard]] const Affair& of(const Uuid& entry) const { return affairs_.at(entry); }
  [[nodiscard]] std::optional<Follows> follows(const Uuid& entry) const {
    const auto thing = thing_of(entry);
    if (!thing) return std::nullopt;
    return resolved(*thing).follows();
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
  [[nodiscard]] std::optional<Uuid> thing_of(const Uuid& id) const {
    if (is_entry(id)) return id;
    const auto found = things_.find(id);
    return found == things_.end() ? std::nullopt : found->second;
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
  [[nodiscard]] std::int64_t clock_of(const Uuid& row) const {
    const std::size_t first = is_entry(row) ? affairs_.at(row).begun.front() : corrections_.at(row);
    return items_[first].record.clock;
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
    if (items_[i].record.kind == RecordKind::voided || !of) return "void";
    return meaning_of(*of);
  }
  [[nodiscard]] Thing resolved(const Uuid& id) const {
    Thing thing;
    const Affair& affair = affairs_.at(id);
    for (const auto* list : {&affair.begun, &affair.decisions})
      for (const std::size_t i : *list) thing.add(items_[i], contents_.at(i), meaning(i, id));
    // What was decided along with the entry itself follows it: the first of these all its records,
    // which is enough for all.
    std::size_t records = affair.begun.size();
    for (std::size_t n = affair.begun.size(); n < thing.versions.size(); ++n) {
      if (!thing.versions[n].follows.empty()) continue;
      for (std::size_t b = 0; b < records; ++b)
        thing.versions[n].follows.push_back(thing.versions[b].record);
      records = std::min<std::size_t>(records, 1);
    }
    follow_those_stored_along(thing);
    thing.resolve();
    return thing;
  }

  // Which row stands after the decision, and whether it counts.
  struct Stands {
    Uuid row;
    bool live = true;
  };
  [[nodiscard]] Stands stands(const Item& item, const Contents& contents, const Uuid& thing) const {
    const RecordKind kind = item.record.kind;
    if (kind == RecordKind::entry) return {thing, true};
    if (kind == RecordKind::correction) {
      if (item.record.id == thing || !is_entry(item.record.id)) return {item.record.id, true};
      return {thing, false};
    }
    return {std::get<DecisionContents>(contents).of, kind == RecordKind::restored};
  }

  // The same entry by way of two logs: postings point to what came first here.
  [[nodiscard]] const Item& first_row(const std::vector<std::size_t>& places) const {
    return items_[*std::min_element(places.begin(), places.end(),
                                    [&](auto a, auto b) { return items_[a].row < items_[b].row; })];
  }

 private:
  void read(std::size_t i) {
    const Record& record = items_[i].record;
    const bool matters = record.kind == RecordKind::entry || record.kind == RecordKind::voided ||
                         record.kind == RecordKind::restored ||
                         record.kind == RecordKind::correction;
    if (!matters) return;
    auto contents = read_contents(record, items_[i].words);
    if (!contents) return;  // the gate lets none in: verify tells of it
    contents_.emplace(i, std::move(*contents));
    if (record.kind == RecordKind::entry) {
      std::vector<std::size_t>& begun = affairs_[record.id].begun;
      if (begun.empty()) entries_.push_back(i);
      begun.push_back(i);
      return;
    }
    deciding_.push_back(i);
    if (record.kind == RecordKind::correction) corrections_.try_emplace(record.id, i);
  }

  // A correction that has been exported and imported elsewhere is an entry there, too.
  void find_thing(const Uuid& correction) {
    std::vector<Uuid> way;
    Uuid at = correction;
    for (auto next = corrections_.find(at);
         !is_entry(at) && things_.count(at) == 0 && next != corrections_.end() &&
         way.size() <= corrections_.size();
         next = corrections_.find(at)) {
      way.push_back(at);
      at = target(next->second);
    }
    const auto thing = thing_of(at);
    for (const Uuid& one : way) things_[one] = thing;
  }
  // A file brings what was decided one after the other at once.
  static void follow_those_stored_along(Thing& thing) {
    std::map<std::pair<Uuid, Uuid>, Hash> corrections;  // by log and id
    for (std::size_t n = 0; n < thing.items.size(); ++n) {
      const Record& record = thing.items[n]->record;
      const std::optional<Uuid> behind = stored_behind(thing.contents[n]);
      const auto before = behind ? corrections.find({record.origin, *behind}) : corrections.end();
      if (before != corrections.end()) thing.versions[n].follows.push_back(before->second);
      if (record.kind == RecordKind::correction)
        corrections.try_emplace({record.origin, record.id}, record.hash);
    }
  }
  static std::optional<Uuid> stored_behind(const Contents& contents) {
    if (const auto* one = std::get_if<CorrectionContents>(&contents)) return one->behind;
    if (const auto* one = std::get_if<DecisionContents>(&contents)) return one->behind;
    return std::nullopt;
  }

  const Items& items_;
  std::map<std::size_t, Contents> contents_;
  std::vector<std::size_t> entries_;   // the first record of each
  std::vector<std::size_t> deciding_;  // voids, restorations, corrections
  std::map<Uuid, std::size_t> corrections_;
  std::map<Uuid, std::optional<Uuid>> things_;  // the entry that each correction is about
  std::map<Uuid, Affair> affairs_;
};

// The rows that this makes.
class Rows {
 public:
  explicit Rows(const Items& below) : affairs_(below), items_(affairs_.items()) {}

  std::vector<EntryRow> all(std::vector<Conflict>& conflicts) {
    for (const std::size_t i : affairs_.entries())
      if (!affairs_.stands_behind_another(items_[i].record.id))
        emit(items_[i].record.id, conflicts);
    for (const std::size_t i : affairs_.entries())
      emit(items_[i].record.id, conflicts);  // of a circle
    return std::move(rows_);
  }

 private:
  // An entry whose rows are being written: its own, and behind it those of its corrections.
  struct Open {
    Uuid id;
    Thing thing;
    Affairs::Stands now;
    std::map<Uuid, std::size_t> replaced;  // the newest correction of each row
    std::map<Uuid, std::size_t> first;     // of the records of a correction, what came first here
    std::size_t next = 0;                  // of the decisions
  };
  [[nodiscard]] Open opened(const Uuid& id) const {
    Open open{id, affairs_.resolved(id), {}, {}, {}};
    const std::size_t holds = *open.thing.resolved.holds;
    open.now = affairs_.stands(*open.thing.items[holds], open.thing.contents[holds], id);
    for (std::size_t n = 0; n < open.thing.contents.size(); ++n)
      if (const auto* correction = std::get_if<CorrectionContents>(&open.thing.contents[n]))
        open.replaced[correction->of] = n;
    for (const std::size_t i : affairs_.of(id).decisions) {
      if (items_[i].record.kind != RecordKind::correction) continue;
      const auto place = open.first.try_emplace(items_[i].record.id, i).first;
      if (items_[i].row < items_[place->second].row) place->second = i;
    }
    return open;
  }
  // `item`: to which its postings point, as it came first here.
  void add_row(const Open& open, const Uuid& row, const Item& item) {
    const auto& [id, thing, now, replaced, first, next] = open;
    EntryRow made{
        item.row, affairs_.clock_of(row), row, id, *affairs_.contents_of(row), std::nullopt, {}};
    const std::size_t holds = *thing.resolved.holds;
    if (const auto* correction = std::get_if<CorrectionContents>(&thing.contents[holds]);
        correction && row == now.row && row != id)
      made.contents = correction->as;  // of several under one id
    if (row != now.row) {
      const auto by = replaced.find(row);  // or by whatever holds
      made.state = EntryState::corrected;
      made.voided = reason_of(thing.contents[by == replaced.end() ? holds : by->second]);
    } else {
      made.state = now.live ? EntryState::live : EntryState::voided;
      if (!now.live) made.voided = reason_of(thing.contents[holds]);
      if (thing.resolved.conflict) made.state = EntryState::conflict;
    }
    rows_.push_back(std::move(made));
  }
  // Without recursion: whoever corrects corrections goes as deep as there are records.
  void emit(const Uuid& entry, std::vector<Conflict>& conflicts) {
    std::vector<Open> way;
    const auto begin = [&](const Uuid& id) {
      if (!done_.insert(id).second) return;
      way.push_back(opened(id));
      add_row(way.back(), id, affairs_.first_row(affairs_.of(id).begun));
    };
    begin(entry);
    while (!way.empty()) {
      Open& open = way.back();
      const std::vector<std::size_t>& decisions = affairs_.of(open.id).decisions;
      if (open.next == decisions.size()) {
        if (open.thing.resolved.conflict)
          conflicts.push_back(open.thing.conflict(RecordKind::entry, open.id));
        way.pop_back();
        continue;
      }
      const Record& decision = items_[decisions[open.next++]].record;
      if (decision.kind != RecordKind::correction) continue;
      if (affairs_.is_entry(decision.id))
        begin(decision.id);
      else if (done_.insert(decision.id).second)
        add_row(open, decision.id, items_[open.first.at(decision.id)]);
    }
  }

  Affairs affairs_;
  const Items& items_;
  std::vector<EntryRow> rows_;
  std::set<Uuid> done_;
};

// Entries about which nothing has been decided are rows as they are: most sessions of a book. Half
// an id is enough to tell that none is there twice; where the halves are alike, it is no plain one.
bool is_plain(const Items& below) {
  std::vector<std::uint64_t> halves;
  halves.reserve(below.size());
  for (const Item& item : below) {
    if (item.record.kind == RecordKind::ended) continue;
    if (item.record.kind != RecordKind::entry) return false;
    std::memcpy(&halves.emplace_back(), item.record.id.bytes.data(), sizeof(std::uint64_t));
  }
  std::sort(halves.begin(), halves.end());
  return std::adjacent_find(halves.begin(), halves.end()) == halves.end();
}

std::vector<EntryRow> plain_rows(Items& below) {
  std::vector<EntryRow> rows;
  rows.reserve(below.size());
  for (Item& item : below) {
    if (item.record.kind != RecordKind::entry) continue;
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

std::vector<EntryRow> entry_rows(Items below, std::vector<Conflict>& conflicts) {
  return is_plain(below) ? plain_rows(below) : Rows(below).all(conflicts);
}

std::optional<Follows> decisions_on(const Uuid& entry, const Items& below) {
  return Affairs(below).follows(entry);
}

Voided reason_of(const Contents& contents) {
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

}  // namespace kattegat
