import type { Components, Theme } from '@mui/material/styles';
import { radii, sizes } from '../tokens/primitives.ts';

/** Alerts, skeletons, chips and tooltips. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => ({
        borderRadius: radii.control,
        alignItems: 'center',
        fontSize: sizes.body,
        color: theme.vars?.palette.text.primary,
        // A wash of the severity's own color on the paper, light or dark.
        backgroundColor: `color-mix(in srgb, ${theme.vars?.palette[severity].main} 9%, ${theme.vars?.palette.background.paper})`,
        border: `1px solid color-mix(in srgb, ${theme.vars?.palette[severity].main} 45%, ${theme.vars?.palette.background.paper})`,
        // Beside its first line, however many there are.
        '& .MuiAlert-icon': { color: theme.vars?.palette[severity].main, alignSelf: 'start', marginTop: 2 },
        // Its button goes below words that it would squeeze into a narrow column.
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 min(10rem, calc(100% - 40px))', minWidth: 0 },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.surface.sunken }),
      rounded: { borderRadius: radii.card },
    },
  },
  // Their words are as large as somebody wants them, and go on in a second line.
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 8, fontWeight: 600, height: 'auto', minHeight: 32, maxWidth: '100%' },
      // A state's own words: in a desk's table its column is as wide as the longest, and breaks none.
      sizeSmall: ({ theme }) => ({
        minHeight: 24,
        [theme.breakpoints.up('lg')]: { '& .MuiChip-label': { overflowWrap: 'break-word' } },
      }),
      label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: sizes.small, borderRadius: 8 } },
  },
};
