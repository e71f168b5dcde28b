// An evening as whoever counts money reads it: nothing of it is hidden by damage
// (store/hidden.hpp).
#pragma once
#include "db/book/steps/reading_people.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"

namespace kattegat {

// Of all evenings: who has become somebody else, and which one is part of another.
void expect_whole_roster(Store&, const Roster&);
WhoIsWho whole_who_is_who(Store&, HeadersFor);  // with a roster that is
// That these are all the records of the purse.
void expect_whole_purse(Store&, const Items&, const Roster&);
// expect_view() of an evening that has all its sessions and is as it was booked.
EveningView whole_view_of(Store&, EveningItems, const People&);
// That there is no such evening, though none was found.
void expect_no_evening(Store&, const Uuid& id);

}  // namespace kattegat
