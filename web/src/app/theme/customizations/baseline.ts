import type { Components, Theme } from '@mui/material/styles';
import { fonts } from '../primitives.ts';

/** What holds for the whole page: focus that is seen, motion that can be refused. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
      body: { fontFamily: fonts.text, textRendering: 'optimizeLegibility', overflowWrap: 'break-word' },
      ':focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      'main:focus': { outline: 'none' },
      '::selection': { backgroundColor: theme.vars?.palette.surface.priceTint },
      'h1, h2, h3': { textWrap: 'balance' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
