#include "kattegat/season/figure_lines.hpp"

namespace kattegat {
namespace {

class Lines {
  using Line = FigureLine;

 public:
  Lines(const Statistics& all, std::size_t person) : all_(all), one_(all.players[person]) {}

  std::vector<Line> made() && {
    add_evenings();
    add_sums();
    add_contracts();
    add_people();
    for (const SeatFigures& one : one_.seats)
      add(Figure::Turn{one.turn}, seat_label(one.turn), one.deals,
          Line::Deals{one.tried, one.points.told()});
    for (const TallyFigures& one : one_.tallies)
      add(Figure::Count{one.what}, text_of(one.what), one.times, {});
    return std::move(list_);
  }

 private:
  // One that is always called the same.
  template <class Kind>
  void add(Kind kind, std::int64_t times, Line::Beside beside) {
    add(std::move(kind), text(Kind::label), times, beside);
  }
  void add(Figure::Kind kind, Line::Label label, std::int64_t times, Line::Beside beside) {
    list_.push_back({{std::move(kind)}, std::move(label), times, beside});
  }
  void add_evenings() {
    if (one_.evenings.empty()) return;
    Tried tried;
    for (const EveningFigures& evening : one_.evenings) {
      tried.won += evening.money > Money{} ? 1 : 0;
      tried.lost += evening.money < Money{} ? 1 : 0;
    }
    add(Figure::Evenings{}, static_cast<std::int64_t>(one_.evenings.size()),
        Line::Evenings{tried, one_.money});
    if (const EveningFigures* best = one_.best())
      add(Figure::Best{}, 1, Line::Evening{best->money});
    if (const EveningFigures* worst = one_.worst())
      add(Figure::Worst{}, 1, Line::Evening{worst->money});
    add(Figure::EveningStreak{}, one_.evenings_won.longest, {});
  }
  void add_sums() {
    add(Figure::Deals{}, one_.deals, Line::Deals{one_.tried, one_.points.told()});
    add(Figure::WonStreak{}, one_.deals_won.longest, {});
    add(Figure::LostStreak{}, one_.deals_lost.longest, {});
  }
  void add_contracts() {
    int over = 0, under = 0;
    for (const ContractFigures& one : one_.contracts) {
      over += one.over;
      under += one.under;
    }
    add(Figure::Declared{}, one_.declared,
        Line::Declared{one_.chances, one_.contracts_tried(), over, under});
    for (const ContractFigures& one : one_.contracts)
      add(Figure::Contract{std::string(one.game), one.rank}, one.what, one.tried.all(),
          Line::Contract{one.tried, one.over, one.under});
  }
  void add_people() {
    const auto& people = all_.season.people;
    for (const PartnerFigures& one : one_.partners)
      add(Figure::Partner{people[one.who].person}, people[one.who].player, one.deals,
          Line::Deals{one.tried, one.points.told()});
    for (const OpponentFigures& one : one_.opponents)
      add(Figure::Opponent{people[one.who].person}, people[one.who].player, one.deals,
          Line::Opponent{one.points.told(), one.money()});
  }

  const Statistics& all_;
  const PlayerFigures& one_;
  std::vector<Line> list_;
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
