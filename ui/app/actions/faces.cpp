#include "ui/app/actions/faces.hpp"

#include "kattegat/files/held_folder.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

constexpr std::string_view faces_format = "kattegat-faces";

std::string faces_path(const App& app) { return device_path(app.world, "faces.json"); }

// Another window may have chosen or given some meanwhile: the file's go before those we have. What
// cannot be read is left out.
void read_colours(App& app) {
  FaceColours& colours = app.faces.colours;
  const auto file = read_device_file(faces_path(app));
  if (!file || !*file) return;
  const auto* format = member<std::string>(**file, "format");
  const auto* object = member<Json::Object>(**file, "colours");
  if (!format || *format != faces_format || !object) return;
  for (const auto& [id, value] : *object) {
    const auto person = parse_uuid(id);
    const auto* colour = value.as<std::int64_t>();
    if (person && colour && *colour >= 0 && *colour < 2 * std::int64_t{face_colours})
      colours[*person] = static_cast<std::size_t>(*colour);
  }
}

// False when it cannot be written.
bool write_colours(const App& app) {
  Json::Object list;
  for (const auto& [person, colour] : app.faces.colours)
    list.emplace_back(to_string(person), static_cast<std::int64_t>(colour));
  const Json::Object json{{"format", faces_format}, {"colours", std::move(list)}};
  return write_device_file(faces_path(app), json, 1);
}

// How many wear each colour.
class Worn {
 public:
  Worn(const FaceColours& colours, const std::vector<Person>& people) {
    for (const Person& person : people) {
      const auto found = colours.find(person.ids.front());
      if (!person.erased && found != colours.end()) ++often_[found->second % face_colours];
    }
  }
  // The first one that the fewest have, worn from now on.
  std::size_t next() {
    const auto least = std::min_element(often_.begin(), often_.end());
    return static_cast<std::size_t>(least - often_.begin()) +
           ((*least)++ > 0 ? face_colours : 0);  // somebody has it already: with a ring
  }

 private:
  std::array<int, face_colours> often_{};
};

std::map<std::string, std::string> initials_by_name(const std::vector<std::string>& names) {
  const std::vector<std::string> initials = initials_of(names);
  std::map<std::string, std::string> by_name;
  for (std::size_t i = 0; i < names.size(); ++i) by_name[names[i]] = initials[i];
  return by_name;
}

// Gives a colour to everybody who has none. Those of the evening first: they sit together and
// should be told apart.
void dress_all(App& app, const std::vector<std::string>& here) {
  FaceColours& colours = app.faces.colours;
  Worn worn(colours, app.club.roster());
  const auto dress = [&](const Person& person) {
    if (colours.count(person.ids.front()) == 0) colours[person.ids.front()] = worn.next();
  };
  for (const std::string& name : here)
    if (const Person* person = app.club.person(name)) dress(*person);
  for (const Person& person : app.club.roster())
    if (!person.erased) dress(person);
}

}  // namespace

void give_faces(App& app) {
  if (app.faces.version == app.club.version()) return;
  Faces& faces = app.faces;
  read_colours(app);
  faces.version = app.club.version();
  std::vector<std::string> here;
  if (const OpenEvening* open = app.open_evening()) here = open->evening.players;
  const FaceColours before = faces.colours;
  dress_all(app, here);
  if (faces.colours != before) {  // as it is found with no other window at it
    const HeldFolder held(faces_path(app));
    read_colours(app);
    dress_all(app, here);
    static_cast<void>(write_colours(app));  // nobody has asked for it
  }
  std::vector<std::string> all = here;
  for (const Person& person : app.club.roster())
    if (!person.erased && std::find(here.begin(), here.end(), person.name) == here.end())
      all.push_back(person.name);
  if (faces.all != all) {
    faces.initials = initials_by_name(all);
    faces.all = std::move(all);
  }
  for (const std::string& name : here) app.ui.learn_letters_of(name);
  faces.here = initials_by_name(here);
  app.ui.learn_brief_names(brief_names(here));
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
  const HeldFolder held(faces_path(app));
  read_colours(app);
  app.faces.colours[person.ids.front()] = colour;
  ++app.faces.chosen;
  if (!write_colours(app))
    show_toast(app,
               {.words = app.say(text(Word::file_not_written, faces_path(app))), .in_front = true});
  show_faces(app);
}

namespace {

Face face_of(const App& app, const std::string& name, const Person* person) {
  const Faces& faces = app.faces;
  const auto initials = [&] {
    for (const auto* known : {&faces.here, &faces.initials})
      if (const auto found = known->find(name); found != known->end()) return found->second;
    return initials_of(std::span(&name, 1)).front();
  };
  const auto colour =
      person ? app.faces.colours.find(person->ids.front()) : app.faces.colours.end();
  return {initials(), colour != app.faces.colours.end() ? colour->second : colour_of_name(name)};
}

}  // namespace

Face face(const App& app, const std::string& name) {
  return face_of(app, name, app.club.person(name));
}
Face face(const App& app, const Person& person) { return face_of(app, person.name, &person); }
Face face(const App& app, const Uuid& person, const std::string& name) {
  const Person* one = app.club.person(person);
  return one ? face(app, *one) : face(app, name);
}

const std::map<std::string, Face>& faces_to_be(App& app) {
  const std::vector<std::string>& players = app.setup->players;
  const FacesKey key{app.faces.version, app.faces.chosen, players, app.setup->people};
  return kept_of_book(app, app.views.faces_to_be, key, [&] {
    const FaceColours& colours = app.faces.colours;
    const std::vector<std::string> initials = initials_of(players);
    Worn worn(colours, app.club.roster());
    std::map<std::string, Face> faces;
    for (std::size_t i = 0; i < players.size(); ++i) {
      const Person* person = meant_by(app, *app.setup, players[i]);
      const auto own = person ? colours.find(person->ids.front()) : colours.end();
      faces[players[i]] = {initials[i], own != colours.end() ? own->second : worn.next()};
    }
    return faces;
  });
}

}  // namespace kattegat::ui
