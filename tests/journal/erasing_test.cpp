// Who is forgotten, and with which words, as functions of records.
#include "kattegat/journal/erasing.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace erasing_test {

namespace {

using About = kattegat::Kind;

std::string note(int n, const std::string& says) {
  return R"({"id":")" + id_of(3, n) + R"(","type":"note","text":")" + says + "\"}";
}
Person person(const Club& club, const std::string& name) {
  for (Person& one : everybody_in(club))
    if (one.name == name) return std::move(one);
  FAIL("nobody is called " + name);
  return {};
}
Items all_of(const Night& night) {
  Items all = night.items.below;
  const Items& entries = night.items.sessions.at(night.session).below;
  all.insert(all.end(), entries.begin(), entries.end());
  return all;
}
People with(const std::vector<Draught>& roster) {
  return People(with_draughts({roster_id, {}, {}}, roster).below);
}

}  // namespace

TEST_CASE("texts that mention a name are found, and names by themselves are not texts",
          "[journal]") {
  const Night night(note(1, "Annas tur") + "," + note(2, "Bordet") + "," +
                    note(3, "for Bo, og bo") + "," + agreed(4, "5"));
  const auto mentioning = [&](const std::vector<std::string>& names) {
    std::string list;
    for (const Item& item : all_of(night))
      if (mentions_any(item, names)) list += to_string(item.record.id).back();
    return list;
  };
  CHECK(mentioning({"Anna"}) == "1");
  CHECK(mentioning({"Bo"}) == "3");
  CHECK(mentioning({"Anna", "Bo"}) == "13");
  CHECK(mentioning({"Klubben"}) == "1");  // the evening's place
  CHECK(mentioning({"Dea"}).empty());     // a player's record has a name, no text
  CHECK(mentioning({}).empty());
  std::string names;
  for (const Item& item : all_of(night)) names += name_said(item);
  CHECK(names == "AnnaBoCaiDeaElse");
}

TEST_CASE("an erasure names the person's ids and the texts, under a name that is free",
          "[journal]") {
  const Night night(note(1, "Anna pays"));
  const Club club{People({}), night.items.below};
  const Person anna = person(club, "Anna");
  const Items texts{night.items.sessions.at(night.session).below.at(0)};
  for (const std::string taken : {"Bo", "BO"}) {
    const auto refused = erasing(club, anna, taken, texts, uuid_of(4, 1));
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().text == text(Word::roster_name_taken, taken));
  }
  CHECK(erasing(club, anna, "Anna", texts, uuid_of(4, 1)).has_value());  // their own

  const auto erased = erasing(club, anna, "Nobody", texts, uuid_of(4, 1));
  REQUIRE(erased.has_value());
  const auto contents = said<ErasureContents>(*erased);
  CHECK(contents.people == anna.ids);
  CHECK(contents.records == std::vector{texts[0].record.hash});
  CHECK(contents.pseudonym == "Nobody");

  // What goes by it: the name, the text, and nothing of anybody else's.
  std::string gone;
  for (const Item& item : all_of(night))
    if (is_forgotten(item, with({*erased})))
      gone += std::string(name_of(item.record.kind)) + " " + to_string(item.record.id).back() + " ";
  CHECK(gone == "player 1 entry 1 ");
}

TEST_CASE("who is forgotten is found under the id that another book gave them", "[journal]") {
  // Two books have imported one file: the players have other ids, the evening and the game do not.
  const Night ours;
  Items headers = ours.items.below;
  const auto bring = [&](int group, const std::string& fourth) {
    std::int64_t number = 0;
    for (Item item : ours.items.below) {
      item.record.origin = uuid_of(9, group);
      item.record.number = ++number;
      if (auto player = read_as<PlayerContents>(item); player) {
        if (player->name == "Dea") player->name = fourth;
        const auto again =
            draught(About::player, uuid_of(group, static_cast<int>(number)), ours.evening, *player);
        item.record.id = again.id;
        item.record.body = again.body;
        item.words = again.words;
      }
      item.record.hash = record_hash(item.record);
      headers.push_back(std::move(item));
    }
  };
  std::int64_t number = 0;
  for (Item& item : headers) item.record.number = ++number;
  const auto erasure = [&](const std::string& name) {
    return draught(About::erasure, uuid_of(4, 1), roster_id,
                   ErasureContents{{Night::id_of_player(name)}, {}, "Nobody"});
  };
  const auto twins = [&](const std::string& name) {
    // The name itself has gone with its words.
    Items left = headers;
    for (Item& item : left)
      if (is_forgotten(item, with({erasure(name)}))) item.words.reset();
    return twins_of_forgotten(left, with({erasure(name)}));
  };
  CHECK(twins("Anna").empty());
  bring(8, "Dan");  // who has made another evening of it
  CHECK(twins("Anna").empty());
  bring(9, "Dea");
  CHECK(twins("Anna") == std::map<Uuid, std::string>{{uuid_of(9, 2), "Nobody"}});
  CHECK(twins("Bo") == std::map<Uuid, std::string>{{uuid_of(9, 3), "Nobody"}});
}

}  // namespace erasing_test
