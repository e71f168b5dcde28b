// What the app says by itself. What is tapped in wrongly the explainer says (ui/kit/widgets.hpp),
// and what a rule stands against a dialog.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void show_toast(App&, Toast);
void forget_toast(App&);
// What was written, or could not be.
void notify(App&, Notice);
void forget_notice(App&);  // it is of something else
// Nothing that is shown has said it, in all of a frame: then a toast does.
bool has_news(const App&);
void tell_news_by_toast(App&);
// A fault of a file or a book as a window says it; and what is the matter with the club's book,
// where something is.
std::string fault_said(const App&, const Text& fault);
std::string fault_said(const App&);
// That something, or this deal, has been stored: where nothing outlives the window, entered.
std::string saved_said(const App&);
std::string saved_said(const App&, std::int64_t deal);
// What has not been stored since this was last asked; nothing where all has been.
std::optional<std::string> take_failure(App&);
// Why nothing was stored: where a rule was the reason the dialog says which, and offers `force`, to
// do it all the same. What else was the matter the banner says.
void refuse(App&, const NotStored& why, std::function<void(App&)> force = {});
// Once what has become of a book of version 0.1, as soon as nothing else is open.
void tell_of_taking_over(App&);
// What the command line says of a book on a line of its own, for a window.
std::string as_sentence(Text told, Language);

}  // namespace kattegat::ui
