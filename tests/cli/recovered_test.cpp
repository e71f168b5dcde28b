// What two tablets have recorded apart, in one book, of which a part is lost: what is recovered
// says the same, of the same people, in the same order, once.
#include <SQLiteCpp/SQLiteCpp.h>

#include <random>

#include "db/book/book.hpp"
#include "support/form.hpp"
#include "support/meeting.hpp"
#include "support/tablets.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace recovered_test {
namespace {

const std::string table = id_of(2, 10);

// Two tablets may have it from files that call one of the players otherwise.
std::string night(const std::string& anna) {
  const std::string names = "\"" + anna + R"(","Bo","Cai","Dea")";
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
         R"(","date":"2026-01-02","players":[)" + names + R"(],"people":{")" + anna + R"(":")" +
         id_of(5, 1) + R"("},"sessions":[{"id":")" + table +
         R"(","game":"ligeud","stake":"1","rules":{"double_final_round":true},"seats":[)" + names +
         R"(],"entries":[]}]})";
}
std::string nole(const std::string& declarer) {
  return R"({"type":"deal","contract":"nole","declarer":")" + declarer +
         R"(","tricks":1})"
         "\n";
}
const std::string note = R"({"type":"note","text":"water"})"
                         "\n";

struct Tablets {
  Tablet one, two, laptop;

  Tablets() {
    // By their names Anna is the first of the four, and Zeta the last.
    (void)one.import_text(night("Anna"));
    (void)two.import_text(night("Zeta"));
    record(one, nole("Bo") + nole("Anna") + note);
    record(two, note + note + note + note + R"({"type":"final-round"})" + "\n" + nole("Zeta"));
    for (const Tablet* tablet : {&one, &two}) {
      REQUIRE(tablet->ctl({"purse", "add", "Bo", "20", "--kind", "payment", "--date", "2026-01-02"})
                  .status == 0);
      REQUIRE(laptop.ctl({"merge", tablet->book}).status == 0);
    }
  }
  static void record(const Tablet& tablet, const std::string& entries) {
    REQUIRE(tablet.ctl({"record", table}, entries).status == 0);
  }
};

// The entries with what they pay, and the purse. Who is a guest's name may be another one's choice.
std::string told(const Tablet& tablet) {
  const Run entries = tablet.ctl({"entries", table}), money = tablet.ctl({"settle", id_of(1, 1)}),
            purse = tablet.ctl({"purse"}), proof = tablet.ctl({"verify"});
  CAPTURE(entries.err, money.err, proof.out);
  CHECK(proof.status == 0);
  return entries.out + money.out + purse.out;
}

// Everything that a row of the book holds, as it stands in the file.
std::vector<std::string> what_rows_hold(const std::string& path) {
  SQLite::Database file(path, SQLite::OPEN_READONLY);
  SQLite::Statement list(file,
                         "SELECT body FROM record UNION ALL SELECT hash FROM record"
                         " UNION ALL SELECT words FROM record WHERE words IS NOT NULL"
                         " UNION ALL SELECT text FROM words UNION ALL SELECT salt FROM words"
                         " UNION ALL SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL");
  std::vector<std::string> all;
  while (list.executeStep()) {
    const auto* bytes = static_cast<const char*>(list.getColumn(0).getBlob());
    all.emplace_back(bytes, static_cast<std::size_t>(list.getColumn(0).getBytes()));
  }
  return all;
}

// What can be saved of a tablet's book.
struct Saved : Tablet {
  Run run;
  explicit Saved(const Tablet& damaged) {
    book = folder.path("recovered.db");
    run = damaged.ctl({"recover", book});
  }
};

}  // namespace

TEST_CASE("a bit that has flipped, in a record or in the schema, is flipped back",
          "[cli][recover]") {
  const Tablets tablets;
  const std::string before = told(tablets.laptop), sound = read_bytes(tablets.laptop.book);
  std::mt19937 random(7);
  std::size_t turn = 0;
  for (const std::string& held : what_rows_hold(tablets.laptop.book)) {
    if (!is_due(turn++, {2, 5, 1})) continue;
    const std::size_t at = sound.find(held);
    REQUIRE(at != std::string::npos);
    const std::string bytes = with_flipped(sound, at * 8 + random() % (held.size() * 8));
    CAPTURE(held);
    Tablet damaged;
    damaged.book = damaged.folder.file("damaged.db", bytes);
    const Saved recovered(damaged);
    CHECK(contains(recovered.run.out, ", 0 could not be saved"));
    CHECK(told(recovered) == before);
  }
  // A table is found by the page that it begins with.
  for (const std::string table : {"origin", "place", "record"}) {
    CAPTURE(table);
    const std::int64_t page = number_in(
        tablets.laptop.book, "SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'");
    const std::int64_t size = number_in(tablets.laptop.book, "PRAGMA page_size");
    Tablet damaged;
    damaged.book = damaged.folder.file(
        "damaged.db", with_flipped(sound, static_cast<std::size_t>((page - 1) * size) * 8 + 1));
    const Saved recovered(damaged);
    CHECK(contains(recovered.run.out, ", 0 could not be saved"));
    CHECK(told(recovered) == before);
  }
}

TEST_CASE("what is recovered of two tablets' book says of the same people the same, in its order",
          "[cli][recover]") {
  // What a tablet's key comes to decides which is the first of two that wrote at one time.
  for (int round = 0; round < form({3, 1, 12}); ++round) {
    for (const char* damage :
         {"DELETE FROM log_end",  // nobody's signature is left
          "DELETE FROM log_end WHERE record = (SELECT min(record) FROM log_end)",
          "DELETE FROM log_end WHERE record = (SELECT max(record) FROM log_end)"}) {
      CAPTURE(round, damage);
      const Tablets tablets;
      const std::string before = told(tablets.laptop);
      tamper(tablets.laptop.book, damage);
      const Saved recovered(tablets.laptop);
      REQUIRE(recovered.run.status == 0);
      CHECK(told(recovered) == before);
      // The tablets' own books add nothing to it, and take nothing away.
      for (const Tablet* tablet : {&tablets.one, &tablets.two})
        REQUIRE(recovered.ctl({"merge", tablet->book}).status == 0);
      CHECK(told(recovered) == before);
    }
  }
}

TEST_CASE("a note that is lost leaves the deals where they stood", "[cli][recover]") {
  for (int round = 0; round < form({3, 1, 12}); ++round) {
    const Tablets tablets;
    const auto paid = [](const Tablet& tablet) {
      std::string points;
      const Json entries = under(tablet.answer({"entries", table}), "entries");
      for (const Json& one : *entries.as<Json::Array>())
        if (text_under(one, "type") != "note") points += to_line(under(one, "points")) + "\n";
      return points;
    };
    const std::string before = paid(tablets.laptop);
    REQUIRE(contains(before, "Bo"));
    tamper(tablets.laptop.book,
           "UPDATE record SET body = replace(body, 'note', 'n...') WHERE record ="
           " (SELECT max(record) FROM record WHERE body LIKE '%note%')");
    const Saved recovered(tablets.laptop);
    const Run& run = recovered.run;
    CHECK(contains(run.out, "1 could not be saved"));
    CHECK(paid(recovered) == before);
  }
}

TEST_CASE("names that are lost are told of, and a backup brings them back", "[cli][recover]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const std::string before = money_of(tablet, 1), backup = tablet.folder.path("backup.db");
  REQUIRE(tablet.ctl({"backup", backup}).status == 0);
  // Its end is not signed any longer: what is left is logged anew.
  tamper(tablet.book, "DELETE FROM words");
  tamper(tablet.book, "DELETE FROM log_end");
  const Saved recovered(tablet);
  const Run& run = recovered.run;
  CHECK(contains(run.out, "4 of them have lost names or texts"));
  CHECK(money_of(recovered, 1) != before);
  REQUIRE(recovered.ctl({"merge", backup}).status == 0);
  CHECK(money_of(recovered, 1) == before);
}

TEST_CASE("a session whose first header is lost is recovered by the log that went on",
          "[cli][recover]") {
  const Tablet tablet, other;
  (void)tablet.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  REQUIRE(other.ctl({"merge", tablet.book}).status == 0);
  REQUIRE(
      other.ctl({"record", id_of(2, 10)}, "{\"type\":\"deal\",\"trump\":\"S\",\"tricks\":[8,5]}\n")
          .status == 0);
  tamper(other.book,
         "UPDATE record SET body = replace(body, 'sitters', 'si...rs') WHERE record ="
         " (SELECT min(record) FROM record WHERE kind = 2)");
  const Saved recovered(other);
  REQUIRE(recovered.run.status == 0);
  CHECK(recovered.ctl({"verify"}).status == 0);
  CHECK(contains(money_of(recovered, 1), R"("Anna":"5.00")"));
  const Tablet empty;
  CHECK(empty.ctl({"merge", recovered.book}).status == 0);
  meet(recovered, tablet);
  CHECK(contains(money_of(recovered, 1), R"("Anna":"5.00")"));
}

TEST_CASE("a log whose end is not what was signed is logged anew", "[cli][recover]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const std::string before = money_of(tablet, 1);
  tamper(tablet.book, "UPDATE log_end SET signature = zeroblob(64)");
  const Saved recovered(tablet);
  REQUIRE(contains(recovered.run.out, ", 0 could not be saved"));
  CHECK(recovered.ctl({"verify"}).status == 0);
  CHECK(money_of(recovered, 1) == before);
}

TEST_CASE("what hangs below a lost evening is lost, and the rest of its writer's log is not",
          "[cli][recover]") {
  const Tablet tablet, other;
  const std::string deal = R"({"type":"deal","trump":"H","tricks":[9,4]})";
  (void)tablet.import_text(whist_night(1, {four}, deal));
  REQUIRE(other.ctl({"merge", tablet.book}).status == 0);
  REQUIRE(other.ctl({"record", id_of(2, 10)}, deal + "\n").status == 0);
  (void)other.import_text(whist_night(2, {four}, deal));
  const std::string before = money_of(other, 2);
  tamper(other.book,
         "UPDATE record SET hash = zeroblob(32) WHERE record ="
         " (SELECT min(record) FROM record WHERE kind = 1)");
  const Saved recovered(other);
  REQUIRE(recovered.run.status == 0);
  CHECK(recovered.ctl({"verify"}).status == 0);
  CHECK(size_under(recovered.answer({"evenings"}), "evenings") == 1);
  CHECK(money_of(recovered, 2) == before);
}

TEST_CASE("of a log of which nothing can be read all is told to be lost", "[cli][recover]") {
  const Tablet one, two;
  (void)one.import_text(night("Anna"));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  std::string notes;
  for (int i = 0; i < 200; ++i) notes += note;
  Tablets::record(two, notes);
  const std::string of_two = "origin = (SELECT origin FROM self)";
  const std::int64_t lost = number_in(two.book, "SELECT count(*) FROM record WHERE " + of_two);
  tamper(two.book, "UPDATE record SET hash = zeroblob(32) WHERE " + of_two);
  const Run run = two.ctl({"recover", two.folder.path("recovered.db")});
  CHECK(contains(run.out, ", " + std::to_string(lost) + " could not be saved"));
}

TEST_CASE("decisions that are logged anew follow each other as they did", "[cli][recover]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const Json entries = under(tablet.answer({"entries", id_of(2, 10)}), "entries");
  const std::string deal = text_under(entries.as<Json::Array>()->front(), "id");
  for (const char* decides : {"void", "restore", "void", "restore"})
    REQUIRE(tablet.ctl({decides, deal, "--why", "as it was"}).status == 0);
  const std::string before = money_of(tablet, 1);
  tamper(tablet.book, "DELETE FROM log_end");
  const Saved recovered(tablet);
  REQUIRE(recovered.run.status == 0);
  CHECK(money_of(recovered, 1) == before);
  CHECK(recovered.conflicts() == 0);
}

TEST_CASE("who has been forgotten is neither recovered nor missed", "[cli][recover]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {R"("Zebedee","Bo","Cai","Dea")"},
                                       R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const Json entries = under(tablet.answer({"entries", id_of(2, 10)}), "entries");
  const std::string deal = text_under(entries.as<Json::Array>()->front(), "id");
  REQUIRE(tablet.ctl({"void", deal, "--why", "Zebedee was out"}).status == 0);
  const std::string old = tablet.folder.file("old.db", "");
  std::filesystem::remove(old);
  REQUIRE(tablet.ctl({"backup", old}).status == 0);
  REQUIRE(tablet.ctl({"roster", "erase", "Zebedee", "Player 1"}).status == 0);
  for (const std::string& left :
       {std::string(), "ATTACH '" + old +
                           "' AS old; INSERT INTO words SELECT * FROM old.words WHERE record NOT IN"
                           " (SELECT record FROM main.words)"}) {
    CAPTURE(left);
    tamper(tablet.book, "DELETE FROM log_end; " + left);
    const Saved recovered(tablet);
    const Run& run = recovered.run;
    CHECK(run.status == 0);
    CHECK_FALSE(contains(run.out, "lost names or texts"));
    CHECK_FALSE(contains(read_bytes(recovered.book), "Zebedee"));
  }
}

TEST_CASE("a log whose last hash is flipped back is still the one that was signed",
          "[cli][recover]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const auto ends = heads(*Book::open_to_read(tablet.book));
  REQUIRE((ends && ends->size() == 1));
  const Hash& last = ends->front().hash;
  const std::string sound = read_bytes(tablet.book), hash(last.begin(), last.end());
  REQUIRE(contains(sound, hash));
  Tablet damaged;
  damaged.book = damaged.folder.file("damaged.db", with_flipped(sound, (sound.find(hash) + 3) * 8));
  const std::string recovered = damaged.folder.path("recovered.db");
  CHECK(contains(damaged.ctl({"recover", recovered}).out, ", 0 could not be saved"));
  CHECK(*contains_head(*Book::open_to_read(recovered), ends->front()));
}

TEST_CASE("that logs could not be kept in their order is said", "[cli][recover]") {
  for (const bool are_close : {true, false}) {
    const Tablet damaged;
    {
      Batch batch;  // of logs without an end
      for (int n = 1; n <= 2; ++n) {
        Book table_book = Book::in_memory();
        import_into(table_book, ligeud_evening(n, nine_made(n)));
        LogEnd log{{}, new_key().open, 0, {}, {}};
        log.origin.bytes[are_close ? 14 : 0] = n == 1 ? 0x0F : 0x10;
        log.origin.bytes[15] = n == 1 ? 0xFF : 0;
        batch.ends.push_back(log);
        Hash last{};
        for (Item& item : everything_of(table_book).items) {
          item.record.origin = log.origin;
          item.record.previous = last;
          last = item.record.hash = record_hash(item.record);
          batch.others.push_back({item.record, item.words});
        }
      }
      Book book = opened(damaged.book);
      REQUIRE(book.store().writing([&] { return book.store().append(batch).mark > 0; }) ==
              Store::Kept::yes);
    }
    const Saved recovered(damaged);
    CAPTURE(are_close, recovered.run.out, recovered.run.err);
    CHECK(recovered.run.status == 0);
    CHECK(contains(recovered.run.out, ", 0 could not be saved"));
    CHECK(contains(recovered.run.err, "may come in another order") == are_close);
  }
}

}  // namespace recovered_test
