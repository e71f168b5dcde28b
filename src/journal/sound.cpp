#include "kattegat/journal/sound.hpp"

namespace kattegat {
namespace {

Result<EveningHistory, Damage> sound(std::optional<EveningHistory> history, const Uuid& evening) {
  if (!history) return Damage{evening, text(Word::damage_evening)};
  return std::move(*history);
}

Result<SoundEvening, Damage> with_evening(Result<EveningHistory, Damage> history) {
  if (!history) return history.error();
  auto evening = sound_evening(*history);
  if (!evening) return evening.error();
  return SoundEvening{std::move(*history), std::move(*evening)};
}

}  // namespace

Result<EveningHistory, Damage> sound_history(EveningItems items, const Roster& roster) {
  const Uuid id = items.id;
  return sound(evening_history(std::move(items), roster), id);
}
Result<EveningHistory, Damage> sound_history(EveningItems items, const People& people) {
  const Uuid id = items.id;
  return sound(evening_history(std::move(items), people), id);
}

Result<Evening, Damage> sound_evening(const EveningHistory& history) {
  auto evening = evening_from(history);
  if (!evening) return Damage{std::nullopt, evening.error()};
  return std::move(*evening);
}

Result<SoundEvening, Damage> read_sound(EveningItems items, const Roster& roster) {
  return with_evening(sound_history(std::move(items), roster));
}
Result<SoundEvening, Damage> read_sound(EveningItems items, const People& people) {
  return with_evening(sound_history(std::move(items), people));
}

Damage missing_session(const Uuid& id) { return {id, text(Word::damage_session)}; }

Result<SoundSession, Damage> session_in(const SoundEvening& sound, const Uuid& session) {
  const SessionHistory* sheet = sound.history.session(session);
  const EveningSession* played = find_session(sound.evening, session);
  if (!sheet || !played) return missing_session(session);
  return SoundSession{sheet, played};
}

}  // namespace kattegat
