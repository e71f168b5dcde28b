// The words everyone uses: amounts, cards, ids, dates, JSON and the table of sentences.
#include <catch2/catch.hpp>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <functional>
#include <limits>
#include <regex>
#include <set>
#include <sstream>

#include "kattegat/core/calendar.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/core/transfers.hpp"
#include "kattegat/core/uuid.hpp"
#include "kattegat/languages/languages.hpp"
#include "kattegat/words/sentence.hpp"
#include "src/core/json/quick_json.hpp"
#include "support/contains.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace core_test {

namespace {

// Whether an assertion ends the process that does this.
template <class Done>
bool is_ended_by(Done&& done) {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    ::close(STDERR_FILENO);
    ::signal(SIGABRT, SIG_DFL);
    done();
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

}  // namespace

TEST_CASE("points are read and written to the thousandth", "[core]") {
  for (const char* text : {"0", "90", "-0.125", "1000000000", "0.001", "-7.5"})
    CHECK(to_string(*parse_points(text)) == text);
  CHECK(to_string(*parse_points("1.500")) == "1.5");
  CHECK(to_string(*parse_points("-0")) == "0");
  for (const char* text : {"", "-", "+1", ".5", "1.", "007", "1e3", "0.0001", "1,5", " 1", "1 ",
                           "x", "99999999999999999999", "--1", "0x1", "1.-5"})
    CHECK_FALSE(parse_points(text).has_value());
}

TEST_CASE("points that are more than can be held are never reckoned with", "[core]") {
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 1000;
  CHECK(points(most).thousandths == most * 1000);
  CHECK(points(-most).thousandths == -most * 1000);
  for (const std::int64_t whole : {most + 1, -most - 1})
    CHECK(is_ended_by([&] { return points(whole); }));
}

TEST_CASE("money is read and written to the øre", "[core]") {
  CHECK(to_string(*parse_money("5")) == "5.00");
  CHECK(to_string(*parse_money("-0.1")) == "-0.10");
  CHECK(to_string(*parse_money("-0.00")) == "0.00");
  CHECK(to_string(Money{INT64_MIN}) == "-92233720368547758.08");
  CHECK_FALSE(parse_money("0.125").has_value());
}

TEST_CASE("every card of the pack is read as it is written", "[core]") {
  std::set<std::string> pack;
  for (const char suit : std::string("CDHS"))
    for (const char rank : std::string("23456789TJQKA")) {
      const std::string text{suit, rank};
      REQUIRE(parse_card(text).has_value());
      CHECK(to_string(*parse_card(text)) == text);
      pack.insert(text);
    }
  CHECK(pack.size() == 52);
  CHECK(parse_card("JK")->is_joker());
  for (const char* text : {"", "S", "AS", "S1", "S10", "sa", "XA", "JKR"})
    CHECK_FALSE(parse_card(text).has_value());
}

TEST_CASE("only letters of ASCII have another case", "[core]") {
  const auto each = [](std::string text, char (*letter)(char)) {
    std::transform(text.begin(), text.end(), text.begin(), letter);
    return text;
  };
  CHECK(each("kattegat-ctl 09@[`{Ø", ascii_upper) == "KATTEGAT-CTL 09@[`{Ø");
  CHECK(each("AZaz-09@[`{Ø", ascii_lower) == "azaz-09@[`{Ø");
  for (const char digit : std::string("09afAF")) CHECK(is_hexadecimal(digit));
  for (const char other : std::string("/:@G`g")) CHECK_FALSE(is_hexadecimal(other));
}

TEST_CASE("an id is read in either case and written in one", "[core]") {
  const std::string text = "6f0f4a5e-0c1d-4b7e-9d43-5a0c6f1b2e11";
  CHECK(to_string(*parse_uuid(text)) == text);
  CHECK(to_string(*parse_uuid("6F0F4A5E-0C1D-4B7E-9D43-5A0C6F1B2E11")) == text);
  for (const char* bad :
       {"", "6f0f4a5e0c1d4b7e9d435a0c6f1b2e11", "6f0f4a5e-0c1d-4b7e-9d43-5a0c6f1b2e1g",
        "6f0f4a5e-0c1d-4b7e-9d43-5a0c6f1b2e1"})
    CHECK_FALSE(parse_uuid(bad).has_value());
}

TEST_CASE("a date is a day that exists, a time is RFC 3339", "[core]") {
  for (const char* date : {"2026-11-20", "2024-02-29", "2000-02-29", "0001-01-01"})
    CHECK(is_date(date));
  for (const char* date : {"", "2026-2-1", "2026-13-01", "2026-00-01", "2026-04-31", "2026-04-00",
                           "2100-02-29", "2026-11-20 ", "2026/11/20"})
    CHECK_FALSE(is_date(date));
  for (const char* time : {"2026-11-20T21:04:05Z", "2026-11-20T21:04:05.123+01:00",
                           "2026-12-31T23:59:60Z", "2026-11-20t21:04:05z"})
    CHECK(is_time(time));
  for (const char* time :
       {"2026-11-20", "2026-11-20T21:04:05", "2026-11-20T24:00:00Z", "2026-11-20T21:04Z",
        "2026-11-20T21:60:05Z", "2026-11-20T21:04:61Z", "2026-11-20T21:04:05.Z",
        "2026-11-20T21:04:05+25:00", "2026-11-20T21:04:05+01:60"})
    CHECK_FALSE(is_time(time));
}

TEST_CASE("UTF-8 is told from what only looks like it", "[core]") {
  for (const char* good : {"", "abc", "æøå", "♠", "😀"}) CHECK(is_utf8(good));
  for (const char* bad :
       {"\xFF", "\xC0\x80", "\xE2\x99", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\x80"})
    CHECK_FALSE(is_utf8(bad));
  CHECK(code_points("å♠😀") == std::vector<char32_t>{U'å', U'♠', U'😀'});
}

TEST_CASE("what is not seen is known", "[core]") {
  for (const char32_t c :
       std::initializer_list<char32_t>{0x061C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2066, 0x2069}) {
    CAPTURE(static_cast<std::uint32_t>(c));
    CHECK(is_bidi_mark(c));
    CHECK(is_invisible(c));
  }
  for (const char32_t c : std::initializer_list<char32_t>{
           0x00AD,  0x034F,  0x115F,  0x1160,  0x17B4,  0x180B,   0x180E, 0x200B,
           0x200C,  0x200D,  0x2060,  0x2064,  0x206A,  0x2800,   0x3164, 0xE000,
           0xF8FF,  0xFDD0,  0xFE00,  0xFE0F,  0xFEFF,  0xFFA0,   0xFFF9, 0xFFFF,
           0x1FFFE, 0xE0001, 0xE0061, 0xE0100, 0xF0000, 0x10FFFF, 0x1D173}) {
    CAPTURE(static_cast<std::uint32_t>(c));
    CHECK(is_invisible(c));
    CHECK_FALSE(is_bidi_mark(c));
  }
  // Letters, marks, spaces, symbols, the replacement character, and what may be an emoji some day.
  for (const char32_t c : std::initializer_list<char32_t>{
           0x0020, 0x0041, 0x00A0, 0x00E5, 0x0308, 0x061B, 0x0627, 0x2010, 0x20AC, 0x2660, 0x3000,
           0xAC00, 0xFFFD, 0x1F600, 0x1FAFF, 0x20000}) {
    CAPTURE(static_cast<std::uint32_t>(c));
    CHECK_FALSE(is_invisible(c));
    CHECK_FALSE(is_bidi_mark(c));
  }
}

TEST_CASE("JSON is strict and bounded", "[core]") {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
  };
  for (const std::string& good : {std::string("{}"), std::string(R"({"a":[1,-2,true,null,"x"]})"),
                                  nested(json_depth_limit), std::string("\"\\u00e6\"")})
    CHECK(parse_json(good).has_value());
  for (const std::string& bad :
       {std::string(""), std::string("{"), std::string("[1,]"), std::string("NaN"),
        std::string("1e999."), std::string("{} {}"), std::string("\"\xFF\""),
        std::string("\"\\ud800\""), std::string(R"({"a":1,"a":2})"), std::string("\0{}", 3),
        nested(json_depth_limit + 1), nested(100'000)})
    CHECK_FALSE(parse_json(bad).has_value());
  CHECK(*parse_json("9223372036854775807") == Json(INT64_MAX));
  CHECK(*parse_json("9223372036854775808") == Json(Json::Inexact{}));
  CHECK(*parse_json("1.0") == Json(Json::Inexact{}));
  // More than a double holds, too, beside all else as it is.
  CHECK(*parse_json(R"({"a\"1e400":[-1e400,"1e400\\",1.5E+999,7],"b":9223372036854775807})") ==
        Json(Json::Object{{"a\"1e400", Json::Array{Json(Json::Inexact{}), Json("1e400\\"),
                                                   Json(Json::Inexact{}), Json(7)}},
                          {"b", Json(INT64_MAX)}}));
  CHECK(*parse_json("-" + std::string(400, '9')) == Json(Json::Inexact{}));
  for (const char* bad : {"1e400 1e", "[1e400,01]", "[1e400,.5]", "[1e400,1.]", "[1e400,+1]"})
    CHECK_FALSE(parse_json(bad).has_value());
  CHECK(to_line(*parse_json(" { \"b\" : [ 1 , \"\\u0007\" ] , \"a\" : { } } ")) ==
        R"({"b":[1,"\u0007"],"a":{}})");
}

TEST_CASE("of values so many are read, and a member may count as several", "[core]") {
  const auto reads = [](const std::string& json, std::size_t most, std::size_t a_member_counts) {
    return parse_json(" " + json, most, a_member_counts).has_value();
  };
  CHECK(reads("[0,0]", 3, 9));
  CHECK_FALSE(reads("[0,0]", 2, 9));
  CHECK(reads(R"([{"a":0}])", 3, 1));
  CHECK_FALSE(reads(R"([{"a":0}])", 2, 1));
  CHECK(reads(R"([{"a":0}])", 4, 2));
  CHECK_FALSE(reads(R"([{"a":0}])", 3, 2));
  // By whichever parser.
  CHECK(parse_json(R"({"a":0})", 10, 9).has_value());
  CHECK_FALSE(parse_json(R"({"a":0})", 9, 9).has_value());
}

// simdjson and nlohmann's: a blank in front is left to the latter alone.
TEST_CASE("two parsers read JSON as one", "[core]") {
  std::vector<std::string> objects{"{ }", "{} ", "{}\n", "{}\f", "{}\xEF\xBB\xBF", "{\"a\" 1}"};
  std::istringstream plain(R"({} {}, {}{ {1:1} {"a":1,"a":1} {"a":1,"b":{"a":1}} {"a":1,"\u0061":1}
      {"b":{"a":1,"a":1}} {"b":[{"a":1,"a":1}]})");
  for (std::string object; plain >> object;) objects.push_back(object);
  std::istringstream values(R"(0 -0 -0.0 01 1. .5 +1 1e5 1E+5 1e-999 1e400 0x1 - NaN tru null
      9223372036854775807 9223372036854775808 18446744073709551615 18446744073709551616
      -9223372036854775808 -9223372036854775809 "\u0000" "\uD83D\uDE00" "\uD800" "\uDC00"
      "\uD800\u0041" "\uD800\uD800" "\u00g0" "\x" "\/" [1,] [1:2] {"b":1,})");
  for (std::string value; values >> value;) objects.push_back(R"({"a":)" + value + "}");
  for (const std::string& bytes :
       {std::string("\0", 1), std::string("\t"), std::string("\x7F"), std::string("\xFF"),
        std::string("\xC0\x80"), std::string("\xED\xA0\x80"), std::string("\xF4\x90\x80\x80"),
        std::string("\xF0\x9F\x98\x80")})
    objects.push_back(R"({"a":")" + bytes + "\"}");
  for (std::size_t depth = json_depth_limit - 2; depth <= json_depth_limit + 1; ++depth)
    for (const char* inside : {"", "1", "{}"})
      objects.push_back(R"({"a":)" + std::string(depth, '[') + inside + std::string(depth, ']') +
                        "}");
  std::string members = R"({"0":{})";
  for (int i = 1; i < 40; ++i) {
    members += ",\"" + std::to_string(i) + "\":{}";
    for (const char* last : {"}", R"(,"0":1})"}) objects.push_back(members + last);
  }
  objects.push_back("{" + std::string(std::size_t{1} << 16U, ' ') + "}");
  int quick = 0;
  for (const std::string& object : objects) {
    CAPTURE(object);
    quick += parsed_quickly(object) ? 1 : 0;
    const auto one = parse_json(object), other = parse_json(" " + object);
    REQUIRE(one.has_value() == other.has_value());
    if (one) CHECK(*one == *other);
    if (!one) CHECK(one.error().word == other.error().word);
  }
  CHECK(quick > 20);  // of them were read by the first
}

// std::hash of the library that we are built with takes eight bytes at a time, by steps that can be
// gone back: whoever writes a file finds as many names of one hash as there is room for.
constexpr std::uint64_t hash_factor = 0xC6A4A7935BD1E995, its_inverse = 0x5F7A0EA7E59B19BD;

std::uint64_t mixed(std::uint64_t bytes) {
  bytes *= hash_factor;
  return (bytes ^ bytes >> 47U) * hash_factor;
}
std::uint64_t unmixed(std::uint64_t bytes) {
  bytes *= its_inverse;
  return (bytes ^ bytes >> 47U) * its_inverse;
}
std::string as_text(std::uint64_t bytes) {
  std::string letters(sizeof bytes, '\0');
  std::memcpy(letters.data(), &bytes, sizeof bytes);
  return letters;
}

// Each takes the hash from the one to the other.
std::vector<std::string> pieces_between(std::uint64_t before, std::uint64_t behind) {
  constexpr std::uint64_t capitals = 0x4040404040404040, which = 0x0F0F0F0F0F0F0F0F,
                          not_ascii = 0x8080808080808080;
  std::vector<std::string> pieces;
  for (std::uint64_t i = 0; pieces.size() < 200; ++i) {
    const std::uint64_t first = capitals | (mixed(i) & which);
    const std::uint64_t between = (before ^ mixed(first)) * hash_factor;
    const std::uint64_t second = unmixed(behind * its_inverse ^ between);
    if ((second & not_ascii) == 0) pieces.push_back(as_text(first) + as_text(second));
  }
  return pieces;
}

TEST_CASE("forty thousand names of one hash are told apart as soon as others", "[core]") {
  constexpr std::uint64_t length = 32, begin = 0xC70F6907 ^ length * hash_factor;
  const std::vector<std::string> seconds = pieces_between(1, 2);
  Json::Object object;
  for (const std::string& first : pieces_between(begin, 1))
    for (const std::string& second : seconds) object.emplace_back(first + second, 0);
  const std::hash<std::string> hash;
  REQUIRE(hash(object.front().first) == hash(object.back().first));
  const Json written(std::move(object));
  const auto read = parse_json(to_line(written));
  REQUIRE(read.has_value());
  CHECK(*read == written);
}

TEST_CASE("transfers clear the nets they are made of", "[core]") {
  const std::vector<Points> nets{points(-3), points(2), points(-1), points(2)};
  CHECK(transfers_of(nets) == std::vector<Transfer>{{Seat{0}, Seat{1}, points(2)},
                                                    {Seat{0}, Seat{3}, points(1)},
                                                    {Seat{2}, Seat{3}, points(1)}});
}

TEST_CASE("every word has its sentence in every language, with all its places", "[words]") {
  static const std::regex rule_form("[a-z-]+\\.[a-z-]+");
  for (std::size_t i = 0; i < word_count; ++i) {
    const Word word = static_cast<Word>(i);
    if (!rule_id(word).empty()) CHECK(std::regex_match(std::string(rule_id(word)), rule_form));
    for (const Language language : languages) {
      const std::string_view sentence = pattern(word, language);
      CAPTURE(id_of(word), code(language), sentence);
      CHECK_FALSE(sentence.empty());
      std::set<std::size_t> filled;
      CHECK(each_piece(sentence, [&](const Piece& piece) {
        if (piece.form != Piece::Form::plain) filled.insert(piece.place);
      }));
      CHECK((filled.empty() ? 0 : *filled.rbegin() + 1) == argument_count(word));
    }
  }
}

TEST_CASE("every sentence can be said in every language", "[words]") {
  const std::vector<std::string> names{"Lars"};
  for (std::size_t i = 0; i < word_count; ++i)
    for (const Language language : languages) {
      const Word word = static_cast<Word>(i);
      const Text sentence{word,
                          std::vector<Argument>(argument_count(word), Argument(std::int64_t{2}))};
      CHECK(say(sentence, language, names).find_first_of("{}|") ==
            (pattern(word, language).find("{{") == std::string_view::npos
                 ? std::string::npos
                 : say(sentence, language, names).find('{')));
    }
}

TEST_CASE("a broken sentence is seen for what it is", "[words]") {
  const auto is_whole = [](std::string_view sentence) {
    return each_piece(sentence, [](const Piece&) {});
  };
  for (const char* whole : {"", "a", "{0}", "{0} {1}", "{{…}}", "{0:of} {1:th}", "{0|one|many}"})
    CHECK(is_whole(whole));
  for (const char* broken : {"{", "}", "{0", "0}", "{}", "{x}", "{0:}", "{0:xx}", "{0|one}", "{{}"})
    CHECK_FALSE(is_whole(broken));
}

TEST_CASE("a genitive, an ordinal and a plural are said as each language says them", "[words]") {
  const auto said = [](const Text& text, Language language) {
    return say(text, language, std::vector<std::string>{"Anna", "Lars", "Max"});
  };
  const auto turn = [&](std::int64_t trick, Seat whose, Language language) {
    return said(text(Word::play_turn, trick, whose, Seat{1}), language);
  };
  CHECK(turn(1, Seat{0}, Language::english) == "in the 1st trick it is Anna's turn, not Lars'");
  CHECK(turn(2, Seat{2}, Language::english) == "in the 2nd trick it is Max's turn, not Lars'");
  CHECK(turn(11, Seat{2}, Language::english) == "in the 11th trick it is Max's turn, not Lars'");
  CHECK(turn(1, Seat{0}, Language::danish) == "i 1. stik er det Annas tur, ikke Lars'");
  CHECK(turn(12, Seat{2}, Language::danish) == "i 12. stik er det Max' tur, ikke Lars'");
  CHECK(turn(2, Seat{0}, Language::swedish) == "i 2:a sticket är det Annas tur, inte Lars");
  CHECK(turn(12, Seat{2}, Language::swedish) == "i 12:e sticket är det Max tur, inte Lars");
  const auto tricks = [&](std::int64_t count) {
    return said(text(Word::play_recorded, count), Language::english);
  };
  CHECK(tricks(1) == "1 trick written down");
  CHECK(tricks(0) == "0 tricks written down");
  CHECK(tricks(2) == "2 tricks written down");
}

TEST_CASE("a player that nobody has named is no memory of somebody else's", "[words]") {
  const Text bid = text(Word::page_next_dealer, Seat{2});
  const std::vector<std::string> names{"Anna", "Bo", "Cai"};
  CHECK(contains(say(bid, Language::danish, names), "Cai"));
  for (const std::size_t named : {std::size_t{0}, std::size_t{2}}) {
    CHECK(is_ended_by(
        [&] { return say(bid, Language::danish, std::span(names).first(named)).size(); }));
  }
}

TEST_CASE("a card and a player are named in the reader's language", "[words]") {
  const Text twice = text(Word::commerce_card_twice, Card{11, Suit::spades});
  CHECK(say(twice, Language::english) == "♠J is there twice; the pack has one");
  CHECK(say(twice, Language::danish) == "♠B er der to gange; der er kun ét i kortspillet");
  CHECK(say(twice, Language::swedish) == "♠Kn finns två gånger; leken har bara ett");
  const std::vector<std::string> names{"Åse", "{0}"};
  CHECK(say(text(Word::auction_passed_already, Seat{1}), Language::english, names) ==
        "{0} has already passed");
}

}  // namespace core_test
