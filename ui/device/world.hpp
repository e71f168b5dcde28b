// What the app needs of a Unix machine: its clock, its language, where files are kept.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

World world_of_this_machine();
std::string variable(const char* name);  // of the environment; empty where it is not set

}  // namespace kattegat::ui
