#include "ui/app/drafts.hpp"

#include <algorithm>

namespace kattegat::ui {
namespace {

template <class Of>
auto place_of_setup(Of& setups, const std::string& book) {
  return std::find_if(setups.begin(), setups.end(),
                      [&](const auto& one) { return one.first == book; });
}

}  // namespace

DealDrafts::iterator find_draft(Drafts& drafts, const Uuid& session, bool correction) {
  return std::find_if(drafts.deals.begin(), drafts.deals.end(), [&](const DealDraft& one) {
    return one.session == session && one.corrects.has_value() == correction;
  });
}

void put_draft(Drafts& drafts, const DealDraft& deal) {
  const auto there = find_draft(drafts, deal.session, deal.corrects.has_value());
  if (there != drafts.deals.end()) drafts.deals.erase(there);
  drafts.deals.push_back(deal);
  if (drafts.deals.size() > drafts_limit) drafts.deals.erase(drafts.deals.begin());
}

const Json* find_setup(const Drafts& drafts, const std::string& book) {
  const auto there = place_of_setup(drafts.elsewhere, book);
  return there == drafts.elsewhere.end() ? nullptr : &there->second;
}

Json taken_setup(Drafts& drafts, const std::string& book) {
  const auto there = place_of_setup(drafts.elsewhere, book);
  if (there == drafts.elsewhere.end()) return {};
  Json setup = std::move(there->second);
  drafts.elsewhere.erase(there);
  return setup;
}

void put_setup(Drafts& drafts, const std::string& book, Json setup) {
  taken_setup(drafts, book);
  drafts.elsewhere.emplace_back(book, std::move(setup));
  if (drafts.elsewhere.size() > drafts_limit) drafts.elsewhere.erase(drafts.elsewhere.begin());
}

void turn_to_book(Drafts& kept, const std::string& book) {
  const std::string before = kept.books.had.book;
  turn_to_book(kept.books, book);
  if (before.empty() || before == book) return;  // an earlier edition did not say which
  Json waited = taken_setup(kept, book);
  if (!kept.setup.is_null()) put_setup(kept, before, std::move(kept.setup));
  kept.setup = std::move(waited);
}

void forget_book(Drafts& kept, const std::string& book) {
  taken_setup(kept, book);
  forget_book(kept.books, book);
}

}  // namespace kattegat::ui
