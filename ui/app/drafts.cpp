#include "ui/app/drafts.hpp"

#include <algorithm>

namespace kattegat::ui {
namespace {

template <class Of>
auto place_of_setup(Of& setups, const std::string& book) {
  return std::find_if(setups.begin(), setups.end(),
                      [&](const auto& one) { return one.first == book; });
}

template <class Of>
auto place_of_book(Of& others, const std::string& book) {
  return std::find_if(others.begin(), others.end(),
                      [&](const BookHad& one) { return one.book == book; });
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

const BookHad* find_other_book(const Drafts& drafts, const std::string& book) {
  const auto there = place_of_book(drafts.others, book);
  return there == drafts.others.end() ? nullptr : &*there;
}

BookHad taken_book(Drafts& drafts, const std::string& book) {
  const auto there = place_of_book(drafts.others, book);
  if (there == drafts.others.end()) return {book};
  BookHad had = std::move(*there);
  drafts.others.erase(there);
  return had;
}

void put_book(Drafts& drafts, BookHad had) {
  taken_book(drafts, had.book);
  if (had.records == 0) return;
  drafts.others.push_back(std::move(had));
  if (drafts.others.size() > drafts_limit) drafts.others.erase(drafts.others.begin());
}

void turn_to_book(Drafts& kept, const std::string& book) {
  if (kept.had.book.empty()) kept.had.book = book;  // an earlier edition did not say which
  if (kept.had.book == book) return;
  Json waited = taken_setup(kept, book);
  if (!kept.setup.is_null()) put_setup(kept, kept.had.book, std::move(kept.setup));
  kept.setup = std::move(waited);
  BookHad had = taken_book(kept, book);
  put_book(kept, std::exchange(kept.had, std::move(had)));
}

BookHad had_of(const Drafts& kept, const std::string& book) {
  if (kept.had.book == book) return kept.had;
  const BookHad* other = find_other_book(kept, book);
  return other ? *other : BookHad{book};
}

void forget_book(Drafts& kept, const std::string& book) {
  taken_setup(kept, book);
  taken_book(kept, book);
}

}  // namespace kattegat::ui
