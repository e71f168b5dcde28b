// What kattegatctl was told is read by its table of commands, and done.
#include "run.hpp"

#include <exception>
#include <new>

#include "io.hpp"
#include "kattegat/usage/help.hpp"
#include "table/table.hpp"

namespace kattegat::cli {
namespace {

Status carry_out(const std::vector<std::string>& words) {
  const usage::Program& told = program();
  const auto given = usage::read_arguments(told, words);
  if (!given) return fail({usage::language_of(words), false, ""}, given.error());
  const Setting asked = setting(*given);
  if (given->has("--version"))
    return answer(asked, std::string("kattegatctl ") + KATTEGAT_VERSION + "\n");
  if (given->has("--help"))
    return answer(asked, usage::help_page(told, given->path, given->language));
  return given->command->run(*given);
}

}  // namespace

int run(const std::vector<std::string>& words) {
  try {
    return static_cast<int>(carry_out(words));
  } catch (const std::bad_alloc&) {
    say_beside("out of memory");  // in English: any other sentence would have to be put together
  } catch (const std::exception& error) {
    say_beside(error.what());
  }
  return static_cast<int>(Status::impossible);
}

}  // namespace kattegat::cli
