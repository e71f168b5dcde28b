// Names that read the same, and names in a text.
#include "kattegat/core/text/likeness.hpp"

#include <catch2/catch.hpp>

#include <vector>

using namespace kattegat;

namespace likeness_test {

TEST_CASE("names that a person reads as one have one key", "[likeness]") {
  const std::vector<std::vector<std::string>> people{
      {"Anna", "anna", "ANNA", "\u0410nna", "Ann\u0430", "\u0391nna", "Ann\u03B1", "An\u200Bna",
       "An\u00ADna", "Anna ", " Anna", "Anna\u00A0", "\uFEFFAnna", "\u202AAnna\u202C", "Ａｎｎａ",
       "𝐀𝐧𝐧𝐚", "Ann\u0251"},
      {"Bo", "bo", "BO", "B\u043E", "B\u03BF", "\u0412\u043E", "\u0412\u041E", "\u0432\u043E",
       "\u0392\u03BF", "\u0392\u039F", "B\U000E0062o"},
      {"Åse", "A\u030Ase", "\u212Bse", "åse", "ÅSE", "\u0410\u030As\u0435"},
      {"Anna Bo", "Anna  Bo", "Anna\u00A0Bo", "anna\u3000bo", "Anna \u200B Bo", "Anna\tBo"},
      {"Ivy", "I\u03BDy", "\u0399vy", "\u0406v\u0443"},
      {"Zoë", "\u0396o\u00EB", "Zo\u0435\u0308", "Zo\u0451"},
      {"Νίκος", "ΝΊΚΟΣ", "νίκος", "Νι\u0301κος"},
      {"Иван", "иван", "ИВАН", "Ив\u0061н", "и\u0042ан"},
      {"Weiß", "WEISS"},
      {"Ștefan", "S\u0326tefan", "ștefan"},
      {"Nguyễn Văn", "Nguye\u0302\u0303n Va\u0306n", "NGUYỄN VĂN"},
      {"Wilhelmina Ångström-Østergaard", "wilhelmina a\u030Angstro\u0308m-østergaard"},
      {"علیرضا", "علی\u200Cرضا"},
      {"Bo ❤", "Bo ❤\uFE0F"},
      {"김민수", "\u1100\u1175\u11B7\u1106\u1175\u11AB\u1109\u116E"},
      {"Lise 2", "Lise ²", "Lise ２"},
  };
  for (std::size_t i = 0; i < people.size(); ++i)
    for (const std::string& name : people[i]) {
      CAPTURE(people[i].front(), name);
      CHECK(likeness(name) == likeness(people[i].front()));
      CHECK(look_alike(name, people[i].front()) == (name != people[i].front()));
      for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(look_alike(name, people[j].front()));
    }
}

TEST_CASE("names that differ for a person have different keys", "[likeness]") {
  const std::vector<std::pair<std::string, std::string>> pairs{
      {"Bo", "Bö"},
      {"Bo", "Bø"},
      {"Åse", "Ase"},
      {"Åse", "Aase"},
      {"Ærø", "Aero"},
      {"René", "Rene"},
      {"Anna", "Ana"},
      {"Anna", "Anne"},
      {"Anna Bo", "AnnaBo"},
      {"Иван", "Ivan"},
      {"Anna", "Анна"},
      {"Bo 1", "Bo 2"},
      {"Ș", "Ş"},
      {"Nguyen", "Nguyễn"},
      {"Anna-Bo", "Anna Bo"},
      {"👩\u200D👩", "👩👩"},
      {"Bo 🇩🇰", "Bo 🇸🇪"},
      {"👍🏻", "👍🏿"},
      {"🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F",
       "🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"}};
  for (const auto& [a, b] : pairs) {
    CAPTURE(a, b);
    CHECK_FALSE(look_alike(a, b));
    CHECK_FALSE(look_alike(b, a));
  }
  CHECK_FALSE(look_alike("", ""));
  CHECK(likeness("").empty());
}

TEST_CASE("a name is found in a text as words of its own", "[likeness]") {
  struct Row {
    std::string text, name;
    bool there;
  };
  const std::vector<Row> rows{
      {"Bo", "Bo", true},
      {"spilt af Bo.", "Bo", true},
      {"(bo)", "Bo", true},
      {"BO's tur", "Bo", true},
      {"Bo’s tur", "Bo", true},
      {"Bo\u02BCs tur", "Bo", true},
      {"Bo´s tur", "Bo", true},
      {"Bos tur", "Bo", true},
      {"Annas tur", "Anna", true},
      {"ANNAS TUR", "Anna", true},
      {"Lars' tur", "Lars", true},
      {"Lars’ tur", "Lars", true},
      {"hos Bo/Anna", "Anna", true},
      {"Bo_2", "Bo", true},
      {"Bordet, så Bo", "Bo", true},
      {"A\u030Ases sal", "Åse", true},
      {"åse", "A\u030Ase", true},
      {"hos Anna\n Larsen i dag", "Anna Larsen", true},
      {"An\u200Bna", "Anna", true},
      {"Иванs tur", "Иван", true},
      {"у Ивана", "Иван", false},
      {"Bo (den lille) gav", "Bo (den lille)", true},
      {"x♥", "♥", true},
      {"王さんの番", "王", true},
      {"민수가 이겼다", "민수", true},
      {"Bordet", "Bo", false},
      {"Bosse", "Bo", false},
      {"Jumbo", "Bo", false},
      {"Zachrisson", "Zachris", false},
      {"Bo2", "Bo", false},
      {"Bö", "Bo", false},
      {"Bo\u0308", "Bo", false},
      {"Annass", "Anna", false},
      {"Anna", "Anna Larsen", false},
      {"AnnaLarsen", "Anna Larsen", false},
      {"", "Bo", false},
      {"Bo", "", false},
      {"Bo", "\u200B", false},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text, row.name);
    CHECK(mentions(row.text, row.name) == row.there);
  }
}

TEST_CASE("a name is found wherever it stands in a long text, and nobody in a longer word",
          "[core][people]") {
  struct Row {
    std::string filled_with;
    int times, step;
  };
  const std::string behind = " " + std::string(100, 'z');
  for (const auto& [filled_with, times, step] :
       {Row{"å ", 2025, 1}, Row{"x", 4050, 1}, Row{"\uFDFA ", 2025, 17}}) {
    CAPTURE(filled_with);
    std::string before;
    for (int n = 0; n < times; ++n) before += filled_with;
    for (int more = 0; more < 120; more += step) {
      CAPTURE(more);
      const std::string text = before + std::string(static_cast<std::size_t>(more), 'y');
      CHECK(mentions(text + " Åse  Bos" + behind, "Åse Bo"));
      CHECK_FALSE(mentions(text + " Åse Bord" + behind, "Åse Bo"));
      CHECK_FALSE(mentions(text + "yÅse Bo" + behind, "Åse Bo"));
    }
  }
}

}  // namespace likeness_test
