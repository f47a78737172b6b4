// Loaded once the app runs: until then the stand-ins of fallback-fonts.css take the same room, and on a slow line what is
// for sale is there first.
import '../../../node_modules/.typefaces/typefaces.css';
