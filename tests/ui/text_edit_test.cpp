// A line of text under the keys.
#include <catch2/catch.hpp>

#include "ui/kit/text_edit.hpp"

using namespace kattegat::ui;

namespace text_edit_test {

TEST_CASE("letters are put in and taken out where the caret stands", "[ui][text]") {
  TextEdit edit = edit_of("Åse");
  insert(edit, "ü", 10);
  CHECK(text_of(edit) == "Åseü");
  move_caret(edit, 1, false);
  insert(edit, "n", 10);
  CHECK(text_of(edit) == "Ånseü");
  erase_back(edit);
  erase_ahead(edit);
  CHECK(text_of(edit) == "Åeü");
  move_caret(edit, 0, false);
  erase_back(edit);
  CHECK(text_of(edit) == "Åeü");
  move_caret(edit, 99, false);
  erase_ahead(edit);
  CHECK(text_of(edit) == "Åeü");
}

TEST_CASE("what is marked is replaced, and told to the clipboard", "[ui][text]") {
  TextEdit edit = edit_of("Anna-Lise");
  move_caret(edit, 4, true);
  CHECK(marked_of(edit) == "-Lise");
  insert(edit, "grethe", 20);
  CHECK(text_of(edit) == "Annagrethe");
  mark_all(edit);
  CHECK(marked_of(edit) == "Annagrethe");
  erase_back(edit);
  CHECK(text_of(edit).empty());
}

TEST_CASE("a paste is cut to what there is room for, and control characters stay outside",
          "[ui][text]") {
  TextEdit edit = edit_of("Bo");
  insert(edit, "\x01\n Åge\t", 5);
  CHECK(text_of(edit) == "Bo Åg");
  insert(edit, "\xFF\xFE", 20);  // not UTF-8
  CHECK(text_of(edit) == "Bo Åg");
}

}  // namespace text_edit_test
