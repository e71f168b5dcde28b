// Whose retirement is whose, where people have been made one.
#pragma once
#include "kattegat/journal/people/fusions.hpp"

namespace kattegat {

// What has been said of retiring a person under any of their ids, without what is of that id alone,
// in the order that every book agrees on. Who was made one with somebody is as that one is: what is
// said by whoever does not know of that is of somebody else, unless two books have said it apart,
// who are asked.
std::vector<const SaidOfPerson*> retirements_of_all(const SaidOfPeople& retired, const Fusions&,
                                                    OnePerson);

}  // namespace kattegat
