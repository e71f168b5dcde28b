// A sound evening, as the gate of every book sees to it that it is: what is not, is damage.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/records/damage.hpp"

namespace kattegat {

Result<EveningHistory, Damage> sound_history(EveningItems, const KnownPeople&);
Result<Evening, Damage> sound_evening(const EveningHistory&);
// Its sessions, and its players, stand in the same order in both.
struct SoundEvening {
  EveningHistory history;
  Evening evening;  // with the names of the night
};
Result<SoundEvening, Damage> read_sound(EveningItems, const KnownPeople&);

Damage missing_session(const Uuid&);
// For as long as the evening is there.
struct SoundSession {
  const SessionHistory* sheet;
  const EveningSession* played;
};
Result<SoundSession, Damage> session_in(const SoundEvening&, const Uuid& session);

}  // namespace kattegat
