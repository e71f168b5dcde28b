// What the records say, in types. Each kind of record has one struct here; reading is strict, and
// nothing of what is read has been trusted. Personal words are apart from the body (record.hpp).
#pragma once
#include <array>
#include <span>
#include <variant>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/forgotten.hpp"
#include "kattegat/evening/header_keys.hpp"
#include "kattegat/journal/records/record.hpp"
#include "kattegat/settlement/payment_number.hpp"

namespace kattegat {

// The records whose decisions or versions the writer had seen, and decides upon anew.
using Follows = std::vector<Hash>;
inline constexpr std::size_t follows_limit = 1000;

// `keys` are without id and sessions; place, players and people are empty there, for they are
// personal.
struct EveningContents {
  EveningKeys keys;
  std::string place;
  Follows follows;
};
// `keys` are without id, seats and entries. Entries name their players by number: 0 is sitters[0].
struct SessionContents {
  SessionKeys keys;
  std::vector<Uuid> sitters;
  std::vector<int> order;          // clockwise, numbers of sitters
  std::int64_t dealers_until = 0;  // a dealer that an entry states is dropped up to this clock: the
                                   // order round the table was put right
  std::string why;
  Follows follows;
  bool takes_over = false;  // decides nothing: this log numbers as the header that it follows
};
// What stands beside the sitters, or these themselves, as they sit.
template <class Of>
std::vector<Of> clockwise(const SessionContents& header, const std::vector<Of>& sitters) {
  std::vector<Of> seated;
  for (const int number : header.order) seated.push_back(sitters[static_cast<std::size_t>(number)]);
  return seated;
}
struct PlayerContents {  // the record's id is the person's
  std::string name;
  bool by_id = false;  // the id was given; otherwise the name alone says who it is
  bool guest = false;  // somebody else than whoever is called so in this evening
};
// 10^10.00: of an evening there are far fewer than could no longer be added up.
inline constexpr Money payment_limit{1'000'000'000'000};
// From one to another, of payments in one evening: no more are asked which of them are one.
inline constexpr std::size_t most_between_two = 64;
// Evenings that one payment settles beside its own.
inline constexpr std::size_t parts_limit = 1000;
struct PaymentContents {
  Uuid from, to;
  Money amount;
  std::int64_t nth = 0;  // how many equal ones stood when it was first made
  bool made = true;      // false: taken back
  std::string at, why;
  Follows follows;
  std::vector<Uuid> parts{};  // of an evening that others had been joined to: those it settles too
  std::vector<Uuid> seen{};   // payments between the two that stood already: by such a one all of
                              // them, by another those that settle others too
};
struct InitialsContents {
  Uuid player;
  Money money;
  std::string at, initials;
};
// The body is the entry of the evening file with numbers for names and without its free texts.
struct EntryContents {
  std::string body;
  Json::Object texts;
  bool operator==(const EntryContents&) const = default;
};
struct DecisionContents {  // voided, restored
  Uuid of;                 // the entry, or the correction, that is voided or stands again
  std::string at, why;
  Follows follows;
  std::optional<Uuid> behind{};  // a correction of the same log that was stored along with it
};
struct CorrectionContents {
  Uuid of;
  EntryContents as;
  std::string at, why;
  Follows follows;
  std::optional<Uuid> behind{};  // as in DecisionContents
};
struct EndedContents {
  bool ended = true;
  std::string at, why;
  Follows follows;
};
struct NameContents {
  std::string name;
  bool by_id = false;  // as in PlayerContents: whose id was given is nobody else of that name
  Follows follows;
  bool as_written = false;  // so that the roster has it: nobody has decided to call them so
};
struct NumberContents {
  NumberKind which{};
  std::string number;  // empty: none any longer
  Follows follows;
};
struct RetiredContents {
  bool retired = true;
  Follows follows;
};
struct FusionContents {  // the record's id is one person's, or one evening's
  std::optional<Uuid> with;
  Follows follows;
};
// People of one erasure, and as many records.
inline constexpr std::size_t erased_limit = 10'000;
struct ErasureContents {
  std::vector<Uuid> people;
  std::vector<Hash> records;  // free texts that named them
  std::string pseudonym;
};
// What moves. A payment is money handed over; of the others somebody owes the amount from then on.
enum class PurseKind : std::uint8_t { membership, kitty, fee, prize, payment, other };
constexpr std::array<std::string_view, 6> names(PurseKind) {
  return {"membership", "kitty", "fee", "prize", "payment", "other"};
}
constexpr std::string_view name_of(PurseKind kind) {
  return names(kind)[static_cast<std::size_t>(kind)];
}
struct PurseContents {
  Uuid person;
  PurseKind what{};
  bool to_club = true;  // else from the club to the person
  Money amount;         // > 0
  std::string currency, date;
  std::optional<Uuid> evening;  // that it belongs to
  std::int64_t nth = 0;         // of equal ones, the first number that was free
  bool stands = true;           // false: void
  std::string at, note, why;
  Follows follows;
};
using Contents = std::variant<EveningContents, SessionContents, PlayerContents, PaymentContents,
                              InitialsContents, EntryContents, DecisionContents, CorrectionContents,
                              EndedContents, NameContents, NumberContents, RetiredContents,
                              FusionContents, ErasureContents, PurseContents>;

// A Text says what is wrong with the record: its form, a name, a number, an amount. Of what has
// been forgotten a note, a place and a reason read as `forgotten`; names, initials, numbers and
// what an entry says in words as empty.
Result<Contents, Text> read_contents(const Record&, const std::optional<Words>&);

// What is said of a record that cannot be read; `what`: the key at which it cannot.
Text unreadable_record(const Uuid& record, std::string_view what);

template <class One>
Result<One, Text> read_as(const Item& item) {
  auto contents = read_contents(item.record, item.words);
  if (!contents) return contents.error();
  if (auto* one = std::get_if<One>(&*contents)) return std::move(*one);
  return unreadable_record(item.record.id, "kind");
}

// The other way: a record that says this, which is what its kind says. `kind` is voided or restored
// for a DecisionContents.
NewRecord new_record(RecordKind, const Uuid& id, const Uuid& parent, Contents);

// What an entry or a correction says is entered; null where the contents are of another kind.
const EntryContents* entry_in(const Contents&);
// What the decision follows; null where such contents decide nothing.
const Follows* follows_in(const Contents&);
Follows* follows_in(Contents&);
// The name that the record gives somebody, in an evening or in the roster; "" when it gives none.
std::string name_said(const Item&);

}  // namespace kattegat
