#include "kattegat/season/figure.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "kattegat/season/told_entries.hpp"

namespace kattegat {
namespace {

using Kind = Figure::Kind;
using Of = Figure::Of;

constexpr std::array<std::string_view, static_cast<std::size_t>(Kind::tally) + 1> kinds{
    "evenings", "best",     "worst",   "evening-streak", "deals", "streak", "lost-streak",
    "declared", "contract", "partner", "opponent",       "seat",  "count"};
constexpr std::array<std::string_view, static_cast<std::size_t>(Of::lost) + 1> outcomes{
    "all", "won", "lost"};

std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto colon = text.find(':');
    parts.push_back(text.substr(0, colon));
    if (colon == std::string_view::npos) return parts;
    text.remove_prefix(colon + 1);
  }
}

bool read_number(std::string_view text, int& number) {
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  return !text.empty() && read.ec == std::errc() && read.ptr == end;
}

// What is named after the kind; false when it names nothing.
bool read_subject(Figure& figure, const std::vector<std::string_view>& parts) {
  switch (figure.kind) {
    case Kind::contract:
      figure.game = parts.size() > 2 ? parts[1] : "";
      return parts.size() > 2 && read_number(parts[2], figure.number);
    case Kind::seat:
      return parts.size() > 1 && read_number(parts[1], figure.number);
    case Kind::partner:
    case Kind::opponent: {
      const auto who = parts.size() > 1 ? parse_uuid(parts[1]) : std::nullopt;
      if (who) figure.other = *who;
      return who.has_value();
    }
    case Kind::tally: {
      const auto what = parts.size() > 1 ? word_called(parts[1]) : std::nullopt;
      if (what) figure.what = *what;
      return what.has_value();
    }
    default:
      return true;
  }
}
std::size_t parts_of_subject(Kind kind) {
  if (kind == Kind::contract) return 2;
  return kind == Kind::partner || kind == Kind::opponent || kind == Kind::seat ||
                 kind == Kind::tally
             ? 1
             : 0;
}
bool can_be_won(Kind kind) {
  return kind == Kind::evenings || kind == Kind::deals || kind == Kind::declared ||
         kind == Kind::contract || kind == Kind::partner || kind == Kind::seat;
}

// ---- What is counted ----

template <class Amount>  // Points or Money
bool is_of(Of of, Amount amount) {
  return of == Of::all || (of == Of::won ? amount > Amount{} : amount < Amount{});
}

bool is_viewer(const Viewer& viewer, Seat seat) {
  return seat == viewer.seat || seat == viewer.with;
}

bool has_claimed(const Figure& figure, const ToldEntry& entry, const Viewer& viewer,
                 std::string_view game) {
  const auto matches = [&](const Claim& claim) {
    if (!is_viewer(viewer, claim.by)) return false;
    if (figure.of != Of::all && claim.made != (figure.of == Of::won)) return false;
    return figure.kind == Kind::declared || (figure.game == game && figure.number == claim.rank);
  };
  return std::any_of(entry.told.claims.begin(), entry.told.claims.end(), matches);
}

bool has_paid(const ToldEntry& entry, const Viewer& viewer, const Figure& figure,
              const std::vector<Uuid>& people) {
  const auto is_other = [&](Seat one) {
    return people[static_cast<std::size_t>(one.index)] == figure.other;
  };
  for (const Transfer& paid : transfers_of(std::span(entry.points.each.data(), people.size())))
    if ((is_viewer(viewer, paid.from) && is_other(paid.to)) ||
        (is_viewer(viewer, paid.to) && is_other(paid.from)))
      return true;
  return false;
}

bool has_counted(const Figure& figure, const ToldEntry& entry, const Viewer& viewer) {
  return std::any_of(entry.told.tallies.begin(), entry.told.tallies.end(), [&](const Tally& one) {
    return one.what == figure.what &&
           (one.times[viewer.seat] != 0 || (viewer.with && one.times[*viewer.with] != 0));
  });
}

bool counts(const Figure& figure, const ToldEntry& entry, const Viewer& viewer,
            std::string_view game, const std::vector<Uuid>& people) {
  const Seat seat = viewer.seat;
  const Points points = entry.points[seat];
  const bool played = entry.deal && entry.in[seat];
  const Partner& with = entry.told.with[seat];
  if (viewer.with && !(entry.deal && with.is(*viewer.with))) return false;
  switch (figure.kind) {
    case Kind::deals:
      return played && is_of(figure.of, points);
    case Kind::streak:
    case Kind::lost_streak:
      return played && points != Points{};
    case Kind::declared:
    case Kind::contract:
      return has_claimed(figure, entry, viewer, game);
    case Kind::partner:
      return played && is_of(figure.of, points) && !with.is_alone() &&
             people[static_cast<std::size_t>(with.seat().index)] == figure.other;
    case Kind::opponent:
      return entry.deal && has_paid(entry, viewer, figure, people);
    case Kind::seat:
      return played && entry.turn[seat] == figure.number && is_of(figure.of, points);
    case Kind::tally:
      return has_counted(figure, entry, viewer);
    default:
      return false;
  }
}

// The longest run of what is so, the earliest of equals.
template <class One, class Is>
std::vector<One> longest_of(const std::vector<One>& all, Is&& is) {
  std::vector<One> longest;
  for (auto at = all.begin(); at != all.end();) {
    const auto begin = std::find_if(at, all.end(), is);
    const auto end = std::find_if_not(begin, all.end(), is);
    if (end - begin > static_cast<std::ptrdiff_t>(longest.size())) longest.assign(begin, end);
    at = end;
  }
  return longest;
}

std::vector<std::size_t> longest_run_of_nights(const std::vector<NightFigures>& nights) {
  std::vector<std::size_t> list;
  for (const NightFigures& night :
       longest_of(nights, [](const NightFigures& one) { return one.money > Money{}; }))
    list.push_back(night.evening);
  return list;
}

// ---- Lines ----

FigureLine plain(Kind kind, Word label, std::int64_t times) {
  FigureLine line;
  line.figure.kind = kind;
  line.label = text_of(label);
  line.times = times;
  return line;
}

class Lines {
 public:
  Lines(const Statistics& all, std::size_t person) : all_(all), one_(all.players[person]) {}

  std::vector<FigureLine> made() && {
    add_nights();
    add_sums();
    add_contracts();
    add_people();
    add_seats();
    for (const TallyFigures& one : one_.tallies) {
      list_.push_back(plain(Kind::tally, one.what, one.times));
      list_.back().figure.what = one.what;
    }
    return std::move(list_);
  }

 private:
  FigureLine& add(Kind kind, Word label, std::int64_t times) {
    return list_.emplace_back(plain(kind, label, times));
  }
  void add_nights() {
    if (one_.nights.empty()) return;
    Tried nights;
    for (const NightFigures& night : one_.nights) {
      nights.won += night.money > Money{} ? 1 : 0;
      nights.lost += night.money < Money{} ? 1 : 0;
    }
    const auto evenings = static_cast<std::int64_t>(one_.nights.size());
    FigureLine& came = add(Kind::evenings, Word::standings_evenings, evenings);
    came.tried = nights;
    came.money = one_.money;
    if (const NightFigures* best = one_.best())
      add(Kind::best, Word::stat_best, 1).money = best->money;
    if (const NightFigures* worst = one_.worst())
      add(Kind::worst, Word::stat_worst, 1).money = worst->money;
    add(Kind::evening_streak, Word::stat_evening_streak, one_.nights_won.longest);
  }
  void add_sums() {
    FigureLine& deals = add(Kind::deals, Word::stat_deals_played, one_.deals);
    deals.tried = one_.tried;
    deals.points = one_.points;
    add(Kind::streak, Word::stat_streak, one_.deals_won.longest);
    add(Kind::lost_streak, Word::stat_lost_streak, one_.deals_lost.longest);
  }
  void add_contracts() {
    int over = 0, under = 0;
    for (const ContractFigures& one : one_.contracts) {
      over += one.over;
      under += one.under;
    }
    FigureLine& declared = add(Kind::declared, Word::stat_as_declarer, one_.declared);
    declared.of = one_.chances;
    declared.tried = one_.contracts_tried();
    declared.over = over;
    declared.under = under;
    for (const ContractFigures& one : one_.contracts) {
      FigureLine& line = list_.emplace_back();
      line.figure.kind = Kind::contract;
      line.figure.game = one.game;
      line.figure.number = one.rank;
      line.label = one.what;
      line.times = one.tried.all();
      line.tried = one.tried;
      line.over = one.over;
      line.under = one.under;
    }
  }
  FigureLine& add_person(Kind kind, std::size_t who, int deals, Points points) {
    FigureLine& line = list_.emplace_back();
    line.figure.kind = kind;
    line.figure.other = all_.season.people[who].person;
    line.name = all_.season.people[who].player;
    line.times = deals;
    line.points = points;
    return line;
  }
  void add_people() {
    for (const PartnerFigures& one : one_.partners)
      add_person(Kind::partner, one.who, one.deals, one.points).tried = one.tried;
    for (const OpponentFigures& one : one_.opponents)
      add_person(Kind::opponent, one.who, one.deals, one.points).money = one.money();
  }
  void add_seats() {
    for (const SeatFigures& one : one_.seats) {
      FigureLine& line = list_.emplace_back();
      line.figure.kind = Kind::seat;
      line.figure.number = one.turn;
      line.label = seat_label(one.turn);
      line.times = one.deals;
      line.tried = one.tried;
      line.points = one.points;
    }
  }

  const Statistics& all_;
  const PlayerFigures& one_;
  std::vector<FigureLine> list_;
};

}  // namespace

Text seat_label(int turn) {
  if (turn == 0) return text(Word::field_dealer);
  if (turn == 1) return text(Word::stat_forehand);
  return text(Word::stat_after_dealer, std::int64_t{turn});
}

std::string to_string(const Figure& figure) {
  std::string id(kinds[static_cast<std::size_t>(figure.kind)]);
  if (figure.kind == Kind::contract) id += ":" + figure.game + ":" + std::to_string(figure.number);
  if (figure.kind == Kind::seat) id += ":" + std::to_string(figure.number);
  if (figure.kind == Kind::partner || figure.kind == Kind::opponent)
    id += ":" + to_string(figure.other);
  if (figure.kind == Kind::tally) id += ":" + std::string(id_of(figure.what));
  if (figure.of != Of::all) id += ":" + std::string(outcomes[static_cast<std::size_t>(figure.of)]);
  return id;
}

std::optional<Figure> parse_figure(std::string_view id) {
  const std::vector<std::string_view> parts = parts_of(id);
  const auto kind = std::find(kinds.begin(), kinds.end(), parts.front());
  if (kind == kinds.end()) return std::nullopt;
  Figure figure;
  figure.kind = static_cast<Kind>(kind - kinds.begin());
  if (!read_subject(figure, parts)) return std::nullopt;
  const std::size_t subject = 1 + parts_of_subject(figure.kind);
  if (parts.size() == subject) return figure;
  const auto of = std::find(outcomes.begin(), outcomes.end(), parts[subject]);
  if (parts.size() != subject + 1 || of == outcomes.end() || !can_be_won(figure.kind))
    return std::nullopt;
  figure.of = static_cast<Of>(of - outcomes.begin());
  return figure;
}

std::vector<FigureLine> figure_lines(const Statistics& all, std::size_t person) {
  return Lines(all, person).made();
}

std::vector<DealMark> deals_behind(const EveningSession& session, const Viewer& viewer,
                                   const Figure& figure, const std::vector<Uuid>& people) {
  std::vector<DealMark> marks;
  for (const ToldEntry& entry : told(session)) {
    if (!counts(figure, entry, viewer, game_id(session.entered), people)) continue;
    DealMark mark;
    mark.session = session.id.value_or(Uuid{});
    mark.entry = id_of_entry(session, entry.entry).value_or(Uuid{});
    mark.number = static_cast<std::int64_t>(entry.entry) + 1;
    mark.points = entry.points[viewer.seat];
    if (viewer.with) mark.points += entry.points[*viewer.with];
    marks.push_back(mark);
  }
  return marks;
}

std::vector<DealMark> longest_run(const Figure& figure, std::vector<DealMark> marks) {
  if (figure.kind != Kind::streak && figure.kind != Kind::lost_streak) return marks;
  const bool won = figure.kind == Kind::streak;
  return longest_of(marks, [&](const DealMark& one) { return (one.points > Points{}) == won; });
}

std::vector<std::size_t> evenings_behind(const PlayerFigures& player, const Figure& figure) {
  std::vector<std::size_t> list;
  if (figure.kind == Kind::evening_streak) return longest_run_of_nights(player.nights);
  if (figure.kind == Kind::evenings)
    for (const NightFigures& night : player.nights)
      if (is_of(figure.of, night.money)) list.push_back(night.evening);
  if (const NightFigures* best = player.best(); best && figure.kind == Kind::best)
    list.push_back(best->evening);
  if (const NightFigures* worst = player.worst(); worst && figure.kind == Kind::worst)
    list.push_back(worst->evening);
  return list;
}

}  // namespace kattegat
