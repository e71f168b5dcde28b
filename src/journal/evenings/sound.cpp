#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {

Result<EveningHistory, Damage> sound_history(EveningItems items, const KnownPeople& people) {
  const Uuid id = items.id;
  auto history = evening_history(std::move(items), people);
  if (!history) return Damage{id, text(Word::damage_evening)};
  return std::move(*history);
}

Result<Evening, Damage> sound_evening(const EveningHistory& history) {
  auto evening = evening_from(history);
  if (!evening) return Damage{std::nullopt, evening.error()};
  return std::move(*evening);
}

Result<SoundEvening, Damage> read_sound(EveningItems items, const KnownPeople& people) {
  auto history = sound_history(std::move(items), people);
  if (!history) return history.error();
  auto evening = sound_evening(*history);
  if (!evening) return evening.error();
  return SoundEvening{std::move(*history), std::move(*evening)};
}

Damage missing_session(const Uuid& id) { return {id, text(Word::damage_session)}; }

Result<SoundSession, Damage> session_in(const SoundEvening& sound, const Uuid& session) {
  const auto place = sound.history.sessions.place_of(session);
  if (!place) return missing_session(session);
  return SoundSession{&sound.history.sessions[*place], &sound.evening.sessions[*place]};
}

}  // namespace kattegat
