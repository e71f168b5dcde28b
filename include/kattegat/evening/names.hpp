// An evening with its players under other names: somebody is called differently now, or was written
// in two ways at two tables. evening-format, "People".
#pragma once
#include <map>

#include "kattegat/evening/closing.hpp"

namespace kattegat {

using NewNames = std::map<std::string, std::string>;  // by the name that was written

// Names that become one are one player from then on.
Evening renamed(Evening, const NewNames&);
void rename_people(Closing&, const NewNames&);

}  // namespace kattegat
