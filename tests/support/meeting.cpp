#include "support/meeting.hpp"

namespace kattegat::test {

Parcel everything_of(const Book& book) {
  Parcel parcel;
  book.store().reading([&] {
    parcel.items = all_items(book.store());
    parcel.ends = book.store().ends();
  });
  return parcel;
}

Result<Merged, BookFault> take_records(Book& book, const Items& items,
                                       const std::vector<LogEnd>& ends) {
  return take_from(book, {ends, [&](const VisitItem& visit) {
                            for (const Item& item : items) visit(item);
                            return std::nullopt;
                          }});
}

Merged given(Book& to, const Parcel& parcel) {
  const auto merged = take_records(to, parcel.items, parcel.ends);
  REQUIRE(merged.has_value());
  return *merged;
}

bool is_in_file(const Book& book) { return std::filesystem::exists(book.path()); }

Merged taken(Book& to, const Book& from) {
  if (!is_in_file(from)) return given(to, everything_of(from));
  const auto merged = merge_book(to, from.path());
  REQUIRE(merged.has_value());
  return *merged;
}

void meet(std::vector<Book>& books) {
  for (std::size_t news = 1; news > 0;) {
    news = 0;
    for (Book& to : books)
      for (const Book& from : books)
        if (&to != &from) {
          const Merged merged = taken(to, from);
          for (const RefusedLog& one : merged.refused) FAIL(say(one.why, Language::english));
          news += merged.records;
        }
  }
}

std::string told(const Merged& merged) {
  std::string all;
  for (const Change& one : merged.changes) all += say(change_text(one), Language::english) + "\n";
  return all;
}

Uuid origin_of_newest(const Book& book) { return everything_of(book).items.back().record.origin; }

bool counts_once(const Book& book) {
  const auto people = load_roster(book);
  const auto lines = list_evenings(book);
  const auto booked = standings(book, {});
  REQUIRE((people.has_value() && lines.has_value() && booked.has_value()));
  std::map<Uuid, Uuid> first;  // of the ids that are one person
  for (const Person& person : *people)
    for (const Uuid& id : person.ids) first[id] = person.ids.front();
  std::map<Uuid, Points> means;
  for (const EveningLine& line : *lines) {
    const auto view = look_at(book, line.id);
    REQUIRE(view.has_value());
    for (const EveningSession& session : view->written.sessions) {
      const JudgedSession judged = judge(session);
      for (std::size_t seat = 0; seat < session.seats.size(); ++seat) {
        const Participant* const sitter = view->history.called(session.seats[seat]);
        REQUIRE(sitter);
        means[first[sitter->ids.front()]] += judged.standing.points[Seat{static_cast<int>(seat)}];
      }
    }
  }
  for (const StandingLine& line : *booked)
    for (const auto& [game, points] : line.points) means[line.person] += -points;
  return std::all_of(means.begin(), means.end(),
                     [](const auto& one) { return one.second == Points{}; });
}

}  // namespace kattegat::test
