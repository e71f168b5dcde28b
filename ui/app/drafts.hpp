// What has been tapped in and not yet saved: the half-filled deal of each session, the correction
// that is being made in it, and the setup that is being put together. It is no fact of an evening
// and so not in the book; it is kept on this device, in a file of its own beside the settings,
// which nobody else reads, so that neither a closed window nor a power cut costs anybody a tap.
#pragma once
#include "kattegat/evening/evening.hpp"
#include "ui/app/books_had.hpp"

namespace kattegat::ui {

inline constexpr std::size_t drafts_limit = 24;  // the oldest of more are forgotten

// A deal, or what corrects an entry, as it stands in the form.
struct DealDraft {
  Uuid session;
  Json entry;  // seats by the numbers by which the book knows them
  Uuid key;    // under which it will be saved
  std::optional<Uuid> corrects{};
  std::string why{};  // it corrects that one
  Json half{};        // an answer that is not whole yet; null when there is none
  bool operator==(const DealDraft&) const = default;
};

struct Drafts {
  std::vector<DealDraft> deals{};  // a deal and a correction a session; the newest last
  Json setup{};                    // null when nothing is being set up
  bool setting_up = false;         // it was on the screen
  Json::Object elsewhere{};        // by their paths, what is being set up in other books: likewise
  BooksHad books{};                // kept along with it
  bool operator==(const Drafts&) const = default;
};

// ---- Their file: drafts_file.cpp ----

// One that is not there is one without drafts; nothing when there is one that cannot be read.
std::optional<Drafts> read_drafts(const std::string& path);
// Over what is there, which has been read or put aside. False when it could not be written.
bool write_drafts(const std::string& path, const Drafts&);

// ---- What is in them ----

using DealDrafts = std::vector<DealDraft>;
// That of the session, or the correction in it: a deal and the correction of one are two.
DealDrafts::iterator find_draft(Drafts&, const Uuid& session, bool correction);
// In the place of the one there.
void put_draft(Drafts&, const DealDraft&);
// What waits in another book; nullptr, or null where it is taken out: nothing does. It is put there
// as the newest.
const Json* find_setup(const Drafts&, const std::string& book);
Json taken_setup(Drafts&, const std::string& book);
void put_setup(Drafts&, const std::string& book, Json setup);
// What is put together in one book waits while another one is open, and how much it had is known.
void turn_to_book(Drafts&, const std::string& book);
// Nothing is known of it any longer.
void forget_book(Drafts&, const std::string& book);

// ---- Those of two windows: drafts_merging.cpp ----

// They have one file. It says `theirs`; this window has made `ours` of what it said before: only
// that is changed in it.
Drafts merge_drafts(Drafts before, const Drafts& ours, Drafts theirs);

}  // namespace kattegat::ui
