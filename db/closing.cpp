// What belongs to an evening beside its games: payments, initials, games that have ended.
#include <map>

#include "db/body.hpp"
#include "db/desk.hpp"

namespace kattegat {
namespace {

using Done = Result<std::monostate, BookFault>;

void read_ended(Connection& connection, const Uuid& evening, Closing& closing) {
  for (const Uuid& session : stored_session_ids(connection, evening)) {
    bool ended = false;
    Query found = connection.query(
        "SELECT r.kind FROM record r JOIN origin o USING (origin) WHERE r.parent = ?"
        " AND r.kind IN ('end', 'resume') ORDER BY r.clock, o.uuid, r.number, r.hash",
        session);
    while (found.step()) ended = found.text(0) == "end";
    if (ended) closing.ended.push_back(session);
  }
}

// Appends one record below a parent of the given kind that must be there.
Done append(Book& book, const std::string& parent_kind, const Uuid& parent, const std::string& kind,
            const Uuid& id, const Json::Object& body) {
  Connection& connection = book.connection();
  const auto there = guarded(connection, [&] { return row_of(connection, parent_kind, parent); });
  if (!there) return there.error();
  if (!*there) {
    const Word missing = parent_kind == "evening" ? Word::book_no_evening : Word::book_no_session;
    return BookFault{BookFault::Kind::not_found, text(missing, to_string(parent))};
  }
  return write(
      connection,
      [&](OwnLog& log) {
        if (!row_of(connection, kind, id)) log.append(kind, id, parent, to_line(body));
        return std::monostate{};
      },
      [](std::monostate) { return true; });
}

Done append_to_session(Book& book, const Uuid& session, const std::string& kind,
                       const std::string& at) {
  return append(book, "session", session, kind, random_uuid(), {{"at", at}});
}

}  // namespace

Closing stored_payments(Connection& connection, const Uuid& evening) {
  Closing closing;
  std::vector<Uuid> taken_back;
  Query found = connection.query(
      "SELECT r.kind, r.id, r.body FROM record r JOIN origin o USING (origin) WHERE r.parent = ?"
      " AND r.kind IN ('payment', 'payment-void', 'initials')"
      " ORDER BY r.clock, o.uuid, r.number, r.hash",
      evening);
  while (found.step()) {
    const std::string kind = found.text(0);
    const Uuid id = found.uuid(1);
    const Body body(id, found.text(2));
    if (kind == "payment-void") {
      taken_back.push_back(body.uuid("payment"));
    } else if (kind == "payment") {
      const MadePayment payment{id, body.text("from"), body.text("to"), body.money("amount"),
                                body.text("at")};
      if (payment.amount <= Money{}) unreadable(id, "amount");
      const bool known = std::any_of(closing.payments.begin(), closing.payments.end(),
                                     [&](const MadePayment& p) { return p.id == id; });
      if (!known) closing.payments.push_back(payment);
    } else {
      const Initials initials{body.text("player"), body.text("initials"), body.money("money"),
                              body.text("at")};
      std::erase_if(closing.initials,
                    [&](const Initials& one) { return one.player == initials.player; });
      closing.initials.push_back(initials);
    }
  }
  std::erase_if(closing.payments, [&](const MadePayment& payment) {
    return std::find(taken_back.begin(), taken_back.end(), payment.id) != taken_back.end();
  });
  return closing;
}

Closing stored_closing(Connection& connection, const Uuid& evening) {
  Closing closing = stored_payments(connection, evening);
  read_ended(connection, evening, closing);
  return closing;
}

Result<Closing, BookFault> load_closing(const Book& book, const Uuid& evening) {
  Connection& connection = book.connection();
  return guarded(connection, [&] { return stored_closing(connection, evening); });
}

Done tick_payment(Book& book, const Uuid& evening, const MadePayment& payment) {
  KATTEGAT_CHECK(payment.amount > Money{});
  return append(book, "evening", evening, "payment", payment.id,
                {{"from", payment.from},
                 {"to", payment.to},
                 {"amount", to_string(payment.amount)},
                 {"at", payment.at}});
}

Done untick_payment(Book& book, const Uuid& payment, const std::string& at) {
  Connection& connection = book.connection();
  const auto evening = guarded(connection, [&]() -> std::optional<Uuid> {
    Query found =
        connection.query("SELECT parent FROM record WHERE id = ? AND kind = 'payment'", payment);
    return found.step() ? std::optional(found.uuid(0)) : std::nullopt;
  });
  if (!evening) return evening.error();
  if (!*evening)
    return BookFault{BookFault::Kind::not_found, text(Word::book_no_entry, to_string(payment))};
  return append(book, "evening", **evening, "payment-void", derived_uuid(payment, "void"),
                {{"payment", to_string(payment)}, {"at", at}});
}

Done set_initials(Book& book, const Uuid& evening, const Initials& initials) {
  return append(book, "evening", evening, "initials", random_uuid(),
                {{"player", initials.player},
                 {"initials", initials.initials},
                 {"money", to_string(initials.money)},
                 {"at", initials.at}});
}

Done end_session(Book& book, const Uuid& session, const std::string& at) {
  return append_to_session(book, session, "end", at);
}
Done resume_session(Book& book, const Uuid& session, const std::string& at) {
  return append_to_session(book, session, "resume", at);
}

}  // namespace kattegat
