import type { Components, Theme } from '@mui/material/styles';
import { radii, sizes } from '../primitives.ts';

/** Alerts, skeletons, chips and tooltips. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: { root: { borderRadius: radii.control, alignItems: 'center', fontSize: sizes.body } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars?.palette.surface.sunken }),
      rounded: { borderRadius: radii.card },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 600 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: sizes.small, borderRadius: 8 } },
  },
};
