import { createTheme } from '@mui/material/styles';
import './theme-types.ts';
import { baseline } from './customizations/baseline.ts';
import { dataDisplay } from './customizations/data-display.ts';
import { feedback } from './customizations/feedback.ts';
import { inputs } from './customizations/inputs.ts';
import { surfaces } from './customizations/surfaces.ts';
import { paletteOf } from './palette.ts';
import { colours, radii } from './primitives.ts';
import { typography } from './typography.ts';

/** Attribute of `<html>` that names the colour scheme; public/theme-init.js sets it before the first paint. */
const THEME_ATTRIBUTE = 'data-theme';
/** Where the visitor's choice of scheme is kept; the same in public/theme-init.js. */
export const THEME_STORAGE_KEY = 'thriftline-theme';

/** The look of the product, light and dark, as CSS variables. */
export const appTheme = createTheme({
  cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: paletteOf('light', colours.light) },
    dark: { palette: paletteOf('dark', colours.dark) },
  },
  shape: { borderRadius: radii.control },
  typography,
  components: { ...baseline, ...inputs, ...surfaces, ...feedback, ...dataDisplay },
});
