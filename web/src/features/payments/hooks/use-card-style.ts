import { useTheme } from '@mui/material/styles';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo } from 'react';
import { useShownPalette } from './use-shown-palette.ts';

/** How the card field looks inside its frame. */
export function useCardStyle(): StripeCardElementOptions {
  const { typography } = useTheme();
  const palette = useShownPalette();
  return useMemo(
    () => ({
      hidePostalCode: true,
      // Cards alone are taken: no button that leads elsewhere.
      disableLink: true,
      style: {
        base: {
          color: palette.text.primary,
          iconColor: palette.text.secondary,
          fontFamily: String(typography.fontFamily),
          fontSize: '16px',
          '::placeholder': { color: palette.text.secondary },
        },
        invalid: { color: palette.error.main, iconColor: palette.error.main },
      },
    }),
    [typography, palette],
  );
}
