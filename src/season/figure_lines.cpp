#include "kattegat/season/figure_lines.hpp"

namespace kattegat {
namespace {

FigureLine plain(Figure::Kind kind, Word label, std::int64_t times) {
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
    add_evenings();
    add_sums();
    add_contracts();
    add_people();
    add_seats();
    for (const TallyFigures& one : one_.tallies) {
      list_.push_back(plain(Figure::Kind::tally, one.what, one.times));
      list_.back().figure.what = one.what;
    }
    return std::move(list_);
  }

 private:
  FigureLine& add(Figure::Kind kind, Word label, std::int64_t times) {
    return list_.emplace_back(plain(kind, label, times));
  }
  void add_evenings() {
    if (one_.evenings.empty()) return;
    Tried tried;
    for (const EveningFigures& evening : one_.evenings) {
      tried.won += evening.money > Money{} ? 1 : 0;
      tried.lost += evening.money < Money{} ? 1 : 0;
    }
    const auto evenings = static_cast<std::int64_t>(one_.evenings.size());
    FigureLine& came = add(Figure::Kind::evenings, Word::standings_evenings, evenings);
    came.tried = tried;
    came.money = one_.money;
    if (const EveningFigures* best = one_.best())
      add(Figure::Kind::best, Word::stat_best, 1).money = best->money;
    if (const EveningFigures* worst = one_.worst())
      add(Figure::Kind::worst, Word::stat_worst, 1).money = worst->money;
    add(Figure::Kind::evening_streak, Word::stat_evening_streak, one_.evenings_won.longest);
  }
  void add_sums() {
    FigureLine& deals = add(Figure::Kind::deals, Word::stat_deals_played, one_.deals);
    deals.tried = one_.tried;
    deals.points = one_.points;
    add(Figure::Kind::streak, Word::stat_streak, one_.deals_won.longest);
    add(Figure::Kind::lost_streak, Word::stat_lost_streak, one_.deals_lost.longest);
  }
  void add_contracts() {
    int over = 0, under = 0;
    for (const ContractFigures& one : one_.contracts) {
      over += one.over;
      under += one.under;
    }
    FigureLine& declared = add(Figure::Kind::declared, Word::stat_as_declarer, one_.declared);
    declared.of = one_.chances;
    declared.tried = one_.contracts_tried();
    declared.over = over;
    declared.under = under;
    for (const ContractFigures& one : one_.contracts) {
      FigureLine& line = list_.emplace_back();
      line.figure.kind = Figure::Kind::contract;
      line.figure.game = one.game;
      line.figure.number = one.rank;
      line.label = one.what;
      line.times = one.tried.all();
      line.tried = one.tried;
      line.over = one.over;
      line.under = one.under;
    }
  }
  FigureLine& add_person(Figure::Kind kind, std::size_t who, int deals, Points points) {
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
      add_person(Figure::Kind::partner, one.who, one.deals, one.points).tried = one.tried;
    for (const OpponentFigures& one : one_.opponents)
      add_person(Figure::Kind::opponent, one.who, one.deals, one.points).money = one.money();
  }
  void add_seats() {
    for (const SeatFigures& one : one_.seats) {
      FigureLine& line = list_.emplace_back();
      line.figure.kind = Figure::Kind::seat;
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

std::vector<FigureLine> figure_lines(const Statistics& all, std::size_t person) {
  return Lines(all, person).made();
}

}  // namespace kattegat
