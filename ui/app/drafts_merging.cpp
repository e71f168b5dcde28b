// Two windows have one file of drafts, and each has changed it since it read it.
#include "ui/app/drafts.hpp"

namespace kattegat::ui {
namespace {

void merge_deals(Drafts& before, Drafts ours, Drafts& theirs) {
  for (const DealDraft& was : before.deals) {
    const bool correction = was.corrects.has_value();
    if (find_draft(ours, was.session, correction) != ours.deals.end()) continue;
    const auto there = find_draft(theirs, was.session, correction);
    if (there != theirs.deals.end() && there->key == was.key) theirs.deals.erase(there);
  }
  for (const DealDraft& now : ours.deals) {
    const auto was = find_draft(before, now.session, now.corrects.has_value());
    if (was == before.deals.end() || *was != now) put_draft(theirs, now);
  }
}

void merge_setups(const Drafts& before, const Drafts& ours, Drafts& theirs) {
  if (ours.setup != before.setup) theirs.setup = ours.setup;
  if (ours.setting_up != before.setting_up) theirs.setting_up = ours.setting_up;
  for (const auto& [book, setup] : before.elsewhere)
    if (!find_setup(ours, book)) taken_setup(theirs, book);
  for (const auto& [book, setup] : ours.elsewhere) {
    const Json* was = find_setup(before, book);
    if (!was || *was != setup) put_setup(theirs, book, setup);
  }
}

// Of two that have counted since, the most; but where somebody has said here that less is right,
// that. How much was left of what it had is no count of its own.
BookHad merged(const BookHad& before, const BookHad& ours, const BookHad& theirs) {
  const auto is_as_before = [&](const BookHad& one) {
    return one.records == before.records && one.heads == before.heads;
  };
  if (is_as_before(ours) != is_as_before(theirs)) return is_as_before(ours) ? theirs : ours;
  if (is_as_before(ours)) return ours == before ? theirs : ours;
  return ours.records < before.records || ours.records > theirs.records ? ours : theirs;
}

void merge_books(const Drafts& before, const Drafts& ours, Drafts& theirs) {
  theirs.had = merged(before.had, ours.had, theirs.had);
  for (const BookHad& one : before.others)
    if (!find_other_book(ours, one.book)) taken_book(theirs, one.book);
  for (const BookHad& one : ours.others) {
    const BookHad none{one.book};
    const BookHad *was = find_other_book(before, one.book),
                  *there = find_other_book(theirs, one.book);
    const BookHad had = merged(was ? *was : none, one, there ? *there : none);
    if (!there || *there != had) put_book(theirs, had);
  }
}

}  // namespace

Drafts merge_drafts(Drafts before, const Drafts& ours, Drafts theirs) {
  turn_to_book(before, ours.had.book);
  turn_to_book(theirs, ours.had.book);
  merge_deals(before, ours, theirs);
  merge_setups(before, ours, theirs);
  merge_books(before, ours, theirs);
  return theirs;
}

}  // namespace kattegat::ui
