// A stored evening as a plain-text journal that hledger and ledger read. README, "On paper".
#pragma once
#include "kattegat/evening/settle.hpp"

namespace kattegat {

// One transaction an entry, in money, one posting a player; then one for what rounding moved, so
// that the balances of the players' accounts are the settlement's money. `anchors`, one line each,
// say in comments where the book stood.
std::string ledger_journal(const Evening&, const JudgedEvening&, const Settlement&,
                           const std::vector<std::string>& anchors);

// The players' accounts: "Players:NAME", where what would end or split the name in a journal stands
// as %XX. A name has one account in every journal; only namesakes within one are told apart by a
// number.
std::vector<std::string> ledger_accounts(const std::vector<std::string>& players);

}  // namespace kattegat
