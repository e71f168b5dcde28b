#include "participants.hpp"

#include <algorithm>
#include <set>

#include "kattegat/core/unicode.hpp"

namespace kattegat {
namespace {

std::string numbered(const std::string& name, int n) {
  constexpr std::size_t longest = 70;  // so that there is room in a name's 80
  std::vector<char32_t> kept = code_points(name);
  if (kept.size() > longest) kept.resize(longest);
  return to_utf8(kept) + " (" + std::to_string(n) + ")";
}

class Players {
 public:
  Players(const Items& below, const People& people) : below_(below), people_(people) {
    for (const Item& item : below) {
      if (item.record.kind != RecordKind::player) continue;
      const auto contents = read_as<PlayerContents>(item);
      if (contents) add(item.record.id, *contents);
    }
    make_names_unique();
    for (Participant& one : list_) one.now = name_of_now(one);
    for (Participant& one : list_)
      if (one.guest && is_shared(one)) one.now = one.written;
  }
  std::vector<Participant> take() && { return std::move(list_); }

 private:
  // Where words are missing that nobody has erased, it is by the id.
  [[nodiscard]] KnownBy known_by(const Uuid& id, const std::string& name) const {
    if (const auto gone = people_.forgotten(id)) return *gone;
    if (name.empty()) return id;
    return name;
  }
  [[nodiscard]] std::string written(const Uuid& id, const std::string& name) const {
    return people_.pseudonym(id).value_or(name.empty() ? "?" : name);
  }
  void add(const Uuid& id, const PlayerContents& contents) {
    KnownBy by = known_by(id, contents.name);
    for (std::size_t i = 0; i < list_.size(); ++i) {
      Participant& one = list_[i];
      const bool same_id = std::find(one.ids.begin(), one.ids.end(), id) != one.ids.end();
      if (same_id && (one.known || known_by_[i] == by)) return;
      if (known_by_[i] != by || (one.known && contents.known)) continue;
      if (one.guest != contents.guest || sits_with(id, one)) continue;
      // The id that was given stands first.
      one.ids.insert(contents.known ? one.ids.begin() : one.ids.end(), id);
      one.known = one.known || contents.known;
      return;
    }
    list_.push_back({{id}, contents.known, written(id, contents.name), "", contents.guest});
    known_by_.push_back(std::move(by));
  }
  // Whether the name of now is somebody else's in this evening, too.
  [[nodiscard]] bool is_shared(const Participant& one) const {
    return std::any_of(list_.begin(), list_.end(), [&](const Participant& other) {
      return &other != &one && (other.now == one.now || other.written == one.now);
    });
  }
  void make_names_unique() {
    std::set<std::string> taken;
    std::map<std::string, int> numbers;  // that were tried last
    for (Participant& one : list_) {
      if (taken.insert(one.written).second) continue;
      int& n = numbers.try_emplace(one.written, 1).first->second;
      std::string other;
      do other = numbered(one.written, ++n);
      while (!taken.insert(other).second);
      one.written = other;
    }
  }
  // Read when two are called alike, which is seldom.
  const std::vector<std::vector<Uuid>>& tables() {
    if (tables_) return *tables_;
    tables_.emplace();
    for (const Item& item : below_)
      if (item.record.kind == RecordKind::session)
        if (auto contents = read_as<SessionContents>(item))
          tables_->push_back(std::move(contents->sitters));
    return *tables_;
  }
  [[nodiscard]] bool sits_with(const Uuid& id, const Participant& other) {
    const auto is_other = [&](const Uuid& sitter) {
      return sitter != id &&
             std::find(other.ids.begin(), other.ids.end(), sitter) != other.ids.end();
    };
    return std::any_of(tables().begin(), tables().end(), [&](const std::vector<Uuid>& sitters) {
      return std::find(sitters.begin(), sitters.end(), id) != sitters.end() &&
             std::any_of(sitters.begin(), sitters.end(), is_other);
    });
  }
  [[nodiscard]] std::string name_of_now(const Participant& one) const {
    std::vector<Uuid> ids;
    for (const Uuid& id : one.ids)
      if (const Uuid whom = people_.fused(id); whom != id) ids.push_back(whom);
    if (const auto name = people_.name(ids)) return *name;
    if (people_.forgotten(one.ids.front())) return one.written;  // also where two are called alike
    return people_.name(one.ids).value_or(one.written);
  }

  const Items& below_;
  const People& people_;
  std::optional<std::vector<std::vector<Uuid>>> tables_;
  std::vector<Participant> list_;
  std::vector<KnownBy> known_by_;  // beside them
};

// By fusion; or, as in everybody(), by the name of now that only one of them was given.
bool is_one_person(const Participant& one, const Participant& other, const People& people) {
  const bool by_name = !(one.known && other.known) && !(one.guest || other.guest) &&
                       (one.now == one.written || other.now == other.written);
  return by_name || std::any_of(one.ids.begin(), one.ids.end(), [&](const Uuid& id) {
           return std::any_of(other.ids.begin(), other.ids.end(), [&](const Uuid& of_other) {
             return people.fused(id) == people.fused(of_other);
           });
         });
}
bool sit_together(const EveningHistory& evening, const std::vector<Participant*>& some) {
  return std::any_of(evening.sessions.begin(), evening.sessions.end(), [&](const auto& session) {
    const auto& sitters = session.header.sitters;
    return std::count_if(some.begin(), some.end(), [&](const Participant* one) {
             return std::any_of(sitters.begin(), sitters.end(),
                                [&](const Uuid& id) { return evening.find(id) == one; });
           }) > 1;
  });
}

}  // namespace

std::vector<Participant> participants(const Items& below, const People& people) {
  return Players(below, people).take();
}

void add_named(EveningHistory& evening, const Uuid& id, const People& people) {
  if (evening.find(id)) return;
  const std::string name = people.name({id}).value_or("?");
  std::string written = name;
  for (int n = 2; evening.called(written); ++n) written = numbered(name, n);
  evening.players.push_back({{id}, false, written, written});
}

void keep_names_apart(EveningHistory& evening, const People& people) {
  const auto is_renamed = [](const Participant& one) { return one.now != one.written; };
  bool again = std::any_of(evening.players.begin(), evening.players.end(), is_renamed);
  while (again) {
    again = false;
    std::map<std::string, std::vector<Participant*>> called;
    for (Participant& one : evening.players) called[one.now].push_back(&one);
    for (const auto& alike : called) {
      const std::vector<Participant*>& list = alike.second;
      const bool is_one = std::all_of(list.begin(), list.end(), [&](const Participant* one) {
        return is_one_person(*list.front(), *one, people);
      });
      if (list.size() == 1 || (is_one && !sit_together(evening, list))) continue;
      for (Participant* one : list) {
        again = again || one->now != one->written;
        one->now = one->written;
      }
    }
  }
}

}  // namespace kattegat
