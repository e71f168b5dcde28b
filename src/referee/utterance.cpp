#include "kattegat/referee/utterance.hpp"

#include <set>
#include <utility>

#include "kattegat/core/text/unicode.hpp"
#include "lexicon.hpp"

namespace kattegat {
namespace {

using lexicon::Part;
using lexicon::SaidPiece;

// Nobody says so much to dummy: what is longer is not a call, and is not read in every language.
constexpr std::size_t most_bytes_of_a_call = 400;

class Heard {
 public:
  // False when the piece does not go with what was said before.
  bool hear(SaidPiece piece) {
    const Part before = std::exchange(before_, piece.part);
    if (piece.part == Part::filler) return true;
    perhaps_ace_ = piece.part == Part::one && (before == Part::suit || before == Part::trump);
    switch (piece.part) {
      case Part::one:
        return true;
      case Part::own:
      case Part::unclear:
        return false;
      case Part::the:
        return definite_ = true;
      case Part::with:
        if (taken_) wishes_.insert(Wish::win);
        object_ = Object::wanted;
        return true;
      case Part::toward:
      case Part::to:
        object_ = piece.part == Part::to ? Object::destination : Object::direction;
        return true;
      case Part::rank:
        return hear_rank(piece);
      case Part::suit:
        return is_wanted() && is(utterance_.suit, static_cast<Suit>(piece.value));
      case Part::trump:
        utterance_.suit_is_trump = true;
        return is_wanted(Object::trumped);
      default:
        hear_wish(piece.part);
        return true;
    }
  }

  // Of all that was said; nothing when it says nothing, or too much.
  [[nodiscard]] std::optional<Utterance> meaning() const {
    if (object_ == Object::destination || perhaps_ace_) return std::nullopt;
    Utterance said = utterance_;
    std::set<Wish> wishes = wishes_;
    if (is_bare(said, wishes) && taken_) wishes = {Wish::win};
    if (is_bare(said, wishes) && some_) wishes = {Wish::any};
    if (!join_ruff(said, wishes) || wishes.size() > 1) return std::nullopt;
    if (!wishes.empty()) said.wish = *wishes.begin();
    if (said.suit && said.suit_is_trump) return std::nullopt;
    if (said.wish == Wish::any && (said.suit || said.suit_is_trump || said.rank || again_))
      return std::nullopt;
    if (said.rank && !join_rank(said)) return std::nullopt;
    said.pointed = pointed_ && (said.wish == Wish::high || said.wish == Wish::low);
    said.again = again_ && said == Utterance{};
    if (said == Utterance{}) return std::nullopt;
    return said;
  }

 private:
  // What the next suit or rank would be to the words before it.
  enum class Object {
    wanted,       // the card that is asked for
    direction,    // "til kongen": a card in another hand
    destination,  // "to the king": the same, and it must be said
    beaten,       // "stik nieren", "under nieren": a card in the trick
    trumped,      // "trumf kongen", where "trumf konge" is the king of trumps
  };

  template <class T>
  static bool is(std::optional<T>& known, T said) {
    if (known && *known != said) return false;
    known = said;
    return true;
  }
  // Whether it may be named here; what comes after it then is `next`.
  bool is_wanted(Object next = Object::wanted) {
    definite_ = false;
    const Object before = std::exchange(object_, next);
    return before == Object::wanted || before == Object::trumped;
  }
  bool hear_rank(SaidPiece piece) {
    const bool definite = std::exchange(definite_, false) || piece.definite;
    const Object before = std::exchange(object_, Object::wanted);
    if (before == Object::direction || before == Object::destination) return true;
    if (before == Object::beaten || (before == Object::trumped && definite)) return false;
    return is(utterance_.rank, piece.value);
  }
  void hear_wish(Part part) {
    const bool beats =
        part == Part::win || part == Part::ruff || part == Part::under || part == Part::duck;
    object_ = beats ? Object::beaten : Object::wanted;
    if (part == Part::high) wishes_.insert(Wish::high);
    if (part == Part::low || part == Part::duck || part == Part::under) wishes_.insert(Wish::low);
    if (part == Part::win) wishes_.insert(Wish::win);
    if (part == Part::ruff) wishes_.insert(Wish::ruff);
    if (part == Part::any) wishes_.insert(Wish::any);
    taken_ |= part == Part::take;
    some_ |= part == Part::some;
    again_ |= part == Part::again;
    pointed_ |= part == Part::point || part == Part::duck;
  }

  static bool is_bare(const Utterance& said, const std::set<Wish>& wishes) {
    return said == Utterance{} && wishes.empty();
  }
  // "trumf højt", "trumf med tieren": a trump, and which.
  static bool join_ruff(Utterance& said, std::set<Wish>& wishes) {
    if (wishes.count(Wish::ruff) == 0) return true;
    if (wishes.size() == 1 && !said.rank) {
      said.suit_is_trump = false;
      return true;
    }
    wishes.erase(Wish::ruff);
    said.suit_is_trump = !said.suit;
    return wishes.count(Wish::any) == 0;
  }
  // A rank says which card, whatever one does with it; but no king is low.
  static bool join_rank(Utterance& said) {
    if (said.wish == Wish::high && *said.rank < 10) return false;
    if (said.wish == Wish::low && *said.rank > 9) return false;
    said.wish.reset();
    return true;
  }

  Utterance utterance_;
  std::set<Wish> wishes_;
  Object object_ = Object::wanted;
  Part before_ = Part::filler;
  bool perhaps_ace_ = false;  // "spar en": one of them, or the ace
  bool definite_ = false;
  bool taken_ = false;
  bool some_ = false;
  bool again_ = false;
  bool pointed_ = false;
};

std::optional<Utterance> read(lexicon::SaidIn tongue, std::string_view said) {
  Heard sentence;
  for (const SaidPiece piece : lexicon::pieces(tongue, said))
    if (!sentence.hear(piece)) return std::nullopt;
  return sentence.meaning();
}

}  // namespace

// In each language alone; languages that read it differently cancel out. People at one table also
// mix them: words that mean one thing in whatever language are then read together.
std::optional<Utterance> understand(std::string_view said) {
  using lexicon::SaidIn;
  if (said.size() > most_bytes_of_a_call || !is_utf8(said)) return std::nullopt;
  if (said.find('?') != said.npos) return std::nullopt;  // nothing has been called yet
  std::optional<Utterance> heard;
  for (const SaidIn tongue : lexicon::tongues) {
    const auto reading = read(tongue, said);
    if (reading && heard && reading != heard) return std::nullopt;
    if (reading) heard = reading;
  }
  return heard ? heard : read(SaidIn::mixed, said);
}

}  // namespace kattegat
