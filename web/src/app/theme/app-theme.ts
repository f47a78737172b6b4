import { createTheme } from '@mui/material/styles';
import { colors } from '@thriftline/domain/base/colors';
import './theme-types.ts';
import { SCHEME_ATTRIBUTE } from '@/lib/device/color-scheme.ts';
import { baseline } from './customizations/baseline.ts';
import { dataDisplay } from './customizations/data-display.ts';
import { feedback } from './customizations/feedback.ts';
import { inputs } from './customizations/inputs.ts';
import { surfaces } from './customizations/surfaces.ts';
import { paletteOf } from './tokens/palette.ts';
import { BREAKPOINTS, MOTION_MS, radii } from './tokens/primitives.ts';
import { typography } from './tokens/typography.ts';

/** What the look of the product is made of, whatever the language. */
export const APP_THEME: NonNullable<Parameters<typeof createTheme>[0]> = {
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: paletteOf('light', colors.light) },
    dark: { palette: paletteOf('dark', colors.dark) },
  },
  breakpoints: BREAKPOINTS,
  shape: { borderRadius: radii.control },
  typography,
  transitions: { duration: { standard: MOTION_MS.most, complex: MOTION_MS.most } },
  components: { ...baseline, ...inputs, ...surfaces, ...feedback, ...dataDisplay },
};

/** The look of the product, light and dark, as CSS variables. */
export const appTheme = createTheme(APP_THEME);
