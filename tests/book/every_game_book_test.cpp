// The laws of the book, on random sessions of every game.
#include "db/book/book.hpp"
#include "db/book/decisions.hpp"
#include "db/book/evenings.hpp"
#include "db/book/import.hpp"
#include "db/book/session_log.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "db/proof/verify.hpp"
#include "kattegat/evening/write.hpp"
#include "support/books.hpp"
#include "support/holds.hpp"
#include "support/program.hpp"
#include "support/random_entries.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace every_game_book_test {

namespace {

// An evening with an id, stored without its entries.
template <class G>
Evening store_empty(Book& book, const EnteredSession<G>& play) {
  Evening evening = evening_around(EnteredSession<G>{play.table, {}});
  const auto imported = import_evenings(book, {evening});
  RC_ASSERT(imported.has_value());
  return *load_evening(book, std::get<Imported>(*imported).evenings.at(0));
}

template <class G>
void record_all(Book& book, const Evening& evening, const EnteredSession<G>& play) {
  auto log = SessionLog::open(book, *evening.sessions.at(0).id);
  RC_ASSERT(log.has_value());
  for (const auto& draft : play.entries) {
    const auto answer = log->append(entry_to_json(draft.entry, seat_names(play.table.seats)));
    RC_ASSERT(answer.has_value());
    RC_ASSERT(std::holds_alternative<SessionLog::Entered>(*answer));
  }
}

template <class G>
const EnteredSession<G>& play_of(const Evening& evening) {
  return std::get<EnteredSession<G>>(evening.sessions.at(0).entered);
}

// A session at random that has been entered into a book of its own.
template <class G>
struct Recorded {
  Folder folder;
  Result<Book, BookFault> book = Book::open_or_create(folder.path("book.db"));
  EnteredSession<G> play = random_play<G>(draw(1, 12));
  Evening empty = store_empty(*book, play);  // as it was begun

  Recorded() { record_all(*book, empty, play); }
  [[nodiscard]] Evening stored() const { return *load_evening(*book, *empty.id); }
  // Any of its entries.
  [[nodiscard]] std::size_t one() const {
    return static_cast<std::size_t>(draw(0, static_cast<int>(play.entries.size()) - 1));
  }
};

bool sound(const Book& book) {
  const auto verified = verify_book(book);
  return verified.has_value() && verified->differences.empty();
}

std::string contents(const Book& book) {
  std::string all;
  const auto lines = list_evenings(book);
  for (const EveningLine& line : *lines) all += evening_file(*load_evening(book, line.id));
  return all;
}

// A round of each game and of each law.
constexpr Form rounds{9, 4, 25};

}  // namespace

TEMPLATE_LIST_TEST_CASE("what was recorded live is what a replay of the book gives",
                        "[book][property]", Games) {
  holds_for(rounds, [] {
    const Recorded<TestType> made;
    const JudgedSession live = judge(made.play);
    const JudgedSession replayed = judge(play_of<TestType>(made.stored()));
    RC_ASSERT(replayed.standing.points == live.standing.points);
    RC_ASSERT(replayed.standing.sheet == live.standing.sheet);
    RC_ASSERT(replayed.standing.pot == live.standing.pot);
    RC_ASSERT(replayed.entries.size() == live.entries.size());
    RC_ASSERT(sound(*made.book));
  });
}

TEMPLATE_LIST_TEST_CASE("voiding in the book moves its points as if the entry had not been made",
                        "[book][property]", Games) {
  holds_for(rounds, [] {
    Recorded<TestType> made;
    const Evening stored = made.stored();
    const std::size_t index = made.one();
    const Uuid entry = *play_of<TestType>(stored).entries.at(index).entry.stamp.id;
    RC_ASSERT(void_entry(*made.book, entry, {"a slip", Force::yes}).has_value());

    auto without = made.play;
    without.entries.erase(without.entries.begin() + static_cast<std::ptrdiff_t>(index));
    const Evening after = made.stored();
    RC_ASSERT(judge(play_of<TestType>(after)).standing.points == judge(without).standing.points);
    RC_ASSERT(sound(*made.book));  // the postings followed
  });
}

TEMPLATE_LIST_TEST_CASE("two books filled apart merge to the same evenings either way",
                        "[book][property]", Games) {
  holds_for(rounds, [] {
    const Folder folder;
    const auto common = random_play<TestType>(draw(0, 5));
    auto a = Book::open_or_create(folder.path("a.db"));
    const Evening evening = store_empty(*a, common);
    record_all(*a, evening, common);
    RC_ASSERT(backup_book(*a, folder.path("b.db")).has_value());
    auto b = Book::open_to_write(folder.path("b.db"));
    for (Book* book : {&*a, &*b}) {  // each goes on alone
      auto log = SessionLog::open(*book, *evening.sessions.at(0).id);
      for (int i = draw(0, 4); i > 0; --i)
        RC_ASSERT(log->append(Json::Object{{"type", "note"}, {"text", book->path()}}).has_value());
      RC_ASSERT(
          import_evenings(*book, {evening_around(random_play<TestType>(draw(0, 4)))}).has_value());
    }
    RC_ASSERT(backup_book(*a, folder.path("a-before.db")).has_value());
    RC_ASSERT(merge_book(*a, folder.path("b.db")).has_value());
    RC_ASSERT(merge_book(*b, folder.path("a-before.db")).has_value());
    RC_ASSERT(contents(*a) == contents(*b));
    RC_ASSERT(sound(*a));
    RC_ASSERT(sound(*b));
    RC_ASSERT(merge_book(*a, folder.path("b.db"))->records == 0U);
  });
}

TEMPLATE_LIST_TEST_CASE("an entry corrected into itself changes nothing, at home or exported",
                        "[book][property]", Games) {
  holds_for(rounds, [] {
    Recorded<TestType> made;
    const Evening stored = made.stored();
    const auto& entry = play_of<TestType>(stored).entries.at(made.one()).entry;
    const Json same = entry_to_json(entry, seat_names(made.play.table.seats));
    const auto corrected = correct_entry(*made.book, *entry.stamp.id, same, {"a slip"});
    RC_ASSERT(corrected.has_value());
    RC_ASSERT(std::holds_alternative<Decided>(*corrected));

    const Evening after = made.stored();
    RC_ASSERT(judge(play_of<TestType>(after)).standing.points == judge(made.play).standing.points);
    RC_ASSERT(sound(*made.book));
    auto other = Book::open_or_create(made.folder.path("other.db"));
    RC_ASSERT(import_evenings(*other, {after}).has_value());
    RC_ASSERT(contents(*other) == contents(*made.book));
    RC_ASSERT(sound(*other));
    const auto here = standings(*made.book, {}), there = standings(*other, {});
    RC_ASSERT(here->size() == there->size());
    for (std::size_t i = 0; i < here->size(); ++i) {
      RC_ASSERT((*here)[i].points == (*there)[i].points);
      RC_ASSERT((*here)[i].money == (*there)[i].money);
    }
  });
}

TEST_CASE("two books that go on from an open pot of Commerce come to the same pot", "[book]") {
  using Seated = EnteredSession<Commerce>;
  const Folder folder;
  const auto entry = [](Commerce::Entry kind) {
    Entry<Commerce> made;
    std::visit([&](auto&& one) { made.body = std::move(one); }, std::move(kind));
    return made;
  };
  // Anna, Dea and Cai have the bank in turn; Bo wins.
  ByPlayer<int> bought;
  bought[Seat{0}] = 2;
  ByPlayer<ThreeCards> shown;
  shown[Seat{1}] = {Card{7, Suit::hearts}, Card{7, Suit::diamonds}, Card{7, Suit::clubs}};
  const ReadEntry<Commerce> abandoned{entry(Commerce::Abandoned{bought}), {}};
  const ReadEntry<Commerce> won{entry(Commerce::Deal{{}, shown, HandClass::ingenting}), {}};
  const Seated common{{.seats = 4, .house = {}}, {abandoned, abandoned}};
  Uuid evening, first;
  {
    auto a = Book::open_or_create(folder.path("a.db"));
    const Evening empty = store_empty(*a, common);
    evening = *empty.id;
    record_all(*a, empty, common);
    const Evening stored = *load_evening(*a, evening);
    CHECK(judge(stored.sessions.at(0)).standing.pot[Seat{3}] == points(2));
    first = *play_of<Commerce>(stored).entries.at(0).entry.stamp.id;
    REQUIRE(backup_book(*a, folder.path("b.db")).has_value());
    record_all(*a, stored, Seated{common.table, {won}});  // here the pot is won
    auto b = Book::open_to_write(folder.path("b.db"));
    REQUIRE(void_entry(*b, first, {"a slip"}).has_value());  // there it was half as large
    record_all(*b, stored, Seated{common.table, {abandoned}});
  }
  auto a = Book::open_to_write(folder.path("a.db"));
  auto b = Book::open_to_write(folder.path("b.db"));
  REQUIRE(merge_book(*a, folder.path("b.db")).has_value());
  REQUIRE(merge_book(*b, folder.path("a.db")).has_value());
  CHECK(contents(*a) == contents(*b));
  CHECK(sound(*a));
  CHECK(sound(*b));
  // Whichever of the two came first, won or abandoned: no point is lost and none is made.
  const JudgedSession judged = judge(load_evening(*a, evening)->sessions.at(0));
  CHECK(judged.entries.size() == 4);
  CHECK(judged.entries[0].voided);
  Points sum;
  for (const Seat seat : Seats{4}) sum += judged.standing.points[seat];
  CHECK(sum == Points{});
  const bool won_first = judged.entries[2].points[Seat{1}] > Points{};
  CHECK(judged.standing.pot[Seat{3}] == points(won_first ? 1 : 0));
  // The winner had 1 or 2 antes of each of the other three, and the banker's bonus.
  CHECK(judged.entries[won_first ? 2 : 3].points[Seat{1}] == points(won_first ? 7 : 10));
}

}  // namespace every_game_book_test
