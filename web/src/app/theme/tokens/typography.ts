import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fonts, sizes } from './primitives.ts';

const display = { fontFamily: fonts.display, fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.12 };

/** Type: display face for headings and prices, text face for the rest. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.text,
  hero: { ...display, fontSize: sizes.hero, lineHeight: 1.02, letterSpacing: '-0.035em' },
  h1: { ...display, fontSize: sizes.h1 },
  h2: { ...display, fontSize: sizes.h2 },
  h3: { ...display, fontSize: sizes.h3, lineHeight: 1.2 },
  h4: { ...display, fontSize: sizes.h4, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h5: { ...display, fontSize: sizes.h4, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h6: { ...display, fontSize: sizes.body, lineHeight: 1.3, letterSpacing: 0 },
  price: { ...display, fontSize: sizes.h3, fontVariantNumeric: 'tabular-nums' },
  body1: { fontSize: sizes.body, lineHeight: 1.6 },
  body2: { fontSize: sizes.small, lineHeight: 1.5 },
  caption: { fontSize: sizes.tiny, lineHeight: 1.45 },
  subtitle1: { fontSize: sizes.body, fontWeight: 600, lineHeight: 1.4 },
  subtitle2: { fontSize: sizes.small, fontWeight: 600, lineHeight: 1.45 },
  overline: {
    fontSize: sizes.tiny,
    fontWeight: 600,
    letterSpacing: '0.06em',
    lineHeight: 1.4,
    textTransform: 'none',
  },
  button: {
    fontSize: sizes.small,
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 0,
    lineHeight: 1.4,
  },
};
