// What the windows over a screen hold while they are open, one of them at a time.
#pragma once
#include <functional>
#include <memory>

#include "kattegat/export/payment_code.hpp"
#include "kattegat/export/qr_code.hpp"
#include "ui/app/club.hpp"
#include "ui/app/schools.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {

struct App;

// A new entry beside the deal (a misdeal, agreed points, a note, somebody leaves ...).
// Its draft has numbers of seats: it is about that table, seated so.
struct Aside {
  AnyDesk desk;
  Uuid session{};
  std::vector<std::string> seats{};
};
struct VoidEntry {  // asks for the reason
  Uuid session;
  Uuid entry;
  bool correct = false;  // its values go into the form, to be saved in its place
  std::string why{};
};
struct Reseating {
  Uuid session;
  Reseat kind = Reseat::people;
  std::vector<std::string> seats;
  std::optional<std::size_t> lifted;  // the chair whose player is being moved
};
struct Refusal {  // what would be broken, and how to do it all the same, where that may be
  Refused refused;
  std::function<void(App&)> force;
};
struct EntryCard {  // one row of the sheet, opened
  Uuid session;
  Uuid entry;
};
struct Signing {
  Uuid player;
  TypedWords initials{};
};
struct ShareCard {            // the settlement as text, picture or file
  bool with_numbers = false;  // where people take money is told of as well
};
struct ShareSeveral {};  // that of several evenings
struct PaySeveral {};    // has all of what is due in them been paid?
struct WhyPayment {
  Uuid from, to;
  Money amount;
  std::optional<Uuid> session;  // plan by sessions
  bool paid = false;            // it has been made
  bool receiver = false;        // whose deals are shown
};
struct PayCode {  // how the receiver takes money
  std::string title;
  std::vector<PaymentCode> codes;
  std::function<bool(App&)> is_due;  // still: another window may have ticked it meanwhile
};
struct EveningCard {};  // what else can be done with the evening shown
struct JoinWith {       // another one that is the same evening
  std::optional<Uuid> other{};
  std::string refused{};  // why they cannot be one
};
struct EveningCode {  // the evening for another device
  std::string text;   // empty: it is too long
  std::optional<QrCode> picture{};
};
struct Conflicts {              // what has been decided differently
  std::optional<Hash> asked{};  // the side that was tapped once: does it hold for good?
};
struct PeopleList {};  // everybody in the book
struct PersonCard {    // one of them
  enum class Field { none, name, swish, mobilepay, iban };
  Uuid person;
  Field field = Field::none;  // that is being typed
  TypedWords typed{};
};
struct Namesake {  // a name looks like one that is known: are they two people?
  std::string name;
  std::string known;
  std::function<void(App&)> go_on{};  // they are
  std::function<void(App&)> back{};   // it is to be typed again
};
struct SameName {  // the new name is somebody else's: are the two one person?
  PersonCard typing;
  Uuid other;
  bool sat_together = false;  // they are two
};
struct MemberForm {                               // somebody who has not played yet is typed
  std::function<void(App&, const Uuid&)> then{};  // what is done with them
  std::function<void(App&)> back{};               // nobody is taken in
  TypedWords typed{};
};
struct MergeFrom {  // a book of another tablet's is picked
  struct Apart {    // decided differently: of one evening, or of people and the purse
    std::optional<Uuid> evening;
    std::int64_t count = 0;
    std::string called{};  // the evening
  };
  std::vector<std::string> books;
  std::vector<std::string> said{};
  std::vector<Apart> conflicts{};
  bool are_sent = false;        // by another app or page: evenings may be among the books
  bool seeks_the_rest = false;  // of this book, which has less in it than it had
};
struct Latecomer {  // somebody is added to the evening's players
  TypedWords typed{};
};
struct EveningWords {  // are being typed: what is sought, or a name for the evening
  std::optional<Uuid> named{};
  TypedWords typed{};
  std::string before{};  // what was sought, for whoever gives up
};
struct PickBook {  // what can be opened instead, or where the file that is there is saved
  enum class Of { books, backups, folders };
  Of of = Of::books;
  std::vector<std::string> paths{};
  std::vector<std::string> labels{};
};
struct WhatIf {  // the evening under other house rules; nothing of it is stored
  Uuid session;  // whose rules are shown
  std::map<Uuid, AnyHouse> houses{};  // of the sessions whose rules have been shown
};
struct TappedPlay {  // the deal on the desk, card by card
  Uuid session;
};
struct SchoolList {};  // those of the game that is being set up
struct SchoolCard {    // one of them
  enum class Asked { nothing, write_over, remove };
  School school;
  Asked asked = Asked::nothing;
};
struct SchoolName {  // is being typed, for the rules that are chosen or for a school
  std::optional<School> of{};
  TypedWords typed{};
};
struct RankingCard {};  // what the standings go by
struct DealsBehind {    // a figure of the player whose page is open
  Figure figure;
  std::string label;
};
struct PurseCard {};  // the club's purse
struct SharePurse {};
struct MovementForm {  // one of its movements is put together
  enum class Typing { nothing, amount, note };
  std::optional<Uuid> person{};  // asked first
  PurseKind what = PurseKind::kitty;
  bool to_club = true;
  bool paid_too = false;
  bool of_the_evening = false;  // that is on the screen
  std::optional<Money> amount{};
  std::string note{};
  Typing typing = Typing::nothing;
  TypedWords typed{};
  // As it was entered from here, and how many equal ones stood then: again, it is the same one.
  struct Entered {
    PurseMovement movement;
    std::int64_t seen = 0;
  };
  std::optional<Entered> entered{};
};
struct TakenOver {  // a book of version 0.1, when it was opened
  std::vector<Text> said;
};
struct KeyHelp {};     // what the keyboard does
struct MorePlaces {};  // that a short bar has no room for
struct Nothing {};
using Dialog =
    std::variant<Nothing, Aside, VoidEntry, Reseating, Signing, Refusal, EntryCard, Conflicts,
                 WhyPayment, PayCode, PeopleList, PersonCard, Namesake, SameName, MergeFrom, WhatIf,
                 TappedPlay, SchoolList, SchoolCard, SchoolName, KeyHelp, MorePlaces, ShareCard,
                 PickBook, Latecomer, EveningWords, RankingCard, DealsBehind, ShareSeveral,
                 PaySeveral, EveningCard, JoinWith, EveningCode, PurseCard, MovementForm,
                 MemberForm, SharePurse, TakenOver>;

// The one that is open. Whoever draws it holds it meanwhile: what closes it then, or opens another
// in its place, takes nothing away under their hands.
class OpenDialog {
 public:
  template <class D>
  OpenDialog& operator=(D one) {
    open_ = std::make_shared<Dialog>(std::move(one));
    return *this;
  }
  template <class D>
  [[nodiscard]] bool is() const {
    return std::holds_alternative<D>(*open_);
  }
  template <class D>
  [[nodiscard]] D* find() {
    return std::get_if<D>(open_.get());
  }
  [[nodiscard]] std::shared_ptr<Dialog> hold() const { return open_; }
  template <class D>
  [[nodiscard]] std::shared_ptr<D> hold_as() {
    return {open_, find<D>()};
  }

 private:
  std::shared_ptr<Dialog> open_ = std::make_shared<Dialog>();
};

}  // namespace kattegat::ui
