// kattegatctl: the arguments. What the commands do is in commands.hpp.
#include <CLI/CLI.hpp>

#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <new>

#include "commands.hpp"

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

// Where the book is kept when no other place is named.
std::string usual_book() {
  std::string data = from_environment("XDG_DATA_HOME");
  if (data.empty()) data = from_environment("HOME") + "/.local/share";
  return data + "/kattegat/book.db";
}

struct Arguments {
  std::string language, book, file, id, plan = "fewest", format, output, why, from, to;
  std::vector<std::string> files;
  bool json = false;
  bool force = false;
};

// Describes every command and leaves in `run` what the one that was called does.
void describe(CLI::App& app, Arguments& given, std::function<int(cli::Setting&)>& run) {
  app.require_subcommand(1);
  app.fallthrough();
  app.set_version_flag("--version", "kattegatctl " KATTEGAT_VERSION);
  app.add_option("--db", given.book, "The book (a SQLite file)")->type_name("FILE");
  app.add_option("--lang", given.language, "en, da or sv; by default the language of the system")
      ->check(CLI::IsMember({"en", "da", "sv"}));
  app.add_flag("--json", given.json, "Answer in JSON");

  const auto command = [&](const char* name, const char* about,
                           std::function<int(cli::Setting&)> does) {
    CLI::App* sub = app.add_subcommand(name, about);
    sub->callback([&run, does = std::move(does)] { run = does; });
    return sub;
  };
  using Setting = cli::Setting;

  command("check", "Judge an evening file", [&](Setting& s) { return cli::check(s, given.file); })
      ->add_option("FILE", given.file)
      ->required();

  CLI::App* settle =
      command("settle", "Who pays whom: of an evening file, or with --db of a stored evening",
              [&](Setting& s) {
                return given.book.empty() ? cli::settle_file(s, given.file, given.plan)
                                          : cli::settle_stored(s, given.file, given.plan);
              });
  settle->add_option("FILE", given.file, "An evening file, or the id of an evening")->required();
  settle->add_option("--plan", given.plan, "fewest, sessions or banker=NAME")->type_name("PLAN");

  command("import", "Store evening files in the book",
          [&](Setting& s) { return cli::import_files(s, given.files); })
      ->add_option("FILE", given.files)
      ->required();

  command("evenings", "List the evenings and sessions of the book",
          [](Setting& s) { return cli::evenings(s); });

  CLI::App* output = command("export", "Write a stored evening to a file", [&](Setting& s) {
    return cli::export_evening(s, given.id, given.format, given.output);
  });
  output->add_option("ID", given.id, "The evening")->required();
  output->add_option("--as", given.format, "evening, csv or ledger")->required();
  output->add_option("-o", given.output, "The file; standard output by default");

  command("record", "Store entries of a session from standard input, one JSON object a line",
          [&](Setting& s) { return cli::record(s, given.id); })
      ->add_option("SESSION", given.id)
      ->required();

  CLI::App* voids = command("void", "Void a stored entry", [&](Setting& s) {
    return cli::void_stored(s, given.id, given.why, given.force);
  });
  voids->add_option("ENTRY", given.id)->required();
  voids->add_option("--why", given.why, "The reason, which stays in the book")->required();
  voids->add_flag("--force", given.force, "Even if later entries then break a rule");

  command("merge", "Take over whatever another book has and this one lacks",
          [&](Setting& s) { return cli::merge(s, given.file); })
      ->add_option("OTHER", given.file)
      ->required();

  command("verify", "Judge and score the whole book again and compare",
          [](Setting& s) { return cli::verify(s); });

  command("backup", "Copy the book, also while it is in use",
          [&](Setting& s) { return cli::backup(s, given.file); })
      ->add_option("FILE", given.file)
      ->required();

  CLI::App* standings =
      command("standings", "Net money and points over many evenings",
              [&](Setting& s) { return cli::standings(s, given.from, given.to); });
  standings->add_option("--from", given.from, "First day")->type_name("DATE");
  standings->add_option("--to", given.to, "Last day")->type_name("DATE");
}

int run(int count, char** words) {
  CLI::App app("Kattegat: scores, the club's book, and who pays whom.", "kattegatctl");
  Arguments given;
  std::function<int(cli::Setting&)> run_command;
  describe(app, given, run_command);
  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    std::cerr << "kattegatctl: " << error.what() << " (see --help)\n";
    return cli::impossible;
  }
  const auto language = parse_language(given.language);
  cli::Setting setting{.language = language.value_or(language_of_the_user()),
                       .json = given.json,
                       .book = given.book.empty() ? usual_book() : given.book};
  return run_command(setting);
}

}  // namespace

int main(int count, char** words) {
  try {
    return run(count, words);
  } catch (const std::bad_alloc&) {
    std::cerr << "kattegatctl: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "kattegatctl: " << error.what() << "\n";
  }
  return kattegat::cli::impossible;
}
