// How a command ends. evening-format, "Command line".
#pragma once

namespace kattegat::usage {

// A process's exit status. What comes to several is as bad as the worst of it: the later one.
enum class Status {
  done = 0,
  breaks_a_rule = 1,  // said on standard output
  impossible = 2,     // said in one line on standard error
};

}  // namespace kattegat::usage
