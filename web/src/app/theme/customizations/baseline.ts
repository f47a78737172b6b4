import type { Components, Theme } from '@mui/material/styles';
import { fonts } from '../tokens/primitives.ts';

/** What holds for the whole page: focus that is seen, motion that can be refused. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
      body: { fontFamily: fonts.text, textRendering: 'optimizeLegibility', overflowWrap: 'break-word' },
      // What is typed is written in the direction of its script, as `dir=auto` has it.
      'input, textarea': { unicodeBidi: 'plaintext' },
      // Digits have none: theirs is from left to right, beginning where the page's lines do.
      'input[type="tel"]': { direction: 'ltr', unicodeBidi: 'isolate', textAlign: 'match-parent' },
      // The cross that empties a field is the browser's, and blue in some.
      'input[type="search"]::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
      ':focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      // They are where a new page begins, and nothing to press.
      'main:focus, h1:focus': { outline: 'none' },
      '::selection': { backgroundColor: theme.vars?.palette.surface.priceTint },
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
        animationDuration: '200ms',
      },
      // The card crops its photo, the page shows it whole.
      '::view-transition-old(item-photo), ::view-transition-new(item-photo)': {
        height: '100%',
        objectFit: 'cover',
      },
      'h1, h2, h3': { textWrap: 'balance' },
      // There every color but the system's few is gone, and with it the edge of what is only colored.
      '@media (forced-colors: active)': {
        '.MuiButton-root, .MuiIconButton-root, .MuiChip-root, .MuiPaper-root': {
          border: '1px solid !important',
        },
        '.active, .Mui-selected': { textDecoration: 'underline' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationDelay: '0s !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
