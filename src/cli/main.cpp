// kattegatctl: the arguments. What the commands do is in commands.hpp.
#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <functional>
#include <iostream>
#include <new>

#include "commands.hpp"
#include "kattegat/export/exports.hpp"
#include "season_orders.hpp"

namespace {

using namespace kattegat;

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

Language language_of_the_user() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string value = from_environment(name); !value.empty())
      return parse_language(value).value_or(Language::english);
  return Language::english;
}

std::vector<std::string> codes_of_languages() {
  std::vector<std::string> codes;
  for (const Language language : languages) codes.emplace_back(code(language));
  return codes;
}

// Where the book is kept when no other place is named.
std::string usual_book() {
  std::string data = from_environment("XDG_DATA_HOME");
  if (data.empty()) data = from_environment("HOME") + "/.local/share";
  return data + "/kattegat/book.db";
}

struct Arguments {
  std::string language, book, file, id, format, output, why, from, to;
  cli::SettleOrder settle;
  cli::Numbers numbers;
  std::vector<std::string> files;
  bool json = false;
  bool force = false;
  std::string anchor, keep;
  cli::PaymentOrder payment;
  cli::StandingsOrder standings;
  cli::StatisticsOrder statistics;
};

// Whether `settle` is asked for an evening of the book: one was named, or there is no such file and
// it could be an id.
bool is_stored(const Arguments& given) {
  if (!given.book.empty()) return true;
  std::error_code error;
  const bool could_be_id =
      given.file.size() >= 4 &&
      given.file.find_first_not_of("0123456789abcdefABCDEF-") == std::string::npos;
  return could_be_id && !std::filesystem::exists(given.file, error);
}

// The commands as they are described to CLI11; `chosen` becomes what the one that was called does.
class Commands {
 public:
  using Setting = cli::Setting;
  using Does = std::function<int(const Setting&)>;

  Commands(CLI::App& app, Arguments& given, Does& chosen)
      : app_(app), given_(given), chosen_(chosen) {
    describe_options();
    describe_files();
    describe_referee();
    describe_reading();
    describe_writing();
    describe_keeping();
    describe_roster();
  }

 private:
  CLI::App* command(const char* name, const char* about, Does does) {
    return command(app_, name, about, std::move(does));
  }
  CLI::App* command(CLI::App& above, const char* name, const char* about, Does does) {
    CLI::App* sub = above.add_subcommand(name, about);
    sub->fallthrough();
    sub->callback([this, sub, does = std::move(does)] {
      if (sub->get_subcommands().empty()) chosen_ = does;
    });
    return sub;
  }

  void describe_options() {
    app_.require_subcommand(1);
    app_.fallthrough();
    app_.set_version_flag("--version", "kattegatctl " KATTEGAT_VERSION);
    app_.add_option("--db", given_.book, "The book (a SQLite file)")->type_name("FILE");
    app_.add_option("--lang", given_.language, "By default that of the system")
        ->check(CLI::IsMember(codes_of_languages()));
    app_.add_flag("--json", given_.json, "Answer in JSON");
  }

  void describe_files() {
    command("check", "Judge an evening file",
            [&](const Setting& setting) { return cli::check(setting, given_.file); })
        ->add_option("FILE", given_.file)
        ->required();

    CLI::App* settle =
        command("settle", "Who pays whom: of an evening file, or with --db of a stored evening",
                [&](const Setting& setting) {
                  return is_stored(given_) ? cli::settle_stored(setting, given_.file, given_.settle)
                                           : cli::settle_file(setting, given_.file, given_.settle);
                });
    settle->add_option("FILE", given_.file, "An evening file, or a stored evening's id")
        ->required();
    settle->add_option("--plan", given_.settle.plan, "fewest, sessions or banker=NAME")
        ->type_name("PLAN");
    settle
        ->add_option("--what-if", given_.settle.what_if,
                     "Beside it: under other house rules, such as {\"session\":1,\"rules\":{...}}")
        ->type_name("JSON")
        ->allow_extra_args(false);
  }

  void describe_referee() {
    CLI::App* judge = app_.add_subcommand("judge", "Ask the referee, with the question as JSON");
    judge->require_subcommand(1);
    judge->fallthrough();
    const auto question = [&](const char* name, const char* about,
                              int (*does)(const Setting&, const std::string&)) {
      command(*judge, name, about, [this, does](const Setting& s) { return does(s, given_.file); })
          ->add_option("FILE", given_.file)
          ->required();
    };
    question("trick", "Who takes a trick", cli::judge_trick);
    question("dummy", "Which card dummy has played (laws 45 and 46)", cli::judge_dummy);
    question("commerce", "Whose Commerce hand is best", cli::judge_hands);
  }

  void describe_reading() {
    command("evenings", "List the evenings and sessions of the book", cli::evenings);

    command("entries", "The entries of a session, with their numbers, ids and states",
            [&](const Setting& setting) { return cli::show_entries(setting, given_.id); })
        ->add_option("SESSION", given_.id)
        ->required();

    CLI::App* conflicts = command("conflicts", "What two books have decided differently",
                                  [&](const Setting& setting) {
                                    return cli::show_conflicts(setting, given_.id, given_.keep);
                                  });
    conflicts->add_option("EVENING", given_.id, "Of one evening only");
    conflicts->add_option("--keep", given_.keep, "Decide for the side with this record")
        ->type_name("RECORD");

    CLI::App* output = command("export", "Write a stored evening", [&](const Setting& setting) {
      return cli::export_evening(setting, given_.id, given_.format, output_given());
    });
    output->add_option("ID", given_.id, "The evening")->required();
    output->add_option("--as", given_.format, export_ids(exports()))->required();
    describe_output(*output);

    describe_season();
    describe_statistics();
  }

  void describe_season() {
    CLI::App* standings =
        command("standings", "Who stands where over many evenings", [&](const Setting& setting) {
          given_.standings.output = output_given();
          return cli::standings(setting, given_.standings);
        });
    describe_choice(*standings, given_.standings.choice);
    standings->add_option("--by", given_.standings.by,
                          "Ranked by money, points, average (an evening), best=8 (evenings) or "
                          "places=10,6,4,3 (points for places)");
    standings->add_option("--of", given_.standings.of,
                          "What average, best and places go by: "
                          "money (by default) or points");
    standings
        ->add_option("--least", given_.standings.least,
                     "Who has played fewer evenings is listed apart")
        ->check(CLI::PositiveNumber);
    standings
        ->add_option("--since", given_.standings.since,
                     "Movement since before this day; by default that of the last evening")
        ->type_name("DATE");
    standings->add_option("--currency", given_.standings.currency,
                          "Of the evenings that count; by default that of the newest");
    standings->add_option("--as", given_.standings.format,
                          "A file: " + export_ids(standings_exports()));
    describe_output(*standings);
  }

  void describe_statistics() {
    CLI::App* statistics =
        command("statistics", "What the book tells of everybody, or of one player",
                [&](const Setting& setting) {
                  given_.statistics.output = output_given();
                  return cli::show_statistics(setting, given_.statistics);
                });
    statistics->add_option("PLAYER", given_.statistics.player);
    statistics->add_option("--with", given_.statistics.with,
                           "Only the deals in which the player was on the side of this one");
    describe_choice(*statistics, given_.statistics.choice);
    statistics->add_option("--currency", given_.statistics.currency,
                           "Of the evenings that count; by default that of the newest");
    statistics
        ->add_option("--deals", given_.statistics.deals,
                     "The deals behind one of the player's figures, by the id that --json gives it")
        ->type_name("FIGURE");
    statistics->add_option("--as", given_.statistics.format,
                           "A file: " + export_ids(statistics_exports()));
    describe_output(*statistics);
  }

  void describe_choice(CLI::App& command, StandingsChoice& choice) {
    command.add_option("--from", choice.from, "First day")->type_name("DATE");
    command.add_option("--to", choice.to, "Last day")->type_name("DATE");
    command.add_option("--game", choice.game, "Of one game only, by its id")->type_name("GAME");
    command.add_option("--place", choice.place, "Of the evenings at one place only");
  }

  void describe_output(CLI::App& command) {
    command.add_option("-o", given_.output, "The file; standard output by default");
    command.add_flag("--force", given_.force, "Write over a file of that name");
  }
  [[nodiscard]] cli::Output output_given() const {
    return {given_.output, given_.force ? Replace::yes : Replace::no};
  }

  void describe_writing() {
    CLI::App* import =
        command("import", "Store evening files in the book", [&](const Setting& setting) {
          return cli::import_files(setting, given_.files, given_.force);
        });
    import->add_option("FILE", given_.files)->required();
    import->add_flag("--force", given_.force, "Names that look alike are two people");

    command("record", "Store entries of a session from standard input, one JSON object a line",
            [&](const Setting& setting) { return cli::record(setting, given_.id); })
        ->add_option("SESSION", given_.id)
        ->required();

    CLI::App* voids = command("void", "Void a stored entry", [&](const Setting& setting) {
      return cli::void_stored(setting, given_.id, given_.why, given_.force);
    });
    voids->add_option("ENTRY", given_.id)->required();
    voids->add_option("--why", given_.why, "The reason, which stays in the book")->required();
    voids->add_flag("--force", given_.force, "Even if later entries then break a rule");

    CLI::App* restore =
        command("restore", "Take back a void: the entry counts again", [&](const Setting& setting) {
          return cli::restore_stored(setting, given_.id, given_.why, given_.force);
        });
    restore->add_option("ENTRY", given_.id)->required();
    restore->add_option("--why", given_.why, "The reason, which stays in the book")->required();
    restore->add_flag("--force", given_.force, "Even if later entries then break a rule");

    CLI::App* correct =
        command("correct", "Put an entry from standard input in the place of a stored one",
                [&](const Setting& setting) {
                  return cli::correct_stored(setting, given_.id, given_.why, given_.force);
                });
    correct->add_option("ENTRY", given_.id)->required();
    correct->add_option("--why", given_.why, "The reason, which stays in the book");
    correct->add_flag("--force", given_.force, "Even if later entries then break a rule");

    CLI::App* pay = command("pay", "A due payment has been made", [&](const Setting& setting) {
      return cli::pay(setting, given_.payment);
    });
    pay->add_option("EVENING", given_.payment.evening)->required();
    pay->add_option("FROM", given_.payment.from)->required();
    pay->add_option("TO", given_.payment.to)->required();
    pay->add_option("AMOUNT", given_.payment.amount)->required();
    pay->add_flag("--extra", given_.payment.extra, "It was paid although it was not due");
    pay->add_flag("--undo", given_.payment.undo, "Take it back");
    pay->add_option("--why", given_.payment.why, "The reason for taking it back");
  }

  void describe_roster() {
    CLI::App* roster = command("roster", "The people of the club", cli::show_roster);
    roster->fallthrough();
    CLI::App* set = command(*roster, "set", "Where a player takes money", [&](const Setting& s) {
      return cli::set_numbers(s, given_.id, given_.numbers);
    });
    set->add_option("NAME", given_.id)->required();
    set->add_option("--swish", given_.numbers.swish, "Swish number; empty for none");
    set->add_option("--mobilepay", given_.numbers.mobilepay, "MobilePay number; empty for none");
    set->add_option("--iban", given_.numbers.iban, "Account number; empty for none");
    CLI::App* rename =
        command(*roster, "rename", "Another name for a player", [&](const Setting& s) {
          return cli::rename_player(s, given_.from, given_.to, given_.force);
        });
    rename->add_flag("--force", given_.force, "Although it looks like another player's name");
    rename->add_option("FROM", given_.from)->required();
    rename->add_option("TO", given_.to)->required();
    CLI::App* fuse =
        command(*roster, "fuse", "Two names, or two ids, of one player",
                [&](const Setting& s) { return cli::fuse_players(s, given_.from, given_.to); });
    fuse->add_option("NAME", given_.from, "Who is")->required();
    fuse->add_option("WHOM", given_.to, "this player")->required();
    command(*roster, "separate", "Take back a fusion",
            [&](const Setting& s) { return cli::separate_player(s, given_.id); })
        ->add_option("NAME", given_.id)
        ->required();
    command(*roster, "remove", "Offer the player no longer; the history stays",
            [&](const Setting& s) { return cli::retire_player(s, given_.id, true); })
        ->add_option("NAME", given_.id)
        ->required();
    command(*roster, "restore", "Offer the player again",
            [&](const Setting& s) { return cli::retire_player(s, given_.id, false); })
        ->add_option("NAME", given_.id)
        ->required();
    CLI::App* erase =
        command(*roster, "erase", "Put another name in the player's place, everywhere and for good",
                [&](const Setting& s) { return cli::erase_player(s, given_.from, given_.to); });
    erase->add_option("NAME", given_.from)->required();
    erase->add_option("PSEUDONYM", given_.to)->required();
  }

  void describe_keeping() {
    command("merge", "Take over whatever another book has and this one lacks",
            [&](const Setting& setting) { return cli::merge(setting, given_.file); })
        ->add_option("OTHER", given_.file)
        ->required();
    command("verify", "Judge and score the whole book again and compare",
            [&](const Setting& setting) { return cli::verify(setting, given_.anchor); })
        ->add_option("--anchor", given_.anchor, "A line that verify or an export once printed")
        ->type_name("LINE");
    command("recover", "Save what can be read of a damaged book into a new one",
            [&](const Setting& setting) { return cli::recover(setting, given_.file); })
        ->add_option("FILE", given_.file)
        ->required();
    command("backup", "Copy the book, also while it is in use",
            [&](const Setting& setting) { return cli::backup(setting, given_.file); })
        ->add_option("FILE", given_.file)
        ->required();
  }

  CLI::App& app_;
  Arguments& given_;
  Does& chosen_;
};

int run(int count, char** words) {
  CLI::App app("Kattegat: scores, the club's book, and who pays whom.", "kattegatctl");
  Arguments given;
  Commands::Does run_command;
  const Commands commands(app, given, run_command);
  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    std::cerr << "kattegatctl: " << error.what() << " (see --help)\n";
    return cli::impossible;
  }
  const auto language = parse_language(given.language);
  const cli::Setting setting{.language = language.value_or(language_of_the_user()),
                             .json = given.json,
                             .book = given.book.empty() ? usual_book() : given.book};
  return run_command(setting);
}

}  // namespace

int main(int count, char** words) {
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on files then fails the write, which is answered
  try {
    return run(count, words);
  } catch (const std::bad_alloc&) {
    std::cerr << "kattegatctl: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "kattegatctl: " << error.what() << "\n";
  }
  return kattegat::cli::impossible;
}
