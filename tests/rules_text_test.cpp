// The rules texts that the app shows: every rule id has its section in every language, the
// languages have one shape, and what hangs on a house rule names one that exists.
#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <regex>
#include <set>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/referee/dummy.hpp"
#include "support/letters.hpp"
#include "support/own_sources.hpp"
#include "support/paths.hpp"
#include "ui/app/rules_text.hpp"

using namespace kattegat;

namespace rules_text_test {
namespace {

// By their codes.
const std::vector<std::string> languages = [] {
  std::vector<std::string> codes;
  for (const Language language : kattegat::languages) codes.emplace_back(code(language));
  return codes;
}();
const std::string common = "common";

std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t to; (to = text.find(separator, from)) != text.npos; from = to + separator.size())
    parts.push_back(text.substr(from, to - from));
  parts.push_back(text.substr(from));
  return parts;
}

std::size_t count(const std::vector<std::string>& list, const std::string& item) {
  return static_cast<std::size_t>(std::count(list.begin(), list.end(), item));
}

// ---- What the files must know: house rules and rule ids -----------------------------------------

struct Knob {
  std::function<bool(const std::string&)> allows;
  std::vector<std::string> values;        // that the text must tell apart
  std::vector<std::string> placeholders;  // or fill in
};
using Knobs = std::map<std::string, Knob>;

struct KnobReader {
  Knobs& knobs;

  void operator()(const HouseRule& rule, bool&) { add(rule, {"false", "true"}); }
  template <class E>
  requires std::is_enum_v<E>
  void operator()(const HouseRule& rule, E&) {
    static constexpr auto list = names(E{});
    add(rule, {list.begin(), list.end()});
  }
  void operator()(const HouseRule& rule, int&, const Whole& whole) {
    std::vector<std::string> values;
    if (!whole.between)
      for (const int value : whole.values) values.push_back(std::to_string(value));
    add(rule, values);
    Knob& knob = knobs[std::string(rule.key)];
    knob.placeholders = {std::string(rule.key)};
    knob.allows = [whole](const std::string& value) {
      static const std::regex number("0|[1-9][0-9]{0,8}");
      return std::regex_match(value, number) && whole.has(std::stoll(value));
    };
  }
  template <class E, std::size_t N>
  void operator()(const HouseRule& rule, AnyOf<E, N>& known) {
    each_that_can_be_known(known, [&](E, std::string_view name) {
      knobs[std::string(rule.key) + "." + std::string(name)] = {
          [](const std::string& value) { return value == "true" || value == "false"; },
          {"true"},
          {}};
    });
  }
  template <class Contract, std::size_t N>
  void operator()(const HouseRule& rule, Tariff<Contract, N>&) {
    Knob& knob = knobs[std::string(rule.key)];
    knob.allows = [](const std::string&) { return false; };
    for (const auto name : names(Contract{}))
      knob.placeholders.push_back(std::string(rule.key) + "." + std::string(name));
  }

 private:
  void add(const HouseRule& rule, const std::vector<std::string>& values) {
    knobs[std::string(rule.key)] = {
        [values](const std::string& value) { return count(values, value) == 1; }, values, {}};
  }
};

struct Subject {  // one file a language
  Knobs knobs;
  std::set<std::string> ids;
};

std::set<std::string> rule_ids() {
  std::set<std::string> ids;
  for (const Word each : {
#define KATTEGAT_WORD(id, rule, places) Word::id,
#include "kattegat/words/words.def"
#undef KATTEGAT_WORD
       })
    if (!rule_id(each).empty()) ids.insert(std::string(rule_id(each)));
  return ids;
}

// The games with the rules of an area that is no game's own: their rooms say its words, or include
// the header that does.
std::vector<std::string> who_says(const std::string& area) {
  namespace own = test::own_sources;
  const std::regex said("Word::" + area + "_|\"kattegat/games/" + area + "\\.hpp\"");
  std::vector<std::string> games;
  for_each_game([&]<class G>() {
    const std::string room = std::regex_replace(std::string(G::id), std::regex("-"), "_");
    const auto files = own::sources("include src");
    if (std::any_of(files.begin(), files.end(), [&](const std::string& file) {
          return own::room_of(file) == room && !own::is_table_of_sentences(file) &&
                 std::regex_search(own::text_of(file), said);
        }))
      games.emplace_back(G::id);
  });
  return games;
}

std::map<std::string, Subject> subjects() {
  static const std::map<std::string, std::vector<std::string>> of_several{
      {"whist", who_says("whist")}, {"auction", who_says("auction")}};
  std::map<std::string, Subject> all{{common, {}}};
  for_each_game([&]<class G>() {
    const std::string game(G::id);
    typename G::House house;
    G::house_rules(house, KnobReader{all[game].knobs});
    all[game].ids.insert(game + ".score");
  });
  for (std::size_t law = 0; law < names(Law{}).size(); ++law)
    all["dummy"].ids.insert(rule_id(static_cast<Law>(law)));
  for (const std::string& id : rule_ids()) {
    const std::string area = id.substr(0, id.find('.'));
    if (all.count(area) > 0)
      all[area].ids.insert(id);
    else if (area == "esmakker")
      all["esmakker-whist"].ids.insert(id);
    else if (of_several.count(area) > 0)
      for (const std::string& game : of_several.at(area)) all[game].ids.insert(id);
    else
      all[common].ids.insert(id);
  }
  return all;
}

// ---- Reading a file -----------------------------------------------------------------------------

enum class Kind { paragraph, item, row };

struct Block {
  Kind kind;
  std::vector<std::string> conditions;  // key=value
  std::string text;
};
struct Section {
  std::string heading;
  std::vector<std::string> ids;
  std::vector<Block> blocks;
};

// A line that does not fit the format is a failed check.
std::vector<Section> sections(const std::string& language, const std::string& subject) {
  const std::string path =
      std::string(test::source_path) + "/assets/rules/" + language + "/" + subject + ".md";
  CAPTURE(path);
  std::ifstream file(path);
  REQUIRE(file);
  std::string line;
  std::getline(file, line);
  CHECK(std::regex_match(line, std::regex("# [^#{}|]+")));

  static const std::regex heading(R"(## ([^#{}|]+?)(?: \{#([a-z0-9. -]+)\})?)");
  static const std::regex conditional(R"(\[([^\[\]]+)\] (.+))");
  std::vector<Section> list;
  bool fresh = true;  // a new block may begin
  bool in_paragraph = false;
  while (std::getline(file, line)) {
    CAPTURE(line);
    std::smatch match;
    if (line.empty()) {
      fresh = true;
      in_paragraph = false;
    } else if (std::regex_match(line, match, heading)) {
      list.push_back({match[1], {}, {}});
      if (match[2].matched) list.back().ids = split(match[2], " ");
      in_paragraph = false;
      fresh = true;
    } else {
      REQUIRE_FALSE(list.empty());
      CHECK(line.front() != ' ');
      CHECK(line.back() != ' ');
      Block block{Kind::paragraph, {}, line};
      if (std::regex_match(line, match, conditional)) {
        block.conditions = split(match[1], ", ");
        block.text = match[2].str();
      }
      if (block.text.rfind("- ", 0) == 0) block.kind = Kind::item;
      if (block.text.rfind("| ", 0) == 0) block.kind = Kind::row;
      if (block.kind != Kind::paragraph) {
        CHECK_FALSE(in_paragraph);
        block.text.erase(0, 2);
        list.back().blocks.push_back(block);
        fresh = false;
      } else if (in_paragraph) {
        CHECK(block.conditions.empty());
        list.back().blocks.back().text += " " + line;
      } else {
        CHECK(fresh);
        list.back().blocks.push_back(block);
        in_paragraph = true;
      }
    }
  }
  return list;
}

std::vector<std::string> placeholders(const std::string& text) {
  static const std::regex place(R"(\{([^{}]*)\})");
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), place), end; it != end; ++it)
    found.push_back((*it)[1]);
  return found;
}

void for_each_text(const std::function<void(const Subject&, const std::vector<Section>&)>& check) {
  for (const auto& [name, subject] : subjects())
    for (const std::string& language : languages) {
      CAPTURE(language, name);
      check(subject, sections(language, name));
    }
}

// What must be the same in every language.
std::string shape(const std::vector<Section>& text) {
  std::ostringstream out;
  for (const Section& section : text) {
    out << "##";
    for (const std::string& id : section.ids) out << " " << id;
    out << "\n";
    for (const Block& block : section.blocks) {
      for (const std::string& condition : block.conditions) out << "[" << condition << "]";
      if (block.kind == Kind::paragraph) out << "paragraph";
      if (block.kind == Kind::item) out << "item";
      if (block.kind == Kind::row) out << "row of " << split(block.text, " | ").size();
      auto places = placeholders(block.text);
      std::sort(places.begin(), places.end());
      for (const std::string& place : places) out << " {" << place << "}";
      out << "\n";
    }
  }
  return out.str();
}

}  // namespace

TEST_CASE("every rule has its section in every language, and no section has another",
          "[rules-text]") {
  for_each_text([](const Subject& subject, const std::vector<Section>& text) {
    std::vector<std::string> found;
    for (const Section& section : text)
      found.insert(found.end(), section.ids.begin(), section.ids.end());
    for (const std::string& id : subject.ids) {
      CAPTURE(id);
      CHECK(count(found, id) == 1);
    }
    for (const std::string& id : found) {
      CAPTURE(id);
      CHECK(subject.ids.count(id) == 1);
    }
  });
}

TEST_CASE("the auction's rules stand in one section of a game", "[rules-text]") {
  for_each_text([](const Subject&, const std::vector<Section>& text) {
    const auto of_the_auction = [](const Section& section) {
      return std::any_of(section.ids.begin(), section.ids.end(),
                         [](const std::string& id) { return id.rfind("auction.", 0) == 0; });
    };
    CHECK(std::count_if(text.begin(), text.end(), of_the_auction) <= 1);
  });
}

TEST_CASE("a rules text has the same sections, conditions and tables in every language",
          "[rules-text]") {
  for (const auto& [name, subject] : subjects()) {
    CAPTURE(name);
    const std::string english = shape(sections("en", name));
    for (const std::string& language : languages) {
      CAPTURE(language);
      CHECK(shape(sections(language, name)) == english);
    }
  }
}

TEST_CASE("a section says something to every house", "[rules-text]") {
  for_each_text([](const Subject&, const std::vector<Section>& text) {
    for (const Section& section : text) {
      CAPTURE(section.heading);
      CHECK(std::any_of(section.blocks.begin(), section.blocks.end(),
                        [](const Block& block) { return block.conditions.empty(); }));
      for (const Block& block : section.blocks)
        if (block.kind == Kind::row) {
          CAPTURE(block.text);
          const auto cells = split(block.text, " | ");
          CHECK(cells.size() <= 4);
          for (const std::string& cell : cells) {
            CHECK_FALSE(cell.empty());
            CHECK(cell.find('|') == cell.npos);
          }
        }
    }
  });
}

TEST_CASE("conditions and places name house rules of their game, and leave none out",
          "[rules-text]") {
  for_each_text([](const Subject& subject, const std::vector<Section>& text) {
    std::map<std::string, std::set<std::string>> told_apart;
    std::set<std::string> filled_in, known_places;
    for (const auto& [key, knob] : subject.knobs)
      known_places.insert(knob.placeholders.begin(), knob.placeholders.end());
    for (const Section& section : text)
      for (const Block& block : section.blocks) {
        CAPTURE(block.text);
        for (const std::string& condition : block.conditions) {
          CAPTURE(condition);
          const auto parts = split(condition, "=");
          REQUIRE(parts.size() == 2);
          REQUIRE(subject.knobs.count(parts[0]) == 1);
          CHECK(subject.knobs.at(parts[0]).allows(parts[1]));
          told_apart[parts[0]].insert(parts[1]);
        }
        for (const std::string& place : placeholders(block.text)) {
          CAPTURE(place);
          CHECK(known_places.count(place) == 1);
          filled_in.insert(place);
        }
      }
    for (const auto& [key, knob] : subject.knobs) {
      CAPTURE(key);
      const bool all_places =
          !knob.placeholders.empty() &&
          std::all_of(knob.placeholders.begin(), knob.placeholders.end(),
                      [&](const std::string& place) { return filled_in.count(place) == 1; });
      const bool all_values = !knob.values.empty() &&
                              std::all_of(knob.values.begin(), knob.values.end(),
                                          [&, &apart = told_apart[key]](const std::string& value) {
                                            return apart.count(value) == 1;
                                          });
      CHECK((all_places || all_values));
    }
  });
}

TEST_CASE("what another house plays is left out to the end of its paragraph", "[rules-text]") {
  std::vector<std::string> shown;
  for (const ui::RulesBlock& block :
       ui::parse_rules("## Jokers\n[led=wins] It wins,\neven against trump.\n\n"
                       "[led=trumped, sum=10] It may be\ntrumped.\n\n"
                       "[led=trumped, sum=11] Not here,\nnot with eleven.\n\n"
                       "[led=wins] - one\n- two\n",
                       {{"led", "trumped"}, {"sum", "10"}}, Language::english))
    shown.push_back(block.text);
  CHECK(shown == std::vector<std::string>{"Jokers", "It may be trumped.", "two"});
}

TEST_CASE("figures of a house stand in the rules as the language writes them", "[rules-text]") {
  for (const auto& [language, written] :
       {std::pair(Language::english, "0.5"), std::pair(Language::danish, "0,5"),
        std::pair(Language::swedish, "0,5"), std::pair(Language::norwegian, "0,5")}) {
    const auto blocks = ui::parse_rules(
        "| Nolo | {tariff.nolo}\n"
        "\n[tariff.nolo=0.5] {tariff.nolo} by {rule}\n",
        {{"tariff.nolo", "0.5"}, {"rule", "no.{rule}"}}, language);  // filled in once
    REQUIRE(blocks.size() == 2);
    CHECK(blocks.front().cells.back() == written);
    CHECK(blocks.back().text == std::string(written) + " by no.{rule}");
  }
}

TEST_CASE("rules texts keep to the characters that the app can show and the parser knows",
          "[rules-text]") {
  static const std::regex placeholder(R"(\{[a-z_.]+\})");
  static const std::vector<char32_t> beyond_ascii =
      code_points("éü♠♥♦♣½¼⅛−–×·…„“”«»’°→" + test::letters_of_all_languages());
  for_each_text([](const Subject&, const std::vector<Section>& text) {
    for (const Section& section : text) {
      std::string all = section.heading;
      for (const Block& block : section.blocks) {
        CAPTURE(block.text);
        CHECK(std::regex_replace(block.text, placeholder, "").find_first_of("*_`<>[]{}#\\\"'") ==
              std::string::npos);
        if (block.kind != Kind::row) CHECK(block.text.find('|') == std::string::npos);
        all += block.text;
      }
      REQUIRE(is_utf8(all));
      CAPTURE(section.heading);
      std::set<char32_t> unknown;
      for (const char32_t c : code_points(all)) {
        const bool ascii = c >= U' ' && c <= U'~';
        const bool known =
            ascii || std::find(beyond_ascii.begin(), beyond_ascii.end(), c) != beyond_ascii.end();
        if (!known) unknown.insert(c);
      }
      CHECK(unknown == std::set<char32_t>{});
    }
  });
}

namespace {
// Everything that a file says, without its line breaks.
std::string whole(const std::string& language, const std::string& subject) {
  std::string all;
  for (const Section& section : sections(language, subject))
    for (const Block& block : section.blocks) all += block.text + "\n";
  return all;
}

// What stands in brackets most often in the texts of a language.
std::string most_told_aside(const std::string& language) {
  static const std::regex aside("\\([^()\n]+\\)");
  std::map<std::string, int> times;
  for_each_game([&]<class G>() {
    const std::string text = whole(language, std::string(G::id));
    const std::sregex_iterator none;
    for (std::sregex_iterator it(text.begin(), text.end(), aside); it != none; ++it)
      ++times[it->str()];
  });
  const auto most = std::max_element(
      times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  REQUIRE(most != times.end());
  return most->first;
}
}  // namespace

TEST_CASE("what is ours and not the source's is marked, as often in every language",
          "[rules-text]") {
  std::map<std::string, std::string> mark;
  for (const std::string& language : languages) mark[language] = most_told_aside(language);
  const auto marked = [&](const std::string& language, const std::string& game) {
    return split(whole(language, game), mark[language]).size() - 1;
  };
  CHECK(mark["en"] == "(our choice)");
  std::size_t all = 0;
  for_each_game([&]<class G>() {
    const std::string game(G::id);
    const std::size_t english = marked("en", game);
    CHECK((english == 0 || english > 5));
    all += english;
    for (const std::string& language : languages) {
      CAPTURE(game, language, mark[language]);
      CHECK(marked(language, game) == english);
    }
  });
  CHECK(all > 60);
}

TEST_CASE("the texts say what the sources say", "[rules-text]") {
  struct Row {
    std::string game;
    std::vector<std::string> says;  // language by language, in those that were here first
  };
  const std::vector<Row> rows{
      {"rodskagg", {"Knack för noll", "Knack för noll", "Knack för noll", "Knack för noll"}},
      {"rodskagg", {"the sixth trick", "det sjette stik", "sjätte sticket", "det sjette stikket"}},
      {"ligeud", {"southernmost", "sydligste", "sydligaste", "sørligste"}},
      {"ligeud", {"ace normally falls", "falder normalt", "läggs normalt", "faller vanligvis"}},
      {"ligeud",
       {"(the source’s suggestion)", "(kildens forslag)", "(källans förslag)",
        "(kildens forslag)"}},
      {"english-whist", {"the book (bogen", "er bogen", "är boken (bogen", "er boken (bogen"}},
      {"danish-whist",
       {"Only the declarer’s own tricks", "Kun spilførerens egne", "Bara spelförarens egna",
        "Bare spilleførerens egne"}},
  };
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.says.size(); ++i) {
      CAPTURE(row.game, languages[i], row.says[i]);
      CHECK(whole(languages[i], row.game).find(row.says[i]) != std::string::npos);
    }
}

TEST_CASE("the contracts of ligeud stand in the text by name and in order", "[rules-text]") {
  for (const Language language : kattegat::languages) {
    CAPTURE(code(language));
    std::vector<std::string> told, real;
    for (const Section& section : sections(std::string(code(language)), "ligeud"))
      for (const Block& block : section.blocks)
        if (block.kind == Kind::row) told.push_back(split(block.text, " | ")[0]);
    for (const Word each : words(Ligeud::Contract{})) real.push_back(say(each, language));
    told.erase(told.begin());  // the head of the table
    real.erase(real.begin());  // passed
    CHECK(told == real);
  }
}

namespace {

bool has(const Block& block, const std::string& condition) {
  return count(block.conditions, condition) == 1;
}

// "9+" is 9-vip and so on, without kvarte, which has places of its own; "ren bordlægger" is
// ren-bordlaegger.
std::vector<std::string> bids_of(std::string step) {
  step = std::regex_replace(step, std::regex("æ"), "ae");
  step = std::regex_replace(step, std::regex(" "), "-");
  if (step.back() != '+') return {step};
  std::vector<std::string> all;
  for (const char* attachment : {"-vip", "-halve", "-staerke", "-sans", "-gode"})
    all.push_back(step.substr(0, step.size() - 1) + attachment);
  return all;
}

std::vector<std::string> bids_in(const Block& ladder) {
  std::vector<std::string> all;
  for (const std::string& step : split(ladder.text.substr(0, ladder.text.find('.')), " → "))
    for (const std::string& bid : bids_of(step)) all.push_back(bid);
  return all;
}

// Low to high.
void check_rises(const std::vector<std::string>& bids, const EsmakkerWhist::House& house) {
  std::optional<int> before;
  for (const std::string& bid : bids) {
    CAPTURE(bid);
    const auto parsed = parse_esmakker_bid(bid);
    REQUIRE(parsed.has_value());
    const auto rank = esmakker_rank(*parsed, house);
    REQUIRE(rank.has_value());
    CHECK(rank > before);
    before = rank;
  }
}

}  // namespace

TEST_CASE("the ladders of esmakker whist stand in the text as they are played", "[rules-text]") {
  using Ladder = EsmakkerWhist::Ladder;
  int found = 0;
  for (const std::string& language : languages)
    for (const Section& section : sections(language, "esmakker-whist")) {
      if (count(section.ids, "esmakker-whist.ladder") == 0) continue;
      for (const Block& block : section.blocks)
        for (std::size_t i = 0; i < names(Ladder{}).size(); ++i) {
          const std::string ladder(names(Ladder{})[i]);
          if (!has(block, "ladder=" + ladder)) continue;
          CAPTURE(language, ladder, block.text);
          ++found;
          const bool has_kvarte = has(block, "attachments.kvarte=true");
          CHECK(has_kvarte != has(block, "attachments.kvarte=false"));
          EsmakkerWhist::House house;
          house.ladder = static_cast<Ladder>(i);
          house.attachments.set(EsmakkerWhist::Attachment::kvarte, has_kvarte);
          const auto bids = bids_in(block);
          check_rises(bids, house);
          // Seven levels without attachment or with one of five, those with kvarte, and the nolos:
          // all but the one with snak, and on the ladder with kvarte the plain bordlægger.
          const std::size_t kvartes = has_kvarte ? 7 : 0;
          const std::size_t nolos = house.ladder == Ladder::kvarte ? 4 : 5;
          CHECK(bids.size() == 7 * 6 + kvartes + nolos);
        }
    }
  // Three ladders, with kvarte and without.
  CHECK(found == 3 * 2 * static_cast<int>(languages.size()));
}

// The order among the attachments is that of the list which says what they are.
TEST_CASE("the påhæng of esmakker whist stand in the text from low to high", "[rules-text]") {
  std::size_t found = 0;
  const std::vector<std::string> real{"vip", "halve", "staerke", "sans", "gode", "kvarte"};
  for (const std::string& language : languages)
    for (const Section& section : sections(language, "esmakker-whist")) {
      if (count(section.ids, "esmakker-whist.trump") == 0) continue;
      CAPTURE(language);
      ++found;
      std::vector<std::string> told;
      for (const Block& block : section.blocks)
        if (block.kind == Kind::item && !block.conditions.empty())
          told.push_back(split(split(block.conditions.front(), ".")[1], "=")[0]);
      CHECK(told == real);
    }
  CHECK(found == languages.size());
}

}  // namespace rules_text_test
