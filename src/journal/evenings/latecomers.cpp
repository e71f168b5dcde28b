#include "latecomers.hpp"

#include "kattegat/core/text/safe_text.hpp"

namespace kattegat {
namespace {

class Latecomers {
 public:
  explicit Latecomers(EveningHistory& evening) : evening_(evening) {}
  void take_in(const Uuid& id, const std::optional<std::string>& known_name) {
    if (!names_) {
      names_.emplace();
      for (const Participant& one : evening_.players) names_->take(one.written);
    }
    const std::string written = names_->take(known_name.value_or(std::string(unknown_name)));
    evening_.players.add(
        {.ids = {id}, .written = written, .now = written, .nameless = !known_name});
  }

 private:
  EveningHistory& evening_;
  std::optional<UniqueNames> names_;  // of the night, once somebody comes
};

}  // namespace

void take_in_latecomers(EveningHistory& evening, const KnownPeople& people) {
  Latecomers latecomers(evening);
  const auto add = [&](const Uuid& id) {
    if (evening.find(id)) return;
    const Person* const person = people.everybody ? people.everybody->find(id) : nullptr;
    latecomers.take_in(id, person ? std::optional(person->name) : people.roster.name(id));
  };
  for (const SessionHistory& session : evening.sessions)
    for (const Uuid& sitter : session.header.sitters) add(sitter);
  for (const PaymentState& one : evening.payments)
    for (const Uuid& id : {one.contents.from, one.contents.to}) add(id);
}

}  // namespace kattegat
