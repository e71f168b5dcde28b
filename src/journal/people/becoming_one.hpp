// How those of a crowd become one person: the steps, in their order. Each changes who is one, so
// what is known of each (AllGathered) is gathered anew by each step that asks for it.
//
// How somebody has a name, which means the same in Gathered, Namesake and Person:
//   by_id              an id was given; else the name alone says who it is
//   is_given_the_name  has been written down, and the roster alone calls them so
//   always_had_it      somebody wrote so who had not given them the name
//   former             what they were called before they were given the name
#pragma once
#include "crowd.hpp"

namespace kattegat {

// Within an evening a name is one person, but for those to whom ids were given.
void join_by_evening(Crowd&);

// Whom the roster has made one, by ids. Of the player of an evening two books may have said that
// they are two others, who sat together: then one of the two holds. Answers where that is so.
std::vector<FusedApart> join_by_fusions(Crowd&, const Sittings&);

// A name means whom the roster of its writer called so, as long as that one has the name, or both
// were given another. Where others have written it of the same player, it may be one who always
// had it.
void join_by_meaning(Crowd&, const Sittings&);

// Who is known by the name alone is known by the name of now. Two books may have given two people
// the same name: those who sat at one table, or had no name in common before, stay two. So are
// two who were forgotten as two, whatever they are called.
void join_by_name(Crowd&, const Sittings&);

}  // namespace kattegat
