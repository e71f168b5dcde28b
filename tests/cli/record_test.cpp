// record: every answered line is on the disk, whatever happens to the program afterwards.
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <set>

#include "kattegat/languages/languages.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace record_test {

namespace {

// kattegatctl at work: lines in, answers out.
class Running {
 public:
  explicit Running(std::vector<std::string> words) {
    words.insert(words.begin(), test::ctl_path);
    std::array<int, 2> in{}, out{};
    REQUIRE(::pipe2(in.data(), O_CLOEXEC) == 0);
    REQUIRE(::pipe2(out.data(), O_CLOEXEC) == 0);
    child_ = ::fork();
    REQUIRE(child_ >= 0);
    if (child_ == 0) {
      std::vector<char*> arguments;
      for (std::string& word : words) arguments.push_back(word.data());
      arguments.push_back(nullptr);
      ::dup2(in[0], STDIN_FILENO);
      ::dup2(out[1], STDOUT_FILENO);
      ::execv(test::ctl_path, arguments.data());
      ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    in_ = in[1];
    out_ = out[0];
  }
  ~Running() {
    if (child_ > 0) kill();
    if (in_ >= 0) ::close(in_);
    ::close(out_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void say(const std::string& line) const {
    const std::string bytes = line + "\n";
    REQUIRE(::write(in_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  }
  // The next answer; empty at the end.
  std::string answer() {
    for (char c = 0; waiting_.find('\n') == std::string::npos && ::read(out_, &c, 1) == 1;)
      waiting_ += c;
    const auto end = waiting_.find('\n');
    if (end == std::string::npos) return "";
    std::string line = waiting_.substr(0, end);
    waiting_.erase(0, end + 1);
    return line;
  }
  void kill() {
    ::kill(child_, SIGKILL);
    static_cast<void>(wait());
  }
  int finish() {
    ::close(in_);
    in_ = -1;
    return wait();
  }

 private:
  int wait() {
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = -1;
    return status;
  }
  pid_t child_ = -1;
  int in_ = -1, out_ = -1;
  std::string waiting_;
};

std::set<std::string> entries_in(const std::string& evening_text) {
  std::set<std::string> ids;
  const Json entries = under(json_of(evening_text), "sessions", 0, "entries");
  REQUIRE(entries.as<Json::Array>());
  for (const Json& entry : *entries.as<Json::Array>())
    CHECK(ids.insert(text_under(entry, "id")).second);
  return ids;
}

}  // namespace

TEST_CASE("each recorded line is answered with its points and stored", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, ""));
  const std::string session = id_of(2, 1);
  const Run run =
      tablet.ctl({"record", session},
                 nine_made(1) + "\n" + R"({"type":"note","text":"no id of its own"})" + "\n");
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  const auto answers = lines_of(run.out);
  REQUIRE(answers.size() == 2);
  const Json first = json_of(answers[0]);
  CHECK(under(first, "ok") == Json(true));
  CHECK(text_under(first, "id") == id_of(3, 1));
  CHECK(under(first, "points") == json_of(R"({"Anna":"-90","Bo":"90","Cai":"-90","Dea":"90"})"));
  CHECK(text_under(first, "head").size() == 64);
  CHECK(under(first, "known").is_null());
  const Json second = json_of(answers[1]);
  CHECK(parse_uuid(text_under(second, "id")).has_value());
  CHECK(text_under(second, "head") == text_under(tablet.answer({"verify"}), "logs", 0, "head"));
  CHECK(tablet.ctl({"verify"}).status == 0);
  CHECK(entries_in(tablet.exported(evening, "evening")) ==
        std::set<std::string>{id_of(3, 1), text_under(second, "id")});
}

TEST_CASE("a bad line is answered, stores nothing, and the next one goes on", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, ""));
  const std::vector<std::string> bad{
      R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea","tricks":13})",
      "not JSON",
      "{",
      "[]",
      "null",
      R"({"type":"note","text":"a","text":"b"})",
      R"({"type":"note"})",
      "{\"type\":\"note\",\"text\":\"\xFF\"}",
      std::string(40, '[') + std::string(40, ']'),
  };
  std::string input;
  for (const std::string& line : bad) input += line + "\n";
  const Run run = tablet.ctl({"record", id_of(2, 1)}, input + nine_made(1) + "\n");
  const auto answers = lines_of(run.out);
  REQUIRE(answers.size() == bad.size() + 1);
  for (std::size_t i = 0; i < bad.size(); ++i) {
    CAPTURE(bad[i].substr(0, 100), answers[i]);
    CHECK(under(json_of(answers[i]), "ok") == Json(false));
  }
  CHECK(text_under(json_of(answers[0]), "violations", 0, "field") == "tricks");
  CHECK(under(json_of(answers.back()), "ok") == Json(true));
  CHECK(run.status != 0);
  CHECK(entries_in(tablet.exported(evening, "evening")) == std::set<std::string>{id_of(3, 1)});
  CHECK(tablet.ctl({"verify"}).status == 0);

  const Run violation = tablet.ctl({"record", id_of(2, 1)}, bad[0] + "\n");
  CHECK(violation.status == 1);
}

TEST_CASE("lines with nothing in them are passed over, however they end", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  const std::string lines = nine_made(1) + "\r\n\r\n  \n\t\r\n\n" + agreed(2, "1") + "\r\n ";
  const Run run = tablet.ctl({"record", id_of(2, 1)}, lines);
  CHECK(run.status == 0);
  CHECK(run.err.empty());
  REQUIRE(lines_of(run.out).size() == 2);
  CHECK(text_under(json_of(lines_of(run.out)[1]), "id") == id_of(3, 2));
  // A blank that JSON does not know is something.
  CHECK(tablet.ctl({"record", id_of(2, 1)}, "\f\n").status == 2);
}

TEST_CASE("a line may be as long as is said, and not a byte longer", "[cli]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  std::string line = nine_made(1);
  line.insert(line.size() - 1, (std::size_t{1} << 20U) - line.size() + 1, ' ');
  const Run refused = tablet.ctl({"record", id_of(2, 1)}, line + "\n");
  CHECK(refused.status == 2);
  CHECK(contains(refused.out, R"("ok":false)"));
  line.erase(line.size() - 2, 1);
  CHECK(tablet.ctl({"record", id_of(2, 1)}, line + "\n").status == 0);
}

TEST_CASE("of a line without an end it is said that nothing is read behind it", "[cli][once]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  const auto error_of = [&](std::size_t mebibytes) {
    const std::string line(mebibytes << 20U, 'x');
    const Run run = tablet.ctl({"record", id_of(2, 1), "--lang", "en"}, line + "\n" + nine_made(1));
    CHECK(run.status == 2);
    CHECK(lines_of(run.out).size() == (mebibytes > 64 ? 1 : 2));
    return text_under(json_of(lines_of(run.out).at(0)), "error");
  };
  CHECK(error_of(60) == "it is longer than 1 MiB");
  CHECK(error_of(66) == "it has not ended after 64 MiB, and what follows is not read");
}

TEST_CASE("an id that is stored already is known and adds nothing", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, nine_made(1)));
  static_cast<void>(tablet.import_text(ligeud_evening(2, nine_made(9))));
  const std::int64_t records = tablet.records();
  const Run run = tablet.ctl({"record", id_of(2, 1)}, nine_made(1) + "\n" + nine_made(1) + "\n");
  CHECK(run.status == 0);
  REQUIRE(lines_of(run.out).size() == 2);
  for (const std::string& line : lines_of(run.out)) {
    const Json known = json_of(line);
    CHECK(under(known, "ok") == Json(true));
    CHECK(under(known, "known") == Json(true));
    CHECK(text_under(known, "id") == id_of(3, 1));
    CHECK(text_under(known, "points", "Anna") == "-90");
  }
  // The id of an entry of another session is not an entry here.
  CHECK(tablet.ctl({"record", id_of(2, 1)}, nine_made(9) + "\n").status == 1);
  CHECK(tablet.records() == records);

  // Twice in one go: the second time it is known.
  const std::string line = agreed(4, "1") + "\n";
  const Run twice = tablet.ctl({"record", id_of(2, 1)}, line + line);
  CHECK(under(json_of(lines_of(twice.out).at(0)), "known").is_null());
  CHECK(under(json_of(lines_of(twice.out).at(1)), "known") == Json(true));
  CHECK(entries_in(tablet.exported(evening, "evening")).size() == 2);
}

TEST_CASE("whatever was answered survives a kill, and is known when it is sent again", "[cli]") {
  constexpr int lines = 60;
  for (const int acknowledged : {0, 1, 2, 7, 30, 59}) {
    CAPTURE(acknowledged);
    const Tablet tablet;
    const std::string evening = tablet.import_text(ligeud_evening(1, ""));
    std::set<std::string> answered;
    {
      Running program({"--db", tablet.book, "record", id_of(2, 1)});
      for (int i = 0; i < lines; ++i) program.say(agreed(i, "1"));
      for (int i = 0; i < acknowledged; ++i)
        answered.insert(text_under(json_of(program.answer()), "id"));
      program.kill();
      for (std::string late = program.answer(); !late.empty(); late = program.answer())
        answered.insert(text_under(json_of(late), "id"));
    }
    CHECK(tablet.ctl({"verify"}).status == 0);
    const std::set<std::string> stored = entries_in(tablet.exported(evening, "evening"));
    CHECK(std::includes(stored.begin(), stored.end(), answered.begin(), answered.end()));
    CHECK(stored.size() <= answered.size() + 1);

    std::string again;
    for (int i = 0; i < lines; ++i) again += agreed(i, "1") + "\n";
    const Run run = tablet.ctl({"record", id_of(2, 1)}, again);
    CHECK(run.status == 0);
    for (const std::string& line : lines_of(run.out)) {
      const Json one = json_of(line);
      const bool known = under(one, "known") == Json(true);
      CHECK(known == (stored.count(text_under(one, "id")) == 1));
    }
    CHECK(entries_in(tablet.exported(evening, "evening")).size() == lines);
    CHECK(text_under(tablet.answer({"settle", evening}), "money", "Anna") == "6.00");
  }
}

TEST_CASE("a backup taken while another program records is whole", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, ""));
  Running program({"--db", tablet.book, "record", id_of(2, 1)});
  std::set<std::string> answered;
  for (int i = 0; i < 20; ++i) {
    for (int j = 0; j < 5; ++j) program.say(agreed(i * 5 + j, "1"));
    answered.insert(text_under(json_of(program.answer()), "id"));  // four are on their way
    if (i % 5 != 4) continue;
    const std::string copy = tablet.folder.path("copy" + std::to_string(i) + ".db");
    CHECK(tablet.ctl({"backup", copy}).status == 0);
    CHECK(kattegatctl({"--db", copy, "verify"}).status == 0);
    const auto there =
        entries_in(kattegatctl({"--db", copy, "export", evening, "--as", "evening"}).out);
    CHECK(std::includes(there.begin(), there.end(), answered.begin(), answered.end()));
  }
  CHECK(program.finish() == 0);
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("two programs that record into one session lose and double nothing", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, ""));
  {
    Running one({"--db", tablet.book, "record", id_of(2, 1)});
    Running two({"--db", tablet.book, "record", id_of(2, 1)});
    for (int i = 0; i < 40; ++i) {
      one.say(agreed(i, "1"));
      two.say(agreed(100 + i, "1"));
    }
    for (int i = 0; i < 40; ++i) {
      CHECK(under(json_of(one.answer()), "ok") == Json(true));
      CHECK(under(json_of(two.answer()), "ok") == Json(true));
    }
    CHECK(one.finish() == 0);
    CHECK(two.finish() == 0);
  }
  CHECK(entries_in(tablet.exported(evening, "evening")).size() == 80);
  CHECK(text_under(tablet.answer({"settle", evening}), "money", "Anna") == "8.00");
  CHECK(tablet.ctl({"verify"}).status == 0);
}

}  // namespace record_test
