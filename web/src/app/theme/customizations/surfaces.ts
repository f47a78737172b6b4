import type { Components, Theme } from '@mui/material/styles';
import { radii, sizes } from '../tokens/primitives.ts';

/** Cards, papers, dialogs and drawers. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.card,
        border: `1px solid ${theme.vars?.palette.divider}`,
        boxShadow: theme.vars?.palette.lift.low,
      }),
    },
  },
  MuiDialog: {
    // The page is handed back when a dialog is closed, not when its animation ends: ending in the very step that puts the next dialog
    // into the page, it has Material UI hide that one too, for good, from who listens.
    defaultProps: { closeAfterTransition: false },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radii.panel,
        boxShadow: theme.vars?.palette.lift.high,
        padding: 8,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
      // Material UI's narrowest is 444 px, whatever the size of the letters.
      paperWidthXs: { maxWidth: 'max(444px, 27.75em)' },
      paperFullScreen: ({ theme }) => ({
        borderRadius: 0,
        [theme.breakpoints.down('sm')]: { margin: 0, width: '100%' },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: sizes.h3, letterSpacing: '-0.015em' } } },
  MuiDialogActions: {
    // The gap is all there is between buttons: with more a second one of three words breaks on a phone.
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        padding: '20px 24px 16px',
        gap: 8,
        flexWrap: 'wrap',
        '& > .MuiButton-text': { paddingInline: 12 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { borderTopRightRadius: radii.panel, borderBottomRightRadius: radii.panel } },
  },
};
