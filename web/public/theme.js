// Before the first paint: the chosen theme and language, so that nothing flashes.
try {
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  var lang = localStorage.getItem("lang");
  if (lang === "cs" || lang === "en") document.documentElement.lang = lang;
} catch (blocked) {
  // Storage may be forbidden; the defaults stay.
}
