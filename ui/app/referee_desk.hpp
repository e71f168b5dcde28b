// What lies before the referee: a trick, dummy's cards, or Commerce hands, while they are tapped
// in.
#pragma once
#include <string>

#include "kattegat/referee/dummy.hpp"
#include "kattegat/referee/hands.hpp"
#include "kattegat/referee/trick.hpp"

namespace kattegat::ui {

struct RefereeDesk {
  enum class Part { trick, dummy, hands };
  Part part = Part::trick;

  struct OfTrick {
    std::string game{std::tuple_element_t<0, Games>::id};
    std::optional<Suit> trump;  // empty: none
    bool first = false;         // the first trick of the deal
    std::vector<Card> cards;    // in the order played
  } trick;

  enum class Pile { dummy, trick, meant, touched, seen };
  struct OfDummy {
    DummyQuestion question;
    Utterance call;                     // as it is tapped together
    std::string words;                  // or as it was typed
    bool unread = false;                // and could not be read
    std::optional<std::string> typing;  // so far, while the keyboard is shown
    Pile pile = Pile::dummy;            // where a tapped card goes
  } dummy;

  struct OfHands {
    HandsQuestion question{.seats = 4, .banker = {}, .hands = {}};
    Seat player;              // whose cards are tapped
    std::vector<Card> cards;  // so far
  } hands;
};

}  // namespace kattegat::ui
