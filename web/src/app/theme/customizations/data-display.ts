import type { Components, Theme } from '@mui/material/styles';
import { fonts, radii, sizes, TOUCH_TARGET } from '../tokens/primitives.ts';

/** Tables, lists and menus. */
export const dataDisplay: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider, padding: '10px 14px' }),
      head: ({ theme }) => ({
        fontFamily: fonts.text,
        fontSize: sizes.small,
        fontWeight: 600,
        color: theme.vars?.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TOUCH_TARGET,
        borderRadius: radii.control,
        '&.Mui-selected, &.active': {
          backgroundColor: theme.vars?.palette.surface.tint,
          color: theme.vars?.palette.primary.main,
          fontWeight: 600,
        },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
};
