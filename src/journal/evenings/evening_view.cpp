#include "kattegat/journal/evenings/evening_view.hpp"

#include "kattegat/journal/evenings/payments.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {

Result<EveningView, Damage> view_of_records(EveningItems items, const People& people) {
  Items below = items.below;
  auto sound = read_sound(std::move(items), people);
  if (!sound) return sound.error();
  EveningView view;
  view.history = std::move(sound->history);
  view.written = std::move(sound->evening);
  const NewNames names = new_names(view.history);
  view.shown = renamed(view.written, names);
  view.closing = closing_of(view.history, below);
  rename_people(view.closing, names);
  return view;
}

}  // namespace kattegat
