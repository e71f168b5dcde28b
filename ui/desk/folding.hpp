// The questions of a panel: one is open, what is answered or still to come is a line, or a tile
// where there is no room for lines.
#pragma once
#include "kattegat/core/violation.hpp"
#include "kattegat/wording/describe.hpp"
#include "ui/desk/faces.hpp"
#include "ui/desk/panel.hpp"
#include "ui/kit/rows.hpp"

namespace kattegat::ui {

// One question, and how its answer is told while it is folded.
struct PanelQuestion {
  FieldKey field;
  std::string title;     // its name; while it is open it is asked as a sentence
  std::string answer{};  // empty: none yet
  Color color = 0;       // of the answer; 0: as usual
  std::optional<Seat> who{};
  bool last = false;   // stays open when all are answered
  bool stays = false;  // is always open
};
// The same with its answer: a player shows the face, a suit its mark and colour.
PanelQuestion answered(PanelQuestion, Seat, const Ui&, Names);
PanelQuestion answered(PanelQuestion, Partner, const Ui&, Names);
PanelQuestion answered(PanelQuestion, Suit, const Ui&, Names);
template <class T>
PanelQuestion answered(PanelQuestion question, const T& value, const Ui& ui, Names names) {
  question.answer = Describe{names, ui.language}(value);
  return question;
}

// The answer is a suit besides: its mark, and its colour.
PanelQuestion marked(PanelQuestion, Suit, const Ui&);

// What is asked now, as large as it has room.
void ask(Ui&, const Rect&, std::string_view question, std::string_view id);

// The questions of one frame, in turn.
class Folding {
 public:
  bool begun = false;  // the first one is answered: it is known which others are asked

  // Whatever the engine has to say of a field without an answer: it asks for one.
  [[nodiscard]] bool misses(FieldKey field) const { return concerns(found_, field); }

  // Before the first question, with what the engine says of the draft; that later ones have begun
  // already changes nothing.
  template <class Judge>
  void begin(Rows& rows, Folds& folds, Judge&& judge) {
    if (questions_ > 0) return;
    found_ = judge();
    lay_tiles(rows, folds);
  }
  // Where the question stands open: the right end of the title's line is its own, and its answers
  // come below. Folded it is drawn at once, with the face of whom it is answered by.
  struct Open {
    Rect header, outer;
    bool was_missing = false;
  };
  std::optional<Open> open(Rows&, Folds&, const PanelQuestion&, const Face* who);
  // After its answers, with what the engine says now.
  void close(Rows&, Folds&, const PanelQuestion&, const Open&, Violations now);
  // After the last question.
  void end(Folds&);

 private:
  void lay_tiles(Rows&, Folds&);
  void fold(Rows&, const PanelQuestion&, const Face* who);

  Violations found_;   // of the draft
  int questions_ = 0;  // so far
  int standing_ = 0;   // of them open
  std::optional<Grid> tiles_;
  int tile_ = 0;
  bool tall_tiles_ = false;  // one of them needs more lines than they have
  std::string wanted_;       // a folded question was tapped, to be opened
};

}  // namespace kattegat::ui
