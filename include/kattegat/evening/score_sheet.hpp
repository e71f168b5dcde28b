// What a session's paper score sheet shows, entry by entry. evening-format, `sheet` of "settle
// --json".
#pragma once
#include "kattegat/evening/judge.hpp"

namespace kattegat {

struct SheetLine {  // after an entry
  PerSeat<Points> figures;
  PerSeat<Points> moved;         // what was paid, or else by how much the figures have changed
  std::optional<Text> moment{};  // what the table stops for
};
struct ScoreSheet {
  bool has_own_figures = false;  // a protocol, or the points of a game: not the running points
  std::vector<SheetLine> lines;
};

// Once a game is won the paper is empty again, which takes nothing from anybody.
template <class G>
bool is_empty_again(const Session<G>& session, const std::optional<Text>& moment) {
  return moment && session.standing().sheet == Session<G>(session.table()).standing().sheet;
}

template <class G>
ScoreSheet score_sheet(const EnteredSession<G>& entered) {
  ScoreSheet sheet;
  Session<G> session(entered.table);
  PerSeat<Points> before = session.standing().sheet;
  for (const ReadEntry<G>& read : entered.entries) {
    SheetLine line;
    const JudgedEntry judged =
        judge_next(session, read, [&](const JudgedEntry&, const Finding<G>& finding) {
          line.moment = told(session, finding).moment;
        });
    const Standing now = session.standing();
    sheet.has_own_figures |= now.sheet != now.points;
    line.figures = now.sheet;
    const bool begins_anew = is_empty_again(session, line.moment);
    for (const Seat seat : session.table().everyone())
      line.moved[seat] = judged.points[seat] != Points{} ? judged.points[seat]
                         : begins_anew                   ? Points{}
                                                         : now.sheet[seat] - before[seat];
    before = now.sheet;
    sheet.lines.push_back(std::move(line));
  }
  return sheet;
}

}  // namespace kattegat
