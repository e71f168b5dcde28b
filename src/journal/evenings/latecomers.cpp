#include "latecomers.hpp"

#include <utility>

#include "kattegat/core/text/safe_text.hpp"

namespace kattegat {
namespace {

class Latecomers {
 public:
  explicit Latecomers(Participants players) : players_(std::move(players)) {}

  void take_in(const Uuid& id, const KnownPeople& people) {
    if (players_.find(id)) return;
    const Person* const person = people.everybody ? people.everybody->find(id) : nullptr;
    const auto known_name = person ? std::optional(person->name) : people.roster.name(id);
    const std::string written = names().take(known_name.value_or(std::string(unknown_name)));
    players_.add({.ids = {id}, .written = written, .now = written, .nameless = !known_name});
  }
  Participants take() && { return std::move(players_); }

 private:
  UniqueNames& names() {
    if (names_) return *names_;
    names_.emplace();
    for (const Participant& one : players_) names_->take(one.written);
    return *names_;
  }

  Participants players_;
  std::optional<UniqueNames> names_;  // of the night, once somebody comes
};

}  // namespace

Participants with_latecomers(Participants players, const ListById<SessionHistory>& sessions,
                             const std::vector<PaymentState>& payments, const KnownPeople& people) {
  Latecomers all(std::move(players));
  for (const SessionHistory& session : sessions)
    for (const Uuid& sitter : session.by_headers.header.sitters) all.take_in(sitter, people);
  for (const PaymentState& one : payments)
    for (const Uuid& id : {one.contents.from, one.contents.to}) all.take_in(id, people);
  return std::move(all).take();
}

}  // namespace kattegat
