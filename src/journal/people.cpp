#include "kattegat/journal/people.hpp"

#include <algorithm>

namespace kattegat {

// ---- Things ----

void Thing::add(const Item& item, Contents said, std::string meaning) {
  const Follows follows = std::visit(
      [](const auto& one) {
        if constexpr (requires { one.follows; })
          return one.follows;
        else
          return Follows{};
      },
      said);
  items.push_back(&item);
  contents.push_back(std::move(said));
  versions.push_back({item.record.hash, follows, std::move(meaning)});
}

Conflict Thing::conflict(Kind about, const Uuid& id) const {
  Conflict conflict{about, id, std::nullopt, std::nullopt, {}};
  for (const std::size_t i : resolved.open)
    conflict.sides.push_back({*items[i], contents[i], i == resolved.holds});
  return conflict;
}

// ---- The roster ----

namespace {

// What a roster record comes to, the same text for the same thing.
std::string meaning(const Contents& contents) {
  if (const auto* name = std::get_if<NameContents>(&contents)) return name->name;
  if (const auto* number = std::get_if<NumberContents>(&contents)) return number->number;
  if (const auto* retired = std::get_if<RetiredContents>(&contents))
    return retired->retired ? "retired" : "";
  if (const auto* fusion = std::get_if<FusionContents>(&contents))
    return fusion->with ? to_string(*fusion->with) : "";
  return "";
}

NumberKind number_kind(const Contents& contents) {
  const auto* number = std::get_if<NumberContents>(&contents);
  return number ? number->which : NumberKind{};
}

}  // namespace

People::People(Items roster) {
  sort_items(roster);
  std::map<Key, Thing> things;
  for (const Item& item : roster) {
    auto contents = read_contents(item.record, item.words);
    if (!contents) continue;
    if (const auto* erasure = std::get_if<ErasureContents>(&*contents)) {
      for (const Uuid& person : erasure->people) pseudonyms_[person] = erasure->pseudonym;
      forgotten_records_.insert(erasure->records.begin(), erasure->records.end());
      continue;
    }
    mentioned_.insert(item.record.id);
    Thing& thing = things[{item.record.kind, item.record.id, number_kind(*contents)}];
    std::string what = meaning(*contents);
    thing.add(item, std::move(*contents), std::move(what));
  }
  for (auto& [key, thing] : things) {
    thing.resolve();
    const auto& [kind, id, which] = key;
    if (thing.resolved.conflict) conflicts_.push_back(thing.conflict(kind, id));
    const std::size_t holds = *thing.resolved.holds;
    if (const auto* fusion = std::get_if<FusionContents>(&thing.contents[holds]))
      if (fusion->with) fused_[id] = *fusion->with;
    said_.emplace(key, Said{thing.follows(), *thing.items[holds]});
  }
}

const Item* People::newest(Kind kind, const std::vector<Uuid>& ids, NumberKind which) const {
  const Item* newest = nullptr;
  for (const Uuid& id : ids) {
    const auto found = said_.find({kind, id, which});
    if (found == said_.end()) continue;
    if (!newest || comes_before(newest->record, found->second.holds.record))
      newest = &found->second.holds;
  }
  return newest;
}

std::optional<std::string> People::name(const std::vector<Uuid>& ids) const {
  for (const Uuid& id : ids)
    if (auto gone = pseudonym(id)) return gone;
  const Item* item = newest(Kind::name, ids);
  const auto contents = item ? read_as<NameContents>(*item) : NameContents{};
  if (!contents || contents->name.empty()) return std::nullopt;
  return contents->name;
}

std::vector<Uuid> People::called(const std::string& name) const {
  std::vector<Uuid> ids;
  for (const auto& [key, said] : said_) {
    if (std::get<Kind>(key) != Kind::name) continue;
    const auto contents = read_as<NameContents>(said.holds);
    if (contents && contents->name == name && !contents->known) ids.push_back(std::get<Uuid>(key));
  }
  return ids;
}

std::string People::number(const std::vector<Uuid>& ids, NumberKind which) const {
  const Item* item = newest(Kind::number, ids, which);
  const auto contents = item ? read_as<NumberContents>(*item) : NumberContents{};
  return contents ? contents->number : "";
}

bool People::is_retired(const std::vector<Uuid>& ids) const {
  const Item* item = newest(Kind::retired, ids);
  const auto contents = item ? read_as<RetiredContents>(*item) : RetiredContents{false, {}};
  return contents && contents->retired;
}

Uuid People::fused(const Uuid& id) const {
  Uuid at = id;
  for (std::size_t steps = 0; steps <= fused_.size(); ++steps) {
    const auto next = fused_.find(at);
    if (next == fused_.end()) return at;
    at = next->second;
  }
  return id;  // they went round in a circle: nobody is anybody else
}

std::optional<std::string> People::pseudonym(const Uuid& id) const {
  const auto found = pseudonyms_.find(id);
  if (found == pseudonyms_.end()) return std::nullopt;
  return found->second;
}

Follows People::follows(Kind kind, const Uuid& id, NumberKind which) const {
  const auto found = said_.find({kind, id, which});
  return found == said_.end() ? Follows{} : found->second.follows;
}

// ---- Everybody ----

bool has_id(const Person& person, const Uuid& id) {
  return std::find(person.ids.begin(), person.ids.end(), id) != person.ids.end();
}

namespace {

// Which ids are one person: sets that grow together.
class Sets {
 public:
  Uuid first(const Uuid& id) {
    Uuid at = id;
    for (auto next = above_.find(at); next != above_.end(); next = above_.find(at))
      at = next->second;
    return at;
  }
  void join(const Uuid& a, const Uuid& b) {
    const Uuid one = first(a), other = first(b);
    if (one != other) above_[std::max(one, other)] = std::min(one, other);
  }

 private:
  std::map<Uuid, Uuid> above_;
};

struct Gathered {
  Person person;
  std::string newest_date;
  std::string written;  // on that date
  std::set<std::string> names;
};

void add_name(Gathered& gathered, const Appearance& appearance) {
  gathered.names.insert(appearance.written);
  if (std::tie(appearance.date, appearance.written) <
      std::tie(gathered.newest_date, gathered.written))
    return;
  gathered.newest_date = appearance.date;
  gathered.written = appearance.written;
}

// Within an evening a name is one person.
void join_by_night(const std::vector<Appearance>& appearances, Sets& sets) {
  std::map<std::pair<Uuid, std::string>, const Appearance*> seen;
  for (const Appearance& one : appearances) {
    if (one.written.empty()) continue;
    const auto [place, first] = seen.try_emplace({one.evening, one.written}, &one);
    const Appearance& other = *place->second;
    if (first || (one.known && other.known)) continue;
    sets.join(one.id, other.id);
  }
}

std::map<Uuid, Gathered> gather(const std::vector<Appearance>& appearances, const People& people,
                                Sets& sets) {
  std::map<Uuid, Gathered> all;
  const auto add = [&](const Uuid& id) -> Gathered& {
    Gathered& gathered = all[sets.first(id)];
    gathered.person.ids.push_back(id);
    return gathered;
  };
  for (const Appearance& one : appearances) {
    Gathered& gathered = add(one.id);
    gathered.person.known = gathered.person.known || one.known;
    if (!one.written.empty()) add_name(gathered, one);
  }
  for (const Uuid& id : people.mentioned()) add(id);
  for (auto& [id, gathered] : all) {
    std::vector<Uuid>& ids = gathered.person.ids;
    // Whom the others are is first; the rest in their own order.
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    const Uuid whom = people.fused(ids.front());
    if (const auto at = std::find(ids.begin(), ids.end(), whom); at != ids.end())
      std::rotate(ids.begin(), at, at + 1);
    gathered.person.name =
        people.name({whom}).value_or(people.name(ids).value_or(gathered.written));
    for (const Uuid& one : ids)
      gathered.person.erased = gathered.person.erased || people.pseudonym(one).has_value();
  }
  return all;
}

// Who is known by the name alone is known by the name of now. Two books may have given two people
// who sat at one table the same name: they stay two.
void join_by_name(const std::map<Uuid, Gathered>& all, const Tables& tables, Sets& sets) {
  std::map<Uuid, std::set<std::size_t>> sat;  // at which tables
  for (std::size_t table = 0; table < tables.size(); ++table)
    for (const Uuid& id : tables[table]) sat[sets.first(id)].insert(table);
  struct One {
    Uuid id;
    std::set<std::size_t> tables;
  };
  std::map<std::string, std::vector<One>> called;
  for (const auto& [id, gathered] : all) {
    if (gathered.person.known || gathered.person.name.empty()) continue;
    std::set<std::size_t>& mine = sat[id];
    std::vector<One>& others = called[gathered.person.name];
    const auto other = std::find_if(others.begin(), others.end(), [&](const One& one) {
      return std::none_of(mine.begin(), mine.end(),
                          [&](std::size_t table) { return one.tables.count(table) > 0; });
    });
    if (other == others.end()) {
      others.push_back({id, mine});
      continue;
    }
    other->tables.insert(mine.begin(), mine.end());
    sets.join(other->id, id);
  }
}

}  // namespace

std::vector<Person> everybody(const std::vector<Appearance>& appearances, const Tables& tables,
                              const People& people) {
  Sets sets;
  join_by_night(appearances, sets);
  for (const Uuid& id : people.mentioned()) sets.join(id, people.fused(id));
  join_by_name(gather(appearances, people, sets), tables, sets);
  std::vector<Person> list;
  for (auto& [id, gathered] : gather(appearances, people, sets)) {
    Person& person = gathered.person;
    if (person.name.empty()) continue;  // of whom no name is known any longer, nor a pseudonym
    person.swish = people.number(person.ids, NumberKind::swish);
    person.mobilepay = people.number(person.ids, NumberKind::mobilepay);
    person.iban = people.number(person.ids, NumberKind::iban);
    person.retired = people.is_retired(person.ids);
    for (const std::string& name : gathered.names)
      if (name != person.name) person.also.push_back(name);
    list.push_back(std::move(person));
  }
  std::sort(list.begin(), list.end(), [](const Person& a, const Person& b) {
    return std::tie(a.name, a.ids) < std::tie(b.name, b.ids);
  });
  return list;
}

}  // namespace kattegat
