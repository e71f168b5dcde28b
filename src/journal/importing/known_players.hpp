// Which players of an evening file take part in an evening of the book already.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// The id that the file gives somebody.
std::optional<Uuid> given_id(const Evening& file, std::size_t place);
// Beside the file's players; nullptr: nobody yet.
std::vector<const Participant*> known_players(const Evening& file, const EveningHistory&,
                                              const ForgottenPeople&);

}  // namespace kattegat
