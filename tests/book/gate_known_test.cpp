// What is sent may be about what is here, and about what is sent before it.
#include "support/forger.hpp"
#include "support/ours.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace gate_known_test {

using namespace kattegat::test::ours;

TEST_CASE("money is of whoever has come, or has a name, here or in what is sent", "[gate]") {
  for (const RecordKind kind : {RecordKind::player, RecordKind::name})
    for (const bool is_here : {false, true}) {
      CAPTURE(name_of(kind), is_here);
      Ours ours;
      Forger log;
      const Uuid eva = uuid_of(7, 60);
      log.write(
          raw(kind, eva, kind == RecordKind::name ? roster_id : evening, "{}", R"({"name":"Eva"})"),
          50);
      if (is_here) CHECK(given(ours.book, log.parcel()).records == 1);
      log.write(new_record(RecordKind::purse, uuid_of(6, 1), purse_id, owed(eva, 100)), 51);
      const Merged merged = given(ours.book, log.parcel());
      CAPTURE(reasons(merged));
      CHECK(merged.refused.empty());
      CHECK(ours.records_of(log.origin) == 2);
    }
}

TEST_CASE("a correction is decided about like an entry, here or in what is sent", "[gate]") {
  for (const bool is_here : {false, true}) {
    CAPTURE(is_here);
    Ours ours;
    Forger log;
    log.write(new_record(
                  RecordKind::correction, uuid_of(3, 60), session,
                  CorrectionContents{uuid_of(3, 1), {R"({"type":"misdeal"})", {}}, "", "slip", {}}),
              50);
    if (is_here) CHECK(given(ours.book, log.parcel()).records == 1);
    log.write(new_record(RecordKind::voided, uuid_of(6, 1), session,
                         DecisionContents{uuid_of(3, 60), "", "slip", {}}),
              51);
    const Merged merged = given(ours.book, log.parcel());
    CAPTURE(reasons(merged));
    CHECK(merged.refused.empty());
    CHECK(ours.records_of(log.origin) == 2);
  }
}

}  // namespace gate_known_test
