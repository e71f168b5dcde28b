// Players of an evening file who have been forgotten since it was written: the book knows them by
// no name, but where they sat. Each answers nullptr where nobody is found.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// At a table that the book has too, where the others sit as they do in the file.
const Participant* forgotten_in_the_chair(const Evening& file, const std::string& name,
                                          const EveningHistory&, const ForgottenPeople&);
// Of a player of the file who sits nowhere: in that place of the list.
const Participant* forgotten_in_the_list(const Evening& file, std::size_t place,
                                         const EveningHistory&, const ForgottenPeople&);

}  // namespace kattegat
