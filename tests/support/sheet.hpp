// The sheet of one session by hand: its records in the logs of several tablets, without a store.
#pragma once
#include <catch2/catch.hpp>
#include <cctype>

#include "kattegat/journal/records/entry_contents.hpp"
#include "kattegat/journal/sessions/session_history.hpp"
#include "support/json_answers.hpp"
#include "support/ligeud_evenings.hpp"

namespace kattegat::test::sheets {

// People are letters; the small one is another id of the same person.
inline Uuid person(char letter) {
  return uuid_of(std::islower(letter) ? 8 : 7, std::toupper(letter) - 'A' + 1);
}
inline Uuid by_letter(const Uuid& id) {
  for (char letter = 'a'; letter <= 'h'; ++letter)
    if (id == person(letter)) return person(static_cast<char>(std::toupper(letter)));
  return id;
}
inline std::string letters(const std::vector<Uuid>& people) {
  std::string list;
  for (const Uuid& one : people)
    for (char letter = 'A'; letter <= 'H'; ++letter)
      if (by_letter(one) == person(letter)) list += letter;
  return list;
}

struct Header {
  std::string numbered;        // who has the numbers from 0
  std::string clockwise = {};  // as they sit; else as they are numbered
  Follows follows = {};
  bool takes_over = false;
  std::int64_t dealers_until = 0;
  std::string game = "ligeud";
};

// `declarer` declared with the next number.
inline std::string deal_of(int declarer, const std::string& more = "") {
  return R"({"type":"deal",)" + more + R"("contract":"9","declarer":")" + std::to_string(declarer) +
         R"(","trump":"H","partner":")" + std::to_string((declarer + 1) % 4) + R"(","tricks":9})";
}

// The records of one session, in the logs of tablets that are letters; each knew of all before it.
class Sheet {
 public:
  Hash header(char log, const Header& one) {
    SessionContents contents;
    contents.keys = SessionKeys({{"game", one.game}, {"seats", Json::Array()}, {"stake", "1"}});
    for (const char letter : one.numbered) contents.sitters.push_back(person(letter));
    for (const char letter : one.clockwise.empty() ? one.numbered : one.clockwise)
      contents.order.push_back(static_cast<int>(one.numbered.find(letter)));
    contents.follows = one.follows;
    contents.takes_over = one.takes_over;
    contents.dealers_until = one.dealers_until;
    return add(log, headers_, new_record(RecordKind::session, session_, uuid_of(1, 1), contents));
  }
  Uuid deal(char log, int declarer, const std::string& more = "") {
    return entry(log, deal_of(declarer, more));
  }
  Uuid entry(char log, const std::string& body) {
    const Uuid id = uuid_of(3, static_cast<int>(++entries_));
    (void)again(log, id, body);
    return id;
  }
  Hash again(char log, const Uuid& id, const std::string& body) {
    return add(log, below_, new_record(RecordKind::entry, id, session_, EntryContents{body, {}}));
  }
  void correct(char log, const Uuid& entry, int declarer) {
    add(log, below_,
        new_record(RecordKind::correction, uuid_of(3, static_cast<int>(++entries_)), session_,
                   CorrectionContents{entry, {deal_of(declarer), {}}, "", "", {}}));
  }
  Hash decide(char log, const NewRecord& header) { return add(log, headers_, header); }
  // Damage has taken this header.
  void lose(const Hash& header) {
    REQUIRE(std::erase_if(headers_, [&](const Item& one) { return one.record.hash == header; }) ==
            1);
  }
  // A copy of the book and its key goes on from here: its numbers are given twice.
  void copied(char log, char copy) {
    copies_[copy] = log;
    numbers_[copy] = numbers_[log];
  }

  [[nodiscard]] SessionHistory history(const WhoIs& who_is = itself) const {
    return session_history(session_, headers_, below_, who_is);
  }
  // Who declared what counts, in the order of the entries.
  [[nodiscard]] std::string declared(const WhoIs& who_is = itself) const {
    const SessionHistory known = history(who_is);
    std::string list;
    for (const EntryRow& row : known.entries) {
      if (row.voided) continue;
      const std::string number = text_under(json_of(row.contents.body), "declarer");
      list += letters(
          {known.by_headers.header.sitters.at(static_cast<std::size_t>(std::stoi(number)))});
    }
    return list;
  }
  [[nodiscard]] const Items& headers() const { return headers_; }
  // As the book has what was entered first.
  [[nodiscard]] std::string first_body() const { return history().entries.at(0).contents.body; }
  [[nodiscard]] std::int64_t clock() const { return clock_; }
  // What is written next says that it had seen less.
  void set_clock(std::int64_t to) { clock_ = to; }

 private:
  Hash add(char log, Items& items, const NewRecord& one) {
    Item item;
    item.record = record_of(one);
    item.words = one.words;
    item.record.origin = uuid_of(4, copies_.count(log) > 0 ? copies_.at(log) : log);
    item.record.number = ++numbers_[log];
    item.record.clock = ++clock_;
    item.record.hash = record_hash(item.record);
    item.row = clock_;
    items.push_back(item);
    return item.record.hash;
  }

  Uuid session_ = uuid_of(2, 1);
  Items headers_, below_;
  std::int64_t clock_ = 0, entries_ = 0;
  std::map<char, std::int64_t> numbers_;
  std::map<char, char> copies_;
};

}  // namespace kattegat::test::sheets
