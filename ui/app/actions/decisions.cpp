// What counts: entries are struck out and restored, and what a rule stands against may be done all
// the same.
#include "ui/app/actions/decisions.hpp"

#include "ui/app/actions/club.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/preview.hpp"

namespace kattegat::ui {

Storing strike(App& app, const EntryAsked& entry, const std::string& why, Force force) {
  return club_of(app).write(Reach::evening, [&](Book& book) {
    return kattegat::void_entry(book, entry, {why, force}, app.world.now());
  });
}
Storing count_again(App& app, const EntryAsked& entry, Force force) {
  return club_of(app).write(Reach::evening, [&](Book& book) {
    return kattegat::restore_entry(book, entry, {app.say(Word::reason_undone), force},
                                   app.world.now());
  });
}

void decide(App& app, const Decision& decision, Force force) {
  const Storing stored = decision.decide(app, force);
  if (!stored) {
    std::function<void(App&)> all_the_same;
    if (force == Force::no) all_the_same = [decision](App& a) { decide(a, decision, Force::yes); };
    return refuse(app, stored.error(), std::move(all_the_same));
  }
  app.dialog = Nothing{};
  lay_again(app);
  const WayBackHere back = decision.back ? back_here(app, decision.back) : WayBackHere();
  show_toast(app, {app.say(decision.done), next_deal_line(app), back});
}

}  // namespace kattegat::ui
