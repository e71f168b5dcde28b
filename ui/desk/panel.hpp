// How the panel of a game stands open: nothing of this is part of the entry. A panel with more to
// remember than that specialises these in its own header, which panels/panels.hpp includes.
#pragma once
#include "ui/kit/widgets.hpp"

namespace kattegat::ui {

template <class G>
struct Desk;

// How the questions of a panel stand: one is open, what is answered or still to come is a line, or
// a tile where there is no room for lines.
struct Folds {
  std::string chosen{};                    // opened out of its turn
  std::string open{};                      // as last drawn, like what follows
  std::string title{};                     // what is asked now, by its name
  std::string asked{};                     // and as a sentence
  int count = 0;                           // of the questions
  int standing = 1;                        // how many of them are open
  bool tiled = false;                      // the others are tiles
  bool tall_tiles = false;                 // of four lines
  std::map<std::string, float> heights{};  // of each, when it is open
  float top = 0;                           // of the open one
  std::string sought{};                    // the last one that was brought into sight,
  float sought_at = 0;                     // and where it was, from the top of all
  std::optional<Seat> tapped{};            // at the table, until a question takes it for its answer
};

// A specialisation may have more, found by `requires`:
//   call, call_id, begin_call()  a button on the table, its word and id, and what it opens
//   lays_cards                   the panel needs the breadth of a pack
template <class G>
struct PanelState {
  bool details_open = false;  // the rarely used questions
};

// What has been tapped in of an answer that is not whole yet, and so is no part of the entry. It
// may fit no longer when the deals before it are others.
template <class G>
struct HalfAnswer {
  [[nodiscard]] bool has_begun() const { return false; }
  [[nodiscard]] bool fits(const typename G::State&) const { return true; }
};

}  // namespace kattegat::ui
