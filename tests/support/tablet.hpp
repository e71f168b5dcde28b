// A book by way of the command line, in a folder of its own.
#pragma once
#include "support/contains.hpp"
#include "support/json_answers.hpp"
#include "support/ligeud_evenings.hpp"
#include "support/program.hpp"

namespace kattegat::test {

struct Tablet {
  Folder folder;
  std::string book = folder.path("book.db");

  [[nodiscard]] Run ctl(std::vector<std::string> arguments, const std::string& input = "") const {
    arguments.insert(arguments.begin(), {"--db", book});
    return kattegatctl(arguments, input);
  }
  // The JSON answer of a command that must succeed.
  [[nodiscard]] Json answer(std::vector<std::string> arguments,
                            const std::string& input = "") const {
    arguments.emplace_back("--json");
    const Run run = ctl(arguments, input);
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    REQUIRE(run.err.empty());
    return json_of(run.out);
  }
  // Imports the file and answers the evening's id.
  [[nodiscard]] std::string import(const std::string& path) const {
    const Run run = ctl({"import", path});
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    const auto end = run.out.find('\n');  // behind it stands what is decided differently
    REQUIRE(end == 36);
    return run.out.substr(0, end);
  }
  [[nodiscard]] std::string import_text(const std::string& text) const {
    return import(folder.file("evening.json", text));
  }
  [[nodiscard]] std::int64_t records() const {
    const Json count = under(answer({"verify"}), "records");
    const auto* number = count.as<std::int64_t>();
    return number ? *number : -1;
  }
  // How often two have decided something differently.
  [[nodiscard]] std::size_t conflicts() const {
    return size_under(answer({"conflicts"}), "conflicts");
  }
  [[nodiscard]] std::string exported(const std::string& id, const std::string& format) const {
    const Run run = ctl({"export", id, "--as", format, "--lang", "en"});
    CAPTURE(run.out, run.err);
    REQUIRE(run.status == 0);
    return run.out;
  }
};

}  // namespace kattegat::test
