// The app as people have it: a real window on a real (virtual) display, real clicks, and the power
// button: what the screen has called saved is there again after a kill -9.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <map>
#include <sstream>
#include <thread>

#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;
using namespace std::chrono_literals;

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

// A display of our own, on the first free number.
class Display {
 public:
  Display() {
    for (int number = 60 + ::getpid() % 500; !child_; ++number) {
      const std::string socket = "/tmp/.X11-unix/X" + std::to_string(number);
      if (std::filesystem::exists(socket)) continue;
      name_ = ":" + std::to_string(number);
      child_ = start({"Xvfb", name_, "-screen", "0", "1300x900x24", "-nolisten", "tcp"});
      REQUIRE(wait_for([&] { return std::filesystem::exists(socket); }));
    }
    ::setenv("DISPLAY", name_.c_str(), 1);
    ::setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
  }
  ~Display() { stop(child_, SIGTERM); }
  Display(const Display&) = delete;
  Display& operator=(const Display&) = delete;

 private:
  std::string name_;
  pid_t child_ = 0;
};

class Window {
 public:
  Window(const Folder& folder, const std::string& book)
      : items_(folder.path("items")),
        app_(start({KATTEGAT_APP, "--db", book, "--settings", folder.path("settings.json"),
                    "--exports", folder.path(""), "--lang", "en", "--size", "1280x800", "--scale",
                    "1", "--items", items_})) {
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
  bool has(const std::string& id) {
    read();
    return shown_.count(id) > 0;
  }
  std::string text(const std::string& id) {
    read();
    return shown_[id].back();
  }
  bool chosen(const std::string& id) {
    read();
    return shown_.count(id) > 0 && shown_[id].at(4) == "1";
  }
  // A click where the item is, and the wait for what it brings.
  template <class Ready>
  void click(const std::string& id, Ready&& ready) {
    CAPTURE(id);
    REQUIRE(wait_for([&] { return has(id); }));
    const auto place = shown_[id];
    for (int tries = 0; tries < 3; ++tries) {
      run_program("xdotool", {"mousemove", place.at(0), place.at(1), "sleep", "0.05", "mousedown",
                              "1", "sleep", "0.08", "mouseup", "1"});
      for (int i = 0; i < 40; ++i) {
        if (ready()) return;
        std::this_thread::sleep_for(50ms);
      }
    }
    REQUIRE(ready());
  }
  void choose(const std::string& id) {
    click(id, [&] { return chosen(id); });
  }

 private:
  // "id x y tappable enabled chosen text" a line, written anew by every frame.
  void read() {
    shown_.clear();
    for (const std::string& line : lines_of(read_bytes(items_))) {
      std::vector<std::string> cells;
      std::istringstream rest(line);
      for (std::string cell; std::getline(rest, cell, '\t');) cells.push_back(cell);
      if (cells.size() < 6) continue;
      const std::string id = cells[0];
      cells.erase(cells.begin());
      shown_[id] = cells;
    }
  }

  std::string items_;
  pid_t app_;
  std::map<std::string, std::vector<std::string>> shown_;
};

}  // namespace

TEST_CASE("what a real window has called saved survives kill -9", "[ui][window]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  {
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
  const Display display;
  {
    Window window(folder, path);
    CHECK(window.text("total.1") == "90");
    window.choose("contract.nole");
    window.choose("declarer.2");
    window.choose("tricks.2");
    window.click("save", [&] { return window.has("notice"); });
    CHECK(window.text("notice") == "Deal 2 is saved");
    window.choose("contract.9");  // half a deal lies on the table
    window.kill();
  }
  std::filesystem::remove(folder.path("items"));
  Window again(folder, path);
  CHECK(again.text("total.0") == "−15");  // −90 + 75
  CHECK(again.text("total.2") == "−315");
  CHECK(again.text("deal") == "Deal 3  ·  Cai deals");
  const auto verified = verify_book(opened(path));
  REQUIRE(verified.has_value());
  CHECK(verified->differences.empty());
}
