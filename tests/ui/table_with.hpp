// A table on the screen, and what has been saved from it.
#pragma once
#include "kattegat/evening/write.hpp"
#include "support/evenings.hpp"
#include "ui/driver.hpp"

namespace kattegat::test {

// A device whose book has one session, as given.
struct TableWith : Device {
  TableWith(const std::string& game, const std::vector<std::string>& seats,
            const std::string& rules = "{}", const std::string& entries = "") {
    Book book = opened(world.book);
    import_into(book, evening_text(game, seats, rules, entries));
  }
  // The newest entry without its envelope, and what it pays.
  [[nodiscard]] std::string newest() const { return last("entry"); }
  [[nodiscard]] std::string points() const { return last("points"); }

 private:
  [[nodiscard]] std::string last(const std::string& what) const {
    const Book book = opened(world.book);
    const auto lines = list_evenings(book);
    const auto evening = load_evening(book, lines->front().id);
    const EveningSession& session = evening->sessions.back();
    const JudgedSession judged = judge(session);
    std::string answer;
    std::visit(
        [&]<class G>(const EnteredSession<G>& play) {
          if (play.entries.empty()) return;
          Entry<G> entry = play.entries.back().entry;
          entry.stamp = {};
          if (what == "entry") answer = to_line(entry_to_json(entry, session.seats));
          for (const Seat seat : play.table.everyone())
            if (what == "points")
              answer += (seat.index ? " " : "") + to_string(judged.entries.back().points[seat]);
        },
        session.entered);
    return answer;
  }
};

inline const std::vector<std::string> four_players{"Anna", "Bo", "Cai", "Dea"};

}  // namespace kattegat::test
