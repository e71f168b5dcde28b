// Who is forgotten, and with which words, as functions of records.
#include "kattegat/journal/naming/erasing.hpp"

#include "kattegat/journal/merging/forgotten_twins.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace erasing_test {

namespace {

std::string note(int n, const std::string& says) {
  return R"({"id":")" + id_of(3, n) + R"(","type":"note","text":")" + says + "\"}";
}
Person person(const RecordsOfPeople& recorded, const std::string& name) {
  for (const Person& one : recorded.everybody)
    if (one.name == name) return one;
  FAIL("nobody is called " + name);
  return {};
}
Items all_of(const Night& night) {
  Items all = night.items.below;
  const Items& entries = night.items.sessions.at(night.session).below;
  all.insert(all.end(), entries.begin(), entries.end());
  return all;
}

// The same file as another book has imported it: the players have ids (8,1) to (8,5), or those
// behind `n`, the evening and its game have no others; and one of them is called otherwise.
Items renamed(Items items, const std::string& name, const std::string& otherwise, int n = 0) {
  for (Item& item : items) {
    auto player = read_as<PlayerContents>(item);
    if (!player) continue;
    if (player->name == name) player->name = otherwise;
    const NewRecord again =
        new_record(RecordKind::player, uuid_of(8, ++n), item.record.parent, *player);
    item.record.id = again.id;
    item.record.words = commitment(*again.words);
    item.words = again.words;
  }
  return items;
}
// The same in another evening.
Items moved(Items items, int evening) {
  for (Item& item : items) {
    Record& record = item.record;
    record.parent = uuid_of(1, evening);
    if (record.kind == RecordKind::evening) record.id = record.parent;
    if (record.kind == RecordKind::session) record.id = uuid_of(2, evening);
  }
  return items;
}
// As one log has them.
Items written_by(int origin, Items items) {
  std::int64_t number = 0;
  for (Item& item : items) {
    item.record.origin = uuid_of(9, origin);
    item.record.number = ++number;
    item.record.hash = record_hash(item.record);
  }
  return items;
}

}  // namespace

TEST_CASE("texts that mention a name are found, and names by themselves are not texts",
          "[journal]") {
  const Night night(note(1, "Annas tur") + "," + note(2, "Bordet") + "," +
                    note(3, "for Bo, og bo") + "," + agreed(4, "5"));
  const auto mentioning = [&](const std::vector<std::string>& names) {
    std::string list;
    for (const Item& item : all_of(night))
      if (mentions_any(item, Mentioned(names))) list += to_string(item.record.id).back();
    return list;
  };
  CHECK(mentioning({"Anna"}) == "1");
  CHECK(mentioning({"Bo"}) == "3");
  CHECK(mentioning({"Anna", "Bo"}) == "13");
  CHECK(mentioning({"Klubben"}) == "1");  // the evening's place
  CHECK(mentioning({"Dea"}).empty());     // a player's record has a name, no text
  CHECK(mentioning({}).empty());
  const NewRecord correction = new_record(
      RecordKind::correction, uuid_of(4, 1), night.session,
      CorrectionContents{uuid_of(3, 2), {R"({"type":"note"})", {{"text", "Cai gav"}}}, "", "", {}});
  Item corrected;
  corrected.record = record_of(correction);
  corrected.words = correction.words;
  CHECK(mentions_any(corrected, Mentioned({"Cai"})));
  CHECK_FALSE(mentions_any(corrected, Mentioned({"Dea"})));
  std::string names;
  for (const Item& item : all_of(night)) names += name_said(item);
  CHECK(names == "AnnaBoCaiDeaElse");
}

TEST_CASE("a decision that a file brings loses the name, and says that a text is gone",
          "[journal]") {
  const auto brought = [](RecordKind kind, const auto& contents) {
    NewRecord one = new_record(kind, uuid_of(4, 1), uuid_of(2, 1), contents);
    forget_words(one, Mentioned({"Anna"}));
    Item item;
    item.record = record_of(one);
    item.words = one.words;
    CHECK_FALSE(mentions_any(item, Mentioned({"Anna"})));
    const auto left = read_as<std::decay_t<decltype(contents)>>(item);
    REQUIRE(left.has_value());
    return *left;
  };
  const DecisionContents voided{uuid_of(3, 1), "", "Anna forgot", {}};
  CHECK(brought(RecordKind::voided, voided).why == "…");
  const CorrectionContents corrected{
      uuid_of(3, 1), {R"({"type":"note"})", {{"text", "Anna gav"}}}, "", "Bo saw it", {}};
  CHECK(brought(RecordKind::correction, corrected).why == "…");
  CHECK(brought(RecordKind::correction, corrected).as.texts.empty());
}

TEST_CASE("an erasure names the person's ids and the texts, under a name that is free",
          "[journal]") {
  const Night night(note(1, "Anna pays"));
  const RecordsOfPeople recorded{Roster({}), night.items.below};
  const Person anna = person(recorded, "Anna");
  const Items texts{night.items.sessions.at(night.session).below.at(0)};
  for (const std::string taken : {"Bo", "BO"}) {
    const auto refused = erasing(recorded, anna, taken, texts, random_uuid);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().text == text(Word::roster_name_taken, taken));
  }
  const std::string no_name = " Nobody";
  const auto nameless = erasing(recorded, anna, no_name, texts, random_uuid);
  REQUIRE_FALSE(nameless.has_value());
  CHECK(nameless.error().text == text(Word::roster_no_name, no_name));
  // It stands in the record for good: it cannot be what is to be forgotten.
  for (const std::string same : {"Anna", "anna", "Anna (gone)", "Annas ven", "\u0410nna"}) {
    const auto refused = erasing(recorded, anna, same, texts, random_uuid);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().text == text(Word::roster_tells_name, same));
  }

  const auto erased = erasing(recorded, anna, "Nobody", texts, random_uuid);
  REQUIRE(erased.has_value());
  REQUIRE(erased->size() == 1);
  const auto contents = said<ErasureContents>(erased->front());
  CHECK(contents.people == anna.ids);
  CHECK(contents.records == std::vector{texts[0].record.hash});
  CHECK(contents.pseudonym == "Nobody");
  // Under the same pseudonym once more, as when another tablet has brought new texts.
  const RecordsOfPeople after{roster_by(*erased), night.items.below};
  CHECK(erasing(after, person(after, "Nobody"), "Nobody", texts, random_uuid).has_value());
  // And the next one is nobody, too: that is no name which this would tell.
  CHECK(erasing(after, person(after, "Bo"), "Nobody 2", {}, random_uuid).has_value());

  // What goes by it: the name, the text, and nothing of anybody else's.
  std::string gone;
  for (const Item& item : all_of(night))
    if (are_words_forgotten(item, roster_by(*erased)))
      gone += std::string(name_of(item.record.kind)) + " " + to_string(item.record.id).back() + " ";
  CHECK(gone == "player 1 entry 1 ");
}

TEST_CASE("who is forgotten is found under the id that another book gave them", "[journal]") {
  const Night ours;
  const auto twins = [&](const std::string& name, const Items& theirs) {
    const NewRecord erasure =
        new_record(RecordKind::erasure, uuid_of(4, 1), roster_id,
                   ErasureContents{{Night::id_of_player(name)}, {}, "Nobody"});
    Items headers = written_by(0, ours.items.below);
    for (Item& item : headers)  // the name itself has gone with its words
      if (are_words_forgotten(item, roster_by({erasure}))) item.words.reset();
    headers.insert(headers.end(), theirs.begin(), theirs.end());
    return twins_of_forgotten(headers, roster_by({erasure}));
  };
  using Twins = std::map<Uuid, std::set<Uuid>>;
  const auto twin_of = [](const std::string& name, int player) {
    return Twins{{Night::id_of_player(name), {uuid_of(8, player)}}};
  };
  CHECK(twins("Anna", {}).empty());
  const Items same = written_by(1, renamed(ours.items.below, "Dea", "Dea"));
  CHECK(twins("Anna", same) == twin_of("Anna", 1));
  CHECK(twins("Dea", same) == twin_of("Dea", 4));
  {  // who is written down in another evening, too, to which that one was joined
    const Item bo = *std::find_if(same.begin(), same.end(), [](const Item& item) {
      return item.record.kind == RecordKind::player && item.record.id == uuid_of(8, 2);
    });
    Items also_elsewhere = same;
    also_elsewhere.push_back(bo);
    also_elsewhere.back().record.parent = uuid_of(1, 77);
    also_elsewhere.back().record.number = 1000;
    CHECK(twins("Anna", also_elsewhere) == twin_of("Anna", 1));
  }
  // Other people came: only whoever is forgotten may have been called otherwise.
  const Items other = written_by(1, renamed(ours.items.below, "Dea", "Dan"));
  CHECK(twins("Anna", other).empty());
  CHECK(twins("Dea", other) == twin_of("Dea", 4));
  // However many tablets have taken the evening from its file, each for itself.
  Items of_all;
  std::set<Uuid> annas;
  for (int book = 1; book <= 40; ++book) {
    const Items theirs = written_by(book, renamed(ours.items.below, "Dea", "Dea", 5 * book));
    of_all.insert(of_all.end(), theirs.begin(), theirs.end());
    annas.insert(uuid_of(8, 5 * book + 1));
  }
  CHECK(twins("Anna", of_all) == Twins{{Night::id_of_player("Anna"), annas}});
}

TEST_CASE("evenings that many have made up do not hide who is forgotten in one of a few books",
          "[journal]") {
  constexpr int evenings = 6, books = 255, quiet = 99;
  const Night night;
  ErasureContents annas{{}, {}, "X"}, deas{{}, {}, "Nobody"};
  int players = 0;
  // With players of its own, of whom the nth is one of those that are forgotten.
  const auto evening_of = [&](int evening, int nth, ErasureContents& forgotten) {
    forgotten.people.push_back(uuid_of(8, players + nth));
    Items items = moved(renamed(night.items.below, "Dea", "Dea", players), evening);
    players += 5;
    return items;
  };
  const auto add = [](Items& to, const Items& more) {
    to.insert(to.end(), more.begin(), more.end());
  };
  Items ours, headers;
  for (int evening = 1; evening <= evenings; ++evening) add(ours, evening_of(evening, 1, annas));
  add(ours, evening_of(quiet, 1, annas));
  std::vector<NewRecord> roster = new_erasures(annas, random_uuid);
  const Roster without_annas = roster_by(roster);
  for (Item& item : ours)
    if (are_words_forgotten(item, without_annas)) item.words.reset();
  add(headers, written_by(0, ours));
  for (int book = 1; book <= books; ++book) {
    Items theirs;
    for (int evening = 1; evening <= evenings; ++evening) add(theirs, evening_of(evening, 4, deas));
    add(headers, written_by(book, theirs));
  }
  const Uuid quiet_anna = uuid_of(8, players + 1);
  add(headers, written_by(books + 1, evening_of(quiet, 4, deas)));
  for (NewRecord& one : new_erasures(deas, random_uuid)) roster.push_back(std::move(one));
  const Roster gone = roster_by(roster);
  const auto twins =
      twins_of_forgotten(headers, gone).at(*gone.forgotten().as_whom(annas.people.front()));
  CHECK(twins.count(quiet_anna) == 1);
  CHECK(twins.size() < evenings * books);
}

TEST_CASE("an erasure of more than a record holds is several, of one person", "[journal]") {
  ErasureContents erasure{{}, {}, "Nobody"};
  for (int i = 0; i < 12'000; ++i) erasure.people.push_back(uuid_of(7, i));
  for (int i = 0; i < 10'001; ++i) {
    Hash hash{};
    hash[0] = static_cast<std::uint8_t>(i % 256);
    hash[1] = static_cast<std::uint8_t>(i / 256);
    erasure.records.push_back(hash);
  }
  const std::vector<NewRecord> new_records = new_erasures(erasure, random_uuid);
  CHECK(new_records.size() == 3);
  const Roster roster = roster_by(new_records);
  for (const Uuid& person : erasure.people) {
    REQUIRE(roster.forgotten().as_whom(person) == erasure.people.front());
    REQUIRE(roster.forgotten().pseudonym(person) == "Nobody");
  }
  CHECK(roster.forgotten().records().size() == erasure.records.size());
}

TEST_CASE("who is forgotten is known by their ids, and not by what they are called", "[journal]") {
  const auto erased = [](int n, std::vector<int> ids, const std::string& pseudonym) {
    ErasureContents erasure{{}, {}, pseudonym};
    for (const int id : ids) erasure.people.push_back(uuid_of(7, id));
    return new_record(RecordKind::erasure, uuid_of(4, n), roster_id, erasure);
  };
  // The same pseudonym for two; and one person whom two tablets have forgotten, as they knew them.
  const Roster roster =
      roster_by({erased(1, {3, 4}, "Nobody"), erased(2, {5}, "Nobody"), erased(3, {9, 8}, "X"),
                 erased(4, {8, 7}, "Y"), erased(5, {}, "Z")});
  const auto who = [&](int id) { return roster.forgotten().as_whom(uuid_of(7, id)); };
  CHECK(who(3) == uuid_of(7, 3));
  CHECK(who(4) == uuid_of(7, 3));
  CHECK(who(5) == uuid_of(7, 5));
  CHECK_FALSE(who(6).has_value());
  for (const int id : {7, 8, 9}) {
    CHECK(who(id) == uuid_of(7, 7));
    CHECK(roster.forgotten().pseudonym(uuid_of(7, id)) == "Y");
  }
}

}  // namespace erasing_test
