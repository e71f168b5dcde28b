// Which sessions have headers that two books have written apart.
#include "kattegat/journal/sessions/sessions_begun_apart.hpp"

#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace sessions_begun_apart_test {

namespace {

const Uuid evening = uuid_of(1, 1), other_evening = uuid_of(1, 2);

// A session below that evening, of three with those numbers.
Item header(int session, const Uuid& below, const std::vector<int>& people,
            const Follows& follows = {}) {
  SessionContents contents;
  contents.keys = SessionKeys({{"game", "rodskagg"}, {"seats", Json::Array()}});
  for (const int person : people) contents.sitters.push_back(uuid_of(7, person));
  contents.order = {0, 1, 2};
  contents.follows = follows;
  Item item =
      as_if_stored(new_record(RecordKind::session, uuid_of(2, session), below, contents), 0, 1);
  item.record.hash = record_hash(item.record);
  return item;
}
using Apart = std::map<Uuid, std::set<Uuid>>;

}  // namespace

TEST_CASE("a session is begun apart by two headers, or by one of other people", "[journal]") {
  const Item first = header(1, evening, {1, 2, 3});
  const Follows seen{first.record.hash};
  CHECK(sessions_begun_apart({}).empty());
  CHECK(sessions_begun_apart({first, header(2, evening, {1, 2, 3})}).empty());  // two sessions
  CHECK(sessions_begun_apart({first, header(1, evening, {1, 2, 3}, seen)}).empty());
  CHECK(sessions_begun_apart({first, header(1, evening, {1, 2, 3})}) ==
        Apart{{uuid_of(2, 1), {evening}}});
  CHECK(sessions_begun_apart({first, header(1, other_evening, {2, 1, 3}, seen)}) ==
        Apart{{uuid_of(2, 1), {evening, other_evening}}});
  CHECK(sessions_begun_apart(
            {header(1, other_evening, {1, 2, 4}), first, header(2, evening, {5, 6, 7})}) ==
        Apart{{uuid_of(2, 1), {evening, other_evening}}});
}

}  // namespace sessions_begun_apart_test
