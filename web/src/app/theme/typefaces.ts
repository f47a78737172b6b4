// Loaded once the app runs: until then the stand-ins of fallback-fonts.css take the same room, and on a slow line what is
// for sale is there first.
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
