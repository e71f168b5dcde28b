// The ways to every screen and dialog, and a book that has something to show on each.
#pragma once
#include <map>

#include "support/evenings.hpp"
#include "support/purse.hpp"
#include "ui/driver.hpp"

namespace kattegat::test {

inline void import_sample(Book& book, const std::string& name) {
  import_into(book, read_bytes(sample(name)));
}

// A large amount, of which much is said; and one that is void.
inline void fill_purse(Book& book) {
  PurseContents one = owed(id_called(book, "Anna"), 1234567800);
  one.evening = uuid_of(1, 1);
  one.note = "for the coffee, the cake and the cards of a whole year of evenings";
  PurseContents other = one;
  other.what = PurseKind::prize;
  other.to_club = false;
  const auto entered = enter_in_purse(book, {one, other}, Extra::no);
  REQUIRE(entered.has_value());
  REQUIRE(decide_in_purse(book, {entered->at(1).id, false, "", "slip"}).has_value());
}

// The ways to what is to be seen: taps, one after the other.
inline const std::vector<std::vector<std::string>> ways_to_see{
    {"go.evening"},
    {"go.evening", "evening.new"},
    {"go.evening", "evening.new", "players.new"},
    {"go.evening", "evening.name"},
    {"go.evening", "evening.more"},
    {"go.evening", "session.new"},
    {"go.evening", "session.new", "setup.next"},
    {"go.evening", "session.new", "setup.next", "schools.keep"},
    {"go.evening", "go.seats"},
    {"go.table"},
    {"go.table", "by_cards"},
    {"go.table", "details"},
    {"go.table", "more"},
    {"go.table", "more", "kind.adjust"},
    {"go.table", "more", "kind.misdeal"},
    {"go.sheet"},
    {"go.sheet", "row.0"},
    {"go.sheet", "row.0", "entry.void"},
    {"go.settlement"},
    {"go.settlement", "due.0.paid"},
    {"go.settlement", "due.0.why"},
    {"go.settlement", "sign.0"},
    {"go.settlement", "share"},
    {"go.settlement", "share", "share.code"},
    {"go.settlement", "podium"},
    {"go.standings"},
    {"go.standings", "standing.0"},
    {"go.standings", "standings.by", "by.places"},
    {"go.standings", "standings.purse"},
    {"go.standings", "standings.purse", "purse.add"},
    {"go.standings", "standings.purse", "purse.add", "mover.Anna"},
    {"go.standings", "standings.purse", "purse.add", "mover.Anna", "amount.own"},
    {"go.table", "scoreboard"},
    {"go.rules"},
    {"go.rules", "rules.dummy"},
    {"go.referee", "trick.S9", "trick.H2", "trick.JK"},
    {"go.referee", "part.dummy", "dummy.SA", "dummy.S4", "said.S"},
    {"go.referee", "part.dummy", "dummy.SA", "pile.touched", "dummy.SA", "said.words"},
    {"go.referee", "part.hands", "hand.SA", "hand.SK", "hand.SQ", "hands.more"},
    {"go.settings"},
    {"go.settings", "people"},
    {"go.settings", "people", "person.Anna"},
    {"go.settings", "people", "person.Anna", "edit.iban"},
    {"go.settings", "merge"},
    {"go.settings", "keys"},
};

// One half-filled deal of each game.
inline const std::map<std::string, std::vector<std::string>> half_filled{
    {"ligeud", {"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"}},
    {"rodskagg",
     {"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0", "first_four.2"}},
    {"english-whist", {"trump.S", "tricks.1.9"}},
    {"danish-whist", {"contract.pasnolo"}},
    {"esmakker-whist", {"bid.9", "attachment.vip3", "declarer.0"}},
    {"commerce", {"bought.0", "banker_hand.cards", "card.SA"}},
    {"plump", {"bid.1", "bid.2"}},
};

// Some things are not everywhere: a telephone has no scoreboard, and half of its places behind
// "More"; not every game has details, or is played with cards.
inline void walk(Driver& driver, const std::vector<std::string>& way) {
  for (const std::string& id : way) {
    const bool may_be_missing = id == "scoreboard" || id == "keys" || id == "conflicts" ||
                                id == "details" || id == "by_cards";
    if (may_be_missing && !driver.find(id)) continue;
    const bool is_behind_more = id.starts_with("go.") && !driver.find(id);
    if (is_behind_more && driver.find("go.more")) driver.tap("go.more");
    driver.tap(id);
  }
}

// A book with all that these ways lead to, or with a sample evening of another game.
inline void fill_book(const std::string& path, const std::string& game) {
  Book book = opened(path);
  import_sample(book, game == "ligeud" ? "mixed" : game);
  if (game != "ligeud") return;
  import_into(book, ligeud_evening(1, nine_made(1), "2026-11-21"));
  fill_purse(book);
}

// As if nobody had gone anywhere yet.
inline void go_back_to_the_beginning(Driver& driver) {
  driver.app().dialog = ui::Nothing{};
  driver.app().stage = ui::Stage::none;
  driver.app().setup.reset();
  driver.app().referee = {};
  driver.frame(2);
  if (driver.find("details.done")) driver.tap("details.done");
}

}  // namespace kattegat::test
