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

}  // namespace

Drafts merge_drafts(Drafts before, const Drafts& ours, Drafts theirs) {
  turn_to_book(before, ours.books.had.book);
  turn_to_book(theirs, ours.books.had.book);
  merge_deals(before, ours, theirs);
  merge_setups(before, ours, theirs);
  theirs.books = merged(before.books, ours.books, std::move(theirs.books));
  return theirs;
}

}  // namespace kattegat::ui
