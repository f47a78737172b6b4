import type { PaletteOptions } from '@mui/material/styles';
import type { Colors } from '@thriftline/domain/base/colors';
import { shadow } from './primitives.ts';

/** One color scheme made of the primitives. */
export function paletteOf(mode: 'light' | 'dark', c: Colors): PaletteOptions {
  return {
    mode,
    primary: { main: c.green, dark: c.deepGreen, light: c.paleGreen, contrastText: c.onGreen },
    secondary: { main: c.price, dark: c.price, light: c.palePrice, contrastText: c.onPrice },
    price: { main: c.price, dark: c.price, light: c.palePrice, contrastText: c.onPrice },
    error: { main: c.error, dark: c.error, light: c.error, contrastText: c.on },
    warning: { main: c.warning, dark: c.warning, light: c.warning, contrastText: c.on },
    info: { main: c.info, dark: c.info, light: c.info, contrastText: c.on },
    success: { main: c.success, dark: c.success, light: c.success, contrastText: c.on },
    text: { primary: c.ink, secondary: c.quietInk, disabled: c.quietInk },
    background: { default: c.paper, paper: c.raised },
    divider: c.line,
    action: { disabled: c.quietInk, disabledBackground: c.line },
    surface: { sunken: c.sunken, tint: c.paleGreen, priceTint: c.palePrice },
    lift: { low: shadow(c.shade, 'low'), high: shadow(c.shade, 'high') },
  };
}
