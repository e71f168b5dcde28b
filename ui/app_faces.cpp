#include "ui/app_faces.hpp"

#include "ui/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view faces_format = "kattegat-faces";

// Another window may have chosen or given some meanwhile: the file's go before those we have. What
// cannot be read is left out.
void read_colours(App& app) {
  FaceColours& colours = app.faces.colours;
  const auto file = read_device_file(device_path(app.world, "faces.json"));
  const auto* object = file && *file ? member<Json::Object>(**file, "colours") : nullptr;
  if (!object) return;
  for (const auto& [id, value] : *object) {
    const auto person = parse_uuid(id);
    const auto* colour = value.as<std::int64_t>();
    if (person && colour && *colour >= 0 && *colour < 2 * std::int64_t{face_colours})
      colours[*person] = static_cast<std::size_t>(*colour);
  }
}

void write_colours(const App& app) {
  Json::Object list;
  for (const auto& [person, colour] : app.faces.colours)
    list.emplace_back(to_string(person), static_cast<std::int64_t>(colour));
  const Json::Object json{{"format", faces_format}, {"colours", std::move(list)}};
  write_device_file(device_path(app.world, "faces.json"), json, 1);
}

// The first one that the fewest have.
std::size_t next_colour(const FaceColours& colours, const std::vector<Person>& people) {
  std::array<int, face_colours> worn{};
  for (const Person& person : people) {
    const auto found = colours.find(person.ids.front());
    if (!person.erased && found != colours.end()) ++worn[found->second % face_colours];
  }
  const auto least = std::min_element(worn.begin(), worn.end());
  return static_cast<std::size_t>(least - worn.begin()) +
         (*least > 0 ? face_colours : 0);  // somebody has it already: with a ring
}

}  // namespace

void give_faces(App& app) {
  if (app.faces.version == app.club.version()) return;
  Faces& faces = app.faces;
  read_colours(app);
  faces.version = app.club.version();
  const FaceColours before = faces.colours;
  const auto dress = [&](const Person& person) {
    if (faces.colours.count(person.ids.front()) == 0)
      faces.colours[person.ids.front()] = next_colour(faces.colours, app.club.roster());
  };
  // Those of the evening first: they sit together and should be told apart.
  std::vector<std::string> here;
  if (const OpenEvening* open = app.open_evening())
    for (const EveningSession& session : open->evening.sessions)
      for (const std::string& name : session.seats)
        if (std::find(here.begin(), here.end(), name) == here.end()) here.push_back(name);
  for (const std::string& name : here)
    if (const Person* person = app.club.person(name)) dress(*person);
  std::vector<std::string> all = here;
  for (const Person& person : app.club.roster())
    if (!person.erased) {
      dress(person);
      if (std::find(here.begin(), here.end(), person.name) == here.end())
        all.push_back(person.name);
    }
  faces.initials.clear();
  const auto keep = [&](const std::vector<std::string>& names) {
    const std::vector<std::string> initials = initials_of(names);
    for (std::size_t i = 0; i < names.size(); ++i) faces.initials[names[i]] = initials[i];
  };
  keep(all);
  for (const std::string& name : all) app.ui.learn_letters_of(name);
  keep(here);  // among those of the evening fewer letters do
  if (faces.colours != before) write_colours(app);
  show_faces(app);
}

void show_faces(App& app) {
  if (!app.table.desk) return;
  std::visit(
      [&](auto& desk) {
        desk.faces.clear();
        for (const std::string& name : desk.names) desk.faces.push_back(face(app, name));
      },
      *app.table.desk);
}

void choose_face(App& app, const Person& person, std::size_t colour) {
  read_colours(app);
  app.faces.colours[person.ids.front()] = colour;
  write_colours(app);
  show_faces(app);
}

namespace {

Face face_of(const App& app, const std::string& name, const Person* person) {
  const auto initials = app.faces.initials.find(name);
  const auto colour =
      person ? app.faces.colours.find(person->ids.front()) : app.faces.colours.end();
  return {initials != app.faces.initials.end() ? initials->second
                                               : initials_of(std::span(&name, 1)).front(),
          colour != app.faces.colours.end() ? colour->second : colour_of_name(name)};
}

}  // namespace

Face face(const App& app, const std::string& name) {
  return face_of(app, name, app.club.person(name));
}
Face face(const App& app, const Person& person) { return face_of(app, person.name, &person); }

}  // namespace kattegat::ui
