import type { Components, Theme } from '@mui/material/styles';
import { motion, radii, sizes, TOUCH_TARGET } from '../tokens/primitives.ts';

/** Buttons, links and fields. */
export const inputs: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET,
        borderRadius: radii.control,
        paddingInline: 20,
        // Where it is a link, too.
        textAlign: 'center',
        // As large as its words, however large somebody wants them.
        '& .MuiButton-startIcon > *:nth-of-type(1), & .MuiButton-endIcon > *:nth-of-type(1)': {
          fontSize: '1.25rem',
        },
        transition: `background-color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick} ${motion.easing}`,
        '&:active': { transform: 'translateY(1px)' },
      },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: sizes.body },
      sizeSmall: { paddingInline: 14 },
      outlined: { borderWidth: 1.5 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET, borderRadius: radii.control },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1.5px',
        '&:focus-visible': {
          outline: `3px solid ${theme.vars?.palette.primary.main}`,
          outlineOffset: 3,
          borderRadius: 4,
        },
      }),
    },
  },
  MuiFormControl: {
    styleOverrides: {
      root: {
        // A name that stands in its field ends before the button at its end.
        '&:has(.MuiInputBase-adornedEnd) > .MuiInputLabel-root:not(.MuiInputLabel-shrink)': {
          maxWidth: 'calc(100% - 4.5rem)',
        },
        '&:has(.MuiNativeSelect-select) > .MuiInputLabel-root:not(.MuiInputLabel-shrink)': {
          maxWidth: 'calc(100% - 3rem)',
        },
        // On the line around the field, however large letters are.
        '& > .MuiInputLabel-outlined.MuiInputLabel-shrink': {
          transform: 'translate(14px, -0.5625rem) scale(0.75)',
        },
      },
    },
  },
  MuiNativeSelect: {
    // As much as its arrow takes.
    styleOverrides: { select: { '&&&': { paddingRight: '2rem' } } },
  },
  // Longer texts scroll within their field: the buttons of a form, and what is wrong, stay in sight.
  MuiInputBase: { defaultProps: { maxRows: 12 } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        backgroundColor: theme.vars?.palette.background.paper,
        '&.Mui-readOnly, &:has([readonly]:not([aria-hidden]))': {
          backgroundColor: theme.vars?.palette.surface.sunken,
        },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 2, fontSize: sizes.small } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET,
        textTransform: 'none',
        borderRadius: radii.control,
        // What MUI gives those that are not chosen is too pale to read.
        color: 'var(--mui-palette-text-secondary)',
      },
    },
  },
};
