// The app as people have it: a real window on a real (virtual) display, real clicks, and the power
// button: what the screen has called saved is there again after a kill -9. And as they see it:
// every setting at every size, by pictures of that display.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <map>
#include <set>
#include <sstream>
#include <thread>

#include "kattegat/languages/languages.hpp"
#include "support/books.hpp"
#include "support/paths.hpp"
#include "support/picture.hpp"
#include "support/tools.hpp"
#include "ui/kit/theme.hpp"

using namespace kattegat;
using namespace kattegat::test;
using namespace std::chrono_literals;

namespace window_test {

namespace {

pid_t start(const std::vector<std::string>& arguments) {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child > 0) return child;
  std::vector<char*> words;
  for (const std::string& one : arguments) words.push_back(const_cast<char*>(one.c_str()));
  words.push_back(nullptr);
  ::execvp(words[0], words.data());
  ::_exit(127);
}
void stop(pid_t child, int how) {
  ::kill(child, how);
  ::waitpid(child, nullptr, 0);
}
template <class Ready>
bool wait_for(Ready&& ready) {
  for (int i = 0; i < 600; ++i) {
    if (ready()) return true;
    std::this_thread::sleep_for(50ms);
  }
  return false;
}

// Whether a program waits for something to happen, with all its threads.
bool is_waiting(pid_t program) {
  const std::filesystem::path threads = "/proc/" + std::to_string(program) + "/task";
  for (const auto& thread : std::filesystem::directory_iterator(threads)) {
    const std::string state = read_bytes((thread.path() / "stat").string());
    const auto name_end = state.rfind(')');  // "12 (kattegat) S ..."
    if (name_end != std::string::npos && state.substr(name_end + 2, 1) != "S") return false;
  }
  return true;
}

struct Size {
  int width, height;
};

// A display of our own, on the first free number.
class Display {
 public:
  Display() {
    for (int number = 60 + ::getpid() % 500; !child_; ++number) {
      const std::string socket = "/tmp/.X11-unix/X" + std::to_string(number);
      if (std::filesystem::exists(socket)) continue;
      name_ = ":" + std::to_string(number);
      child_ = start({"Xvfb", name_, "-screen", "0", "2100x1400x24", "-nolisten", "tcp", "-fbdir",
                      folder_.path("")});
      REQUIRE(wait_for([&] { return std::filesystem::exists(socket); }));
    }
    ::setenv("DISPLAY", name_.c_str(), 1);
    ::setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
  }
  ~Display() { stop(child_, SIGTERM); }
  Display(const Display&) = delete;
  Display& operator=(const Display&) = delete;

  [[nodiscard]] std::string screen() const { return folder_.path("Xvfb_screen0"); }
  [[nodiscard]] bool is_idle() const { return is_waiting(child_); }

 private:
  Folder folder_;  // with what is on the screen
  std::string name_;
  pid_t child_ = 0;
};

bool can_open_windows() { return has_tool("Xvfb") && has_tool("xdotool"); }

class Window {
 public:
  // `more`: what else the app is asked for on its command line.
  Window(const Folder& folder, const std::string& book, Size size = {1280, 800}, int scale = 1,
         const std::vector<std::string>& more = {"--lang", "en"})
      : items_(folder.path("items")) {
    std::filesystem::remove(items_);
    std::vector<std::string> words{test::app_path,
                                   "--db",
                                   book,
                                   "--settings",
                                   folder.path("settings.json"),
                                   "--exports",
                                   folder.path(""),
                                   "--size",
                                   as_text(size, "x"),
                                   "--scale",
                                   std::to_string(scale),
                                   "--items",
                                   items_};
    words.insert(words.end(), more.begin(), more.end());
    app_ = start(words);
    REQUIRE(wait_for([&] { return has("go.table"); }));
  }
  ~Window() {
    if (app_) stop(app_, SIGTERM);
  }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  void kill() {
    stop(app_, SIGKILL);
    app_ = 0;
  }
  [[nodiscard]] bool is_idle() const { return is_waiting(app_); }
  bool has(const std::string& id) {
    read();
    return shown_.count(id) > 0;
  }
  std::string text(const std::string& id) {
    read();
    return shown_.count(id) > 0 ? shown_[id].back() : "";
  }
  bool chosen(const std::string& id) {
    read();
    return shown_.count(id) > 0 && shown_[id].at(4) == "1";
  }
  // A click where the item is, which leaves no pointer over it, and the wait for what it brings.
  template <class Ready>
  void click(const std::string& id, Ready&& ready) {
    CAPTURE(id);
    for (int tries = 0; tries < 3; ++tries) {
      REQUIRE(wait_for([&] { return has(id); }));
      const auto place = shown_[id];
      run_program("xdotool", {"mousemove", place.at(0), place.at(1), "mousedown", "1", "sleep",
                              "0.02", "mouseup", "1", "mousemove", "1", "1"});
      for (int i = 0; i < 150; ++i) {
        if (ready()) return;
        std::this_thread::sleep_for(20ms);
      }
    }
    REQUIRE(ready());
  }
  template <class Ready>
  void press(const std::string& keys, Ready&& ready) {
    CAPTURE(keys);
    run_program("xdotool", {"key", keys});
    CHECK(wait_for(ready));
  }
  void choose(const std::string& id) {
    click(id, [&] { return chosen(id); });
  }
  // The same for an answer, which may fold its question away.
  void answer(const std::string& id) {
    click(id, [&] { return !has(id) || chosen(id); });
  }
  void turn(const std::string& id) {
    const bool before = chosen(id);
    click(id, [&] { return chosen(id) != before; });
  }
  void resize(Size size) {
    if (number_.empty()) {
      const Run run = run_program("xdotool", {"search", "--onlyvisible", "--name", "^Kattegat$"});
      REQUIRE(run.status == 0);
      number_ = run.out.substr(0, run.out.find('\n'));
    }
    run_program("xdotool",
                {"windowsize", number_, std::to_string(size.width), std::to_string(size.height)});
  }
  // Where something stands in letters: the middle of each choice on the screen.
  std::vector<std::pair<int, int>> places_of_letters() {
    read();
    std::vector<std::pair<int, int>> places;
    for (const auto& [id, cells] : shown_)
      for (const char* choice : {"language.", "zoom.", "dress."})
        if (id.rfind(choice, 0) == 0 && cells.at(5) == "1")  // none that is half out of sight
          places.emplace_back(std::stoi(cells.at(0)), std::stoi(cells.at(1)));
    return places;
  }

 private:
  static std::string as_text(Size size, const std::string& between) {
    return std::to_string(size.width) + between + std::to_string(size.height);
  }
  // "id x y tappable enabled chosen whole text" a line, written anew by every frame.
  void read() {
    shown_.clear();
    for (const std::string& line : lines_of(read_bytes(items_))) {
      std::vector<std::string> cells;
      std::istringstream rest(line);
      for (std::string cell; std::getline(rest, cell, '\t');) cells.push_back(cell);
      if (cells.size() < 7) continue;
      const std::string id = cells[0];
      cells.erase(cells.begin());
      shown_[id] = cells;
    }
  }

  std::string items_;
  std::string number_;  // of the window, as X has it
  pid_t app_ = 0;
  std::map<std::string, std::vector<std::string>> shown_;
};

std::string book_with_a_deal(const Folder& folder) {
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  return path;
}

}  // namespace

TEST_CASE("what a real window has called saved survives kill -9", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  const std::string path = book_with_a_deal(folder);
  const Display display;
  std::string contract;  // of the half-filled deal
  {
    Window window(folder, path);
    window.click("go.table", [&] { return window.has("contract.nole"); });  // it is an old evening
    CHECK(window.text("total.1") == "90");
    window.answer("contract.nole");
    window.answer("declarer.2");
    window.answer("tricks.2");
    window.click("save", [&] { return window.has("toast"); });
    CHECK(window.text("toast") == "Deal 2 is saved");
    window.answer("contract.9");  // half a deal lies on the table
    window.answer("declarer.1");
    REQUIRE(wait_for([&] { return contains(window.text("field.declarer"), "Bo"); }));
    contract = window.text("field.contract");
    window.kill();
  }
  Window again(folder, path);
  again.click("go.table", [&] { return again.has("field.contract"); });
  CHECK(again.text("field.contract") == contract);
  CHECK(contains(again.text("field.declarer"), "Bo"));
  CHECK(again.text("total.0") == "−15");  // −90 + 75
  CHECK(again.text("total.2") == "−315");
  CHECK(again.text("deal") == "Deal 3  ·  Cai deals");
  const auto verified = verify_book(opened(path));
  REQUIRE(verified.has_value());
  CHECK(verified->differences.empty());
}

TEST_CASE("who has been typed in a real window survives kill -9", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  const Display display;
  {
    Window window(folder, folder.path("book.db"));
    window.click("evening.new", [&] { return window.has("players.new"); });
    window.click("players.new", [&] { return window.has("key.ø"); });
    window.click("key.ø", [&] { return window.text("typed") == "Ø"; });
    window.click("typed.done", [&] { return window.has("player.Ø"); });
    window.click("players.new", [&] { return window.has("key.å"); });
    window.click("key.å", [&] { return window.text("typed") == "Å"; });
    window.kill();
  }
  Window again(folder, folder.path("book.db"));
  REQUIRE(wait_for([&] { return again.has("typed"); }));
  CHECK(again.text("typed") == "Å");
  CHECK(again.chosen("player.Ø"));
}

TEST_CASE("a book in the folder of exports can be taken over in a real window",
          "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  {
    Book other = opened(folder.path("tablet.db"));
    import_into(other, ligeud_evening(2, nine_made(2)));
  }
  const std::string path = book_with_a_deal(folder);
  const Display display;
  Window window(folder, path);
  window.click("go.settings", [&] { return window.has("merge"); });
  window.click("merge", [&] { return window.has("book.1"); });  // book.0 is our own
  window.click("book.1", [&] { return window.has("merge.said.0"); });
  CHECK(contains(window.text("book.1"), "tablet.db"));
  CHECK(load_evening(opened(path), uuid_of(1, 2)).has_value());
}

TEST_CASE("a real window hears the letter after one with Alt", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  const std::string path = book_with_a_deal(folder);
  const Display display;
  Window window(folder, path);
  window.press("alt+2", [&] { return window.has("contract.nole"); });
  window.press("9", [&] { return window.chosen("contract.9") || !window.has("contract.9"); });
}

TEST_CASE("a real window hears the Enter beside the figures, too", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  const Display display;
  Window window(folder, folder.path("new.db"));
  REQUIRE(wait_for([&] { return window.has("first.title"); }));
  window.press("KP_Enter", [&] { return !window.has("first.title"); });
}

namespace {

void save_a_deal(Window& window) {
  window.click("go.table", [&] { return window.has("contract.nole"); });
  for (const char* id : {"contract.nole", "declarer.2", "tricks.2"}) window.answer(id);
  window.click("save", [&] { return window.has("toast"); });
}

}  // namespace

TEST_CASE("a real window is idle again when its toast has gone", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  const std::string path = book_with_a_deal(folder);
  const Display display;
  Window window(folder, path);
  save_a_deal(window);
  CHECK(wait_for([&] { return !window.has("toast"); }));  // with nobody touching anything
  CHECK(wait_for([&] { return window.is_idle(); }));
}

TEST_CASE("a real window rests while its toast stands, and sees what others have written",
          "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Folder folder;
  const std::string path = book_with_a_deal(folder);
  const Display display;
  Window window(folder, path);
  save_a_deal(window);
  {
    Book beside = opened(path);
    REQUIRE(rename_person(beside, person(beside, "Bo"), "Bodil").has_value());
  }
  int frames = 0;  // of which each writes what is on the screen
  const std::string items = folder.path("items");
  auto written = std::filesystem::last_write_time(items);
  const auto begun = std::chrono::steady_clock::now();
  while (std::chrono::steady_clock::now() < begun + 1s) {
    std::this_thread::sleep_for(1ms);
    std::error_code ignored;
    const auto now = std::filesystem::last_write_time(items, ignored);
    if (std::exchange(written, now) != now) ++frames;
  }
  CHECK(frames < 35);
  CHECK(wait_for([&] { return window.text("seat.1") == "Bodil"; }));
  CHECK(window.text("toast") == "Deal 2 is saved");
}

namespace {

using Wrong = std::set<std::string>;

// The settings as pictures: what is on the screen, judged until nothing is wrong with it.
class Viewer {
 public:
  Viewer(const Display& display, Window& window, int scale)
      : display_(display), window_(window), scale_(scale) {}

  // Waits for a picture that stands still and that neither we nor `judge` find fault with.
  template <class Judge>
  test::Picture see(const std::string& what, Size size, Judge&& judge) {
    const auto taken = [&] { return picture_of(display_.screen(), size.width, size.height); };
    test::Picture before = taken();
    Wrong wrong;
    for (int tries = 0; tries < 300; ++tries) {
      const bool was_idle = window_.is_idle() && display_.is_idle();
      std::this_thread::sleep_for(30ms);
      test::Picture now = taken();
      const bool still = was_idle && window_.is_idle() && display_.is_idle() && now == before;
      wrong = still ? faults(now) : Wrong{"it does not stand still"};
      if (wrong.empty()) wrong = judge(now);
      if (wrong.empty()) return now;
      before = std::move(now);
    }
    CAPTURE(what, size.width, size.height);
    REQUIRE(wrong == Wrong{});
    return before;
  }

 private:
  Wrong faults(const test::Picture& picture) {
    Wrong wrong;
    if (is_of_one_colour(picture)) wrong.insert("it is of one colour");
    const auto places = window_.places_of_letters();
    if (places.size() < 4) wrong.insert("there is hardly anything to choose");
    for (const auto& [x, y] : places)
      if (!has_ink(picture, x, y, 14 * scale_))
        wrong.insert("nothing to read at " + std::to_string(x) + ", " + std::to_string(y));
    return wrong;
  }

  const Display& display_;
  Window& window_;
  int scale_;
};

struct Change {
  std::string id;
  std::string back;  // to what was before
  int least;         // thousandths of the screen that are another colour, where there is most room
};

std::vector<Change> every_change() {
  std::vector<Change> changes;
  for (const Language language : languages)
    if (language != Language::english)
      changes.push_back({"language." + std::string(code(language)), "language.en", 2});
  for (const char* zoom : {"85", "115", "130", "150", "175"})
    changes.push_back({"zoom." + std::string(zoom), "zoom.100", 20});
  changes.push_back({"dress.dark", "dress.light", 700});
  changes.push_back({"dress.contrast", "dress.light", 700});
  changes.push_back({"four_colours", "four_colours", 1});
  changes.push_back({"left_handed", "left_handed", 50});  // the rail goes to the other side
  return changes;
}

bool has_blue_diamonds(const test::Picture& picture) {
  return count_of(picture, ui::palette(ui::Dress::light).blue_suit >> 8U) > 10;
}

// Each setting is changed while the window is open, looked at in every size, and changed back.
void look_at_every_setting(const Display& display, const std::vector<Size>& sizes, int scale) {
  const Folder folder;
  const std::string path = book_with_a_deal(folder);
  Window window(folder, path, sizes.front(), scale);
  Viewer viewer(display, window, scale);
  window.choose("go.settings");
  const auto fine = [](const test::Picture&) { return Wrong{}; };
  std::vector<test::Picture> at_first;
  for (const Size size : sizes) {
    window.resize(size);
    at_first.push_back(viewer.see("the settings", size, fine));
    CHECK_FALSE(has_blue_diamonds(at_first.back()));
  }
  for (const Change& change : every_change()) {
    window.resize(sizes.front());
    viewer.see("before " + change.id, sizes.front(), [&](const test::Picture& now) {
      return now == at_first.front() ? Wrong{} : Wrong{"not as it was"};
    });
    window.turn(change.id);
    std::vector<test::Picture> changed;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      if (i > 0) window.resize(sizes[i]);
      changed.push_back(viewer.see(change.id, sizes[i], [&](const test::Picture& now) {
        Wrong wrong;
        if (difference(now, at_first[i]) < (i == 0 ? change.least : 0) || now == at_first[i])
          wrong.insert("it looks as before");
        if (has_blue_diamonds(now) != (change.id == "four_colours"))
          wrong.insert("the suits are not of their colours");
        return wrong;
      }));
    }
    window.resize(sizes.front());
    viewer.see(change.id + " again", sizes.front(), [&](const test::Picture& now) {
      return now == changed.front() ? Wrong{} : Wrong{"not as it was"};
    });
    window.turn(change.back);
  }
}

}  // namespace

TEST_CASE("every setting can be seen in a real window, at every size", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Display display;
  SECTION("on a laptop, a small tablet and a telephone") {
    look_at_every_setting(display, {{1280, 800}, {1024, 600}, {390, 844}}, 1);
  }
  SECTION("at twice the size") { look_at_every_setting(display, {{2048, 1280}}, 2); }
}

TEST_CASE("a window with other settings is the same one after a new start", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Display display;
  const Folder folder;
  const std::string path = folder.path("book.db");
  const Size size{1280, 800};
  test::Picture changed;
  {
    Window window(folder, path, size);
    Viewer viewer(display, window, 1);
    window.choose("go.settings");
    for (const char* id : {"language.sv", "dress.dark", "left_handed", "zoom.130"}) window.turn(id);
    changed = viewer.see("changed", size, [&](const test::Picture&) {
      return window.chosen("zoom.130") ? Wrong{} : Wrong{"the size is the old one"};
    });
  }
  {
    const Window in_english(folder, path, size);  // asked for, and not kept
  }
  Window again(folder, path, size, 1, {});
  again.choose("go.settings");
  Viewer(display, again, 1).see("started again", size, [&](const test::Picture& now) {
    return difference(now, changed) == 0 ? Wrong{} : Wrong{"it looks different"};
  });
}

TEST_CASE("a school kept in a real window is there after a new start", "[ui][window][once]") {
  if (!can_open_windows()) return;
  const Display display;
  const Folder folder;
  const std::string path = book_with_a_deal(folder);
  const Size size{1024, 600};
  test::Picture by_the_book;
  const auto go_to_the_rules = [](Window& window) {
    window.click("go.evening", [&] { return window.has("session.new"); });
    window.click("session.new", [&] { return window.has("game.ligeud"); });
    window.click("setup.next", [&] { return window.has("schools.keep"); });
  };
  const auto see = [&] { return picture_of(display.screen(), size.width, size.height); };
  {
    Window window(folder, path, size);
    go_to_the_rules(window);
    CHECK(window.chosen("rules_of.book"));
    by_the_book = see();
    window.turn("rule.double_final_round");
    window.click("schools.keep", [&] { return window.has("key.ø"); });
    window.click("key.ø", [&] { return window.text("typed") == "Ø"; });
    window.click("typed.done", [&] { return window.chosen("school.Ø"); });
  }
  std::filesystem::remove(folder.path("drafts.json"));  // the session that was being set up
  Window again(folder, path, size);
  go_to_the_rules(again);
  CHECK_FALSE(again.chosen("school.Ø"));
  again.choose("school.Ø");
  CHECK(again.chosen("rule.double_final_round"));
  CHECK(wait_for([&] { return difference(see(), by_the_book) > 5; }));
}

}  // namespace window_test
